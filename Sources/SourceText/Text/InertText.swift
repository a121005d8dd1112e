extension String {
  /// The text with everything that could do more than be printed made visible as `\u{XX}`, and cut at
  /// 2,000 scalars.
  ///
  /// - SeeAlso: ``inert(limit:)``
  package var inert: String { inert(limit: 2000) }

  /// The text with everything that could do more than be printed made visible as `\u{XX}`, and cut at
  /// `limit` scalars of its own.
  ///
  /// That is control characters, line and paragraph separators, bidirectional controls, what shows nothing and so
  /// makes two names look alike, such as a zero-width space or the joiner of an emoji, and what build
  /// servers take for a command: `::` at the beginning of a line, and `##` followed by a name, which
  /// GitHub's older form and Azure's obey anywhere in a line.
  ///
  /// Names and reasons come from files that strangers wrote.
  package func inert(limit: Int) -> String {
    if isPlain, utf8.count <= limit { return self }
    let text = cut(to: limit)
    // Runners take white space from the beginning of a line first.
    let startsCommand = text.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(2)
      .elementsEqual("::".unicodeScalars)
    guard startsCommand || text.unicodeScalars.contains(where: \.isActive) || text.hasCommandMark
    else { return text }
    var result = ""
    var previous: Unicode.Scalar?
    var isAtCommand = startsCommand
    for scalar in text.unicodeScalars {
      if scalar.isActive || (scalar == "#" && previous == "#") || (scalar == ":" && isAtCommand) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      if scalar == ":" { isAtCommand = false }
      previous = scalar
    }
    return result
  }

  /// The text with what is more than `limit` scalars taken from its middle, and `…` in its place: the
  /// ends of names and paths are what tells them apart. O(limit).
  package func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let scalars = unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    guard let end, end != scalars.endIndex else { return self }
    let tail = limit / 4
    var result = String(scalars.prefix(max(limit - tail - 1, 0)))
    result += "…"
    result.unicodeScalars.append(contentsOf: scalars.suffix(tail))
    return result
  }

  /// Whether one look at each byte shows that nothing has to be changed, as in nearly every name: ASCII
  /// that prints, no two number signs side by side, and nothing that may begin a command.
  private var isPlain: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      guard byte >= 0x20, byte < 0x7F, !(byte == 0x23 && previous == 0x23),
        !(byte == 0x3A && previous == 0x20)
      else { return false }
      previous = byte
    }
    return true
  }

  /// Whether two number signs stand side by side.
  private var hasCommandMark: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == 0x23, previous == 0x23 { return true }
      previous = byte
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether a terminal, a log or a browser does something other than show the scalar, or shows nothing.
  package var isActive: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true  // C0, DEL, C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true  // bidirectional controls
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0xFFF9...0xFFFB: true  // interlinear annotation
    case 0xFFFE, 0xFFFF: true  // noncharacters, which XML cannot hold and would make the same
    case 0..<0xAD: false
    // What is not shown where it is not supported: joiners, fillers, variation selectors, tags.
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
