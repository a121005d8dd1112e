import AuditEngine
import SourceText
import TokenReaders

/// Loads files that are in memory, by their paths.
struct MemoryLoader: SourceLoader {
  let files: [String: String]

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    let path = path(of: reference, from: base)
    let name = "'\(path)'"
    guard let text = files[path] else { throw SourceLoadError("there is no file \(name)") }
    guard text.utf8.count <= SourceFile.largestSize else {
      throw SourceLoadError("\(name) is larger than \(SourceFile.largestSize) bytes")
    }
    return SourceFile(path: path, text: text)
  }

  func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    let folder = path(of: reference, from: base) + "/"
    let names = files.keys.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count) }
    return names.isEmpty ? nil : names.map { "\(reference)/\($0)" }.sorted()
  }

  /// The path of a reference, which starts from the folder of the file with the reference.
  private func path(of reference: String, from base: SourceFile?) -> String {
    let folder = base.map { Policy.root(of: $0.path).split(separator: "/") } ?? []
    let names = folder + reference.split(separator: "/")
    return names.reduce(into: [Substring]()) { names, name in
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }.joined(separator: "/")
  }
}
