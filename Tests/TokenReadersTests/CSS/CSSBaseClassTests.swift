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
    // Both schemes have values of their own.
    ".light { --bg: #fff; --fg: #ccc } .app { --bg: #fff; --fg: #ddd }",
  ])
  func `Another class is none`(text: String) {
    let read = ReadCSS("\(text) \(Self.dark)")
    #expect(!read.catalog.hiddenValues.isEmpty)
    #expect(read.hex("fg", "light") != "#DDDDDD")
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
}
