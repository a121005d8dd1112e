import ColorMath

/// A component of a color as it is written, and how it can be written anew.
struct ComponentSpelling {
  /// What kind of text a component is.
  enum Form {
    /// A decimal number.
    case decimal(DecimalSpelling)
    /// A whole number of 0…255 behind a prefix, with at least so many digits.
    case byte(prefix: String, radix: Int, digits: Int, isUppercase: Bool)
    /// `none`, which counts as 0 and becomes a number where it must.
    case missing(DecimalSpelling)
    /// Something that cannot be rewritten, such as a name.
    case fixed
  }

  /// The text that would be replaced.
  let text: String
  /// What kind of text it is.
  let form: Form
  /// What a component of 1 is written as.
  let scale: Double
  /// What it says now, in the unit of the color space.
  let value: Double

  /// The value that a text of the form has.
  private func value(of text: String) -> Double {
    switch form {
    case .decimal, .missing: (Double(text) ?? .nan) / scale
    case .byte(let prefix, let radix, _, _):
      Double(UInt8(text.dropFirst(prefix.count), radix: radix) ?? 0) / scale
    case .fixed: value
    }
  }

  /// The text of a value, with some digits more than there are now.
  private func text(_ value: Double, decimals: Int) -> String {
    switch form {
    case .decimal(let spelling), .missing(let spelling):
      return spelling.text(value * scale, decimals: decimals)
    case .byte(let prefix, let radix, let digits, let isUppercase):
      let byte = UInt8(min(max((value * scale).rounded(), 0), 255))
      let text = String(byte, radix: radix, uppercase: isUppercase)
      return prefix + String(repeating: "0", count: max(digits - text.count, 0)) + text
    case .fixed: return text
    }
  }

  private var decimals: Int {
    switch form {
    case .decimal(let spelling), .missing(let spelling): spelling.decimals
    case .byte, .fixed: 0
    }
  }

  /// Writes components anew with no more digits than it takes, and no fewer than there are; what can
  /// stay stays. Nil for a component that stays; nil altogether where no digits are enough.
  ///
  /// - Parameters:
  ///   - target: the wanted components, in the units of the space.
  ///   - hue: which component is a hue: it stays before all others.
  ///   - accepts: whether components, in the units of the space, say what is wanted.
  static func rewritten(
    _ parts: [ComponentSpelling], to target: [Double], hue: Int?, accepts: ([Double]) -> Bool
  ) -> [String?]? {
    var texts = parts.map { $0.text as String? }
    var values = parts.map(\.value)
    var counts = parts.map(\.decimals)
    func write(more: Int) -> Bool {
      for (index, part) in parts.enumerated() {
        counts[index] = min(part.decimals + more, DecimalSpelling.limit)
        texts[index] = part.text(target[index], decimals: counts[index])
        values[index] = part.value(of: texts[index] ?? "")
      }
      return accepts(values)
    }
    guard (0...DecimalSpelling.limit).contains(where: write) else { return nil }
    let order = [hue].compactMap(\.self) + parts.indices.filter { $0 != hue }
    for index in order {
      let (text, value) = (texts[index], values[index])
      (texts[index], values[index]) = (nil, parts[index].value)
      if !accepts(values) { (texts[index], values[index]) = (text, value) }
    }
    for index in order where texts[index] != nil {
      for decimals in parts[index].decimals..<max(counts[index], parts[index].decimals) {
        let text = parts[index].text(target[index], decimals: decimals)
        let (old, value) = (texts[index], values[index])
        (texts[index], values[index]) = (text, parts[index].value(of: text))
        if accepts(values) { break }
        (texts[index], values[index]) = (old, value)
      }
    }
    return zip(texts, parts).map { $0 == $1.text ? nil : $0 }
  }

  /// Writes an opacity of 0…1 anew with no more digits than it takes for the same 8 bits.
  ///
  /// - Parameter scale: what an opacity of 1 is written as.
  static func alpha(_ goal: ColorGoal, replacing old: String, scale: Double = 1) -> String {
    let spelling = DecimalSpelling(of: old)
    for decimals in min(spelling.decimals, 4)...DecimalSpelling.limit {
      let text = spelling.text(goal.color.alpha * scale, decimals: decimals)
      if goal.acceptsAlpha((Double(text) ?? .nan) / scale) { return text }
    }
    return "\(goal.color.alpha * scale)"
  }
}
