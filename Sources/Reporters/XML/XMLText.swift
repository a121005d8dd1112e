/// Escapes text for XML 1.0. [W3C XML 1.0, 2.2 and 2.4]
enum XMLText {
  /// Text for an attribute in double quotes.
  ///
  /// White space other than a space is written as a reference, so that it is not normalized; what
  /// XML forbids even as a reference becomes U+FFFD.
  static func attribute(_ text: String) -> String {
    escape(text, keepsLines: false)
  }

  /// Text between tags.
  static func content(_ text: String) -> String {
    escape(text, keepsLines: true)
  }

  private static func escape(_ text: String, keepsLines: Bool) -> String {
    // 0xEF begins what XML forbids, U+FFFE and U+FFFF.
    text.escaped {
      $0 < 0x20 || $0 == 0x22 || $0 == 0x23 || $0 == 0x26 || $0 == 0x27 || $0 == 0x3C || $0 == 0x3E
        || $0 == 0xEF
    } _: { scalar, previous in
      switch scalar.value {
      // Build servers treat `##[` as a command anywhere in a line.
      case 0x23: previous == 0x23 ? "&#35;" : nil
      case 0x26: "&amp;"
      case 0x3C: "&lt;"
      case 0x3E: "&gt;"
      case 0x22: "&quot;"
      case 0x27: "&#39;"
      case 0x0A where keepsLines: nil
      case 0x09, 0x0A, 0x0D: "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: "\u{FFFD}"
      default: nil
      }
    }
  }
}
