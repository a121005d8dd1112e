import SystemLoading

/// Short names for groups of sources, by what is in their paths and not in those of the main one:
/// `Widgets` for `App/Widgets/Assets.xcassets`, `amber` for `css/amber.css`.
struct GroupNames {
  private let main: Set<String>
  private var known: Set<String> = []

  /// - Parameter main: the paths of the main sources.
  init(main: [String]) {
    self.main = Set(main.flatMap { Self.words(of: $0) }.map { $0.lowercased() })
  }

  /// A name that no other group has.
  mutating func next(for paths: [String]) -> String {
    let words = Self.words(of: paths.count == 1 ? paths[0] : Self.folder(of: paths))
    let telling = words.filter { !Self.common.contains($0.lowercased()) }
    let own = telling.filter { !main.contains($0.lowercased()) }
    // The innermost folder says most.
    let candidates = [own, telling, words].first { !$0.isEmpty }?.reversed() ?? []
    var name = candidates.first ?? "other"
    for word in candidates.dropFirst() where known.contains(name.lowercased()) {
      name = "\(word)-\(name)"
    }
    var number = 2
    let stem = name
    while !known.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }

  /// The folder that paths have in common; the first path if there is none.
  private static func folder(of paths: [String]) -> String {
    let parts = paths.map { FilePath.components(of: $0) }
    let shared = parts[0].indices.prefix { index in
      parts.allSatisfy { $0.count > index && $0[index] == parts[0][index] }
    }
    return shared.isEmpty ? paths[0] : parts[0][..<shared.count].joined(separator: "/")
  }

  /// The parts of a path that may stand in a file's name, without endings.
  private static func words(of path: String) -> [String] {
    FilePath.components(of: path).compactMap { part in
      let stem = part.lastIndex(of: ".").map { part[..<$0] } ?? part[...]
      let name = stem.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
      return name.allSatisfy { "._-".contains($0) } ? nil : String(name)
    }
  }

  /// What tells nothing of a source.
  private static let common: Set<String> = [
    "app", "assets", "color", "colors", "colour", "colours", "com", "css", "foundation", "index",
    "java", "kotlin", "lib", "libs", "main", "org", "package", "packages", "palette", "res",
    "resources", "source", "sources", "src", "style", "styles", "theme", "themes", "tokens", "ui",
  ]
}
