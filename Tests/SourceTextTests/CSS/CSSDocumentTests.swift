import SourceText
import Testing

@Suite struct CSSDocumentTests {
  @Test("What is not UTF-8 is refused at its first wrong byte")
  func encoding() {
    let latin = ParsedCSS(bytes: Array("a{--b:'é\n".utf8) + [0xE9, 0x27])
    #expect(latin.document == nil)
    #expect(
      latin.messages == [
        "a.css:2:1: error: not UTF-8: byte 0xE9 cannot stand here; save the file as UTF-8"
      ])
    let wide = ParsedCSS(bytes: [0xFF, 0xFE, 0x61, 0x00])
    #expect(wide.document == nil)
    #expect(wide.messages == ["a.css:1:1: error: the file is UTF-16; expected UTF-8"])
  }

  @Test("A document with mistakes can still be walked")
  func mistakes() throws {
    let parsed = ParsedCSS("a { --b: (1 } c {} }")
    #expect(parsed.messages.count == 2)
    #expect(ParsedCSS.lines(try #require(parsed.document).root) == ["rule a", "rule c", "stray }"])
  }

  @Test("Every beginning of a style sheet is walked without a trap")
  func prefixes() {
    let text = """
      @charset "x"; :root { --a: rgb(1 2 3 / var(--b, {x})) !important; --\\e9: 'é\\'' url(a) }
      @media (a: b) { .c[d="e" i]:not(.f) > g::h { --i: calc(1px + 2%); &.j { --k: #fff } } } /* l */
      """
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      guard let document = ParsedCSS(bytes: Array(bytes[..<end])).document else { continue }
      walk(document.root)
    }
  }

  private func walk(_ block: CSSBlock) {
    for item in block.items {
      switch item {
      case .declaration(let declaration): _ = declaration.value.plain
      case .rule(let rule):
        _ = rule.prelude.split(at: .comma).map(\.span)
        walk(rule.block)
      case .atRule(let rule):
        _ = rule.span.start
        if let block = rule.block { walk(block) }
      case .madeProperty(let tokens), .stray(let tokens): _ = tokens.source
      }
    }
  }
}
