import AuditEngine
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

    /// The path alone.
    var path: String {
      switch self {
      case .inRepository(let path), .outside(let path), .embedded(let path): path
      }
    }
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
    place(of: file.path, isEmbedded: file.isEmbedded)
  }

  /// The place of a file by its path.
  package func place(of path: String, isEmbedded: Bool) -> Place {
    if isEmbedded { return .embedded(path) }
    let names = names(of: path)
    guard names.starts(with: root), names.count > root.count else {
      return .outside("/" + names.joined(separator: "/"))
    }
    return .inRepository(names.dropFirst(root.count).joined(separator: "/"))
  }

  /// Where a policy lies, for telling it from others: its folder if the file has the usual name, else
  /// its path; nil at the top, and for one that is not on this disk.
  package func policyPlace(of file: SourceFile) -> String? {
    switch place(of: file) {
    // An absolute path would be another one on each machine.
    case .outside: policyPlace(.outside(file.path))
    case let place: policyPlace(place)
    }
  }

  /// The same of a place.
  func policyPlace(_ place: Place) -> String? {
    if case .embedded = place { return nil }
    let path = Policy.plainPath(place.path)
    guard path == Policy.fileName || path.hasSuffix("/" + Policy.fileName) else { return path }
    let folder = path.dropLast(Policy.fileName.count + 1)
    return folder.isEmpty ? nil : String(folder)
  }

  /// The path of a file as reports name it: from the root of the repository where it lies there.
  package func path(of file: SourceFile) -> String {
    switch place(of: file) {
    case .inRepository(let path), .embedded(let path): path
    // As it was named: an absolute path would be another one on each machine.
    case .outside: file.path
    }
  }

  /// The same of the file of a place.
  func path(of span: SourceSpan) -> String { path(of: span.file) }

  /// The absolute path of a file; nil if it is not on this disk.
  package func absolutePath(of file: SourceFile) -> String? {
    file.isEmbedded ? nil : "/" + names(of: file.path).joined(separator: "/")
  }

  private func names(of path: String) -> [Substring] {
    let names = SourcePaths.names(along: path)
    return path.hasPrefix("/")
      ? names : SourcePaths.resolving(workingDirectory + path.split(separator: "/"))
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
