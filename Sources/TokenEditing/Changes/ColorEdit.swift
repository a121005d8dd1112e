package import DesignTokens

/// The result of changes: new contents of files, and the tokens read from them.
package struct ColorEdit: Sendable {
  /// The files that change, by path.
  package let files: [EditedFile]
  /// All tokens as read from the new contents, for another audit.
  package let catalog: TokenCatalog
}
