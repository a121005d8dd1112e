import SourceText
import SystemLoading
import TokenReaders

/// Loads files of a revision, only from one folder and below. Their paths begin with the revision,
/// as git writes it: `main:design/app.tokens.json`.
struct RevisionLoader: SourceLoader {
  /// The revision as the user wrote it.
  let revision: String
  private let repository: GitRepository
  private let entries: [String: GitRepository.Entry]
  private let root: String

  /// Files may be loaded from below `root`, a path from the root of the repository.
  init(
    _ revision: String, commit: String, in repository: GitRepository, root: String
  ) throws(FileError) {
    self.revision = revision
    self.repository = repository
    self.root = root
    entries = try repository.entries(of: commit)
  }

  /// A file by its path from the root of the repository.
  func source(_ path: String) throws(SourceLoadError) -> SourceFile {
    guard let entry = entries[path] else {
      throw SourceLoadError("there is no file '\(path)' in '\(revision)'")
    }
    guard entry.isFile else {
      throw SourceLoadError(
        "'\(path)' is a link or a special file in '\(revision)', and is not followed; put the file itself there"
      )
    }
    do throws(FileError) {
      return SourceFile(path: "\(revision):\(path)", bytes: try repository.contents(of: entry))
    } catch {
      throw SourceLoadError(error.message)
    }
  }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    try source(resolve(reference, from: base))
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    let folder = try resolve(reference, from: base)
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    guard entries[folder] == nil else { return nil }
    let inside = entries.keys.filter { $0.hasPrefix(prefix) }.sorted()
    guard !inside.isEmpty else { return nil }
    for path in inside where entries[path]?.isFile == false {
      throw SourceLoadError(
        "'\(path)' is a link or a special file, and is not followed; put the file itself there")
    }
    let written = reference.hasSuffix("/") ? String(reference.dropLast()) : reference
    return inside.map { FilePath.join(written, String($0.dropFirst(prefix.count))) }
  }

  /// The path of a reference from the root of the repository.
  private func resolve(
    _ reference: String, from base: SourceFile?
  ) throws(SourceLoadError) -> String {
    guard !reference.contains("://") else {
      throw SourceLoadError(
        "'\(reference)' is not a local file, and nothing is downloaded; name a local copy")
    }
    guard !reference.isEmpty, !reference.hasPrefix("/"), !reference.contains("\0") else {
      throw SourceLoadError(
        "'\(reference)' is not a relative path; expected one from this file's folder")
    }
    let basePath = base.map { String($0.path.dropFirst(revision.count + 1)) } ?? ""
    let whole = FilePath.join(FilePath.folder(of: basePath), reference)
    var names: [Substring] = []
    for name in whole.split(separator: "/") where name != "." {
      guard name == ".." else {
        names.append(name)
        continue
      }
      guard names.popLast() != nil else {
        throw SourceLoadError("'\(reference)' lies outside the repository; expected a path in it")
      }
    }
    let path = names.joined(separator: "/")
    guard root.isEmpty || FilePath.isInside(path, root) else {
      throw SourceLoadError(
        "'\(path)' lies outside the root folder; expected a file in it, or a wider root")
    }
    return path
  }
}
