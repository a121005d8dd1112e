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
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      // Build servers treat `##[` as a command anywhere in a line.
      case 0x23 where previous == "#": result += "&#35;"
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x0A where keepsLines: result += "\n"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
