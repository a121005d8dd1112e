import Programs

/// The files of a program in Swift.
final class SwiftFiles {
  let program: Program
  private let files: [ObjectIdentifier: SwiftFile]

  init(_ program: Program) {
    self.program = program
    files = Dictionary(
      program.trees.map { (ObjectIdentifier($0), SwiftFile($0, of: program)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The file that a piece of code stands in.
  func file(of node: SyntaxNode) -> SwiftFile {
    files[ObjectIdentifier(node.tree)] ?? SwiftFile(node.tree, of: program)
  }
}
