import ColorMath
package import DesignTokens
package import SourceText

/// Reads the themes of SimpleX Chat: what the app exports, YAML with a `base`, `colors` and a `wallpaper`,
/// one theme or a list under `themes`; and the overrides of a user or a chat, YAML or JSON with `light` and
/// `dark`. [SimpleX Chat, theme engine, sections 4 and 9]
///
/// A theme becomes a layer that applies where the axis `theme` has its base, LIGHT, DARK, SIMPLEX or
/// BLACK; `dark` has the last three. Colors are `#AARRGGBB`, and keep the names of the app's palette; what a
/// file leaves out falls through to the layers below. What a wallpaper stands for, `SimpleXWallpaper` says.
package struct SimpleXReader: TokenReader {
  /// The names of colors in theme files, and in the app's palette.
  static let names: [(key: String, token: String)] = [
    ("accent", "primary"), ("accentVariant", "primaryVariant"), ("secondary", "secondary"),
    ("secondaryVariant", "secondaryVariant"), ("background", "background"), ("menus", "surface"),
    ("title", "title"), ("accentVariant2", "primaryVariant2"), ("sentMessage", "sentMessage"),
    ("sentReply", "sentQuote"), ("receivedMessage", "receivedMessage"),
    ("receivedReply", "receivedQuote"),
  ]
  static let bases = ["LIGHT", "DARK", "SIMPLEX", "BLACK"]
  private static let themeKeys = ["base", "colors", "wallpaper", "themeId"]
  private static let overrideKeys = ["mode", "colors", "wallpaper"]
  private static let modes: [(name: String, bases: [String])] = [
    ("light", ["LIGHT"]), ("dark", ["DARK", "SIMPLEX", "BLACK"]),
  ]

  /// A reader.
  package init() {}

  /// Whether a JSON text holds the overrides of a user or a chat, or a theme.
  static func reads(_ document: JSONDocument) -> Bool {
    let root = document.root
    if let base = root["base"]?.string { return bases.contains(base) }
    return modes.contains { mode, _ in
      modes.contains { root[mode]?["mode"]?.string == $0.name }
    }
  }

  /// Adds a layer for each theme.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard let file = source.file(diagnostics: &diagnostics),
      let root = YAMLDocument.parse(file, diagnostics: &diagnostics)
    else { return }
    let notation = source.hexNotation ?? .alphaFirst
    let layers = SimpleXLayers(name: FileName.stem(of: file.path), notation: notation)
    if root["base"] == nil, Self.modes.contains(where: { root[$0.name] != nil }) {
      layers.expectKeys(root, among: Self.modes.map(\.name), of: "overrides", &diagnostics)
      for (mode, bases) in Self.modes {
        guard let override = layers.mapping(root, mode, &diagnostics) else { continue }
        layers.expectKeys(override, among: Self.overrideKeys, of: mode, &diagnostics)
        expectMode(override, &diagnostics)
        layers.add(override, on: bases, isOverride: true, to: &builder, &diagnostics)
      }
      return
    }
    let themes = root["themes"].map(\.elements) ?? [root]
    if root["themes"] != nil {
      layers.expectKeys(root, among: ["themes"], of: "a list of themes", &diagnostics)
    }
    if themes.isEmpty {
      diagnostics.error("the file contains no theme; expected 'base' and 'colors'", at: root.span)
    }
    var seen: Set<String> = []
    for theme in themes {
      guard let base = readBase(theme, layers, &diagnostics) else { continue }
      if !seen.insert(base).inserted {
        diagnostics.error(
          "the file contains two themes on the base \(base); expected one", at: theme.span)
      }
      layers.add(theme, on: [base], isOverride: false, to: &builder, &diagnostics)
    }
  }

  private func expectMode(_ override: YAMLValue, _ diagnostics: inout DiagnosticList) {
    let modes = Self.modes.map(\.name)
    guard let value = override["mode"], !modes.contains(value.text ?? "") else { return }
    diagnostics.error(
      "mode is \(value.text.map { "'\($0)'" } ?? value.phrase); expected \(modes.joined(separator: " or "))",
      at: value.span)
  }

  private func readBase(
    _ theme: YAMLValue, _ layers: SimpleXLayers, _ diagnostics: inout DiagnosticList
  ) -> String? {
    guard case .mapping = theme.content else {
      diagnostics.error("a theme is \(theme.phrase); expected a mapping", at: theme.span)
      return nil
    }
    layers.expectKeys(theme, among: Self.themeKeys, of: "a theme", &diagnostics)
    guard let value = theme["base"], let base = value.text else {
      diagnostics.error(
        "the theme names no base; expected one of \(Self.bases.joined(separator: ", "))",
        at: (theme["base"] ?? theme).span)
      return nil
    }
    guard Self.bases.contains(base) else {
      diagnostics.error(
        "there is no base '\(base)'" + NearestName.hint(for: base, among: Self.bases),
        at: value.span)
      return nil
    }
    return base
  }
}

extension TokenFormat {
  /// Themes of SimpleX Chat.
  package static let simplex = TokenFormat(
    "simplex", "SimpleX Chat .theme files, and its users' and chats' overrides",
    hexNotation: .alphaFirst, takes: .files([".theme", ".yaml", ".yml", ".json"]),
    toldBy: [".theme"], orKeys: SimpleXReader.reads, reader: SimpleXReader())
}
