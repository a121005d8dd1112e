import SourceText
import TokenReaders

/// Loads files from disk that policies and token files refer to, and only from below one folder.
struct DiskLoader: SourceLoader {
  private let files: FileSystem
  /// The folder as it was named.
  private let root: String
  private let canonicalRoot: String?

  /// Files may be loaded from below `root`, links resolved; those the user names from anywhere.
  init(files: FileSystem, root: String) {
    self.files = files
    self.root = root
    canonicalRoot = files.canonical(root.isEmpty ? "." : root)
  }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    guard let base else { return try read(reference) }
    guard !reference.contains("://") else {
      throw SourceLoadError("'\(reference)' is not a file here, and nothing is ever fetched")
    }
    guard !reference.isEmpty, !reference.hasPrefix("/"), !reference.contains("\0") else {
      throw SourceLoadError("'\(reference)' is not a relative path")
    }
    let path = FilePath.join(FilePath.folder(of: base.path), reference)
    guard let canonical = files.canonical(path) else {
      throw SourceLoadError("there is no file '\(path)'")
    }
    guard let canonicalRoot, FilePath.isInside(canonical, canonicalRoot) else {
      throw SourceLoadError("'\(path)' lies outside the policy's folder")
    }
    guard files.kind(of: path) == .file else {
      throw SourceLoadError("'\(path)' is not a regular file")
    }
    return try read(path)
  }

  private func read(_ path: String) throws(SourceLoadError) -> SourceFile {
    do throws(FileError) {
      return try files.source(path)
    } catch {
      throw SourceLoadError(error.message)
    }
  }
}
