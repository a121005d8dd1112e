/// A constant, a variable or a computed property.
///
/// Shared: a file of megabytes has hundreds of thousands, and the program lists them again.
package final class SwiftPropertyDeclaration: Sendable {
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
  /// Where its value comes from.
  package let source: Source
  /// Whether it belongs to the type and not to an instance.
  package let isStatic: Bool
  /// Whether it is a `let`.
  package let isConstant: Bool
  /// Whether it takes the place of one that is inherited.
  package let isOverride: Bool
  private let start: UInt32
  private let end: UInt32
  private let details: Details?

  /// What most constants do not have.
  private final class Details: Sendable {
    let attributes: [String]
    let type: SwiftTypeName?
    let branches: [SwiftBranch]
    let documentation: String?
    let deprecation: String?

    init(
      _ attributes: [String], _ type: SwiftTypeName?, _ branches: [SwiftBranch],
      _ documentation: String?, _ deprecation: String?
    ) {
      self.attributes = attributes
      self.type = type
      self.branches = branches
      self.documentation = documentation
      self.deprecation = deprecation
    }
  }

  init(
    name: String, nameRange: Range<Int>, isStatic: Bool, isConstant: Bool = false,
    isOverride: Bool = false, attributes: [String] = [], type: SwiftTypeName?, source: Source,
    branches: [SwiftBranch], documentation: String? = nil, deprecation: String? = nil
  ) {
    self.name = name
    self.source = source
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isOverride = isOverride
    (start, end) = (UInt32(nameRange.lowerBound), UInt32(nameRange.upperBound))
    let isPlain =
      attributes.isEmpty && type == nil && branches.isEmpty && documentation == nil
      && deprecation == nil
    details = isPlain ? nil : Details(attributes, type, branches, documentation, deprecation)
  }

  /// A function as what its body computes.
  package convenience init(_ function: SwiftFunctionDeclaration, computedBy body: SwiftCode) {
    self.init(
      name: function.name, nameRange: function.nameRange, isStatic: function.isStatic,
      type: function.result, source: .computed(body), branches: function.branches)
  }

  /// Where the name stands: byte offsets in the file.
  package var nameRange: Range<Int> { Int(start)..<Int(end) }
  /// The names of its attributes, `Published` and `available` among them.
  package var attributes: [String] { details?.attributes ?? [] }
  /// The declared type; nil if there is none.
  package var type: SwiftTypeName? { details?.type }
  /// The branches of `#if` that it stands in, outermost first.
  package var branches: [SwiftBranch] { details?.branches ?? [] }
  /// The text of the documentation comment before it; nil if there is none.
  package var documentation: String? { details?.documentation }
  /// Whether `@available` says that it is deprecated, with the message where there is one.
  package var deprecation: String? { details?.deprecation }
}
