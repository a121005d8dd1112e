import SourceText
import TestSupport
import Testing

@testable import Reporters

/// Escaping looks at bytes and copies what is between; these look at one scalar after the other.
@Suite struct EscapedTextTests {
  private static let texts: [String] = {
    var random = SeededGenerator(seed: 17)
    // Near the limits of encodings, of what XML allows and of what is escaped; and anything at all.
    let notable: [UInt32] = [
      0, 9, 0xA, 0xD, 0x1F, 0x20, 0x22, 0x23, 0x23, 0x23, 0x26, 0x27, 0x3C, 0x3E, 0x5C, 0x61, 0x7E,
      0x7F, 0x80, 0x9F, 0xA0, 0xAD, 0x7FF, 0x800, 0x200B, 0x2028, 0x202E, 0xD7FF, 0xE000, 0xF000,
      0xFEFF, 0xFFF9, 0xFFFD, 0xFFFE, 0xFFFF, 0x1_0000, 0x1_F600, 0xE_0041, 0x10_FFFE, 0x10_FFFF,
    ]
    func scalar() -> Unicode.Scalar {
      let value =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: UInt32.random(in: 0...0x10_FFFF, using: &random)
        case 1: UInt32.random(in: 0x20..<0x7F, using: &random)
        default: notable.randomElement(using: &random) ?? 0
        }
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    return (0..<20_000).map { _ in
      String(
        String.UnicodeScalarView((0..<Int.random(in: 0...24, using: &random)).map { _ in scalar() })
      )
    }
  }()

  private func scalarByScalar(
    _ text: String, _ escape: (_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar?) -> String?
  ) -> [UInt8] {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      result += escape(scalar, previous) ?? String(scalar)
      previous = scalar
    }
    return Array(result.utf8)
  }

  @Test(arguments: [false, true])
  func `XML is the same as scalar by scalar`(keepsLines: Bool) {
    for text in EscapedTextTests.texts {
      let expected = scalarByScalar(text) { scalar, previous in
        switch scalar.value {
        case 0x23 where previous == "#": "&#35;"
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
      let written = keepsLines ? XMLText.content(text) : XMLText.attribute(text)
      #expect(Array(written.utf8) == expected, "\(text.debugDescription)")
    }
  }

  @Test func `JSON is the same as scalar by scalar`() {
    for text in EscapedTextTests.texts {
      let inside = scalarByScalar(text) { scalar, previous in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case let scalar where scalar.isActive || (scalar == "#" && previous == "#"):
          String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }.joined()
        default: nil
        }
      }
      let quote = [UInt8(ascii: "\"")]
      #expect(
        Array(JSONText.string(text).utf8) == quote + inside + quote, "\(text.debugDescription)")
    }
  }
}
