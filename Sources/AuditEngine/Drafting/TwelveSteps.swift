/// Scales of twelve steps, as Radix Colors has them: the last two are for text, and the first two for what
/// it stands on. [Radix Colors, Understanding the scale]
enum TwelveSteps {
  typealias Pair = (foreground: ColorRole, backgrounds: [ColorRole])

  /// The texts of each whole scale, in the order of the tokens.
  static func pairs(_ roles: [ColorRole]) -> [Pair] {
    var scales: [Substring: [Int: ColorRole]] = [:]
    for role in roles {
      guard let (scale, step) = step(role.name) else { continue }
      scales[scale, default: [:]][step] = role
    }
    let whole = scales.filter { Set($0.value.keys) == Set(1...12) }
    return roles.compactMap { role in
      guard let (scale, step) = step(role.name), step > 10, let steps = whole[scale],
        !isTranslucent(scale, beside: whole)
      else { return nil }
      return (role.asText, [1, 2].compactMap { steps[$0] })
    }
  }

  /// `blue-11` is step 11 of `blue-`.
  private static func step(_ name: String) -> (scale: Substring, step: Int)? {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let scale = name.dropLast(digits)
    return Int(name.suffix(digits)).flatMap { scale.isEmpty ? nil : (scale, $0) }
  }

  /// Whether a scale has the colors of another one, which may lie on anything: `blue-a` and `blueA` beside
  /// `blue-` and `blue`.
  private static func isTranslucent(
    _ scale: Substring, beside whole: [Substring: [Int: ColorRole]]
  ) -> Bool {
    scale.last?.lowercased() == "a" && whole[scale.dropLast()] != nil
  }
}
