package import DesignTokens
package import SourceText

/// Reads lists of themes in JSON, whose colors stand as plain texts. The themes are the contexts of an
/// axis `theme`, light and dark of an axis `scheme`.
package struct ThemeListReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds a layer for each theme, and for each scheme that it has colors of its own in.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard source.file(diagnostics: &diagnostics) != nil,
      let root = source.jsonDocument(diagnostics: &diagnostics)?.root
    else { return }
    guard let list = ThemeList(root) else {
      diagnostics.error(
        "this is no list of themes; expected some that each have a name, and give colors to the same "
          + "names", at: root.span)
      return
    }
    for name in list.empty {
      diagnostics.warning("the theme '\(name)' has no colors, and is passed over", at: root.span)
    }
    if list.themes.count > 1 { _ = builder.axis(named: "theme", contexts: list.themes) }
    if list.hasSchemes { _ = builder.axis(named: "scheme", contexts: ["light", "dark"]) }
    var others: [(name: String, span: SourceSpan)] = []
    for group in Self.groups(of: list.parts) {
      guard let first = group.first else { continue }
      var colors = PlainColors(notation: source.hexNotation ?? .alphaLast, dropsHyphens: true)
      for part in group {
        colors.read(part.colors, named: "", omitting: part.omitted, &builder, &diagnostics)
      }
      others += colors.others
      var conditions: [TokenLayer.Condition] = []
      if let theme = first.theme {
        conditions.append(builder.condition(axis: "theme", context: theme))
      }
      if let scheme = first.scheme {
        conditions.append(builder.condition(axis: "scheme", context: scheme))
      }
      let name = [first.theme.map { "theme \($0)" }, first.scheme].compactMap(\.self)
      builder.addLayer(
        named: name.isEmpty ? "all themes" : name.joined(separator: ", "), conditions: conditions,
        contents: colors.contents(in: builder, &diagnostics))
    }
    if let message = PlainColors.others(others) {
      diagnostics.append(Diagnostic(.note, message, at: others.first?.span))
    }
  }

  /// The parts of each theme in each scheme together, so that two values for one name are seen; those
  /// for all schemes before those for one, which override them.
  private static func groups(of parts: [ThemeList.Part]) -> [[ThemeList.Part]] {
    var keys: [[String?]] = []
    for part in parts where !keys.contains([part.theme, part.scheme]) {
      keys.append([part.theme, part.scheme])
    }
    let sorted = keys.filter { $0[1] == nil } + keys.filter { $0[1] != nil }
    return sorted.map { key in parts.filter { [$0.theme, $0.scheme] == key } }
  }
}

extension TokenFormat {
  /// Lists of themes.
  package static let themeList = TokenFormat(
    "theme-list",
    "lists of themes in JSON: names, and colors as texts for each, or for light and dark",
    takes: .files([".json", ".jsonc", ".json5"]), orKeys: { ThemeList($0.root) != nil },
    reader: ThemeListReader())
}
