package import SourceText

/// What a source puts into a layer.
package struct LayerContents: Sendable {
  /// The tokens.
  package var declarations: [TokenDeclaration] = []
  /// The groups that inherit from others.
  package var extensions: [GroupExtension] = []
  /// The types that groups give to their tokens, by the group's full name; empty for the root.
  package var groupTypes: [ExactText: TokenType] = [:]

  /// Nothing yet.
  package init() {}
}
