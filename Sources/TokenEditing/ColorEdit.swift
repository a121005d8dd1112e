public import DesignTokens

/// What changes come to: new contents of files, and the tokens that are read from them.
public struct ColorEdit: Sendable {
  /// The files that change, by path.
  public let files: [EditedFile]
  /// All tokens as the readers read them from the new contents, to be audited again.
  public let catalog: TokenCatalog
}
