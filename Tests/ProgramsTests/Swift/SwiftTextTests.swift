import Programs
import SourceText
import Testing

/// What a file is made of before it has any grammar: brackets, texts, comments, lines.
@Suite struct SwiftTextTests {
  private func parse(_ bytes: [UInt8]) -> SyntaxTree {
    SwiftParser.parse(SourceFile(path: "a.swift", bytes: bytes))
  }

  private func messages(_ text: String) -> [String] {
    parse(Array(text.utf8)).problems.map(\.description)
  }

  /// The names that are declared.
  private func names(_ text: String) -> [String] {
    parse(Array(text.utf8)).root.descendants.filter { $0.kind == .patternName }.map(\.text)
  }

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
    #expect(messages(text).first == "a.swift:" + message)
  }

  /// No compiler takes it either.
  @Test func `What is not UTF-8 is an error at its first wrong byte`() {
    let latin = parse(Array("let a = 1\n// ".utf8) + [0xE9])
    #expect(
      latin.problems.map(\.description) == [
        "a.swift:2:4: error: not UTF-8: byte 0xE9 cannot stand here; save the file as UTF-8"
      ])
    let wide = parse([0xFE, 0xFF, 0x00, 0x61])
    #expect(
      wide.problems.first?.description == "a.swift:1:1: error: the file is UTF-16; expected UTF-8")
  }

  @Test("A string without an end does not hide the lines after it")
  func recovers() { #expect(names("let a = \"b\nlet c = 1") == ["a", "c"]) }

  @Test("A byte order mark and the line of an interpreter are passed over")
  func marks() {
    #expect(names("\u{FEFF}let a = 1") == ["a"])
    #expect(names("#!/usr/bin/env swift \"\nlet a = 1") == ["a"])
    #expect(names("let a = 1\r\nlet b = 2\rlet c = 3") == ["a", "b", "c"])
    #expect(messages("#!/usr/bin/env swift \"\nlet a = 1").isEmpty)
  }

  @Test("Comments, also in each other, hold no code")
  func comments() {
    #expect(
      names("// let a\nlet b = 1 /* let c /* let d */ let e */\n/// let f\nlet g = 2") == [
        "b", "g",
      ])
  }
}
