import StyleSheets
import Testing

@Suite struct PageChoiceTests {
  @Test(arguments: [
    ("dark", "dark", ".dark"), ("light-mode", "light", ".dark-mode"),
    ("dark-scheme", "dark", ".dark-scheme"), ("night-theme", "dark", ".night-theme"),
    ("day-mode", "light", ".night-mode"),
  ])
  func `A class chooses a scheme by its name`(name: String, scheme: String, way: String) {
    #expect(PageChoice(class: name) == .scheme(scheme, way: way))
  }

  @Test func `Night is a scheme on the page itself only`() {
    #expect(PageChoice(class: "night") == nil)
    #expect(PageChoice(class: "night", isOnPage: true) == .scheme("dark", way: ".night"))
    #expect(PageChoice(class: "day", isOnPage: true) == .scheme("light", way: ".night"))
  }

  @Test(arguments: ["modern", "theme", "theme-", "darkness", "mode-dark", "dark-card"])
  func `Another class chooses nothing`(name: String) {
    #expect(PageChoice(class: name) == nil)
  }

  @Test func `Parts of selectors are told apart`() {
    let parts = [
      ".dark", ".theme-sea", ".app-dark-mode", "[data-theme='x']", "[data-mode = dark]", "[theme]",
      ".card", "[lang=de]", "[data-modes]", "dark",
    ]
    #expect(parts.filter(PageChoice.isMade) == Array(parts.prefix(6)))
  }
}
