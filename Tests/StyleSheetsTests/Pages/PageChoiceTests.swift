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

  /// Most parts are told by a look at their bytes.
  @Test func `A class of a selector is made exactly if the class is`() {
    let words = [
      "dark", "light", "day", "night", "mode", "scheme", "theme", "x", "high", "contrast",
    ]
    let names =
      words + ["", "-", "theme-", "darkness", "home-dark", "dark-home", "modem", "xtheme"]
      + words.flatMap { first in words.map { "\(first)-\($0)" } }
      + words.flatMap { first in words.map { "app-\(first)-\($0)" } }
    for name in names {
      let isMade = PageChoice(class: name) != nil || PageChoice(classOfSystem: name) != nil
      #expect(PageChoice.isMade(by: ".\(name)") == isMade, "\(name)")
    }
    for name in ["data-theme", "theme", "data-color-mode", "data-scheme", "data-modes", "lang"] {
      let isMade = PageChoice.isScheme(attribute: name) || PageChoice.isTheme(attribute: name)
      #expect(PageChoice.isMade(by: "[\(name)=x]") == isMade, "\(name)")
    }
  }
}
