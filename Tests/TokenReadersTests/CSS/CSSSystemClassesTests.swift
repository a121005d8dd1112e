import DesignTokens
import Testing

/// Classes that choose a scheme or a theme, by names that a system makes up.
@Suite struct CSSSystemClassesTests {
  @Test(arguments: [
    ".sl-theme-dark", ".app-dark-theme", ".x-y-mode-dark", ".app-dark-mode", ".app-scheme-dark",
  ])
  func `The name of a system may stand before that of a scheme`(name: String) {
    let read = ReadCSS(":root { --a: #fff } \(name) { --a: #000 }")
    #expect(read.axes == ["scheme: light, dark"])
    #expect(read.hex("a", "light") == "#FFFFFF")
    #expect(read.hex("a", "dark") == "#000000")
    #expect(read.messages.isEmpty, "\(read.messages)")
  }

  @Test(arguments: [
    ("darkmode", "lightmode"), ("darkMode", "lightMode"), ("darkTheme", "lightTheme"),
    ("nightmode", "daymode"),
  ])
  func `The two words of a class may be one`(dark: String, light: String) {
    let read = ReadCSS(":root, .\(light) { --a: #fff } .\(dark) { --a: #000 }")
    #expect(read.axes == ["scheme: light, dark"])
    #expect(read.hex("a", "light") == "#FFFFFF")
    #expect(read.hex("a", "dark") == "#000000")
    #expect(read.messages.isEmpty, "\(read.messages)")
  }

  @Test func `Light and dark of a system are one way to choose`() {
    let read = ReadCSS(".sl-theme-light { --a: #fff } .sl-theme-dark { --a: #000 }")
    #expect(read.axes == ["scheme: light, dark"])
    #expect(read.hex("a", "light") == "#FFFFFF")
    #expect(read.hex("a", "dark") == "#000000")
    #expect(read.catalog.hiddenValues.isEmpty)
  }

  @Test func `A theme may have its name before the word`() {
    let read = ReadCSS(
      ":root { --a: #fff } .dark { --a: #000 } .deep-sea-theme { --a: #00f } "
        + ".dark .deep-sea-theme { --a: #008 }")
    #expect(read.axes == ["theme: default, deep-sea-theme", "scheme: light, dark"])
    #expect(read.hex("a", "default", "dark") == "#000000")
    #expect(read.hex("a", "deep-sea-theme", "light") == "#0000FF")
    #expect(read.hex("a", "deep-sea-theme", "dark") == "#000088")
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
  }

  @Test(arguments: [
    ".-theme", ".--theme", ".dark-card", ".modern", ".theme", ".card-dark", ".app-theme-x",
    ".mode-dark-x",
  ])
  func `Other classes are a question as before`(name: String) {
    let read = ReadCSS(":root { --a: #fff } \(name) { --a: #000 }")
    #expect(read.axes.isEmpty)
    #expect(read.catalog.hiddenValues.map(\.condition) == [name])
  }

  @Test func `A decision about the class itself stays what it is`() {
    let css = ":root { --a: #fff } .sea-theme { --a: #000 } .app-dark-mode { --a: #111 }"
    let ignored = ReadCSS(
      css, conditions: ConditionChoices([(".sea-theme", .ignore), (".app-dark-mode", .ignore)]))
    #expect(ignored.axes.isEmpty)
    #expect(ignored.catalog.hiddenValues.isEmpty)
    let audited = ReadCSS(
      css, conditions: ConditionChoices([(".sea-theme", .audit), (".app-dark-mode", .ignore)]))
    #expect(audited.axes == [".sea-theme: without, with"])
    #expect(audited.hex("a", "with") == "#000000")
  }
}
