import SourceText
import StyleSheets
import Testing

/// The specificities are those of Selectors 4, section 17, worked out by hand.
@Suite struct CSSSelectorParserTests {
  @Test(arguments: [
    ("*", 0, 0, 0), ("li", 0, 0, 1), ("ul li", 0, 0, 2), ("ul ol+li", 0, 0, 3),
    ("h1 + *[rel=up]", 0, 1, 1), ("ul ol li.red", 0, 1, 3), ("li.red.level", 0, 2, 1),
    ("#x34y", 1, 0, 0), ("#s12:not(foo)", 1, 0, 1), (".foo :is(.bar, #baz)", 1, 1, 0),
    (":is(em, #foo)", 1, 0, 0), (".qux:where(em, #foo#bar#baz)", 0, 1, 0),
    (":nth-child(even of li, .item)", 0, 2, 0), (":not(em, strong#foo)", 1, 0, 1),
    ("a::before", 0, 0, 2), ("#\\31 x", 1, 0, 0), ("|p", 0, 0, 1), ("*|*", 0, 0, 0),
    (":root:not(:popover-open)", 0, 2, 0), ("[*|lang=de i]", 0, 1, 0), (":is(:root,)", 0, 1, 0),
    (":is(:root, ::before)", 0, 1, 0), ("p:has(> .a)", 0, 1, 1),
    (":is(:is(:is(:is(:is(:is(:is(:is(:is(:is(.a))))))))))", 0, 1, 0),
  ])
  func `A selector is as specific as CSS says`(text: String, ids: Int, classes: Int, elements: Int)
  {
    let selectors = CSSSelectorParser().list(CSSTokens(text))
    let expected = CSSSpecificity(ids: ids, classes: classes, elements: elements)
    #expect(selectors.map(\.specificity) == [expected...expected])
    #expect(selectors.map(\.problem?.reason) == [nil])
  }

  @Test(arguments: [
    "#5", ".", "a >", "> a", "a::before b::foo", "a.b c:foo", ":foo()", "5", "[=x]", ":not()",
    "x|a",
    "a&&:x()", ":host(", "::before.a", "", "a, ,b", ":nth-child()",
  ])
  func `What some browser drops is no selector for sure`(text: String) {
    #expect(!CSSSelectorParser.isValid(CSSTokens(text)))
  }

  /// A browser drops what it does not know from a forgiving list.
  @Test(arguments: [":is(:root:not(:foo))", ":is(.a, :foo() b)", ":is(.a, 5)", "p:is(.a, #b:foo)"])
  func `A part that is not known may win in a forgiving list`(text: String) {
    let selector = CSSSelectorParser().list(CSSTokens(text)).first
    #expect(selector?.problem == nil)
    #expect(selector.map { $0.specificity.lowerBound < $0.specificity.upperBound } == true)
  }

  @Test func `The rule around counts once, with its most specific selector`() {
    let parent = CSSSpecificity(ids: 1)
    let selectors = CSSSelectorParser(parent: parent).list(CSSTokens("&.a, .b, > p, & &, .c &"))
    let found = selectors.map(\.specificity.upperBound)
    let expected = [(1, 1, 0), (1, 1, 0), (1, 0, 1), (2, 0, 0), (1, 1, 0)].map {
      CSSSpecificity(ids: $0.0, classes: $0.1, elements: $0.2)
    }
    #expect(found == expected)
    #expect(selectors.map(\.leading) == [nil, nil, ">", nil, nil])
  }

  @Test func `A limit that is reached is said, at any place`() {
    let deep = String(repeating: ":is(", count: 70) + "a" + String(repeating: ")", count: 70)
    for text in [deep, "p:not(\(deep))", ".a \(deep) b"] {
      let selector = CSSSelectorParser().list(CSSTokens(text)).first
      #expect(selector?.reachedLimit?.reason.contains("64 levels deep") == true)
      #expect(selector?.specificity.upperBound ?? CSSSpecificity() >= .most)
    }
  }
}
