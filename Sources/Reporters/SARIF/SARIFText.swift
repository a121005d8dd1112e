import SourceText

/// Writes text and addresses as SARIF wants them.
enum SARIFText {
  /// A message as plain text, made inert. [SARIF 2.1.0, 3.11.5 and 3.11.6]
  ///
  /// Braces are doubled, or they would be placeholders, and brackets escaped, or they would be links.
  static func message(_ text: String) -> String {
    escaped(text.inert, isLinking: true)
  }

  /// Text of a rule, in lines: it holds no links, and braces are doubled all the same.
  static func help(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0).inert, isLinking: false) }.joined(separator: "\n")
  }

  private static func escaped(_ text: String, isLinking: Bool) -> String {
    guard text.utf8.contains(where: { [0x5B, 0x5C, 0x5D, 0x7B, 0x7D].contains($0) }) else {
      return text
    }
    return text.reduce(into: "") { result, character in
      switch character {
      case "{", "}": result += "\(character)\(character)"
      case "[", "]", "\\": result += isLinking ? "\\\(character)" : "\(character)"
      default: result.append(character)
      }
    }
  }

  /// A path as a URI reference: everything but unreserved characters and slashes as `%XX` of its
  /// UTF-8. [RFC 3986, 2.1 and 4.2]
  static func path(_ path: String) -> String {
    var result = ""
    result.reserveCapacity(path.utf8.count)
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
