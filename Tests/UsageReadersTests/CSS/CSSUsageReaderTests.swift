import SourceText
import Testing
import UsageReaders

/// The pairs of each sheet were worked out by hand, from Selectors 4 and CSS Cascade 5.
@Suite struct CSSUsageReaderTests {
  struct Sheet: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let pairs: [String]
    var unfollowed: [String] = []
    var testDescription: String { name }
  }

  static let followed: [Sheet] = [
    Sheet(
      name: "A rule with both", text: ".a { color: var(--ink); background: var(--page) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "The caret and underlines leave the text its color",
      text: """
        .a { background: var(--page); color: var(--ink); caret-color: var(--x);
          text-decoration-color: var(--y) }
        """,
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "The fill of text wins over its color, wherever it stands",
      text: ".a { -webkit-text-fill-color: var(--ink); color: var(--x); background: var(--page) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "A stroke beside a fill",
      text: ".a { fill: var(--x); stroke: var(--y); background: var(--page) }",
      pairs: ["--x on --page icon", "--y on --page icon"]),
    Sheet(
      name: "A number somewhere else makes no color vanish",
      text: """
        .a { color: var(--x); border: 1px solid var(--y); background: var(--page) }
        .b { --x: 0; --y: 0 0% 90% } .c { --y: 1px }
        """,
      pairs: ["--x on --page text", "--y on --page border"]),
    Sheet(
      name: "A width is no color",
      text: ".a { --w: 1px; border: var(--w) solid var(--y); background: var(--page) }",
      pairs: ["--y on --page border"], unfollowed: ["noForeground: --page"]),
    Sheet(
      name: "What is in no layer wins, and what is in a later one",
      text: """
        @layer low, high; .a { color: var(--ink) }
        @layer high { .a { color: var(--x); background: var(--page) } }
        @layer low { .a { color: var(--y); background: var(--z) } }
        """,
      pairs: ["--ink on --page text"], unfollowed: ["noForeground: --z"]),
    Sheet(
      name: "Of what is important, what is in a layer wins",
      text: """
        .a { color: var(--x) !important; background: var(--page) }
        @layer one { .a { color: var(--ink) !important } } @layer two { .a { color: var(--y) !important } }
        """,
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "Layers within layers have an order of their own",
      text: """
        @layer a.b, a.c; @layer a.c { .a { color: var(--ink); background: var(--page) } }
        @layer a.b { .a { color: var(--y) } }
        @layer d {
          .b { color: var(--x); background: var(--page) } @layer e { .b { color: var(--y) } }
        }
        """,
      pairs: ["--ink on --page text", "--x on --page text"]),
    Sheet(
      name: "Each of many layers has its place",
      text: """
        @layer \((0..<40).map { "l\($0)" }.joined(separator: ", "));
        @layer l39 { .a { color: var(--ink); background: var(--page) } }
        @layer l35 { .a { color: var(--y) } }
        """,
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "More classes win, however many",
      text: """
        .a\(String(repeating: ".a", count: 299)) { color: var(--ink); background: var(--page) }
        .a\(String(repeating: ".a", count: 279)) { color: var(--y) }
        """,
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "Text that is large in some states or widths is not known to be",
      text: """
        .a { color: var(--ink); background: var(--page) }
        @media (min-width: 900px) { .a { font-size: 28px } }
        .b { color: var(--x); background: var(--page); font-size: 32px } .b:hover { font-size: 12px }
        """,
      pairs: ["--ink on --page text", "--x on --page text"]),
    Sheet(
      name: "A root of another size",
      text: """
        html { font-size: 62.5% } .a { color: var(--ink); background: var(--page); font-size: 1.6rem }
        """,
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "Parts, opacities, sizes and importance in @apply",
      text: """
        .a { font-size: 28px; color: var(--ink); background: var(--page);
          @apply text-xs text-x !important; }
        .b { @apply placeholder:text-y opacity-50 }
        """,
      pairs: ["x on --page text"],
      unfollowed: ["unread: y in placeholder", "opacity: an element"]),
    Sheet(
      name: "A color that is none is dropped",
      text: ".a { color: var(--ink); color: #ggg; background: var(--page) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "An opacity out of range is the nearest in it",
      text: ".a { color: rgb(var(--ink) / 500%); background: rgb(var(--page) / -3) }",
      pairs: ["--ink at 100% on --page at 0% text"]),
    Sheet(
      name: "Names that stand in for others",
      text: ".a { color: var(--x, var(--y, red)); background: rgb(var(--p, var(--q)) / 50%) }",
      pairs: ["--x or --y on --p or --q at 50% text"]),
    Sheet(
      name: "A utility is a class",
      text: "@utility box { background: var(--p); } @utility note { color: var(--x) }",
      pairs: [], unfollowed: ["noBackground: --x", "noForeground: --p"]),
    Sheet(
      name: "A utility is the element of its class",
      text: "@utility box { background: var(--p); } .box { color: var(--x) }",
      pairs: ["--x on --p text"]),
    Sheet(
      name: "Blocks that are no rules for elements",
      text: """
        @theme { --color-x: red } @font-face { src: url(a) } @page { color: red }
        @keyframes k { from { color: var(--x) } } @unknown { .a { background: var(--p) } }
        @layer l { color: var(--y) }
        """,
      pairs: [],
      unfollowed: [
        "unread: var(--x) in @keyframes", "unread: var(--p) in @unknown",
        "unread: var(--y) outside of a rule",
      ]),
    Sheet(
      name: "Two rules about the same elements",
      text: ".a { background-color: var(--page) } .a { color: var(--ink) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "The later of two colors wins",
      text: ".a { color: var(--x); color: var(--ink); background: var(--page) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "What is important wins over what is later",
      text:
        ".a { color: var(--ink) !important; background: var(--page) } .a { color: var(--x) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "An element around that another rule tells by its type too",
      text: "div[class*='x'] { background: var(--page) } [class*='x'] b { color: var(--ink) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "The modifier of a block is of the block",
      text: ".note { color: var(--ink) } .note--tip { background: var(--page) }",
      pairs: ["--ink on --page text"], unfollowed: ["noBackground: --ink"]),
    Sheet(
      name: "What has a name like a modifier is of nothing else",
      text: ".x .note { color: var(--ink) } .note--tip { background: var(--page) }",
      pairs: [], unfollowed: ["noBackground: --ink", "noForeground: --page"]),
    Sheet(
      name: "Rules that are repeated for words",
      text: "@each $x in (a, b) { .$(x) { color: var(--$(x)); background: var(--page) } }",
      pairs: ["--a on --page text", "--b on --page text"]),
    Sheet(
      name: "Elements around of which there are two types",
      text:
        "div.x { background: var(--p) } p.x { background: var(--q) } .x b { color: var(--ink) }",
      pairs: [],
      unfollowed: ["noBackground: --ink", "noForeground: --p", "noForeground: --q"]),
    Sheet(
      name: "The nearest element around that the selector names",
      text:
        ".a { background: var(--page) } .b { background: var(--card) } .a .b .c { color: var(--ink) }",
      pairs: ["--ink on --card text"], unfollowed: ["noForeground: --page"]),
    Sheet(
      name: "A child", text: ".a { background: var(--page) } .a > .b { color: var(--ink) }",
      pairs: ["--ink on --page text"]),
    Sheet(
      name: "An element beside is not around",
      text: ".a { background: var(--page) } .a + .b { color: var(--ink) }", pairs: [],
      unfollowed: ["noForeground: --page", "noBackground: --ink"]),
    Sheet(
      name: "Nested rules",
      text: ".a { background: var(--page); .b { color: var(--ink) } &:hover { color: var(--on) } }",
      pairs: ["--ink on --page text", "--on on --page text (:hover)"]),
    Sheet(
      name: "A state takes the other side from rest",
      text:
        ".a { color: var(--ink); background: var(--page) } .a:hover { background: var(--over) }",
      pairs: ["--ink on --page text", "--ink on --over text (:hover)"]),
    Sheet(
      name: "Two states of a control are not taken to meet",
      text: """
        .a { background: var(--page) } .a:hover { background: var(--over) }
        .a:disabled { color: var(--dim) }
        """, pairs: ["--dim on --page text (:disabled)"], unfollowed: ["noForeground: --over"]),
    Sheet(
      name: "Text is large only where every size that it may have is",
      text: """
        .a { color: var(--x); background: var(--p); font-size: 24px } .a { font-size: 0.5em }
        .b { color: var(--y); background: var(--p); font: bold 30px serif; font-size: 30px }
        .c { color: var(--z); background: var(--p); font-size: 24px }
        """,
      pairs: ["--x on --p text", "--y on --p text", "--z on --p text large"]),
    Sheet(
      name: "A scheme meets any state",
      text: """
        .a { color: var(--ink); background: var(--page) }
        .a:hover { background: var(--over) } .dark .a { color: var(--light) }
        """,
      pairs: [
        "--ink on --page text", "--ink on --over text (:hover)", "--light on --page text (.dark)",
        "--light on --over text (.dark :hover)",
      ]),
    Sheet(
      name: "The state of an element around",
      text: ".a { background: var(--page) } .a:hover .b { color: var(--on) }",
      pairs: ["--on on --page text (.a:hover)"]),
    Sheet(
      name: "A class more",
      text: """
        .a { color: var(--ink); background: var(--page) } .a.b { background: var(--accent) }
        """, pairs: ["--ink on --page text", "--ink on --accent text"]),
    Sheet(
      name: "A pseudo-element stands on its element",
      text: "input { background: var(--field) } input::placeholder { color: var(--dim) }",
      pairs: ["--dim on --field text"]),
    Sheet(
      name: "Borders and icons",
      text: """
        .a { background: var(--page); border: 1px solid var(--line); outline-color: var(--ring);
          fill: var(--icon) }
        """,
      pairs: ["--line on --page border", "--icon on --page icon"],
      unfollowed: ["noBackground: --ring"]),
    Sheet(
      name: "An outline stands on what is around its element",
      text: """
        .page { background: var(--page); color: var(--ink) }
        .page .a { background: var(--fill); color: var(--on) } .page .a:focus { outline-color: var(--ring) }
        """,
      pairs: [
        "--ink on --page text", "--on on --fill text", "--ring on --page border (:focus)",
      ]),
    Sheet(
      name: "A color that pairs for some elements is not known for others",
      text: """
        a { color: var(--link) } .card { background: var(--card) } .card a { color: var(--on) }
        td, th { color: var(--ink) } th { background: var(--head) }
        """,
      pairs: ["--on on --card text", "--ink on --head text"],
      unfollowed: ["noBackground: --link", "noBackground: --ink"]),
    Sheet(
      name: "A picture over a color, and a picture that is taken away",
      text: """
        .a { background: var(--p); color: var(--x) } .a { background-image: url(a) }
        .b { background: url(b); color: var(--y) } .b { background: var(--q) }
        .c { background-image: none; background-color: var(--r); color: var(--z) }
        """,
      pairs: ["--x on --p text", "--y on --q text", "--z on --r text"],
      unfollowed: ["picture: --x on url(a)"]),
    Sheet(
      name: "A background that a state takes away lets what is around show",
      text: """
        .a { background: var(--p) } .a .b { background: var(--q); color: var(--x) }
        .a .b:hover { background: none }
        """,
      pairs: ["--x on --q text", "--x on --p text (:hover)"]),
    Sheet(
      name: "An opacity",
      text: ".a { background: var(--p); color: var(--x); opacity: 50% } .b { opacity: 1 }",
      pairs: ["--x on --p text"], unfollowed: ["opacity: an element at 50%"]),
    Sheet(
      name: "Each side of a border",
      text: ".a { background: var(--p); border-top-color: var(--x); border-left-color: var(--y) }",
      pairs: ["--x on --p border", "--y on --p border"], unfollowed: ["noForeground: --p"]),
    Sheet(
      name: "A state takes the border of rest away",
      text: """
        .a { background: var(--p); border: 1px solid var(--x) }
        .a:hover { border-color: var(--y) } .a:focus { border-top-color: var(--z) }
        .a:disabled { background: var(--q); border: none }
        """,
      pairs: [
        "--x on --p border", "--y on --p border (:hover)", "--z on --p border (:focus)",
      ], unfollowed: ["noForeground: --p", "noForeground: --q"]),
    Sheet(
      name: "A width that is a variable",
      text: """
        :root { --width: 1px } .a { background: var(--page); border: var(--width) solid var(--line) }
        """, pairs: ["--line on --page border"],
      unfollowed: ["noForeground: --page"]),
    Sheet(
      name: "A border in the color of its element draws nothing",
      text: ".a { background: var(--page); border-color: var(--page) }", pairs: [],
      unfollowed: ["noForeground: --page"]),
    Sheet(
      name: "Opacities and fallbacks",
      text: """
        .a { background: rgb(var(--page) / 50%); color: rgba(var(--ink), 0.8) }
        .b { background: var(--page, #fff); color: color-mix(in srgb, var(--ink) 60%, transparent) }
        .c { background: hsl(var(--page)); color: hsl(var(--ink) / 1) }
        """,
      pairs: [
        "--ink at 80% on --page at 50% text", "--ink at 60% on --page text", "--ink on --page text",
      ]),
    Sheet(
      name: "Literals are listed as such",
      text:
        ".a { color: #333; background: var(--page) } .b { color: var(--ink); background: white }",
      pairs: ["#333 on --page text", "--ink on white text"]),
    Sheet(
      name: "What is transparent shows what lies behind",
      text: """
        .a { background: var(--page) } .a .b { background: transparent; color: var(--ink) }
        .a .c { background: none; color: var(--dim) }
        """, pairs: ["--ink on --page text", "--dim on --page text"]),
    Sheet(
      name: "Sizes of text",
      text: """
        .a { background: var(--p); color: var(--x); font-size: 24px }
        .b { background: var(--p); color: var(--y); font-size: 1.2rem; font-weight: bold }
        .c { background: var(--p); color: var(--z); font-size: 14px; font-weight: bold }
        .d { background: var(--p); color: var(--w); font-size: 1.2em }
        """,
      pairs: [
        "--x on --p text large", "--y on --p text large", "--z on --p text normal",
        "--w on --p text",
      ]),
    Sheet(
      name: "Classes of Tailwind", text: ".a { @apply bg-card text-ink hover:text-dim/50; }",
      pairs: ["ink on card text", "dim at 50% on card text (hover)"]),
    Sheet(
      name: "Lists of selectors, :is and :where",
      text: ".a, .b { background: var(--p) } .a { color: var(--x) } :where(.b) { color: var(--y) }",
      pairs: ["--x on --p text", "--y on --p text"]),
    Sheet(
      name: "Layers and media",
      text: """
        @layer x { .a { color: var(--ink); background: var(--page) } }
        @media print { .a { color: var(--black) } }
        """,
      pairs: ["--ink on --page text", "--black on --page text (@media print)"]),
  ]

  @Test(arguments: followed)
  func `The pairs are those worked out by hand`(sheet: Sheet) throws {
    let usage = try ReadUsage(sheet.text, named: "a.css")
    #expect(usage.pairs.sorted() == sheet.pairs.sorted())
    #expect(usage.unfollowed.sorted() == sheet.unfollowed.sorted())
  }

  static let unfollowed: [(String, String)] = [
    (".a { color: var(--ink) }", "noBackground: --ink"),
    (".a__b { color: var(--ink) } .a { background: var(--p) }", "noBackground: --ink"),
    ("body { background: var(--p) } .a { color: var(--ink) }", "noBackground: --ink"),
    (
      ".a { color: var(--ink); background: linear-gradient(red, blue) }",
      "picture: --ink on linear-gradient(red, blue)"
    ),
    (
      ".a { color: var(--ink); background: url(a.png) var(--p) }",
      "picture: --ink on url(a.png) var(--p)"
    ),
    (
      ".a { color: light-dark(var(--a), var(--b)); background: var(--p) }",
      "computed: light-dark(var(--a), var(--b))"
    ),
    (".a { color: hsl(var(--h) 50% 40%) }", "computed: hsl(var(--h) 50% 40%)"),
    (
      ".a { background: var(--p); border: var(--x) solid var(--y) }",
      "ambiguous: var(--x) solid var(--y)"
    ),
    (".a { background: var(--p) }", "noForeground: --p"),
    (".a % .b { color: var(--ink) }", "unread: the selector .a % .b"),
  ]

  @Test(arguments: unfollowed)
  func `What cannot be followed is said and not guessed`(text: String, reason: String) throws {
    let usage = try ReadUsage(text, named: "a.css")
    #expect(usage.pairs == [])
    #expect(usage.unfollowed.contains(reason), "\(usage.unfollowed)")
  }

  @Test func `Places are those of the values`() throws {
    let usage = try ReadUsage(
      ".a {\n  color: var(--ink);\n  background: var(--page);\n}", named: "a.css")
    let pair = try #require(usage.reading.pairs.first)
    #expect(pair.place.start == SourcePosition(line: 2, column: 10))
    #expect(pair.backgroundPlace.start == SourcePosition(line: 3, column: 15))
  }
}
