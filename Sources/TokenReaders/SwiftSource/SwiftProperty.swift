import SourceText

/// A property of a program, or a function that returns a color.
struct SwiftProperty {
  let declaration: SwiftPropertyDeclaration
  /// The document that holds it.
  let document: Int
  /// The scope that it belongs to.
  let scope: Int
  /// The parameters of a function; nil for a property.
  var parameters: [SwiftParameter]? = nil
}
