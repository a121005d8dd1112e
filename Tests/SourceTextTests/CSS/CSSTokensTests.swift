import SourceText
import Testing

@Suite struct CSSTokensTests {
  @Test(
    "A token says its name or its contents, escapes undone",
    arguments: [
      ("a\\62 c", "abc"), ("\\000041b", "Ab"), ("\\41\r\nb", "Ab"), ("a\\:b", "a:b"),
      ("rgb(", "rgb"), ("@media", "media"), ("#f\\66 f", "fff"), ("'a\\'b'", "a'b"),
      ("\"a\\\nb\"", "ab"), ("'\\E9'", "é"), ("\\0", "\u{FFFD}"), ("\\D800 x", "\u{FFFD}x"),
      ("\\é", "é"), ("12px", "12px"), ("''", ""),
    ])
  func text(_ text: String, _ expected: String) throws {
    let tokens = try #require(ParsedCSS(text).tokens)
    #expect(tokens.text(at: tokens.range.lowerBound) == expected)
  }

  @Test("Parts are separated outside of groups only, and trimmed")
  func split() throws {
    let tokens = try #require(ParsedCSS(" a, f(b, c) , [d,e] ,").tokens)
    #expect(tokens.split(at: .comma).map(\.source) == ["a", "f(b, c)", "[d,e]", ""])
    #expect(tokens.split(at: .semicolon).count == 1)
    #expect(tokens.trimmed.source == "a, f(b, c) , [d,e] ,")
  }

  @Test(
    "A single token or group is told from more",
    arguments: [
      ("a", true), ("f(a b)", true), ("(a) ", false), ("a b", false), ("f(a)b", false), ("", false),
      ("f(", true),
    ])
  func only(_ text: String, _ isOnly: Bool) throws {
    let tokens = try #require(ParsedCSS(text).tokens)
    #expect((tokens.only != nil) == isOnly)
  }

  @Test(
    "The plain text has one space for white space and comments, and no needless escapes",
    arguments: [
      ("rgb(1/**/2 3)", "rgb(1 2 3)"), ("r\\67 b( 0\n\n0 )", "rgb( 0 0 )"), ("a/* b */", "a "),
      ("re\\64", "red"), ("a\\(b", "a\\(b"), ("#\\66 ff", "#fff"),
    ])
  func plain(_ text: String, _ expected: String) throws {
    #expect(try #require(ParsedCSS(text).tokens).plain == expected)
  }

  @Test(
    "A number ends where its unit begins",
    arguments: [
      ("12", 12, 0..<2, ""), ("-.5%", -0.5, 0..<3, "%"), ("1e3DEG", 1000, 0..<3, "deg"),
      ("+1.5e-1turn", 0.15, 0..<7, "turn"), ("2em", 2, 0..<1, "em"), ("3e-x", 3, 0..<1, "e-x"),
      ("4-e5", 4, 0..<1, "-e5"), ("1d\\65g", 1, 0..<1, "deg"), ("1e999", .infinity, 0..<5, ""),
      ("none", .infinity, 0..<0, "none"),
    ])
  func number(_ text: String, _ value: Double, _ range: Range<Int>, _ unit: String) {
    let number = CSSTokens(text).number(at: 0)
    #expect(number.value == value)
    #expect(number.range == range)
    #expect(number.unit == unit)
  }

  @Test("An empty run stands somewhere, at the end of the file too")
  func emptySpan() throws {
    let parsed = ParsedCSS("a b")
    let tokens = try #require(parsed.tokens)
    let end = tokens.range.upperBound
    #expect(tokens[end..<end].span.start.column == 4)
    #expect(tokens[end..<end].source.isEmpty)
  }
}
