/// A value of its own for a token in a context: until it changes, the one that it has there already.
package struct ValueSplit: Sendable, Hashable {
  /// The token.
  package let token: String
  /// The context.
  package let context: String
  /// The declaration that is repeated, by its index in the catalog of the sources as they are.
  package let declaration: Int
  /// The layers that get it, by index, the winning one last. There are several where a style sheet
  /// chooses the context in several ways, and then all need it.
  package let layers: [Int]

  /// Describes a declaration to put in.
  package init(token: String, context: String, declaration: Int, layers: [Int]) {
    self.token = token
    self.context = context
    self.declaration = declaration
    self.layers = layers
  }
}
