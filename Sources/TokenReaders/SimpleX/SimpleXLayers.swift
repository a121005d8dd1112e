import ColorMath
import DesignTokens
import SourceText

/// The layers of a SimpleX Chat theme.
///
/// One wallpaper is visible at a time, that of the most specific theme with one. With a preset, the
/// app uses the bubbles of the preset; under a chat with another wallpaper it ignores a user's
/// bubbles. Both are layers that apply only with their wallpaper.
struct SimpleXLayers {
  /// The name of the layer of a preset's colors.
  private static let presetPlace = "preset"
  private static let slot = "wallpaper"
  private static let bubbles: Set<String> = [
    "sentMessage", "sentQuote", "receivedMessage", "receivedQuote",
  ]

  /// The name of the file.
  let name: String
  let notation: HexNotation

  /// Adds the layers of a theme.
  ///
  /// - Parameters:
  ///   - isOverride: whether it is a user's or a chat's.
  func add(
    _ theme: YAMLValue, on bases: [String], isOverride: Bool,
    to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    var own: [TokenDeclaration] = []
    var bubbles: [TokenDeclaration] = []
    if let colors = mapping(theme, "colors", &diagnostics) {
      expectKeys(colors, among: SimpleXReader.names.map(\.key), of: "colors", &diagnostics)
      for (key, token) in SimpleXReader.names {
        guard let value = colors[key], !value.isNothing,
          let color = SimpleXColor.read(value, key, notation, &diagnostics)
        else { continue }
        let declaration = TokenDeclaration(
          token: builder.id(for: token), type: .color,
          value: TokenValue(.color(ColorLiteral(color)), at: value.span))
        if isOverride && Self.bubbles.contains(token) {
          bubbles.append(declaration)
        } else {
          own.append(declaration)
        }
      }
    }
    let wallpaper = mapping(theme, "wallpaper", &diagnostics).flatMap { value in
      expectKeys(value, among: SimpleXWallpaper.keys, of: "a wallpaper", &diagnostics)
      return SimpleXWallpaper(value, notation, &diagnostics)
    }
    own += wallpaper?.declarations(&builder) ?? []
    let preset = wallpaper.map { presetColors(of: $0, &builder) } ?? []
    _ = builder.axis(named: "theme", contexts: SimpleXReader.bases)
    for base in bases {
      let conditions = [builder.condition(axis: "theme", context: base)]
      func add(
        _ declarations: [TokenDeclaration], named name: String, at place: String? = nil,
        choosing choice: String? = nil
      ) {
        var contents = LayerContents()
        contents.declarations = declarations
        builder.addLayer(
          named: name, conditions: conditions, contents: contents, at: place,
          choosing: choice.map { (Self.slot, $0) })
      }
      if let wallpaper {
        // Also where it is not a preset, so that no other one counts.
        add(
          preset, named: wallpaper.choice, at: Self.presetPlace, choosing: wallpaper.choice)
      }
      add(own, named: name)
      if !bubbles.isEmpty { add(bubbles, named: name, choosing: wallpaper?.choice) }
    }
  }

  /// The colors of a preset, by the tokens that define them; unreadable if there are none.
  private func presetColors(
    of wallpaper: SimpleXWallpaper, _ builder: inout TokenCatalogBuilder
  ) -> [TokenDeclaration] {
    guard case .preset(let preset) = wallpaper.kind else { return [] }
    func fact(_ token: String) -> String { "presets.\(preset).\(token)" }
    let known = SimpleXReader.names.map(\.token).filter {
      builder.firstDeclaration(of: fact($0)) != nil && $0 != "background"
    }
    var declarations: [TokenDeclaration] = []
    for token in known.isEmpty ? Self.bubbles.sorted() : known {
      let content: TokenValue.Content =
        known.isEmpty
        ? .unreadable(
          "'\(token)' belongs to the preset '\(preset)', but no source before this one defines it; "
            + "expected a token '\(fact(token))'")
        : .reference(TokenReference(target: builder.id(for: fact(token))))
      declarations.append(
        TokenDeclaration(
          token: builder.id(for: token), type: .color,
          value: TokenValue(content, at: wallpaper.span)))
    }
    return declarations
  }

  // MARK: Keys

  /// The mapping under a key; nil if there is nothing.
  func mapping(
    _ theme: YAMLValue, _ key: String, _ diagnostics: inout DiagnosticList
  ) -> YAMLValue? {
    guard let value = theme[key], !value.isNothing else { return nil }
    switch value.content {
    case .mapping: return value
    // An app that has nothing to say leaves the key out; a file that is cut off here does not.
    case .null, .scalar, .sequence:
      diagnostics.error("\(key) is \(value.phrase); expected a mapping", at: value.span)
      return nil
    }
  }

  func expectKeys(
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

extension YAMLValue {
  /// Whether it says outright that there is nothing: JSON's null. In a block a missing value is another matter:
  /// `title: #fff` has none, since YAML takes the color for a comment.
  var isNothing: Bool { text == "null" }

  /// Whether there is no value, said outright or not.
  var isMissing: Bool {
    if case .null = content { return true }
    return isNothing
  }
}
