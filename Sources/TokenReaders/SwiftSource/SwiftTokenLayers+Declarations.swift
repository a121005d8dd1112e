import ColorMath
import DesignTokens
import SourceText

/// What a value of a token is in the catalog.
extension SwiftTokenLayers {
  // MARK: Declarations

  func declaration(
    of token: SwiftSourceToken, _ value: SwiftSourceToken.Value, hasComment: Bool,
    to builder: inout TokenCatalogBuilder
  ) -> TokenDeclaration? {
    let document = program.documents[value.document]
    let span = document.span(value.origin)
    let property = program.properties[value.property].declaration
    let content: TokenValue
    let type: TokenType
    switch value.leaf {
    case .group: return nil
    case .color(let color):
      type = token.isTextStyle ? .typography : .color
      content = self.value(of: color, at: span, &builder)
    case .textStyle(let style):
      type = .typography
      content = self.value(of: style, at: span)
    case .unreadable(let reason):
      type = token.isTextStyle ? .typography : .color
      content = TokenValue(.unreadable(reason), at: span)
    }
    let documented =
      hasComment && type == .color ? documentedValue(after: value.range, in: document) : nil
    return TokenDeclaration(
      token: builder.id(for: token.name), type: type, value: content,
      notes: TokenNotes(
        description: property.documentation, deprecation: property.deprecation,
        documented: documented))
  }

  func value(
    of color: SwiftColor, at span: SourceSpan, _ builder: inout TokenCatalogBuilder
  ) -> TokenValue {
    switch color {
    case .literal(let literal): return TokenValue(.color(literal), at: span)
    case .token(let names, let steps):
      let name = names.first { isKnown($0) } ?? names[0]
      var value = TokenValue(.reference(TokenReference(target: builder.id(for: name))), at: span)
      for step in steps {
        let (kind, amount): (ColorModification.Kind, Double) =
          switch step {
          case .multiplied(let amount): (.opacity, amount)
          case .replaced(let amount): (.alpha, amount)
          }
        let modification = ColorModification(
          kind: kind, amount: TokenValue(.number(amount), at: span), space: .srgb, color: nil)
        value = TokenValue(.modified(value, modification), at: span)
      }
      return value
    }
  }

  /// Points are the idealised pixels of Apple's platforms.
  func value(of style: SwiftTextStyle, at span: SourceSpan) -> TokenValue {
    func member(_ name: String, _ content: TokenValue.Content) -> TokenValue.Member {
      TokenValue.Member(name: name, value: TokenValue(content, at: span))
    }
    var members: [TokenValue.Member] = []
    if let family = style.family { members.append(member("fontFamily", .string(family))) }
    members.append(
      member(
        "fontSize", .object([member("value", .number(style.size)), member("unit", .string("px"))])))
    if let weight = style.weight { members.append(member("fontWeight", .number(weight))) }
    return TokenValue(.object(members), at: span)
  }

  // MARK: Comments

  /// The color that a comment on the line states. Notes have the opacity last, wherever the source
  /// has it.
  func documentedValue(
    after range: Range<Int>, in document: SwiftDocument
  ) -> (text: String, span: SourceSpan)? {
    guard let comment = document.trailingComment(after: range.upperBound),
      let found = evaluator.hex.color(in: document.text(of: comment))
    else { return nil }
    let start = comment.range.lowerBound + found.offset
    let span = document.span(start..<start + found.text.utf8.count)
    return (found.text.utf8.count == 7 ? found.text : found.color.hex, span)
  }

  /// Whether values of a token end in the same line, so that a comment there may mean either.
  func sharesLines(_ token: SwiftSourceToken) -> Bool {
    var lines: Set<[Int]> = []
    return token.values.contains { value in
      let file = program.documents[value.document].file
      let line = file.position(at: max(value.range.upperBound - 1, 0)).line
      return !lines.insert([value.document, line]).inserted
    }
  }
}
