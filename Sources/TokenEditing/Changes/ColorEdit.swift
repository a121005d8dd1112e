public import DesignTokens

/// The result of changes: new contents of files, and the tokens read from them.
public struct ColorEdit: Sendable {
  /// The files that change, by path.
  public let files: [EditedFile]
  /// All tokens as read from the new contents, for another audit.
  public let catalog: TokenCatalog
}
