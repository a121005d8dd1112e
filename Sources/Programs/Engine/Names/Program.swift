package import SourceText

/// The source files of one program, and what they declare.
///
/// Programs is code as values: it parses the programs in which apps declare colors, and runs them. It
/// knows no tokens, no policies and no contrast, and opens no file.
package final class Program {
  /// What the files hold, in their order.
  package let trees: [SyntaxTree]
  /// How many of the first of them are asked for their colors; the others only say what names mean.
  private let ownCount: Int
  /// The files that are asked for their colors.
  package var ownTrees: ArraySlice<SyntaxTree> { trees.prefix(ownCount) }
  private lazy var beside = Set(trees.dropFirst(ownCount).map(ObjectIdentifier.init))
  private var needed: Set<ObjectIdentifier> = []
  /// The other files whose declarations were needed so far.
  package var neededFiles: [SourceFile] {
    trees.dropFirst(ownCount).filter { needed.contains(ObjectIdentifier($0)) }.map(\.file)
  }
  /// What is declared outside of types.
  let global = TypeDeclaration(name: "", node: nil, flavour: .structure, outer: nil)
  /// What is declared outside of types, as the members of a type without a name.
  package var outermost: TypeDeclaration { global }
  /// The types that are declared, in the order of the files.
  package internal(set) var types: [TypeDeclaration] = []
  /// The types by what declares them.
  var typesByNode: [SyntaxNode: TypeDeclaration] = [:]
  /// Everything that is declared.
  package internal(set) var members: [Member] = []
  /// Types of the language and of frameworks that the program extends, by name.
  var foreign: [String: TypeDeclaration] = [:]
  var extensions: [(node: SyntaxNode, type: SyntaxNode, place: MemberPlace)] = []
  private(set) var writes = Writes()
  /// The functions that are operators, by name.
  private(set) var operators: [String: [Member]] = [:]
  /// What holds the types that functions declare, by the first of a block.
  var localTypes: [SyntaxNode: TypeDeclaration] = [:]
  var conformances: [TypeDeclaration: Set<TypeDeclaration>] = [:]
  /// Whether a declaration is compiled in what runs just now; nil where nothing runs.
  var isActive: ((Member) -> Bool)?
  var superclasses: [TypeDeclaration: TypeDeclaration?] = [:]
  private lazy var typesByPath = Dictionary(
    types.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  /// The members that aren't types, by their paths.
  private(set) lazy var membersByPath = Dictionary(
    grouping: members.filter { $0.kind != .type }, by: \.path)
  /// The types that conform to each protocol, in the order of the files.
  private lazy var conformers = types.reduce(into: [TypeDeclaration: [TypeDeclaration]]()) {
    guard $1.flavour != .protocolType else { return }
    for parent in protocols(of: $1) { $0[parent, default: []].append($1) }
  }
  /// Everything that is declared, by its name with the package before it.
  private(set) lazy var fullNames = Dictionary(
    grouping: members, by: { ($0.node.tree.package + [$0.path]).joined(separator: ".") })

  /// The steps that were taken for all answers so far, and how many there may be. Those of code that ran
  /// before and is known do not count.
  var work = 0
  private let workLimit: Int
  /// Those of them that came to nothing, since the code that took them has no end in sight.
  var waste = 0
  var isExhausted: Bool { work >= workLimit || waste >= Program.wasteLimit }
  private static let wasteLimit = 400_000
  /// The steps that all declarations of a program together may take, whoever asks: some, and more for
  /// each byte, since little code that takes long is made to do so.
  private static let (leastWork, workOfByte) = (2_000_000, 2)

  /// The language of the files.
  let language: any ProgramLanguage

  /// Parses files of one language and notes what they declare.
  convenience init(_ files: [SourceFile], in language: any ProgramLanguage) {
    self.init(files.map { language.parse($0) }, in: language)
  }

  /// Notes what parsed files declare.
  ///
  /// - Parameter beside: the files that only say what names mean.
  init(
    _ trees: [SyntaxTree], beside: [SyntaxTree] = [], in language: any ProgramLanguage,
    workLimit: Int? = nil
  ) {
    ownCount = trees.count
    let trees = trees + beside
    self.language = language
    self.workLimit =
      workLimit
      ?? Self.leastWork + Self.workOfByte * trees.reduce(0) { $0 + $1.file.bytes.count }
    self.trees = trees
    for tree in trees { MemberCollector(program: self).collect(tree.root, in: MemberPlace()) }
    resolveExtensions()
    (conformances, superclasses) = ([:], [:])
    operators = Dictionary(
      grouping: members.filter { member in
        member.kind == .function && member.name.first.map { !$0.isLetter && $0 != "_" } ?? false
      }, by: \.name)
    writes = Writes(in: self)
  }

  private func resolveExtensions() {
    // An extension may declare the type that another one extends.
    var rest = extensions
    extensions = []
    while !rest.isEmpty {
      for (node, named, place) in rest {
        let names = Program.names(
          of: named.kind == .optionalType ? named.child(.type) ?? named : named)
        let type = declaredType(names, from: node.tree) ?? foreignType(names.last ?? "")
        type.inherited += node.children(.inherited)
        let isPrivate = language.traits(of: node, .type, in: place).isPrivate
        let inner = MemberPlace(
          owner: type, requirements: node.children(.requirement), branches: place.branches,
          isPrivate: isPrivate, statics: place.statics, isAddition: true)
        if let body = node.child(.body) { MemberCollector(program: self).collect(body, in: inner) }
      }
      rest = extensions
      extensions = []
    }
  }

  /// Whether code stands in a file that is asked for its colors.
  package func isOwn(_ node: SyntaxNode) -> Bool { !beside.contains(ObjectIdentifier(node.tree)) }

  /// Notes that a declaration was needed.
  func note(_ node: SyntaxNode?) {
    guard ownCount < trees.count, let node, !isOwn(node) else { return }
    needed.insert(ObjectIdentifier(node.tree))
  }

  func foreignType(_ name: String) -> TypeDeclaration {
    if let known = foreign[name] { return known }
    let type = TypeDeclaration(name: name, node: nil, flavour: .extensionOfType, outer: nil)
    foreign[name] = type
    return type
  }

  /// The words of a type that is written with points.
  static func names(of type: SyntaxNode) -> [String] {
    var names: [String] = []
    var node: SyntaxNode? = type
    while let current = node, current.kind == .typeName || current.kind == .name {
      names.append(current.kind == .name ? current.name : current.declaredName)
      node = current.child(.base)
    }
    return names.reversed()
  }

  /// The type of a path from the outermost names; nil if nobody or more than one declares it.
  func declaredType(_ names: [String], from tree: SyntaxTree) -> TypeDeclaration? {
    var owner = global
    for name in names {
      let all =
        owner === global ? language.globals(name, from: tree, in: self) : owner.members[name]
      let found = (all ?? []).filter {
        $0.kind == .type && $0.isVisible(from: tree)
      }
      let own = found.filter { $0.isPrivate }
      guard let type = (own.isEmpty ? found : own).last?.type,
        max(found.count, 1) == 1 || own.count == 1
      else { return nil }
      owner = type
    }
    return names.isEmpty ? nil : owner
  }

  /// The type with a path such as `Outer.Inner`.
  package func type(_ path: String) -> TypeDeclaration? {
    typesByPath[path]
  }

  /// The types that conform to a protocol, in the order of the files.
  package func conformers(of type: TypeDeclaration) -> [TypeDeclaration] {
    conformers[type] ?? []
  }
}
