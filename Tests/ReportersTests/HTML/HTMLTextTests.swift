import Testing

@testable import Reporters

@Suite struct HTMLTextTests {
  @Test func `Marks are escaped and controls made visible`() {
    #expect(
      HTMLText.text("<b a=\"1\" c='2'>&amp;\u{202E}\u{1B}")
        == "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;\\u{202E}\\u{1B}")
  }

  @Test func `A long text is cut between scalars and says how much is missing`() {
    #expect(HTMLText.text("aé😀bc", limit: 3) == "aé😀… (2 more bytes)")
    #expect(HTMLText.text("aé😀bc", limit: 5) == "aé😀bc")
    // One character of a thousand scalars is long too.
    let stack = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(HTMLText.text(stack, limit: 2) == "a\u{301}… (1998 more bytes)")
  }

  @Test(arguments: [
    ("surfaceElevated", "surface<wbr>Elevated"), ("type.label.small", "type.<wbr>label.<wbr>small"),
    ("a/b_c", "a/<wbr>b_<wbr>c"), ("URL", "URL"), ("", ""),
  ])
  func `A name stands apart and may break where a part begins`(name: String, markup: String) {
    #expect(HTMLText.name(name) == "<bdi>\(markup)</bdi>")
  }

  @Test func `Names in a row end where there are too many`() {
    #expect(
      HTMLText.names(["a", "b", "c"], separator: ", ", limit: 2)
        == "<bdi>a</bdi>, <bdi>b</bdi>, … (1 more)")
  }
}
