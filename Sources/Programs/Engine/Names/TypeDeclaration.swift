/// A type with everything that the program declares in it and in its extensions.
package final class TypeDeclaration: Hashable {
  /// The name with the types around it.
  package let path: String
  /// The name without the types around it.
  package let name: String
  /// The declaration; nil for a type of the language or a framework, which has only extensions.
  package let node: SyntaxNode?
  /// What declares it.
  package let flavour: TypeFlavour
  /// The type around it.
  package let outer: TypeDeclaration?
  /// For a case with members of its own the enumeration.
  var base: TypeDeclaration?
  /// By their names, in the order of the files.
  package internal(set) var members: [String: [Member]] = [:]
  /// In the order of the files.
  package internal(set) var ordered: [Member] = []
  /// What it and its extensions inherit from, as it is written.
  package internal(set) var inherited: [SyntaxNode] = []

  init(name: String, node: SyntaxNode?, flavour: TypeFlavour, outer: TypeDeclaration?) {
    (self.name, self.node, self.flavour, self.outer) = (name, node, flavour, outer)
    path = (outer.map { $0.path + "." } ?? "") + name
  }

  func add(_ member: Member) {
    members[member.name, default: []].append(member)
    ordered.append(member)
    if member.kind == .enumerationCase { cases.append(member) }
    knownStored = nil
  }

  /// The names of its generic parameters.
  private(set) lazy var generics: [String] = node?.children(.generic).map(\.declaredName) ?? []

  /// The cases of an enumeration.
  package private(set) var cases: [Member] = []

  /// The properties that its instances store.
  package var stored: [Member] {
    if let knownStored { return knownStored }
    let stored = ordered.filter { $0.kind == .stored && !$0.isStatic && !$0.isRequirement }
    knownStored = stored
    return stored
  }
  private var knownStored: [Member]?

  var isProtocol: Bool { flavour == .protocolType }
  var isReference: Bool { flavour == .classType || flavour == .actor || flavour == .object }

  /// The same only if they are one declaration.
  package static func == (left: TypeDeclaration, right: TypeDeclaration) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
