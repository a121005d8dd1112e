import AuditEngine
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
    guard let entry = entries[path] ?? entries[throughLink(path)] else {
      throw SourceLoadError("there is no file '\(path)' in '\(revision)'")
    }
    guard entry.isFile else {
      throw SourceLoadError(
        "'\(path)' is a link or a special file in '\(revision)', and is not followed; put the file itself there"
      )
    }
    do throws(FileError) {
      let name = "\(revision):\(path)"
      return SourceFile(path: name, bytes: try repository.contents(of: entry, named: name))
    } catch {
      throw SourceLoadError(error.message)
    }
  }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    try source(resolve(reference, from: base))
  }

  func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    let folder = try resolve(reference, from: base)
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    guard entries[folder] == nil else { return nil }
    var inside = entries.keys.filter { $0.hasPrefix(prefix) }.sorted()
    if ofCode { inside = withoutTools(inside, below: prefix) }
    guard !inside.isEmpty else { return nil }
    var found: [String] = []
    for path in inside {
      guard entries[path]?.isFile == false else {
        found.append(path)
        continue
      }
      guard let target = target(of: path), target.hasPrefix(prefix) else {
        throw SourceLoadError(
          "'\(path)' is a link or a special file, and is not followed; put the file itself there")
      }
      let linked = inside.filter { $0.hasPrefix(target + "/") }
      if let link = linked.first(where: { entries[$0]?.isFile == false }) {
        throw SourceLoadError(
          "'\(link)' is a link or a special file, and is not followed; put the file itself there")
      }
      found += linked.map { path + $0.dropFirst(target.count) }
    }
    let written = reference.hasSuffix("/") ? String(reference.dropLast()) : reference
    return found.sorted().map { FilePath.join(written, String($0.dropFirst(prefix.count))) }
  }

  /// Paths without those in folders of packages and builds below a folder.
  private func withoutTools(_ paths: [String], below prefix: String) -> [String] {
    let folders = paths.reduce(into: Set<String>()) { $0.formUnion(FilePath.folders(above: $1)) }
    let ofTools = folders.filter { folder in
      folder.hasPrefix(prefix)
        && ToolFolder.isOne(FilePath.name(of: folder)) { name in
          entries["\(folder)/\(name)"] != nil || folders.contains("\(folder)/\(name)")
        }
    }
    return paths.filter { !FilePath.folders(above: $0).contains(where: ofTools.contains) }
  }

  // MARK: Links

  /// The folder that a link is another name of, as on disk: of none around the link.
  private func target(of link: String) -> String? {
    guard let entry = entries[link], !entry.isFile,
      let bytes = try? repository.contents(of: entry, named: link),
      let target = FilePath.normal(
        FilePath.join(FilePath.folder(of: link), String(decoding: bytes, as: UTF8.self))),
      !target.isEmpty, !FilePath.isInside(FilePath.folder(of: link), target),
      entries.keys.contains(where: { $0.hasPrefix(target + "/") })
    else { return nil }
    return target
  }

  /// The path of what a path through a link leads to; the same path without one.
  private func throughLink(_ path: String) -> String {
    var folder = FilePath.folder(of: path)
    while !folder.isEmpty {
      if let target = target(of: folder) { return target + path.dropFirst(folder.count) }
      folder = FilePath.folder(of: folder)
    }
    return path
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
    let whole = FilePath.join(Policy.root(of: basePath), reference)
    guard let path = FilePath.normal(whole) else {
      throw SourceLoadError("'\(reference)' lies outside the repository; expected a path in it")
    }
    guard root.isEmpty || FilePath.isInside(path, root) else {
      throw SourceLoadError(
        "'\(path)' lies outside the root folder; expected a file in it, or a wider root")
    }
    return path
  }
}
