/// `color-mix()`. [CSS Color 5, color-mix()]
extension CSSColorParser {
  /// The contents of its parentheses: `in <space> [<method> hue]`, OKLab if it is missing, and two
  /// colors, each with a percentage before or after it, or none.
  mutating func readMixture() throws(CSSColorError) -> ColorLiteral {
    var mixing = ColorMixing(space: .oklab, arc: .shorter)
    if case .identifier(let word) = token, word.lowercased() == "in" {
      advance()
      mixing = try readMethod()
      try expect(.comma, "','")
    }
    let first = try readShare()
    try expect(.comma, "','")
    let second = try readShare()
    try expect(.close, "')'")
    // Missing shares make up 100 %; others are scaled to it, and a sum below 100 % is translucent.
    let firstShare = first.share ?? second.share.map { 1 - $0 } ?? 0.5
    let secondShare = second.share ?? 1 - firstShare
    let sum = firstShare + secondShare
    return mixing.mix(
      first.color, second.color, share: sum > 0 ? secondShare / sum : 0.5, opacity: min(sum, 1))
  }

  private mutating func readMethod() throws(CSSColorError) -> ColorMixing {
    guard case .identifier(let name) = token else { throw unexpected("a color space") }
    guard let space = ColorSpace(css: name.lowercased()) else {
      throw CSSColorError(
        .unknownSpace(name, expected: ColorSpace.allCases.map(\.rawValue) + ["xyz"]), at: start)
    }
    advance()
    return ColorMixing(space: space, arc: try readHueArc(in: space))
  }

  private mutating func readHueArc(in space: ColorSpace) throws(CSSColorError) -> HueArc {
    guard space.hueIndex != nil, case .identifier(let word) = token else { return .shorter }
    guard let arc = HueArc(rawValue: word.lowercased()) else {
      throw unexpected("',' or a hue direction (shorter, longer, increasing, decreasing)")
    }
    advance()
    guard case .identifier(let word) = token, word.lowercased() == "hue" else {
      throw unexpected("'hue'")
    }
    advance()
    return arc
  }

  /// A color with its share, 0…1.
  private mutating func readShare() throws(CSSColorError) -> (color: ColorLiteral, share: Double?) {
    var share = try readPercentage()
    let color = try readColor()
    if share == nil { share = try readPercentage() }
    return (color, share)
  }

  private mutating func readPercentage() throws(CSSColorError) -> Double? {
    if case .function(let name) = token, !CSSColorKeywords.isFunction(name) {
      // What is computed is brought into the range. [CSS Values 4, 10.12]
      return min(max(try readComputed(.percentage).value, 0), 100) / 100
    }
    guard case .percentage(let value) = token else { return nil }
    guard value >= 0, value <= 100 else { throw unexpected("a percentage from 0% to 100%") }
    advance()
    return value / 100
  }
}
