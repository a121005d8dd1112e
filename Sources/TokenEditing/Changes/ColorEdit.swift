package import DesignTokens

/// The result of changes: new contents of files, and the tokens read from them.
package struct ColorEdit: Sendable {
  /// The files that change, by path.
  package let files: [EditedFile]
  /// All tokens as read from the new contents, for another audit.
  package let catalog: TokenCatalog

  init(files: [EditedFile], catalog: TokenCatalog) {
    self.files = files
    self.catalog = catalog
  }

  /// These changes and then those of their result as one; nil if they cannot be told apart.
  package func followed(by later: ColorEdit) -> ColorEdit? {
    var files = Dictionary(self.files.map { ($0.path, $0) }) { first, _ in first }
    for file in later.files {
      guard let home = files[file.path] else {
        files[file.path] = file
        continue
      }
      guard let both = home.followed(by: file.edits), both.bytes == file.bytes else { return nil }
      files[file.path] = both
    }
    return ColorEdit(files: files.values.sorted { $0.path < $1.path }, catalog: later.catalog)
  }
}
