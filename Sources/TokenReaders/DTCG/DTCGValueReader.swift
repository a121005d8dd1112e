import ColorMath
import DesignTokens
import SourceText

/// Reads a `$value`, including aliases.
struct DTCGValueReader {
  let dialect: TokenDialect
  /// The position of the opacity in hexadecimal colors.
  var hexNotation = HexNotation.alphaLast
  /// The type of the whole value; nil if it is unknown.
  var type: TokenType?

  /// The value; nil after an error.
  func read(
    _ value: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
    if type == .color, let color = DTCGColorReader.read(value, &diagnostics) { return color }
    if type == .color, let color = reusedColor(value, &builder, &diagnostics) { return color }
    if let text = value.string, isColorText(text),
      let content = DTCGColorText(text, of: value, dialect: dialect).color(&builder, &diagnostics)
    {
      return TokenValue(content, at: value.span)
    }
    return readAny(value, &builder, &diagnostics)
  }

  /// `{"colorSpace": "srgb", "components": "{ink}", "alpha": 0.5}`: another color with an opacity of
  /// its own, as Tokens Brücke writes it.
  private func reusedColor(
    _ value: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
    // A mistake in it is said when the whole value is read.
    var ignored = DiagnosticList()
    guard let components = value["components"], components.kind == .string,
      let base = readAny(components, &builder, &ignored), base.hasReferences
    else { return nil }
    guard let alpha = value["alpha"] else { return TokenValue(base.content, at: value.span) }
    guard let amount = readAny(alpha, &builder, &diagnostics) else { return nil }
    let step = ColorModification(kind: .alpha, amount: amount, space: .srgb, color: nil)
    return TokenValue(.modified(base, step), at: value.span)
  }

  /// Whether a text is written as no color of the Design Tokens format is, and may be one.
  private func isColorText(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "#") else { return false }
    let hasAliases = DTCGColorText.hasAliases(text)
    return type == .color && (hasAliases || first != UInt8(ascii: "{"))
      || type == nil && hasAliases && CSSColorKeywords.beginsFunction(text)
  }

  private func readAny(
    _ value: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
    guard let content = content(of: value, &builder, &diagnostics) else { return nil }
    return TokenValue(content, at: value.span)
  }

  /// The alias of a token with a `$ref` instead of a `$value`; the token reader handles the other
  /// keys of the token.
  func readPointer(
    _ reference: JSONValue, of token: JSONValue, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> TokenValue? {
    guard let content = target(reference, &builder, &diagnostics) else { return nil }
    return TokenValue(content, at: token.span)
  }

  private func content(
    of value: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    switch value.kind {
    case .string:
      let text = value.string ?? ""
      if hexNotation == .alphaFirst, text.hasPrefix("#"), [5, 9].contains(text.utf8.count),
        let color = try? SRGBColor(hex: text, notation: hexNotation)
      {
        return .color(ColorLiteral(color))
      }
      // Most texts are told by their bytes.
      let mayBeAlias = text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
      guard mayBeAlias else { return .string(text) }
      let part = DTCGColorText.Part(text[...])
      let isPadded = dialect == .styleDictionary && part.isAlias
      guard isPadded || text.hasPrefix("{") || text.hasSuffix("}") else { return .string(text) }
      // A calculation or a list is no color; without a type it may be a mistake in an alias.
      if !isPadded, type != nil || dialect == .styleDictionary, DTCGColorText.hasAliases(text) {
        return .string(text)
      }
      return reference(at: value, &diagnostics) { () throws(DTCGReference.SyntaxError) in
        try DTCGReference(curly: isPadded ? String(part.text) : text, dialect: dialect)
      }.map { .reference($0.tokenReference(&builder)) }
    case .number:
      guard let number = value.number, number.isFinite else {
        diagnostics.error("the number \(value.literal.prefix(40)) is too large", at: value.span)
        return nil
      }
      return .number(number)
    case .boolean: return .boolean(value.boolean ?? false)
    case .null: return .null
    case .array:
      var elements: [TokenValue] = []
      var isWhole = true
      for element in value.elements {
        guard let read = readAny(element, &builder, &diagnostics) else {
          isWhole = false
          continue
        }
        elements.append(read)
      }
      return isWhole ? .array(elements) : nil
    case .object:
      if value["$ref"] != nil { return pointer(value, &builder, &diagnostics) }
      var members: [TokenValue.Member] = []
      var isWhole = true
      for member in value.members {
        guard let read = readAny(member.value, &builder, &diagnostics) else {
          isWhole = false
          continue
        }
        members.append(.init(name: member.key, value: read))
      }
      return isWhole ? .object(members) : nil
    }
  }

  /// `{"$ref": "#/…"}` and nothing else.
  private func pointer(
    _ value: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    for member in value.members where member.key != "$ref" {
      diagnostics.error(
        "'\(member.key)' is not allowed beside $ref; remove it",
        at: member.keySpan)
      return nil
    }
    guard let reference = value["$ref"] else { return nil }
    return target(reference, &builder, &diagnostics)
  }

  /// The target of a `$ref`.
  private func target(
    _ reference: JSONValue, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content? {
    guard let text = reference.expectString("$ref", &diagnostics) else { return nil }
    return self.reference(at: reference, &diagnostics) { () throws(DTCGReference.SyntaxError) in
      try DTCGReference(pointer: text)
    }.map { .reference($0.tokenReference(&builder)) }
  }

  private func reference(
    at value: JSONValue, _ diagnostics: inout DiagnosticList,
    _ parse: () throws(DTCGReference.SyntaxError) -> DTCGReference
  ) -> DTCGReference? {
    do {
      return try parse()
    } catch {
      diagnostics.error(error.message, at: value.span)
      return nil
    }
  }
}
