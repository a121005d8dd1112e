public import SourceText

/// What a source puts into a layer.
public struct LayerContents: Sendable {
  /// The tokens.
  public var declarations: [TokenDeclaration] = []
  /// The groups that inherit from others.
  public var extensions: [GroupExtension] = []
  /// The types that groups give to their tokens, by the group's full name; empty for the root.
  public var groupTypes: [ExactText: TokenType] = [:]

  /// Nothing yet.
  public init() {}
}
