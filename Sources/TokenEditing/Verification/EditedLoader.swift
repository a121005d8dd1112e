import SourceText
import TokenReaders

/// Loads files as they are after the changes.
struct EditedLoader: SourceLoader {
  let files: ReadFiles
  /// The new contents by canonical path.
  let contents: [String: EditedFile]

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    let file = try files.load(reference, from: base)
    guard let edited = contents[files.key(of: file)] else { return file }
    guard file.bytes == edited.original.bytes else {
      throw SourceLoadError("'\(file.path)' changed while it was read")
    }
    return SourceFile(path: file.path, bytes: edited.bytes)
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    try files.files(in: reference, from: base)
  }
}
