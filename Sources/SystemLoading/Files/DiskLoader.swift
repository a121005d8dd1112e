import AuditEngine
package import SourceText
package import TokenReaders

/// Loads the files that policies and token files refer to, only from one folder and below.
package struct DiskLoader: SourceLoader {
  private let files: FileSystem
  private let canonicalRoot: String?

  /// Files may be loaded from below `root`, links resolved; those the user names from anywhere.
  package init(files: FileSystem, root: String) {
    self.files = files
    canonicalRoot = files.canonical(root.isEmpty ? "." : root)
  }

  package func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError)
    -> SourceFile
  {
    let path = try resolve(reference, from: base)
    guard base == nil || files.kind(of: path) == .file else {
      throw SourceLoadError("'\(path)' is not a regular file; expected a file or a folder")
    }
    do throws(FileError) {
      return try files.source(path, as: .source, base == nil ? .named : .below(canonicalRoot))
    } catch {
      throw SourceLoadError(error.message)
    }
  }

  package func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    let path = try resolve(reference, from: base)
    guard files.kind(of: path) == .folder else { return nil }
    var found: [String] = []
    var rest = [
      (path: reference.hasSuffix("/") ? String(reference.dropLast()) : reference, isLinked: false)
    ]
    while let (folder, isLinked) = rest.popLast() {
      guard found.count + rest.count <= DiskLoader.fileLimit else {
        throw SourceLoadError(
          "'\(path)' contains more than \(DiskLoader.fileLimit) files; name the folder of the tokens in it"
        )
      }
      for name in try names(in: absolute(folder, from: base)) {
        let entry = FilePath.join(folder, name)
        // A link may lead anywhere, even in a circle.
        switch files.kind(of: absolute(entry, from: base), followingLinks: false) {
        case .folder
        where ofCode
          && ToolFolder.isOne(name) {
            files.kind(of: absolute("\(entry)/\($0)", from: base)) != nil
          }:
          break
        case .folder:
          guard entry.utf8.count(where: { $0 == UInt8(ascii: "/") }) < DiskLoader.depthLimit else {
            throw SourceLoadError(
              "'\(path)' has folders that nest more than \(DiskLoader.depthLimit) levels deep; expected fewer"
            )
          }
          rest.append((entry, isLinked))
        case .file: found.append(entry)
        case .other where !isLinked && isSecondName(absolute(entry, from: base), in: path):
          rest.append((entry, true))
        // A program that a link leads to is no code of the app.
        case .other
        where ofCode && !CodeFiles.isCode(name)
          && files.kind(of: absolute(entry, from: base)) == .file:
          break
        case .other, nil:
          throw SourceLoadError(
            "'\(entry)' is a link or a special file, and is not followed; put the file itself there"
          )
        }
      }
    }
    return found.sorted()
  }

  /// Whether a link is another name of a folder that the walk of `folder` reads too, such as
  /// `values-iw` of `values-he`: of none outside, and of none around the link.
  private func isSecondName(_ link: String, in folder: String) -> Bool {
    guard files.kind(of: link) == .folder, let target = files.canonical(link),
      let around = files.canonical(FilePath.folder(of: link)),
      let walked = files.canonical(folder)
    else { return false }
    return FilePath.isInside(target, walked) && !FilePath.isInside(around, target)
  }

  private func names(in folder: String) throws(SourceLoadError) -> [String] {
    do throws(FileError) {
      return try files.names(in: folder)
    } catch {
      throw SourceLoadError(error.message)
    }
  }

  /// The maximum number of files in a folder.
  private static let fileLimit = 100_000
  /// How deep folders may nest: each look at a file walks all of them.
  private static let depthLimit = 128

  private func absolute(_ reference: String, from base: SourceFile?) -> String {
    guard let base else { return reference }
    return FilePath.join(Policy.root(of: base.path), reference)
  }

  /// The path of a file that need not be there yet, which must be below the root as others.
  package func place(
    of reference: String, from base: SourceFile
  ) throws(SourceLoadError) -> String {
    try resolve(reference, from: base) { files.target(of: $0) }
  }

  /// The path of a reference, which must be below the root after resolving links; paths of the user
  /// may be anywhere.
  private func resolve(
    _ reference: String, from base: SourceFile?
  ) throws(SourceLoadError) -> String {
    try resolve(reference, from: base) { files.canonical($0) }
  }

  private func resolve(
    _ reference: String, from base: SourceFile?, by target: (String) -> String?
  ) throws(SourceLoadError) -> String {
    guard base != nil else { return reference }
    guard !reference.contains("://") else {
      throw SourceLoadError(
        "'\(reference)' is not a local file, and nothing is downloaded; name a local copy")
    }
    guard !reference.isEmpty, !reference.hasPrefix("/"), !reference.contains("\0") else {
      throw SourceLoadError(
        "'\(reference)' is not a relative path; expected one from this file's folder")
    }
    let path = absolute(reference, from: base)
    guard let canonical = target(path) else {
      throw SourceLoadError("there is no file '\(path)'")
    }
    guard let canonicalRoot, FilePath.isInside(canonical, canonicalRoot) else {
      throw SourceLoadError(
        "'\(path)' lies outside the root folder; expected a file in it, or a wider root")
    }
    return path
  }
}
