import SourceText

/// A function or an initializer of a program.
struct SwiftFunction {
  let declaration: SwiftFunctionDeclaration
  /// The document that holds it.
  let document: Int
  /// The scope that it belongs to.
  let scope: Int
  /// The property that stands for it, where it gives a color.
  var property: Int? = nil
}
