import DesignTokens
import Testing

/// What Tailwind 4 and daisyUI 5 add to CSS, and contexts that a style sheet only implies.
@Suite struct CSSTailwindTests {
  @Test func `A variant is the rule around under another condition`() {
    let media = ReadCSS(":root { --a: #FFF; @variant dark { --a: #000 } }")
    #expect(media.messages.isEmpty, "\(media.messages)")
    #expect(media.hex("a", "light") == "#FFFFFF")
    #expect(media.hex("a", "dark") == "#000000")
    for variant in ["(&:where(.dark, .dark *))", "(&:is(.dark, .dark *))", "(.dark &, &.dark)"] {
      // The definition may come later.
      let text = ":root { --a: #FFF; @variant dark { --a: #000 } } @custom-variant dark \(variant);"
      let read = ReadCSS(text)
      #expect(read.axes == ["scheme: light, dark"], "\(variant)")
      #expect(read.hex("a", "light") == "#FFFFFF")
      if variant.hasPrefix("(&:") {
        #expect(read.hex("a", "dark") == "#000000", "\(variant)")
        #expect(read.messages.isEmpty)
      }
    }
  }

  @Test(arguments: [
    "@custom-variant dark { &:where(.dark *) { @slot; } }", "@custom-variant dark (&:hover);",
  ])
  func `A variant that is not understood hides its values`(definition: String) {
    let read = ReadCSS("\(definition) :root { --a: #FFF; @variant dark { --a: #000 } }")
    #expect(!read.messages.isEmpty)
    #expect(!read.catalog.hiddenValues.isEmpty)
  }

  @Test func `A variant for what is inside of something says nothing about the root`() {
    let text = { (selector: String) in
      "@custom-variant dark (&:is(.dark *)); \(selector) { --a: #FFF; @variant dark { --a: #000 } }"
    }
    let read = ReadCSS(text(":root"))
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.catalog.hiddenValues.isEmpty)
    #expect(
      read.messages == [
        "a.css:1:23: warning: not read: 1 custom property of '&:is(.dark *)': the root is inside of no "
          + "other element"
      ])
    #expect(!ReadCSS(text(":root, .card")).catalog.hiddenValues.isEmpty)
  }

  /// A utility of a name in `@theme inline` has 'var(--primary)' where it stands.
  @Test func `A name that stands for its value may be declared on an element`() {
    let text = { (words: String) in
      "@theme \(words) { --color-primary: var(--primary) } :root { --primary: #000 } "
        + ".theme-amber .box { --primary: #FFC }"
    }
    let choices = ConditionChoices([(".theme-amber .box", .audit)])
    let inline = ReadCSS(text("inline"), conditions: choices)
    #expect(inline.messages.filter { $0.contains("error") } == [])
    #expect(inline.hex("color-primary", "without") == "#000000")
    #expect(inline.hex("color-primary", "with") == "#FFFFCC")
    // Without the word the name has the value of the root.
    let plain = ReadCSS(text(""), conditions: choices)
    #expect(plain.messages.contains { $0.contains("uses the value of the root") })
    // One more name between them is not inline.
    let between = ReadCSS(
      text("inline").replacing("--primary: #000", with: "--primary: var(--brand); --brand: #000")
        .replacing("{ --primary: #FFC", with: "{ --brand: #FFC"), conditions: choices)
    #expect(between.messages.contains { $0.contains("uses the value of the root") })
  }

  @Test func `A theme of daisyUI is chosen by its name, or by default`() {
    let read = ReadCSS(
      """
      @plugin "daisyui" { themes: false; }
      @plugin "daisyui/theme" { name: "dawn"; default: true; color-scheme: light; --a: #FFF; }
      @plugin "daisyui/theme" { name: night; prefersdark: true; color-scheme: dark; --a: #000 }
      @plugin "daisyui/theme" { name: "dusk"; --a: light-dark(#F00, #0F0) }
      :root { --b: var(--a) }
      """)
    #expect(read.messages == [])
    #expect(read.axes == ["theme: default, dawn, night, dusk", "scheme: light, dark"])
    #expect(read.hex("b", "default", "light") == "#FFFFFF")
    #expect(read.hex("b", "default", "dark") == "#000000")
    #expect(read.hex("b", "dawn", "dark") == "#FFFFFF")
    #expect(read.hex("b", "night", "light") == "#000000")
  }

  @Test func `The themes that daisyUI brings are not taken for read`() {
    for plugin in [
      "@plugin \"daisyui\";", "@plugin \"daisyui\" { themes: light --default, nord; }",
    ] {
      let read = ReadCSS("\(plugin) :root { --a: #FFF }")
      #expect(read.messages.first?.contains("are not read") == true)
      #expect(read.catalog.hiddenValues.count == 1)
    }
  }

  @Test func `A file of themes has no other context`() {
    let read = ReadCSS(
      "[data-theme=a] { --x: #FFF; --r: 1px } [data-theme=b] { --x: #000 } :root { --r: 2px }")
    #expect(read.axes == ["theme: a, b"])
    #expect(read.hex("x", "a") == "#FFFFFF")
    #expect(read.hex("x", "b") == "#000000")
    #expect(ReadCSS(".dark { --x: #000 }").axes == ["scheme: dark"])
    #expect(ReadCSS(".light { --x: #000 } .dark { --x: #111 }").axes == ["scheme: light, dark"])
  }

  @Test(arguments: [
    ":root { --y: #123 }", ":root { --y: var(--z) }", ":root:not([data-theme]) { --y: #123 }",
  ])
  func `Where a color has a value without a theme, the context stays`(text: String) {
    let read = ReadCSS("[data-theme=a] { --x: #FFF } [data-theme=b] { --x: #000 } \(text)")
    #expect(read.axes.first == "theme: default, a, b")
  }

  @Test func `A wide gamut is an axis of its own`() {
    let read = ReadCSS(
      """
      :root { --a: #F00 }
      @media (color-gamut: p3) { :root { --a: color(display-p3 0 0 1) } }
      @media (color-gamut: srgb) { :root { --b: #123 } }
      @media not (color-gamut: p3) { :root { --b: #456 } }
      """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["gamut: srgb, p3"])
    #expect(read.hex("a", "srgb") == "#FF0000")
    #expect(read.hex("a", "p3") == "#0000FF")
    #expect(read.hex("b", "srgb") == "#445566")
    #expect(read.hex("b", "p3") == "#112233")
  }
}
