import Foundation
import Reporters
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: HostileText.all)
  func `A string reads back as it was and holds nothing that could act`(text: String) throws {
    let written = JSONText.string(text)
    #expect(written.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    for scalar in ["\u{1B}", "\u{202E}", "\u{2028}", "\u{9B}"] as [Unicode.Scalar] {
      #expect(!written.unicodeScalars.contains(scalar))
    }
    let read = try JSONDecoder().decode([String].self, from: Data("[\(written)]".utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("\n\r\t", #""\n\r\t""#), ("\u{1}", #""\u0001""#),
    ("\u{1B}", #""\u001b""#), ("\u{202E}", #""\u202e""#), ("é/😀", "\"é/😀\""),
    ("\u{200B}", #""\u200b""#), ("\u{AD}", #""\u00ad""#), ("\u{E0041}", #""\udb40\udc41""#),
  ])
  func `Only what has to be is escaped`(text: String, written: String) {
    #expect(JSONText.string(text) == written)
  }

  @Test(arguments: [
    (4.5, "4.5"), (21, "21"), (3, "3"), (4.498861479739532, "4.498861479739532"), (0.1, "0.1"),
  ])
  func `A number is the shortest text that reads back the same`(number: Double, text: String) {
    #expect(JSONText.number(number) == text)
    #expect(Double(text) == number)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `What is no number is null`(number: Double) {
    #expect(JSONText.number(number) == "null")
  }

  @Test func `Lists and objects hold what they are given, in order`() {
    #expect(JSONText.numbers([1, 2.5]) == "[1, 2.5]")
    #expect(JSONText.strings(["a", "\""]) == #"["a", "\""]"#)
    #expect(JSONText.strings([]) == "[]")
    #expect(JSONText.object([("b", "1"), ("a\"", "[]")]) == #"{"b": 1, "a\"": []}"#)
  }
}
