import SourceText
import Testing

@Suite struct CSSBlockTests {
  static let sheets: [(String, [String])] = [
    (":root { --a: 1 } .b { }", ["rule :root", "rule .b"]),
    ("@charset 'utf-8'; a{}", ["@charset 'utf-8';", "rule a"]),
    ("@media (x: y) { a { } } @layer a, b;", ["@media (x: y)", "@layer a, b;"]),
    ("@import url(a.css)", ["@import url(a.css);"]),
    ("a:hover, b::c > d {}", ["rule a:hover, b::c > d"]),
    ("; a {}", ["rule ; a"]),
    ("--a: 1; b {}", ["rule --a: 1; b"]),
    ("a {} --b: 1;", ["rule a", "stray --b: 1;"]),
    ("", []),
    ("/* nothing */", []),
  ]

  @Test("A style sheet is a list of rules", arguments: sheets)
  func sheet(_ text: String, _ lines: [String]) throws {
    let document = try #require(ParsedCSS(text).document)
    #expect(ParsedCSS.lines(document.root) == lines)
  }

  static let blocks: [(String, [String])] = [
    ("--a: 1; --b : 2 3;", ["--a = 1", "--b = 2 3"]),
    ("--a:;--b:", ["--a = ", "--b = "]),
    ("--a: 1 !important; --b: x ! IMPORTANT ;", ["--a = 1 !", "--b = x !"]),
    ("--a: important; --b: ! x", ["--a = important", "--b = ! x"]),
    ("--a: {b: c; d}; --e: (;) [;]", ["--a = {b: c; d}", "--e = (;) [;]"]),
    ("Color: Red; --A: Red", ["color = Red", "--A = Red"]),
    ("--\\61: 1", ["--a = 1"]),
    ("a:hover { --b: 1 } --c: 2", ["rule a:hover", "--c = 2"]),
    ("&.b { } @media x { } --c: 1", ["rule &.b", "@media x", "--c = 1"]),
    ("junk; --a: 1; 12; --b: 2", ["--a = 1", "--b = 2"]),
    ("--a-$(x): 1; --b: 2", ["made --a-$(x): 1;", "--b = 2"]),
    ("--b: 2; --a-$x: 1", ["--b = 2", "made --a-$x: 1"]),
    ("--a-#{$x}: 1; --b: 2", ["made --a-#{", "--b = 2"]),
    // No tool writes that, and no browser reads it.
    ("--a 1; --b: 2", ["--b = 2"]),
    ("/* x */ --a: /* y */ 1 /* z */; ;;", ["--a = 1"]),
    ("--a: 'x;y'; --b: url(x;y)", ["--a = 'x;y'", "--b = url(x;y)"]),
    ("--a: rgb(0 0 0 / var(--b, {x}))", ["--a = rgb(0 0 0 / var(--b, {x}))"]),
  ]

  @Test("A block is a list of declarations and rules", arguments: blocks)
  func block(_ text: String, _ lines: [String]) throws {
    let document = try #require(ParsedCSS("x {\(text)}").document)
    let inner = document.root.items.compactMap { item in
      if case .rule(let rule) = item { rule.block } else { nil }
    }
    #expect(ParsedCSS.lines(try #require(inner.first)) == lines)
  }
}
