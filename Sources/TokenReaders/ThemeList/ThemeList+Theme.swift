import SourceText

extension ThemeList {
  /// One theme of a list.
  struct Theme {
    /// What it is called, by the first key that says so.
    var name: String?
    /// Light or dark, if it says that it is only one of them.
    let kind: String?
    /// Its colors, those in common first.
    let parts: [Part]
    /// The names that it gives colors to, in any scheme.
    let names: Set<String>

    private static let nameKeys = [
      "name", "title", "label", "displayName", "id", "slug", "key", "themeName",
    ]
    private static let kindKeys = [
      "type", "mode", "appearance", "variant", "scheme", "colorScheme", "kind", "base",
    ]
    private static let darkKeys = ["dark", "isDark", "is_dark"]
    /// The keys that say something of a theme and hold none of its colors.
    static let notes = Set(
      nameKeys + kindKeys + darkKeys + ["description", "author", "version", "license", "$schema"])
    /// The keys in which a theme keeps its colors.
    private static let containers: Set<String> = [
      "color", "colors", "palette", "style", "styles", "theme", "tokens", "variables", "vars",
      "cssvars", "values", "modes", "schemes", "colorscheme", "colorschemes",
    ]
    private static let schemes: Set<String> = ["light", "dark"]

    /// Nil for anything but an object.
    init?(_ value: JSONValue, called key: String?) {
      guard value.kind == .object else { return nil }
      name =
        key
        ?? Self.nameKeys.lazy.compactMap { value[$0]?.string }.first { !$0.isEmpty }
      let word = Self.kindKeys.lazy.compactMap { value[$0]?.string?.lowercased() }
        .first(where: Self.schemes.contains)
      let flag = Self.darkKeys.lazy.compactMap { value[$0]?.boolean }.first
      kind = word ?? flag.map { $0 ? "dark" : "light" }
      parts = Self.parts(
        of: value, omitting: Self.notes.filter { value[$0]?.kind != .object }, levels: 4)
      names = parts.reduce(into: []) { $0.formUnion($1.colors.colorNames(omitting: $1.omitted)) }
    }

    private static func parts(
      of value: JSONValue, omitting notes: Set<String>, levels: Int
    ) -> [Part] {
      let objects = value.members.filter { $0.value.kind == .object && !notes.contains($0.key) }
      let bySchemes = objects.filter { schemes.contains($0.key.lowercased()) }
      let hasBoth = Set(bySchemes.map { $0.key.lowercased() }).count == 2
      let inner = hasBoth ? bySchemes : objects.filter { containers.contains($0.key.lowercased()) }
      let own = Part(colors: value, omitted: notes.union(inner.map(\.key)))
      guard levels > 0, !inner.isEmpty else { return [own] }
      return [own]
        + inner.flatMap { member in
          parts(of: member.value, omitting: [], levels: levels - 1).map { part in
            var part = part
            if hasBoth { part.scheme = part.scheme ?? member.key.lowercased() }
            return part
          }
        }
    }

    /// Whether it has colors for light and for dark.
    var hasBothSchemes: Bool { Set(parts.compactMap(\.scheme)).count == 2 }

    /// The names that it gives colors to in both schemes.
    var sharedNames: Set<String> {
      func names(in scheme: String) -> Set<String> {
        parts.filter { $0.scheme == scheme }
          .reduce(into: []) { $0.formUnion($1.colors.colorNames(omitting: $1.omitted)) }
      }
      return names(in: "light").intersection(names(in: "dark"))
    }

    /// Whether no two themes have one name, unless one is light and the other dark.
    static func areDistinct(_ themes: [Theme]) -> Bool {
      var seen: Set<[String]> = []
      var kinds: [String: Set<String?>] = [:]
      for theme in themes {
        guard seen.insert([theme.name ?? "", theme.kind ?? ""]).inserted else { return false }
        kinds[theme.name ?? "", default: []].insert(theme.kind)
      }
      return kinds.values.allSatisfy { $0.count == 1 || !$0.contains(nil) }
    }
  }
}
