/// Something that a type or a file declares.
package final class Member: Hashable {
  /// What is declared.
  package enum Kind {
    case stored, computed, function, initializer, enumerationCase, subscripted, alias, type, other
  }

  /// The name, without its backticks.
  package let name: String
  /// What it is.
  package let kind: Kind
  /// The whole declaration, with its modifiers.
  package let node: SyntaxNode
  /// For a property the part with this name.
  package let binding: SyntaxNode?
  /// The type that it is declared in, its extensions included; nil for a file.
  package let owner: TypeDeclaration?
  /// Whether it belongs to the type and not to its instances.
  package let isStatic: Bool
  /// Whether it is set once.
  package let isConstant: Bool
  let isPrivate: Bool
  let isSetPrivately: Bool
  let isMutating: Bool
  /// What the extension around it demands.
  let requirements: [SyntaxNode]
  /// The branches of `#if` that it stands in.
  package let branches: [[SyntaxNode]]
  /// Whether it is demanded by a protocol, and not given.
  package let isRequirement: Bool
  /// Whether an extension declares it.
  package let isAddition: Bool
  /// The type that it declares, if it does.
  package internal(set) var type: TypeDeclaration?

  init(
    name: String, kind: Kind, node: SyntaxNode, binding: SyntaxNode? = nil, in place: MemberPlace,
    isConstant: Bool = false, traits: MemberTraits? = nil
  ) {
    (self.name, self.kind, self.node, self.binding) = (name, kind, node, binding)
    requirements = place.requirements
    branches = place.branches
    let traits = traits ?? node.tree.language?.traits(of: node, kind, in: place) ?? MemberTraits()
    owner = traits.isStatic ? place.statics ?? place.owner : place.owner
    (isStatic, isPrivate, isMutating) = (traits.isStatic, traits.isPrivate, traits.isMutating)
    isSetPrivately = traits.isSetPrivately
    self.isConstant = isConstant
    isRequirement = traits.isRequirement
    isAddition = place.isAddition
  }

  /// The name with the types around it.
  package var path: String { (owner.map { $0.path + "." } ?? "") + name }

  /// Whether it has a value, or gives one when it is called.
  package var isValue: Bool { [.stored, .computed, .function].contains(kind) }

  /// The parameters of a function, initializer or case.
  package private(set) lazy var parameters = node.child(.parameter)?.children(.item) ?? []

  /// Whether code of a file may name it.
  func isVisible(from tree: SyntaxTree) -> Bool { !isPrivate || node.tree === tree }

  /// The same only if they are one declaration.
  package static func == (left: Member, right: Member) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
