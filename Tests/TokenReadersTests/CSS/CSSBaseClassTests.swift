import DesignTokens
import Testing

/// A class that stands for the root. Chromium 156 shows the expected values on its element.
@Suite struct CSSBaseClassTests {
  private static let dark = ".dark { --bg: #111; --fg: #eee }"

  @Test(arguments: [
    ".app", ":where(.app)", ":is(.app)", ":where(:is(.app))",
  ])
  func `A class with all first values is the base`(selector: String) {
    for dark in [
      Self.dark,
      ":is(.dark, .dark-theme), :is(.dark, .dark-theme) :where(.app:not(.light)) { --bg: #111; --fg: #eee }",
      ".dark .app { --bg: #111; --fg: #eee }",
      "@media (prefers-color-scheme: dark) { .app { --bg: #111; --fg: #eee } }",
      ":root { --other: 1px } \(Self.dark)",
    ] {
      let read = ReadCSS("\(selector) { --bg: #fff; --fg: #ddd } \(dark)")
      #expect(read.axes == ["scheme: light, dark"], "\(dark)")
      #expect(read.hex("bg", "light") == "#FFFFFF", "\(dark)")
      #expect(read.hex("fg", "light") == "#DDDDDD", "\(dark)")
      #expect(read.hex("bg", "dark") == "#111111", "\(dark)")
      #expect(
        read.catalog.hiddenValues.allSatisfy { $0.condition.hasPrefix("several ways") },
        "\(dark) \(read.messages)")
    }
  }

  @Test(arguments: [
    // The root has first values of its own, or uses the class's.
    ":root { --bg: #fff } .app { --bg: #fff; --fg: #ddd }",
    ":root { --x: var(--bg) } .app { --bg: #fff; --fg: #ddd }",
    // The class has not all of them, or is not the only one, or is for a part of the page.
    ".app { --bg: #fff }", ".app { --bg: #fff; --fg: #ddd } .box { --bg: #ddd; --fg: #ddd }",
    ".app .box { --bg: #fff; --fg: #ddd }", ".app:hover { --bg: #fff; --fg: #ddd }",
    // Rules of the root, which one below it does not have, decide as well.
    ".app { --bg: #fff; --fg: #ddd } @media (prefers-contrast: more) { :root { --fg: #000 } }",
    ":where(.app) { --bg: #fff; --fg: #ddd } @media (prefers-color-scheme: dark) { :root { --fg: #aaa } }",
    ":root { --x: #fff } .app { --bg: #fff; --fg: #ddd } [data-theme=x] { --x: #000; --fg: #bbb }",
    ":root { --x: light-dark(#fff, #000); color-scheme: light } .app { --bg: #fff; --fg: #ddd } "
      + ".dark { color-scheme: dark }",
    // Both schemes have values of their own.
    ".light { --bg: #fff; --fg: #ccc } .app { --bg: #fff; --fg: #ddd }",
  ])
  func `Another class is none`(text: String) {
    let read = ReadCSS("\(text) \(Self.dark)")
    #expect(!read.catalog.hiddenValues.isEmpty)
    #expect(read.hex("fg", "light") != "#DDDDDD")
  }

  /// '.app' has its own '--fg' in every place; only on the root does the media query change it.
  @Test(arguments: [
    "@media (prefers-color-scheme: dark) { :root { --bg: #111; --fg: #eee } }",
    "@media (prefers-color-scheme: dark) { :root { --bg: #111; --ink: #eee } } .app { --ink: #222 }",
  ])
  func `A class beside a media query of the root is no base`(rules: String) {
    for selector in [".app", ":where(.app)"] {
      let read = ReadCSS("\(selector) { --fg: #222 } :root { --bg: #fff } \(rules)")
      #expect(
        read.catalog.hiddenValues.contains { $0.condition == selector }, "\(read.messages)")
    }
  }

  @Test func `Both schemes inside of which the base is may have values`() {
    let read = ReadCSS(
      ".app { --bg: #fff; --fg: #222 } .dark .app { --bg: #111; --fg: #eee } .light .app { --fg: #999 }"
    )
    #expect(read.hex("fg", "light") == "#999999")
    #expect(read.hex("fg", "dark") == "#EEEEEE")
    // On the root itself rules of what is inside match nothing.
    #expect(
      Set(read.catalog.hiddenValues.map(\.condition)) == [
        "a theme on the root element", "no chosen scheme",
      ])
  }

  /// Where the scheme's class is around the element, the element's own values show.
  @Test func `Values for only one place of the scheme's class are a condition`() {
    let read = ReadCSS(
      ".app { --bg: #fff; --fg: #ddd } .dark { --bg: #111 } .dark .app { --fg: #eee }")
    let hidden = read.catalog.hiddenValues.filter {
      $0.condition == "an element below the root"
    }
    #expect(
      hidden.compactMap(\.token).map { read.catalog.name(of: $0) }.sorted() == ["bg", "fg"])
  }

  /// A framework puts the page into the element: all that is on it is inside.
  @Test(arguments: ["root", "app", "__next", "__nuxt", "___gatsby", "q-app"])
  func `The element that a framework puts the page into is the page`(id: String) {
    let read = ReadCSS("#\(id) { --bg: #fff; --fg: #ddd } .card { --edge: #ccc }")
    #expect(read.names == ["bg", "fg"])
    #expect(read.hex("fg") == "#DDDDDD")
    #expect(read.catalog.hiddenValues.map(\.condition) == [".card"])
    for rule in ["#\(id).dark", ".dark #\(id)", "#\(id)[data-theme=dark]"] {
      let read = ReadCSS("#\(id) { --bg: #fff; --fg: #ddd } \(rule) { --bg: #111; --fg: #eee }")
      #expect(read.axes == ["scheme: light, dark"], "\(rule)")
      #expect(read.hex("fg", "light") == "#DDDDDD", "\(rule)")
      #expect(read.hex("fg", "dark") == "#EEEEEE", "\(rule)")
    }
  }

  @Test(arguments: [
    // The root has values too: the page has those where it is not in the element.
    ":root { --fg: #000 } #root { --fg: #ddd }", "body { --fg: #000 } #root { --fg: #ddd }",
    ":root { --x: var(--fg) } #root { --fg: #ddd }",
    // Nothing tells what the elements are, or two of them have the page.
    "#card { --fg: #ddd }", "#root .card { --fg: #ddd }",
    "#root { --fg: #ddd } #app { --fg: #ddd }",
  ])
  func `An element beside the root is asked about`(text: String) {
    let read = ReadCSS(text)
    #expect(!read.catalog.hiddenValues.isEmpty, "\(read.messages)")
    #expect(read.hex("fg") != "#DDDDDD")
  }
}
