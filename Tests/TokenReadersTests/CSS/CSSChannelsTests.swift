import ColorMath
import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// Components of colors without the function that makes colors of them.
@Suite struct CSSChannelsTests {
  private func read(_ text: String, _ function: CSSColorFunction?) -> ReadCSS {
    let source = MemoryLoader(files: [:]).source("a.css", text: text)
    return ReadCSS(
      source: TokenSource(content: source.content, loader: source.loader, channels: function))
  }

  /// Expected values worked out in Python with colorsys, and with coloraide for OKLCH.
  @Test(arguments: [
    ("210 40% 96.1%", CSSColorFunction.hsl, "#F1F5F9"), ("210deg, 40%, 96.1%", .hsl, "#F1F5F9"),
    ("210 40% 96.1% / 50%", .hsl, "#F1F5F980"), ("255 0 128", .rgb, "#FF0080"),
    ("255, 0, 128", .rgb, "#FF0080"), ("100% 0% 50%", .rgb, "#FF0080"),
    ("0.627966 0.257704 29.2346", .oklch, "#FF0000"),
  ])
  func `The policy's function makes colors of them`(
    text: String, function: CSSColorFunction, hex: String
  ) {
    let read = read(":root { --a: \(text); --b: var(--a); --c: 4px; --d: #123 }", function)
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(read.hex("a") == hex)
    #expect(read.hex("b") == hex)
    #expect(read.type("a") == .color)
    #expect(read.type("c") == .other)
    #expect(read.hex("d") == "#112233")
  }

  @Test func `What uses them is the same color whether the policy says so or not`() {
    let text = """
      :root { --a: 210 40% 96.1%; --b: hsl(var(--a)); --c: hsl(var(--a) / 50%); --d: 51, 102, 153;
        --e: rgba(var(--d), .5); --f: var(--d); --g: rgb(var(--f)) }
      """
    for function in [nil, CSSColorFunction.hsl] {
      let own = function == nil ? text : text.replacing("--d: 51, 102, 153;", with: "")
      let read = read(own, function)
      #expect(read.hex("b") == "#F1F5F9")
      #expect(read.hex("c") == "#F1F5F980")
      if function == nil {
        #expect(read.hex("e") == "#33669980")
        #expect(read.hex("g") == "#336699")
        #expect(read.messages.isEmpty)
      }
    }
  }

  @Test func `Without the policy's word they are no color, and what to write is said`() {
    let read = read(":root { --a: 0 0% 100%; --b: 1 2 3; --c: rgb(var(--b)); --d: 1 2 }", nil)
    #expect(read.type("a") == .other)
    #expect(
      read.hex("a")
        == "'a' is not a color but may be the components of one: name their function in its source, "
        + "as in \"channels\": \"hsl\"")
    #expect(
      read.hex("b")
        == "'b' is not a color but the components of one: pair what uses it, or give its source "
        + "\"channels\": \"rgb\"")
    #expect(read.hex("d") == "'d' is not a color")
  }

  @Test func `What does not fit the function stays what it is`() {
    let read = read(
      ":root { --a: 0 0% 100%; --b: 0 0%; --c: 10px 0% 5%; --d: calc(1) 0% 0% }", .hsl)
    #expect(read.type("a") == .color)
    for name in ["b", "c", "d"] { #expect(read.hex(name) == "'\(name)' is not a color") }
  }

  @Test(arguments: [
    (":root { --a: #fff }", "'a.css' has no components of hsl() without the function"),
    (
      ":root { --a: 0 0% 100%; --b: rgb(var(--a)) }",
      "the policy says that '--a' is the components of hsl(), but the style sheet uses it in rgb()"
    ),
  ])
  func `A policy that says what is not so is refused`(text: String, message: String) {
    #expect(read(text, .hsl).messages.contains { $0.contains("error: \(message)") })
  }
}
