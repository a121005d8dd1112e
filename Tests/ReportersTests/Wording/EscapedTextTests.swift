import Foundation
import SourceText
import TestSupport
import Testing

@testable import Reporters

/// Escaping looks at bytes and copies what is between. Parsers of Foundation read what it writes.
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

  /// The scalars of XML 1.0, 2.2; what it has no place for becomes U+FFFD.
  private static func inXML(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: scalar
      default: "\u{FFFD}"
      }
    }
  }

  @Test func `An XML parser reads back what was written`() throws {
    let elements = Self.texts.map {
      "<e a=\"\(XMLText.attribute($0))\">\(XMLText.content($0))</e>"
    }
    let document = "<all>\(elements.joined())</all>"
    #expect(!document.contains("##"))
    let read = try XMLTree.parse(document).children
    #expect(read.count == Self.texts.count)
    for (element, text) in zip(read, Self.texts) {
      let expected = Self.inXML(text)
      #expect(Array(element["a"].unicodeScalars) == expected, "\(text.debugDescription)")
      #expect(Array(element.text.unicodeScalars) == expected, "\(text.debugDescription)")
    }
  }

  @Test func `A JSON parser reads back what was written, and nothing in it is active`() throws {
    let document = "[\(Self.texts.map(JSONText.string).joined(separator: ", "))]"
    #expect(!document.contains("##"))
    #expect(!document.unicodeScalars.contains { $0.isActive })
    let read = try #require(
      JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String])
    #expect(read.count == Self.texts.count)
    for (string, text) in zip(read, Self.texts) {
      #expect(string.unicodeScalars.elementsEqual(text.unicodeScalars), "\(text.debugDescription)")
    }
  }
}
