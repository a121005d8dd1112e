import ColorMath

/// The notation of a color component, and its rewriting.
struct ComponentSpelling {
  /// What kind of text a component is.
  enum Form {
    /// A decimal number.
    case decimal(DecimalSpelling)
    /// A whole number of 0…255 after a prefix, with a minimum number of digits.
    case byte(prefix: String, radix: Int, digits: Int, isUppercase: Bool)
    /// `none`, which counts as 0 and becomes a number if necessary.
    case missing(DecimalSpelling)
    /// Something that cannot be rewritten, such as a name.
    case fixed
  }

  /// The text to replace.
  let text: String
  /// What kind of text it is.
  let form: Form
  /// The text for a component of 1.
  let scale: Double
  /// Its current value, in the unit of the color space.
  let value: Double

  /// The value of a text of this form.
  private func value(of text: String) -> Double {
    switch form {
    case .decimal, .missing: (Double(text) ?? .nan) / scale
    case .byte(let prefix, let radix, _, _):
      Double(UInt8(text.dropFirst(prefix.count), radix: radix) ?? 0) / scale
    case .fixed: value
    }
  }

  /// The text of a value, with some digits more than now.
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

  /// Rewrites components with as few digits as needed, but no fewer than now; unchanged components
  /// stay. Nil for a component that stays; nil as a whole if no number of digits is enough.
  ///
  /// - Parameters:
  ///   - target: the requested components, in the units of the space.
  ///   - hue: the index of the hue: it is the last to change.
  ///   - accepts: whether components, in the units of the space, give the requested color.
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

  /// Rewrites an opacity of 0…1 with as few digits as the same 8 bits need.
  ///
  /// - Parameter scale: the number for an opacity of 1.
  static func alpha(_ goal: ColorGoal, replacing old: String, scale: Double = 1) -> String {
    let spelling = DecimalSpelling(of: old)
    for decimals in min(spelling.decimals, 4)...DecimalSpelling.limit {
      let text = spelling.text(goal.color.alpha * scale, decimals: decimals)
      if goal.acceptsAlpha((Double(text) ?? .nan) / scale) { return text }
    }
    return "\(goal.color.alpha * scale)"
  }
}
