extension String {
  /// The text with everything that could do more than be printed made visible as `\u{XX}`: control
  /// characters, line and paragraph separators, and bidirectional controls.
  ///
  /// Names and reasons come from files that strangers wrote.
  public var inert: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    guard unicodeScalars.contains(where: \.isActive) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isActive {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal, a log or a browser does something other than show the scalar.
  public var isActive: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true  // C0, DEL, C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional controls
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0xFFFE, 0xFFFF: true  // noncharacters, which XML cannot hold and would make the same
    default: false
    }
  }
}
