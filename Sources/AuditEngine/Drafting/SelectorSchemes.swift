/// Whether a condition is a selector of CSS, and whether that names a scheme: `.dark .card`,
/// `[data-theme="light"] .card`.
enum SelectorSchemes {
  private static let schemes = ["light", "dark"]
  private static let ends = ["", "-theme", "-mode", "-scheme"]

  /// Whether a condition is a selector.
  static func isSelector(_ condition: String) -> Bool {
    condition.first.map { ".:[#*".contains($0) } ?? false
  }

  /// Whether a condition is about some elements or states of them: a selector that perhaps begins with the
  /// name of an element, a scope, a namespace, and what the body inherits.
  static func isOfElements(_ condition: String) -> Bool {
    let rest = condition.drop { $0.isLetter }
    return isSelector(condition)
      || ["@scope", "@namespace", "a value that the body inherits"].contains(
        where: condition.hasPrefix)
      || rest.startIndex > condition.startIndex
        && (rest.first.map { ".:#[>".contains($0) } ?? false)
  }

  /// Whether a condition is a selector with a class or an attribute that chooses a scheme, outside of
  /// `:not()`.
  static func areNamed(in condition: String) -> Bool {
    guard isSelector(condition) else { return false }
    var names: [(name: Substring, isExcluded: Bool)] = []
    var (depth, excludedFrom) = (0, Int?.none)
    var rest = condition[...]
    while let first = rest.first {
      if rest.hasPrefix(":not(") {
        depth += 1
        excludedFrom = excludedFrom ?? depth
        rest = rest.dropFirst(5)
        continue
      }
      rest = rest.dropFirst()
      switch first {
      case "(": depth += 1
      case ")":
        if excludedFrom == depth { excludedFrom = nil }
        depth -= 1
      case ".", "=":
        let isQuoted = first == "=" && rest.first.map { "\"'".contains($0) } ?? false
        if isQuoted { rest = rest.dropFirst() }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        names.append((name, excludedFrom != nil))
        rest = rest.dropFirst(name.count)
      default: break
      }
    }
    return names.contains { name, isExcluded in
      !isExcluded && schemes.contains { scheme in ends.contains { name == scheme + $0 } }
    }
  }
}
