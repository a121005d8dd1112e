import Foundation
import SourceText
import Testing

@Suite struct SwiftDocumentTests {
  @Test(
    "What no Swift text can hold is an error where it begins",
    arguments: [
      ("let a = \"b\nlet c = 1", "1:9: error: the string that begins here has no closing quote"),
      ("let a = \"\"\"\n b", "1:9: error: the string that begins here has no closing quote"),
      ("/* a /* b */ c", "1:1: error: the comment that begins here has no end"),
      ("enum A {\n let b = 1", "1:8: error: the bracket that opens here is never closed"),
      ("let a = 1 }", "1:11: error: the bracket that closes here was never opened"),
      ("f(a]", "1:4: error: the bracket that closes here was never opened"),
      ("{ ( }", "1:3: error: the bracket that opens here is never closed"),
    ])
  func problems(_ text: String, _ message: String) {
    #expect(ParsedSwift(text).messages.first == "a.swift:" + message)
  }

  /// No compiler takes it either.
  @Test func `What is not UTF-8 is an error at its first wrong byte`() {
    let latin = ParsedSwift(bytes: Array("let a = 1\n// ".utf8) + [0xE9])
    #expect(
      latin.messages == [
        "a.swift:2:4: error: not UTF-8: byte 0xE9 cannot stand here; save the file as UTF-8"
      ])
    let wide = ParsedSwift(bytes: [0xFE, 0xFF, 0x00, 0x61])
    #expect(wide.messages.first == "a.swift:1:1: error: the file is UTF-16; expected UTF-8")
  }

  @Test("A string without an end does not hide the lines after it")
  func recovers() {
    #expect(ParsedSwift("let a = \"b\nlet c = 1").outline == ["a = string?", "c = 1"])
  }

  @Test("Part of a file keeps the positions of the whole")
  func ranges() {
    let file = SourceFile(path: "a.md", text: "éé\n```swift\nlet a = 1\n```\nlet b = 2\n")
    var diagnostics = DiagnosticList()
    let block = FencedCodeBlock.all(in: file)[0]
    let document = SwiftDocument.parse(file, in: block.range, diagnostics: &diagnostics)
    #expect(document.declarations.count == 1)
    guard case .property(let property)? = document.declarations.first else { return }
    #expect(document.span(property.nameRange).start == SourcePosition(line: 3, column: 5))
  }

  @Test("A byte order mark and the line of an interpreter are passed over")
  func marks() {
    #expect(ParsedSwift("\u{FEFF}let a = 1").outline == ["a = 1"])
    #expect(ParsedSwift("#!/usr/bin/env swift \"\nlet a = 1").outline == ["a = 1"])
    #expect(
      ParsedSwift("let a = 1\r\nlet b = 2\rlet c = 3").outline == ["a = 1", "b = 2", "c = 3"])
  }

  @Test("A text cut off at any byte, or with any byte changed, is read without a trap")
  func truncated() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Eko/EkoButton.swift").standardized
    let bytes = Array(try Data(contentsOf: url).prefix(1_200))
    for length in bytes.indices { touch(Array(bytes[..<length])) }
    for index in bytes.indices where index % 7 == 0 {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: ")"), 0x0A, 0x00, 0xFF] {
        var changed = bytes
        changed[index] = byte
        touch(changed)
      }
    }
  }

  /// Reads a text with all its bodies.
  private func touch(_ bytes: [UInt8]) {
    let parsed = ParsedSwift(bytes: bytes)
    _ = parsed.outline
  }
}
