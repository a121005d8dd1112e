import ColorMath
import DesignTokens
import SourceText

/// The colors of a theme with those of the themes that it includes.
struct VSCodeTheme {
  /// How many themes may include each other in a row.
  private static let includeLimit = 16

  /// The values by the names of their tokens, in the order in which they were first set.
  var values: [(name: String, value: TokenValue)] {
    order.compactMap { name in found[name].map { (name, $0) } }
  }

  private var order: [String] = []
  private var found: [String: TokenValue] = [:]
  private var included: Set<String> = []

  private var known: Set<String> = []

  /// Whether it sets a color.
  func sets(_ name: String) -> Bool { found[name] != nil }

  /// Adds what VS Code shows beside the colors of the theme.
  ///
  /// - Parameter span: the theme. A default has no text there, so nothing can change it.
  mutating func addDefaults(
    of kind: EditorThemeKind, at span: SourceSpan, _ builder: inout TokenCatalogBuilder
  ) {
    let start = span.range.lowerBound
    let place = SourceSpan(file: span.file, range: start..<start)
    for name in VSCodeDefaults.missing(beside: Set(found.keys), in: kind) {
      guard let value = VSCodeDefaults.value(of: name, in: kind),
        let content = content(of: value, in: kind, place, &builder)
      else { continue }
      set(name, TokenValue(content, at: place))
    }
  }

  /// A default, with an alias where the theme has a color.
  private func content(
    of value: VSCodeDefaults.Value, in kind: EditorThemeKind, _ place: SourceSpan,
    _ builder: inout TokenCatalogBuilder
  ) -> TokenValue.Content? {
    switch value {
    case .color, .shaded:
      return color(of: value, in: kind).map { .color(ColorLiteral($0)) }
    case .same(let other):
      if found[other] != nil { return .reference(TokenReference(target: builder.id(for: other))) }
      return VSCodeDefaults.value(of: other, in: kind)
        .flatMap { content(of: $0, in: kind, place, &builder) }
    case .faded(let other, let share):
      return content(of: .same(as: other), in: kind, place, &builder).map {
        .modified(
          TokenValue($0, at: place),
          ColorModification(
            kind: .opacity, amount: TokenValue(.number(share), at: place), space: .srgb, color: nil)
        )
      }
    }
  }

  private func color(of value: VSCodeDefaults.Value, in kind: EditorThemeKind) -> SRGBColor? {
    func known(_ name: String) -> SRGBColor? {
      if case .color(let literal) = found[name]?.content { return literal.sRGB }
      return VSCodeDefaults.value(of: name, in: kind).flatMap { color(of: $0, in: kind) }
    }
    switch value {
    case .color(let hex): return try? SRGBColor(hex: hex)
    case .same(let other): return known(other)
    case .faded(let other, let share):
      return known(other).map { $0.withAlpha($0.alpha * share) }
    case .shaded(let other, let share):
      return known(other).map { color in
        var shade = HSLColor(color)
        shade.lightness = min(1, shade.lightness * (1 + share))
        return shade.sRGB
      }
    }
  }

  private mutating func set(_ name: String, _ value: TokenValue?) {
    if known.insert(name).inserted { order.append(name) }
    found[name] = value
  }

  /// Adds a theme over what it includes.
  mutating func read(
    _ document: JSONDocument, _ loader: any SourceLoader, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    let root = document.root
    guard root.expect(.object, "a theme", &diagnostics) else { return }
    included.insert(document.file.path)
    if let include = root["include"] {
      read(include, from: document.file, loader, &builder, &diagnostics)
    }
    if let colors = root["colors"], colors.expect(.object, "colors", &diagnostics) {
      for member in colors.members { readColor(member.key, member.value, &diagnostics) }
    }
    if let rules = root["tokenColors"] {
      if let path = rules.string {
        let reason = "not read: the scopes of '\(path)'; expected them in the theme"
        diagnostics.warning(reason, at: rules.span)
        builder.noteUnread(
          "tokenColors.\(path)", because: "its scopes stand in another file", at: rules.span)
      } else if rules.expect(.array, "tokenColors", &diagnostics) {
        for rule in rules.elements { readRule(rule, &diagnostics) }
      }
    }
    if let selectors = root["semanticTokenColors"],
      selectors.expect(.object, "semanticTokenColors", &diagnostics)
    {
      for member in selectors.members {
        let style = member.value
        guard let color = style.kind == .object ? style["foreground"] : style else { continue }
        readColor("semanticTokenColors.\(member.key)", color, &diagnostics)
      }
    }
  }

  private mutating func read(
    _ include: JSONValue, from file: SourceFile, _ loader: any SourceLoader,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    guard let path = include.expectString("include", &diagnostics) else { return }
    guard included.count < Self.includeLimit else {
      diagnostics.error(
        "more than \(Self.includeLimit) themes include each other; expected fewer",
        at: include.span)
      return
    }
    do throws(SourceLoadError) {
      let other = try loader.load(path, from: file)
      guard !included.contains(other.path) else {
        diagnostics.error("'\(path)' includes this theme; expected another one", at: include.span)
        return
      }
      guard let document = VSCodeReader.parse(other, &diagnostics) else { return }
      read(document, loader, &builder, &diagnostics)
    } catch {
      diagnostics.error(error.message, at: include.span)
    }
  }

  /// A rule for scopes: a list, or a text with commas between them.
  private mutating func readRule(_ rule: JSONValue, _ diagnostics: inout DiagnosticList) {
    guard rule.expect(.object, "a rule of tokenColors", &diagnostics),
      let color = rule["settings"]?["foreground"], let scope = rule["scope"]
    else {
      // A rule without a scope is for the editor, whose colors stand in `colors`.
      return
    }
    let texts = scope.kind == .array ? scope.elements.compactMap(\.string) : [scope.string ?? ""]
    for text in texts {
      for part in text.split(separator: ",") {
        let name = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !name.isEmpty { readColor("tokenColors.\(name)", color, &diagnostics) }
      }
    }
  }

  /// A color as hexadecimal digits; `default` takes back what an included theme says.
  private mutating func readColor(
    _ name: String, _ value: JSONValue, _ diagnostics: inout DiagnosticList
  ) {
    if value.kind == .null { return }
    guard let text = value.expectString(name, &diagnostics) else { return }
    if text == "default" { return set(name, nil) }
    if text.isEmpty { return readEmpty(name, at: value.span, &diagnostics) }
    do throws(ColorParseError) {
      let color = ColorLiteral(try SRGBColor(hex: text))
      set(name, TokenValue(.color(color), at: value.span))
    } catch {
      // VS Code shows red.
      diagnostics.error("\(error)", at: value.span)
    }
  }

  /// An empty color: of a scope it is none, elsewhere VS Code shows red.
  private mutating func readEmpty(
    _ name: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) {
    guard !name.hasPrefix("tokenColors.") else {
      diagnostics.warning("an empty color of a scope is none; remove it", at: span)
      return
    }
    diagnostics.warning(
      "\(name) is empty, and VS Code shows #FF0000 for that; write a color, or remove it", at: span)
    set(name, TokenValue(.color(ColorLiteral(SRGBColor(red: 1, green: 0, blue: 0))), at: span))
  }
}
