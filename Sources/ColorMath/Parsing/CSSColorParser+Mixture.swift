/// `color-mix()`. [CSS Color 5, color-mix()]
extension CSSColorParser {
  /// What stands in its parentheses: `in <space> [<method> hue]`, and two colours, each with a
  /// percentage before or after it, or none.
  mutating func readMixture() throws(CSSColorError) -> CSSColor {
    guard case .identifier(let word) = token, word.lowercased() == "in" else {
      throw unexpected("'in' and a colour space")
    }
    advance()
    guard case .identifier(let name) = token else { throw unexpected("a colour space") }
    guard let space = ColorSpace(css: name.lowercased()) else {
      throw CSSColorError(
        .unknownSpace(name, expected: ColorSpace.allCases.map(\.rawValue) + ["xyz"]), at: start)
    }
    advance()
    let arc = try readHueArc(in: space)
    let open = start
    let first = try readShare()
    let second = try readShare()
    try expect(.close, "')'")
    // Shares left out make up 100 %; others are scaled to it, and less than that is translucent.
    let firstShare = first.share ?? second.share.map { 1 - $0 } ?? 0.5
    let secondShare = second.share ?? 1 - firstShare
    let sum = firstShare + secondShare
    guard sum > 0 else {
      throw CSSColorError(
        .unexpected(found: "two shares of 0%", expected: "a share above 0%"), at: open)
    }
    return ColorMixing(space: space, arc: arc)
      .mix(first.color, second.color, share: secondShare / sum, opacity: min(sum, 1))
  }

  private mutating func readHueArc(in space: ColorSpace) throws(CSSColorError) -> HueArc {
    guard space.hueIndex != nil, case .identifier(let word) = token else { return .shorter }
    guard let arc = HueArc(rawValue: word.lowercased()) else {
      throw unexpected("',' or a way round the hues (shorter, longer, increasing, decreasing)")
    }
    advance()
    guard case .identifier(let word) = token, word.lowercased() == "hue" else {
      throw unexpected("'hue'")
    }
    advance()
    return arc
  }

  /// A comma, then a colour with its share, 0…1.
  private mutating func readShare() throws(CSSColorError) -> (color: CSSColor, share: Double?) {
    try expect(.comma, "','")
    var share = try readPercentage()
    let color = try readColor()
    if share == nil { share = try readPercentage() }
    return (color, share)
  }

  private mutating func readPercentage() throws(CSSColorError) -> Double? {
    if case .function(let name) = token, CSSColorKeywords.mathFunctions.contains(name) {
      throw CSSColorError(.unsupported("'\(name)()'"), at: start)
    }
    guard case .percentage(let value) = token else { return nil }
    guard value >= 0, value <= 100 else { throw unexpected("a percentage from 0% to 100%") }
    advance()
    return value / 100
  }
}
