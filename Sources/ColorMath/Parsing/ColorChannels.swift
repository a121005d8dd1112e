import SourceText

/// The components of a color without the function that makes a color of them, as style sheets keep
/// them for `hsl(var(--x) / 50%)`: `0 0% 100%`.
package struct ColorChannels: Sendable, Hashable {
  /// The function that they belong to.
  package let function: CSSColorFunction
  /// The components as written.
  package let text: String
  /// The color that the function makes of them.
  package let color: ColorLiteral

  /// Reads the components that a function takes; nil if the text is anything else.
  package init?(_ text: String, of function: CSSColorFunction) {
    let tokens = CSSTokens(text)
    let isPlain = tokens.range.allSatisfy { index in
      switch tokens[index].kind {
      case .number, .percentage, .dimension, .space, .comma: true
      case .delimiter: tokens.text(at: index) == "/"
      case .identifier: tokens.text(at: index).lowercased() == "none"
      default: false
      }
    }
    guard isPlain, !tokens.isEmpty,
      let color = try? ColorLiteral(css: "\(function.rawValue)(\(text))")
    else { return nil }
    self.init(function: function, text: text, color: color)
  }

  private init(function: CSSColorFunction, text: String, color: ColorLiteral) {
    self.function = function
    self.text = text
    self.color = color
  }

  /// Whether a text looks like the components of some color: three numbers.
  package static func mayBe(_ text: String) -> Bool {
    [.hsl, .rgb, .oklch].contains { ColorChannels(text, of: $0) != nil }
  }

  /// Whether a text looks like the components of a hue, a saturation and a lightness: `0 0% 100%`.
  package static func mayBeHSL(_ text: String) -> Bool {
    let parts = text.prefix { $0 != "/" }.split { $0 == " " || $0 == "," }
    return parts.map { $0.last == "%" } == [false, true, true]
      && ColorChannels(text, of: .hsl) != nil
  }

  /// The components of another color, exact to the last bit.
  ///
  /// They have an opacity only if these have one, because the use may add its own.
  package func replaced(by color: SRGBColor) -> ColorChannels {
    let space = function.space
    let parts = space.components(of: color)
    let isOfPercentages = space == .hsl || space == .hwb
    var texts = (0...2).map { index in
      "\(parts[index] / function.numberScale)" + (isOfPercentages && index > 0 ? "%" : "")
    }
    let tokens = CSSTokens(text)
    let hasCommas = tokens.range.contains { tokens[$0].kind == .comma }
    let count = tokens.range.count {
      [.number, .percentage, .dimension, .identifier].contains(tokens[$0].kind)
    }
    if count == 4 { texts.append("\(color.alpha)") }
    let text =
      hasCommas
      ? texts.joined(separator: ", ")
      : texts.prefix(3).joined(separator: " ") + (count == 4 ? " / \(texts[3])" : "")
    return ColorChannels(
      function: function, text: text,
      color: ColorLiteral(count == 4 ? color : color.withAlpha(1), in: space))
  }
}
