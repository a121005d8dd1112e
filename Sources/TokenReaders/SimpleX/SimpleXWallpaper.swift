import ColorMath
import DesignTokens
import SourceText

/// A wallpaper of SimpleX Chat: what the app draws beneath the bubbles.
///
/// A preset is its background color with a pattern in its tint; values missing in a theme come from
/// the tokens `presets.NAME.background` and `presets.NAME.tint`. A picture has its tint over it. An
/// empty wallpaper is none, and the app's background shows. [SimpleX Chat, ChatWallpaper.swift,
/// ChatWallpaper.kt]
struct SimpleXWallpaper {
  /// The kinds of wallpaper.
  enum Kind {
    case preset(String)
    /// Scaled, with the tint over it.
    case picture
    /// Repeated: the app paints its shape in the tint, as an unknown pattern.
    case tiles
    case none
  }

  static let keys = ["preset", "image", "imageFile", "scale", "scaleType", "background", "tint"]
  private static let presets = ["cats", "flowers", "hearts", "kids", "school", "travel"]

  let kind: Kind
  let span: SourceSpan
  private let background: TokenValue?
  private let tint: TokenValue?

  /// Nil if it names a preset that does not exist.
  init?(_ value: YAMLValue, _ notation: HexNotation, _ diagnostics: inout DiagnosticList) {
    func color(_ key: String, _ diagnostics: inout DiagnosticList) -> TokenValue? {
      guard let found = value[key], !found.isNothing,
        let color = SimpleXColor.read(found, key, notation, &diagnostics)
      else { return nil }
      return TokenValue(.color(ColorLiteral(color)), at: found.span)
    }
    func has(_ key: String) -> Bool { value[key].map { !$0.isMissing } ?? false }
    span = value.span
    background = color("background", &diagnostics)
    tint = color("tint", &diagnostics)
    if let preset = value["preset"], has("preset") {
      guard let name = preset.text, Self.presets.contains(name) else {
        let name = preset.text ?? preset.phrase
        diagnostics.error(
          "there is no preset '\(name)'; expected one of \(Self.presets.joined(separator: ", "))",
          at: preset.span)
        return nil
      }
      kind = .preset(name)
    } else if has("image") || has("imageFile") {
      kind = value["scaleType"]?.text == "repeat" ? .tiles : .picture
    } else if value.members.contains(where: { !$0.value.isMissing }) {
      // The app would draw none. But people leave the picture out to make a file short.
      diagnostics.warning(
        "the wallpaper names neither a preset nor an image, and is treated as a picture; expected 'preset' or "
          + "'image', or no keys at all", at: value.span)
      kind = .picture
    } else {
      kind = .none
    }
  }

  /// What tells it from wallpapers of another type.
  var choice: String {
    switch kind {
    case .preset(let name): "preset \(name)"
    case .picture, .tiles: "picture"
    case .none: "no wallpaper"
    }
  }

  /// The token `wallpaper`, and those for what the theme says of its colors: they apply to more specific
  /// themes with the same wallpaper too.
  func declarations(_ builder: inout TokenCatalogBuilder) -> [TokenDeclaration] {
    let group: String? =
      switch kind {
      case .preset(let name): "presets.\(name)"
      case .picture, .tiles: "picture"
      case .none: nil
      }
    var declarations: [TokenDeclaration] = []
    func declare(_ name: String, _ value: TokenValue) {
      declarations.append(
        TokenDeclaration(token: builder.id(for: name), type: .color, value: value))
    }
    if let group {
      if let background, case .preset = kind { declare("\(group).background", background) }
      if let tint { declare("\(group).tint", tint) }
    }
    switch kind {
    case .preset:
      let ground = color("presets.\(name).background", set: background != nil, &builder)
      let drawn = color("presets.\(name).tint", set: tint != nil, &builder)
      let pattern = TokenValue(.stack([drawn, ground]), at: span)
      declare("wallpaper", TokenValue(.pattern([ground, pattern]), at: span))
    case .picture:
      let picture = TokenValue(.anything, at: span)
      let clear = TokenValue(.color(ColorLiteral(.black.withAlpha(0))), at: span)
      let isKnown = tint != nil || builder.firstDeclaration(of: "picture.tint") != nil
      guard isKnown else {
        declare("wallpaper", picture)
        break
      }
      let laidOver = color("picture.tint", set: tint != nil, or: clear, &builder)
      declare("wallpaper", TokenValue(.stack([laidOver, picture]), at: span))
    case .tiles: declare("wallpaper", TokenValue(.anything, at: span))
    case .none:
      let background = color("background", set: false, &builder)
      declare("wallpaper", background)
    }
    return declarations
  }

  /// The name of the preset.
  private var name: String {
    if case .preset(let name) = kind { return name }
    return ""
  }

  /// The color of a token, or its replacement if it has none: any color by default.
  private func color(
    _ token: String, set isSet: Bool, or fallback: TokenValue? = nil,
    _ builder: inout TokenCatalogBuilder
  ) -> TokenValue {
    let reference = TokenReference(target: builder.id(for: token))
    if isSet { return TokenValue(.reference(reference), at: span) }
    return TokenValue(
      .variable(reference, fallback: fallback ?? TokenValue(.anything, at: span)), at: span)
  }
}
