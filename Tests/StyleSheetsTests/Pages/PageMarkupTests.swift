import StyleSheets
import Testing

/// What a page in HTML loads, as HTML and CSSOM say it.
@Suite struct PageMarkupTests {
  private func sheets(_ text: String) -> [PageMarkup.Sheet] { PageMarkup(Array(text.utf8)).sheets }

  @Test(arguments: [
    "<link rel=stylesheet href=a.css>", "<LINK HREF='a.css?v=1' REL='StyleSheet'/>",
    "<link rel=\"stylesheet icon\"\n href = \"a.css#x\" >",
    "<link as=style rel=preload href=a.css onload=\"this.rel='stylesheet'\">",
    "<script>'<link rel=stylesheet href=b.css>'</script><link rel=stylesheet href=a.css>",
    "<!-- <link rel=stylesheet href=b.css> --><link rel=stylesheet href=a.css>",
    "<title><link rel=stylesheet href=b.css></title><link title=\"\" rel=stylesheet href=a.css>",
    "<link rel=stylesheet href=a.css href=b.css>", "a < b <link rel=stylesheet href=a.css",
  ])
  func `One sheet is linked`(text: String) {
    let found = sheets(text)
    #expect(found.map(\.reference) == ["a.css"])
    #expect(found.allSatisfy { $0.media.isEmpty && $0.title == nil && !$0.isAlternate })
  }

  @Test(arguments: [
    "<link rel=icon href=a.css>", "<link rel=stylesheet>", "<link rel=preload as=style href=a.css>",
    "<style type=\"text/plain\">:root{}</style>", "<p rel=stylesheet href=a.css>",
    "<template><link rel=stylesheet href=a.css></template>",
  ])
  func `Nothing is loaded`(text: String) {
    #expect(sheets(text).isEmpty)
  }

  @Test func `The order, the media and what somebody has to choose are kept`() {
    let text = """
      <link rel=stylesheet href=a.css media="(prefers-color-scheme: dark)">
      <style media=screen>:root { --a: "<b>" }</style>
      <link rel="alternate stylesheet" title=Night href=b.css>
      <noscript><link rel=stylesheet href=c.css disabled></noscript>
      <link rel=stylesheet title=Day href=d.css media=print onload="this.media='all'">
      """
    let page = PageMarkup(Array(text.utf8))
    #expect(page.sheets.map(\.reference) == ["a.css", nil, "b.css", "c.css", "d.css"])
    #expect(
      page.sheets.map(\.media) == ["(prefers-color-scheme: dark)", "screen", "", "", ""])
    #expect(page.sheets.map(\.isAlternate) == [false, false, true, false, false])
    #expect(page.sheets.map(\.isDisabled) == [false, false, false, true, false])
    #expect(page.sheets.map(\.isWithoutScripts) == [false, false, false, true, false])
    #expect(page.preferredTitle == "Day")
    let style = Array(text.utf8)[page.sheets[1].range]
    #expect(String(decoding: style, as: UTF8.self) == ":root { --a: \"<b>\" }")
  }

  @Test func `Media that a script may change are those that the page gives`() {
    let found = sheets(
      "<link rel=stylesheet href=a.css media='(prefers-color-scheme: dark)' onload='note(media)'>")
    #expect(found.map(\.media) == ["(prefers-color-scheme: dark)"])
  }

  @Test func `A base and custom properties of the page itself are seen`() {
    let page = PageMarkup(
      Array("<html style=\"--a: #fff\"><base href=\"/x/\"><body style=\"color: red\">".utf8))
    #expect(page.hasBase)
    #expect(page.styled.map(\.name) == ["html"] && page.styled[0].range == 0..<24)
  }
}
