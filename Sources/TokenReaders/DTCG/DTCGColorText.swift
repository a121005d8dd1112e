import ColorMath
import DesignTokens
import SourceText

/// Reads texts with aliases in them, and colors that are written as in CSS but that the Design Tokens
/// format does not have: what Tokens Studio, Penpot and Style Dictionary write.
struct DTCGColorText {
  private let text: String
  private let value: JSONValue
  private let dialect: TokenDialect
  /// Where the text begins in the file; nil if escapes make it differ from what stands there.
  private let start: Int?

  init(_ text: String, of value: JSONValue, dialect: TokenDialect) {
    self.text = text
    self.value = value
    self.dialect = dialect
    let range = value.span.range
    start = range.count == text.utf8.count + 2 ? range.lowerBound + 1 : nil
  }

  /// Whether a text has aliases and more: `rgba({ink}, 0.5)`, `{size} * 2`. Braces come in pairs.
  static func hasAliases(_ text: String) -> Bool {
    var isInside = false
    var hasAlias = false
    var hasMore = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"):
        if isInside { return false }
        isInside = true
      case UInt8(ascii: "}"):
        guard isInside else { return false }
        isInside = false
        hasAlias = true
      default: hasMore = hasMore || !isInside
      }
    }
    return hasAlias && hasMore && !isInside
  }

  /// A color, or what takes its place; nil if the text is to be read as one without aliases.
  func color(
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    let part = Part(text[...])
    if let content = content(of: part, &builder, &diagnostics) { return content }
    guard let name = part.functionName, !CSSColorKeywords.isFunction(name) else { return nil }
    if name == "linear-gradient", let stops = gradient(part, &builder, &diagnostics) {
      return .array(stops)
    }
    return unreadable("'\(name)()' is not read here as a color", &diagnostics)
  }

  // MARK: Colors

  /// The color of a part of the text; nil if it is none or has no form of its own.
  private func content(
    of part: Part, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    if part.isAlias { return reference(part, &builder, &diagnostics) }
    if CSSColorKeywords.isName(part.text) {
      return literal(String(part.text), &diagnostics)
    }
    if let name = part.functionName {
      guard CSSColorKeywords.isFunction(name) else { return nil }
      if ["rgb", "rgba"].contains(name), let arguments = part.arguments, arguments.count == 2,
        let faded = faded(arguments[0], to: arguments[1], &builder, &diagnostics)
      {
        return faded
      }
      return part.hasAliases ? pieces(of: part, &builder, &diagnostics) : nil
    }
    guard part.hasAliases else { return nil }
    return unreadable("'\(text.prefix(60))' is not read as a color", &diagnostics)
  }

  /// `rgba(color, opacity)`: a color with another opacity, as Tokens Studio reads it.
  private func faded(
    _ base: Part, to opacity: Part, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    guard let amount = amount(opacity, &builder, &diagnostics) else { return nil }
    let color: TokenValue.Content
    if base.isAlias, let alias = reference(base, &builder, &diagnostics) {
      color = alias
    } else if base.text.hasPrefix("#"), let literal = try? SRGBColor(hex: String(base.text)) {
      if case .number(let alpha) = amount.content {
        return .color(ColorLiteral(literal.withAlpha(alpha)))
      }
      color = .color(ColorLiteral(literal))
    } else {
      return nil
    }
    let step = ColorModification(kind: .alpha, amount: amount, space: .srgb, color: nil)
    return .modified(TokenValue(color, at: span(of: base)), step)
  }

  /// An opacity of 0 to 1 or a percentage of it, or an alias; nil for anything else.
  private func amount(
    _ part: Part, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
    if part.isAlias {
      return reference(part, &builder, &diagnostics).map { TokenValue($0, at: span(of: part)) }
    }
    guard let number = part.number ?? part.percentage, number >= 0, number <= 1 else { return nil }
    return TokenValue(.number(number), at: span(of: part))
  }

  private func reference(
    _ part: Part, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    do throws(DTCGReference.SyntaxError) {
      return .reference(
        try DTCGReference(curly: part.alias, dialect: dialect).tokenReference(&builder))
    } catch {
      return unreadable(error.message, &diagnostics)
    }
  }

  private func literal(
    _ text: String, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content {
    do throws(CSSColorError) {
      return .color(try ColorLiteral(css: text))
    } catch {
      return unreadable("'\(text.prefix(60))' cannot be read as a color: \(error)", &diagnostics)
    }
  }

  /// A function of CSS with aliases in it, to be read when they are replaced.
  private func pieces(
    of part: Part, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    var pieces: [TokenValue] = []
    for piece in part.pieces {
      let content =
        piece.isAlias
        ? reference(piece, &builder, &diagnostics) : .string(String(piece.text))
      guard let content else { return nil }
      pieces.append(TokenValue(content, at: span(of: piece)))
    }
    return .text(pieces)
  }

  // MARK: Gradients

  /// The stops of `linear-gradient()`; nil if one is not a color with percentages.
  private func gradient(
    _ part: Part, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> [TokenValue]? {
    guard var arguments = part.arguments?[...], let first = arguments.first else { return nil }
    if first.isDirection { arguments = arguments.dropFirst() }
    guard arguments.count > 1 else { return nil }
    var stops: [(color: TokenValue, position: Double?)] = []
    for argument in arguments {
      let words = argument.words
      guard let color = words.first else { return nil }
      var ignored = DiagnosticList()
      guard
        let content = content(of: color, &builder, &ignored)
          ?? (try? ColorLiteral(text: String(color.text), at: value.span)).map({ .color($0) })
      else { return nil }
      if case .unreadable = content { return nil }
      let positions = words.dropFirst().map(\.percentage)
      guard positions.allSatisfy({ $0 != nil }), positions.count < 3 else { return nil }
      let value = TokenValue(content, at: span(of: color))
      for position in positions.isEmpty ? [nil] : Array(positions) {
        stops.append((value, position))
      }
    }
    return Self.placed(stops).map { color, position in
      TokenValue(
        .object([
          .init(name: "color", value: color),
          .init(name: "position", value: TokenValue(.number(position), at: color.span)),
        ]), at: color.span)
    }
  }

  /// The stops with their positions: the first at 0 and the last at 1 unless they say otherwise, none
  /// before one that precedes it, and those without one evenly between their neighbors. [CSS Images
  /// 3, color stop fixup]
  private static func placed(
    _ stops: [(color: TokenValue, position: Double?)]
  ) -> [(TokenValue, Double)] {
    var positions = stops.map(\.position)
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var greatest = -Double.infinity
    for index in positions.indices {
      guard let position = positions[index] else { continue }
      greatest = max(greatest, position)
      positions[index] = greatest
    }
    var known = 0
    for index in positions.indices {
      guard let end = positions[index] else { continue }
      let start = positions[known] ?? end
      for between in (known + 1)..<max(index, known + 1) {
        positions[between] =
          start + (end - start) * Double(between - known) / Double(index - known)
      }
      known = index
    }
    return zip(stops, positions).map { ($0.color, $1 ?? 0) }
  }

  // MARK: Places

  private func span(of part: Part) -> SourceSpan {
    guard let start else { return value.span }
    let text = part.text
    let lower = start + self.text.utf8.distance(from: self.text.startIndex, to: text.startIndex)
    return SourceSpan(file: value.span.file, range: lower..<lower + text.utf8.count)
  }

  private func unreadable(
    _ reason: String, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content {
    diagnostics.warning(reason, at: value.span)
    return .unreadable(reason)
  }
}
