import Programs

/// A file of a program in Swift, with what stands around its places.
final class SwiftFile {
  let tree: SyntaxTree
  /// The types and extensions by their places.
  let types: TypePlaces
  /// The names that its blocks declare.
  private(set) lazy var locals = SwiftLocals(tree, types)
  private let program: Program
  private var owners: [SyntaxNode: TypeDeclaration?] = [:]

  init(_ tree: SyntaxTree, of program: Program) {
    self.tree = tree
    self.program = program
    types = TypePlaces(tree)
  }

  /// The type whose members stand around a place; nil outside of all.
  func owner(around node: SyntaxNode) -> TypeDeclaration? {
    guard let declaration = types.declaration(around: node) else { return nil }
    if let known = owners[declaration] { return known }
    let owner = program.type(declaredBy: declaration)
    owners[declaration] = .some(owner)
    return owner
  }
}
