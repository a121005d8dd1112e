import SourceText

/// A property of a program.
struct SwiftProperty {
  let declaration: SwiftPropertyDeclaration
  /// The document that holds it.
  let document: Int
  /// The scope that it belongs to.
  let scope: Int
}
