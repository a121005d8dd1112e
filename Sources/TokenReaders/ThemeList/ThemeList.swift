import SourceText

/// The themes in a JSON file as apps ship them: `[{"name": "Nord", "light": {…}, "dark": {…}}]`,
/// `{"themes": [{"name": "Nord", "type": "dark", "colors": {…}}]}`, `{"themes": {"nord": {…}}}`, or
/// `{"light": {…}, "dark": {…}}` alone.
struct ThemeList {
  /// Some of the colors of a theme.
  struct Part {
    /// Nil for all themes, and for the only one.
    var theme: String?
    /// Nil for all schemes.
    var scheme: String?
    let colors: JSONValue
    /// The keys that hold no colors of this part.
    let omitted: Set<String>
  }

  /// What is in common first, then each theme, in document order.
  let parts: [Part]
  /// The names of the themes, in document order.
  let themes: [String]
  /// The themes without a color.
  let empty: [String]

  /// Whether some part is for one scheme only.
  var hasSchemes: Bool { parts.contains { $0.scheme != nil } }

  private static let listKeys = ["themes", "palettes", "colorSchemes", "skins", "schemes"]
  /// How many names two themes have in common at least: lists of labels or flags have colors too.
  private static let sharedLimit = 2
  /// How many themes are read at most.
  private static let limit = 1000

  /// Nil for anything else: a file is a list of themes if each has a name and they give colors to the
  /// same names, or if light and dark do.
  init?(_ root: JSONValue) {
    var common: [Part] = []
    var found: [Theme]
    switch root.kind {
    case .array:
      guard let themes = Self.themes(in: root) else { return nil }
      found = themes
    case .object:
      if let key = Self.listKeys.first(where: { [.array, .object].contains(root[$0]?.kind) }),
        let list = root[key]
      {
        guard let themes = Self.themes(in: list) else { return nil }
        found = themes
        let notes = Theme.notes.filter { root[$0]?.kind != .object }
        common = [Part(colors: root, omitted: notes.union([key]))]
      } else {
        found = [Theme(root, called: nil)].compactMap(\.self)
        guard found.first?.hasBothSchemes == true else { return nil }
        found[0].name = nil
      }
    default: return nil
    }
    let colored = found.filter { !$0.names.isEmpty }
    guard let first = colored.first, !root.holdsTokens else { return nil }
    if colored.count == 1 {
      guard first.hasBothSchemes, first.sharedNames.count >= Self.sharedLimit else { return nil }
    } else {
      guard colored.allSatisfy({ $0.name != nil }), Theme.areDistinct(colored),
        colored.allSatisfy({ $0.names.intersection(first.names).count >= Self.sharedLimit })
      else { return nil }
    }
    empty = found.filter(\.names.isEmpty).compactMap(\.name)
    let isAboutScheme = Set(colored.map { $0.name?.lowercased() }) == ["light", "dark"]
    let hasSeveral = Set(colored.map(\.name)).count > 1
    var themes: [String] = []
    parts =
      common.filter { !$0.colors.colorNames(omitting: $0.omitted).isEmpty }
      + colored.flatMap { theme in
        theme.parts.map { part in
          var part = part
          if isAboutScheme {
            part.scheme = part.scheme ?? theme.name?.lowercased()
          } else {
            part.theme = hasSeveral ? theme.name : nil
            // A kind tells two themes of one name apart, and else says what the one theme is for.
            let isTwin = colored.count { $0.name == theme.name } > 1
            part.scheme = part.scheme ?? (isTwin ? theme.kind : nil)
          }
          return part
        }
      }
    for name in parts.compactMap(\.theme) where !themes.contains(name) { themes.append(name) }
    self.themes = themes
  }

  /// The themes in an array or in the members of an object; nil if something else is among them.
  private static func themes(in list: JSONValue) -> [Theme]? {
    let all =
      list.kind == .array
      ? list.elements.map { Theme($0, called: nil) }
      : list.members.map { Theme($0.value, called: $0.key) }
    let themes = all.compactMap(\.self)
    return themes.count == all.count && all.count <= limit ? themes : nil
  }
}

extension JSONValue {
  /// Whether there is a token of Design Tokens in it.
  fileprivate var holdsTokens: Bool {
    self["$value"] != nil || members.contains { $0.value.holdsTokens }
      || elements.contains(where: \.holdsTokens)
  }

  /// The paths of the colors in it.
  func colorNames(omitting omitted: Set<String> = []) -> Set<String> {
    switch kind {
    case .object:
      members.reduce(into: []) { names, member in
        guard !omitted.contains(member.key) else { return }
        for name in member.value.colorNames() { names.insert("\(member.key).\(name)") }
      }
    case .array:
      elements.enumerated().reduce(into: []) { names, element in
        for name in element.element.colorNames() { names.insert("\(element.offset).\(name)") }
      }
    default: holdsColor ? [""] : []
    }
  }
}
