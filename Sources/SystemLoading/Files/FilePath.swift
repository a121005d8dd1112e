/// Paths as text, with forward slashes.
package enum FilePath {
  /// A path below a folder, without `./` before it; an absolute path stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    if path.hasPrefix("./"), path != "./" { return join(folder, String(path.dropFirst(2))) }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// A relative path without dots; nil if it leads out of the folder that it starts from.
  package static func normal(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      guard name == ".." else {
        names.append(name)
        continue
      }
      guard names.popLast() != nil else { return nil }
    }
    return names.joined(separator: "/")
  }

  /// Everything before the last slash; empty if there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Everything after the last slash.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The names along a path, the root counting as one.
  package static func components(of path: String) -> [String] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map(String.init)
  }

  /// The folders that a path is in, the innermost first; without the folder that a relative path starts from.
  package static func folders(above path: String) -> some Sequence<String> {
    sequence(first: folder(of: path)) { $0 == "/" ? nil : folder(of: $0) }.prefix { !$0.isEmpty }
  }

  /// Paths without those that lie in others of them; `.` holds all. O(n log n)
  package static func outermost(_ paths: some Sequence<String>) -> [String] {
    let all = Set(paths)
    if all.contains(".") { return ["."] }
    return all.sorted().filter { path in !folders(above: path).contains(where: all.contains) }
  }

  /// Whether a path lies in a folder; both absolute and without links.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
