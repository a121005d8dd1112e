import SourceText
import Testing

/// Expected is what postcss-each writes with postcss-simple-vars.
@Suite struct CSSAtRuleEachTests {
  private func rule(_ text: String) throws -> CSSAtRule {
    let document = try #require(ParsedCSS(text).document)
    for case .atRule(let rule) in document.root.items { return rule }
    throw NoRule()
  }

  private struct NoRule: Error {}

  @Test(arguments: [
    ("@each $x in (a, b) { --$(x)-c: 1 }", ["--a-c = 1", "--b-c = 1"]),
    ("@each $x in a,b{--c-$x:var(--$(x))}", ["--c-a = var(--a)", "--c-b = var(--b)"]),
    ("@each $my-x in 1, 2 { --c-#{$my-x}: $my-x }", ["--c-1 = 1", "--c-2 = 2"]),
    ("@each $x in #fff, red { --c: $x }", ["--c = #fff", "--c = red"]),
  ])
  func `A block is repeated for each word`(text: String, lines: [String]) throws {
    let blocks = try #require(try rule(text).repetitions)
    #expect(blocks.flatMap { ParsedCSS.lines($0) } == lines)
  }

  @Test(arguments: [
    // Another variable, an index, a map, what is computed, and other rules.
    "@each $x in (a, b) { --$(y): 1 }", "@each $x, $i in (a, b) { --$(x): $i }",
    "@each $x in $list { --$(x): 1 }", "@each $x in (a: 1, b: 2) { --$(x): 1 }",
    "@each $x in a, b { --$(x): $x-dark }", "@for $x in a, b { --$(x): 1 }",
    "@each $x in (a, ) { --$(x): 1 }",
  ])
  func `What more than a word decides is not repeated`(text: String) throws {
    #expect(try rule(text).repetitions == nil)
  }

  @Test func `Places keep their lines`() throws {
    let text = """
      :root { --a: 1 }
      @each $x in (one, two) {

        --$(x): 1;
      }
      """
    let blocks = try #require(try rule(text).repetitions)
    var lines: [Int] = []
    for block in blocks {
      for case .declaration(let declaration) in block.items {
        lines.append(declaration.nameSpan.line)
        #expect(declaration.nameSpan.file.path == "a.css")
      }
    }
    #expect(lines == [4, 4])
  }
}
