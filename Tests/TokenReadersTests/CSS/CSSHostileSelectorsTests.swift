import DesignTokens
import Testing

/// Selectors that no page needs, and that no audit may get wrong.
@Suite struct CSSHostileSelectorsTests {
  /// Written out, 24 rules of two selectors are 16 million selectors.
  @Test(arguments: [".a,.b", "&.a,&.b", "&,.b", "& &,.b", "&:is(.a,.b),&.c", ":root,&"], [24, 31])
  func `Lists of selectors in lists end at once`(list: String, count: Int) {
    let text =
      ":root { --a: #000 } " + String(repeating: "\(list) { ", count: count) + "--a: #fff"
      + String(repeating: "}", count: count)
    let time = ContinuousClock().measure {
      let read = ReadCSS(text)
      // The value counts, is asked about, or is an error: it is never lost.
      let isAsked = read.catalog.hiddenValues.contains { $0.token != nil }
      let isKnown = isAsked || read.diagnostics.hasErrors || read.hex("a") == "#FFFFFF"
      #expect(isKnown)
    }
    #expect(time < .seconds(30))
  }

  @Test func `Selectors that double with each rule are an error with its place`() {
    let text =
      String(repeating: "&.a, .b & & { ", count: 24) + "--a: #fff"
      + String(repeating: "}", count: 24)
    let read = ReadCSS(text)
    #expect(read.messages.contains { $0.hasPrefix("a.css:1:") && $0.contains("too long together") })
  }

  /// What is not known may match the root and win over `:root`.
  @Test(arguments: [
    ":is(:root:not(:foo))", ":is(:root:foo(), :root)", ":root:foo",
    ":is(html:-moz-x(a))", ":root:is(:not(:foo))", ":is(:root|x)", ":root:not(:is(:foo))",
  ])
  func `A part that is not known may match and win wherever it stands`(selector: String) {
    let read = ReadCSS("\(selector) { --a: #fff } :root { --a: #000 }")
    #expect(read.catalog.hiddenValues.contains { $0.token != nil }, "\(read.messages)")
    #expect(!read.catalog.hiddenValues.contains { $0.canBeAudited })
  }

  /// The specificity is known here, so that the policy may decide.
  @Test(arguments: [
    ":is(:root:not(:popover-open))", ":root:not(:is(:is(:is(:is(:is(:is(:is(:is(.x)))))))))",
    ":root#\\31 x", ":root:not(|p)",
  ])
  func `A part that is known is a question`(selector: String) {
    let text = "\(selector) { --a: #fff } :root { --a: #000 }"
    let read = ReadCSS(text)
    #expect(read.catalog.hiddenValues.contains { $0.token != nil && $0.canBeAudited })
    let audited = ReadCSS(text, conditions: ConditionChoices([("*", .audit)]))
    #expect(audited.hex("a", "with") == "#FFFFFF")
  }

  @Test func `Rules for the elements of another namespace are a question`() {
    let read = ReadCSS(
      "@namespace url(http://www.w3.org/2000/svg); :root { --a: #fff }")
    #expect(read.catalog.hiddenValues.map(\.canBeAudited) == [false], "\(read.messages)")
    let html = ReadCSS(
      "@namespace 'http://www.w3.org/1999/xhtml'; @namespace svg url(x); :root { --a: #fff }")
    #expect(html.catalog.hiddenValues.isEmpty)
    #expect(html.hex("a") == "#FFFFFF")
    let late = ReadCSS(":root { --a: #fff } @namespace url(http://www.w3.org/2000/svg);")
    #expect(late.catalog.hiddenValues.isEmpty)
  }
}
