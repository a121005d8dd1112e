import ColorMath
public import DesignTokens
public import SourceText

/// Reads theme files that SimpleX Chat exports: YAML with a `base`, `colors` and a `wallpaper`, one
/// theme or a list under `themes`. [SimpleX Chat, theme engine, section 9]
///
/// A theme becomes a layer that applies where the axis `theme` has its base, LIGHT, DARK, SIMPLEX or
/// BLACK. Colors are `#AARRGGBB` or `#RRGGBB`, and keep the names of the app's palette; what a file
/// leaves out falls through to the layers below. A wallpaper gives the token `wallpaper`: its
/// background color, or, for an image and for a preset whose color the file does not hold, anything.
public struct SimpleXReader: TokenReader {
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
  private static let wallpaperKeys = [
    "preset", "image", "imageFile", "scale", "scaleType", "background", "tint",
  ]

  /// A reader.
  public init() {}

  /// Adds a layer for each theme.
  public func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard case .file(let file) = source.content,
      let root = YAMLDocument.parse(file, diagnostics: &diagnostics)
    else { return }
    let themes = root["themes"].map(\.elements) ?? [root]
    if root["themes"] != nil {
      expectKeys(root, among: ["themes"], of: "a list of themes", &diagnostics)
    }
    if themes.isEmpty {
      diagnostics.error("the file holds no theme; expected 'base' and 'colors'", at: root.span)
    }
    var bases: Set<String> = []
    for theme in themes {
      guard let base = readBase(theme, &diagnostics) else { continue }
      if !bases.insert(base).inserted {
        diagnostics.error(
          "the file holds two themes on the base \(base); expected one", at: theme.span)
      }
      let contents = readTheme(
        theme, source.hexNotation ?? .alphaFirst, &builder, &diagnostics)
      _ = builder.axis(named: "theme", contexts: Self.bases)
      builder.addLayer(
        named: FileName.stem(of: file.path),
        conditions: [builder.condition(axis: "theme", context: base)],
        contents: contents)
    }
  }

  private func readBase(_ theme: YAMLValue, _ diagnostics: inout DiagnosticList) -> String? {
    guard case .mapping = theme.content else {
      diagnostics.error("a theme is \(theme.phrase); expected a mapping", at: theme.span)
      return nil
    }
    expectKeys(theme, among: Self.themeKeys, of: "a theme", &diagnostics)
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

  private func readTheme(
    _ theme: YAMLValue, _ notation: HexNotation, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> LayerContents {
    var contents = LayerContents()
    func add(_ name: String, _ content: TokenValue.Content, at span: SourceSpan) {
      contents.declarations.append(
        TokenDeclaration(
          token: builder.id(for: name), type: .color, value: TokenValue(content, at: span)))
    }
    if let colors = mapping(theme, "colors", &diagnostics) {
      expectKeys(colors, among: Self.names.map(\.key), of: "colors", &diagnostics)
      for (key, token) in Self.names {
        guard let value = colors[key] else { continue }
        guard let color = color(value, key, notation, &diagnostics) else { continue }
        add(token, .color(ColorLiteral(color)), at: value.span)
      }
    }
    guard let wallpaper = mapping(theme, "wallpaper", &diagnostics) else { return contents }
    expectKeys(wallpaper, among: Self.wallpaperKeys, of: "a wallpaper", &diagnostics)
    if let tint = wallpaper["tint"], let color = color(tint, "tint", notation, &diagnostics) {
      add("wallpaperTint", .color(ColorLiteral(color)), at: tint.span)
    }
    let isImage = wallpaper["image"] != nil || wallpaper["imageFile"] != nil
    if let background = wallpaper["background"], !isImage {
      if let color = color(background, "background", notation, &diagnostics) {
        add("wallpaper", .color(ColorLiteral(color)), at: background.span)
      }
    } else if isImage || wallpaper["preset"] != nil {
      add("wallpaper", .anything, at: wallpaper.span)
    }
    return contents
  }

  /// The mapping under a key; nil where there is nothing.
  private func mapping(
    _ theme: YAMLValue, _ key: String, _ diagnostics: inout DiagnosticList
  ) -> YAMLValue? {
    guard let value = theme[key] else { return nil }
    switch value.content {
    case .mapping: return value
    // An app that has nothing to say leaves the key out; a file that is cut off here does not.
    case .null, .scalar, .sequence:
      diagnostics.error("\(key) is \(value.phrase); expected a mapping", at: value.span)
      return nil
    }
  }

  private func color(
    _ value: YAMLValue, _ key: String, _ notation: HexNotation,
    _ diagnostics: inout DiagnosticList
  ) -> SRGBColor? {
    guard let text = value.text else {
      diagnostics.error("\(key) is \(value.phrase); expected a color", at: value.span)
      return nil
    }
    do throws(ColorParseError) {
      return try SRGBColor(hex: text, notation: notation)
    } catch {
      diagnostics.error("\(error)", at: value.span)
      return nil
    }
  }

  private func expectKeys(
    _ value: YAMLValue, among known: [String], of what: String,
    _ diagnostics: inout DiagnosticList
  ) {
    for member in value.members where !known.contains(member.key) {
      diagnostics.error(
        "\(what) has no key '\(member.key)'" + NearestName.hint(for: member.key, among: known),
        at: member.keySpan)
    }
  }
}
