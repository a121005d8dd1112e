/// The tokens that the end of their name tells: `{colors.gray.50}` is `theme.tokens.colors.gray.50.value`.
package struct NamedTokens {
  /// The names by each wanted end.
  private var bySuffix: [String: [String]] = [:]

  /// What stands behind the name of a token that has more than a value.
  private static let ends = [".value", ".DEFAULT", "._"]

  /// Looks the wanted ends up among names. O(n) for names of few parts.
  package init(_ names: [String], wanted: Set<String>) {
    for name in names {
      var path = name[...]
      for end in Self.ends where path.hasSuffix(end) { path = path.dropLast(end.count) }
      if wanted.contains(String(path)) { bySuffix[String(path), default: []].append(name) }
      for index in path.indices where path[index] == "." {
        let suffix = String(path[path.index(after: index)...])
        if wanted.contains(suffix) { bySuffix[suffix, default: []].append(name) }
      }
    }
  }

  /// The name that a path means where another token names it; nil if there is none, or several and
  /// none stands nearest.
  package func target(of path: String, from name: String) -> String? {
    let others = (bySuffix[path] ?? []).filter { $0 != name }
    guard others.count > 1 else { return others.first }
    // The more groups they share, the nearer they stand.
    let parts = name.split(separator: ".")
    let shared = others.map { other in
      zip(parts, other.split(separator: ".")).prefix { $0 == $1 }.count
    }
    let most = shared.max() ?? 0
    let nearest = zip(others, shared).filter { $0.1 == most }
    return most > 0 && nearest.count == 1 ? nearest[0].0 : nil
  }

  /// Whether no name ends with a path.
  package func isUnknown(_ path: String) -> Bool { bySuffix[path] == nil }
}
