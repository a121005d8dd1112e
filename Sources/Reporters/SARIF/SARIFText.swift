import SourceText

/// Writes text and addresses as SARIF requires.
enum SARIFText {
  /// A message as plain text, made inert. [SARIF 2.1.0, 3.11.5 and 3.11.6]
  ///
  /// Braces are doubled, or they would be placeholders, and no bracket comes before a parenthesis,
  /// or they would be a link.
  static func message(_ text: String) -> String {
    braces(text.inert.replacing("](", with: "]\\u{28}"))
  }

  /// Our fingerprint, by a key of our own: GitHub computes its `primaryLocationLineHash` itself.
  static func fingerprints(_ fingerprint: String) -> String {
    JSONText.object([("contrastAudit/v1", JSONText.string(fingerprint))])
  }

  /// The text of a link in a message: brackets, and a backslash that would escape the next one, are
  /// made visible.
  static func link(_ text: String) -> String {
    var text = text.inert.replacing("[", with: "\\u{5B}").replacing("]", with: "\\u{5D}")
    if text.hasSuffix("\\") { text = text.dropLast() + "\\u{5C}" }
    return braces(text)
  }

  /// The text of a rule, in lines, without links.
  static func help(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { braces(String($0).inert) }.joined(separator: "\n")
  }

  private static func braces(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  /// A path as a URI reference: everything except unreserved characters and slashes becomes `%XX`
  /// of its UTF-8. [RFC 3986, 2.1 and 4.2]
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
