/// Colors that are made from the channels of another. [CSS Color 5, section 4]
extension CSSColorParser {
  /// `from` and a color, if they stand here; returns whether they do.
  mutating func readOrigin(in space: ColorSpace, scale: Double) throws(CSSColorError) -> Bool {
    guard let color = try readOriginColor() else { return false }
    origin = CSSColorOrigin(color, in: space, scale: scale)
    return true
  }

  /// The same, where the space is named after the color.
  mutating func readOriginColor() throws(CSSColorError) -> ColorLiteral? {
    guard case .identifier(let word) = token, word.lowercased() == "from" else { return nil }
    advance()
    return try readColor()
  }

  /// A channel of the origin by its keyword; nil if another word stands here.
  mutating func readChannel(isHue: Bool) throws(CSSColorError) -> CSSColorComponent? {
    guard case .identifier(let word) = token,
      let channel = origin?.channel(word.lowercased())
    else { return nil }
    if channel.isGrayHue {
      guard isHue else { throw CSSColorError(.grayHue, at: start) }
      origin?.usedGrayHue = start
    }
    defer { advance() }
    return CSSColorComponent(
      form: channel.isMissing ? .none : .number, value: channel.value, start: start)
  }
}
