/// A constant, a variable or a computed property.
package struct SwiftPropertyDeclaration: Sendable {
  /// Where its value comes from.
  package enum Source: Sendable {
    /// It is stored and given its value by whoever makes an instance.
    case elsewhere
    /// `{ get }` in a protocol: others give the value.
    case requirement
    /// It is stored with a first value.
    case initial(SwiftExpression)
    /// It is computed.
    case computed(SwiftCode)
  }

  /// The name.
  package let name: String
  /// Where the name stands: byte offsets in the file.
  package let nameRange: Range<Int>
  /// Whether it belongs to the type and not to an instance.
  package let isStatic: Bool
  /// Whether it is a `let`.
  package let isConstant: Bool
  /// Whether it takes the place of one that is inherited.
  package let isOverride: Bool
  /// The names of its attributes, `Published` and `available` among them.
  package let attributes: [String]
  /// The declared type; nil if there is none.
  package let type: SwiftTypeName?
  /// Where its value comes from.
  package let source: Source
  /// The branches of `#if` that it stands in, outermost first.
  package let branches: [SwiftBranch]
  /// The text of the documentation comment before it; nil if there is none.
  package let documentation: String?
  /// Whether `@available` says that it is deprecated, with the message where there is one.
  package let deprecation: String?
}

extension SwiftPropertyDeclaration {
  /// A function as what its body computes.
  package init(_ function: SwiftFunctionDeclaration, computedBy body: SwiftCode) {
    name = function.name
    nameRange = function.nameRange
    isStatic = function.isStatic
    isConstant = false
    isOverride = false
    attributes = []
    type = function.result
    source = .computed(body)
    branches = function.branches
    documentation = nil
    deprecation = nil
  }
}
