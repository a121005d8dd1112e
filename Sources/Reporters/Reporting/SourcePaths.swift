package import SourceText

/// Where the files of a report are, for formats whose readers need paths relative to a certain
/// folder.
///
/// Paths are handled as text: links are not followed, since version control knows a link by its
/// name.
package struct SourcePaths: Sendable {
  /// The place of a file.
  package enum Place: Sendable, Hashable {
    /// In the repository, by the path from its root, with forward slashes.
    case inRepository(String)
    /// Elsewhere, by the absolute path.
    case outside(String)
    /// Not on this disk but within the tool: the built-in catalog.
    case embedded(String)
  }

  private let workingDirectory: [Substring]
  private let root: [Substring]

  /// Resolves relative paths against a working directory and returns them from the root of the
  /// repository; both are absolute.
  package init(workingDirectory: String = "/", root: String = "/") {
    self.workingDirectory = SourcePaths.names(along: workingDirectory)
    self.root = SourcePaths.names(along: root)
  }

  /// The place of a file.
  package func place(of file: SourceFile) -> Place {
    if file.isEmbedded { return .embedded(file.path) }
    let names = names(of: file)
    guard names.starts(with: root), names.count > root.count else {
      return .outside("/" + names.joined(separator: "/"))
    }
    return .inRepository(names.dropFirst(root.count).joined(separator: "/"))
  }

  /// The absolute path of a file; nil if it is not on this disk.
  package func absolutePath(of file: SourceFile) -> String? {
    file.isEmbedded ? nil : "/" + names(of: file).joined(separator: "/")
  }

  private func names(of file: SourceFile) -> [Substring] {
    let names = SourcePaths.names(along: file.path)
    return file.path.hasPrefix("/")
      ? names : SourcePaths.resolving(workingDirectory + file.path.split(separator: "/"))
  }

  private static func names(along path: String) -> [Substring] {
    resolving(path.split(separator: "/"))
  }

  /// Without `.` and `..`; a path above the top stays at the top.
  private static func resolving(_ names: [Substring]) -> [Substring] {
    names.reduce(into: []) { result, name in
      switch name {
      case ".": break
      case "..": _ = result.popLast()
      default: result.append(name)
      }
    }
  }
}
