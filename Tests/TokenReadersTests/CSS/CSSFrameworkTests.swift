import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// Selectors as the sheets of frameworks have them. The values are those that Chromium computes.
@Suite struct CSSFrameworkTests {
  private func read(_ text: String) -> ReadSources {
    ReadSources(["a.css"], loader: MemoryLoader(files: ["a.css": text]))
  }

  /// A page has one theme for light and one for dark, and shows one of them.
  @Test func `GitHub's attributes choose the theme that shows`() {
    let read = read(
      """
      [data-color-mode="light"][data-light-theme="light"],
      [data-color-mode="auto"][data-light-theme="light"] { --ink: #111111 }
      @media (prefers-color-scheme: dark) {
        [data-color-mode][data-color-mode="auto"][data-dark-theme="light"] { --ink: #111111 }
      }
      [data-color-mode="dark"][data-dark-theme="dark"],
      [data-color-mode="auto"][data-light-theme="dark"] { --ink: #EEEEEE }
      @media (prefers-color-scheme: dark) {
        [data-color-mode][data-color-mode="auto"][data-dark-theme="dark"] { --ink: #EEEEEE }
      }
      """)
    #expect(!read.messages.contains { $0.contains("not read") })
    #expect(read.axes.contains("color-theme light dark"), "\(read.axes)")
    let shown = { (theme: String, scheme: String) -> String in
      let chosen = read.catalog.axes.map { axis in
        axis.contexts.firstIndex(of: axis.name == "color-theme" ? theme : scheme) ?? 0
      }
      guard let token = read.catalog.token(named: "ink") else { return "no token" }
      let resolver = TokenResolver(read.catalog, in: Permutation(contexts: chosen))
      return (try? resolver.color(of: token).color.hex) ?? "none"
    }
    for scheme in ["light", "dark"] {
      #expect(shown("light", scheme) == "#111111")
      #expect(shown("dark", scheme) == "#EEEEEE")
    }
  }

  /// An attribute that counts without a mode, or in the other one, is a theme of its own.
  @Test(arguments: [
    "[data-dark-theme=dim]", "[data-color-mode=light][data-dark-theme=dim]",
    "[data-color-mode][data-dark-theme=dim]",
  ])
  func `An attribute for the other mode is another theme`(selector: String) {
    let read = read(
      "[data-color-mode=light][data-light-theme=light] { --ink: #111 } \(selector) { --ink: #222 }")
    #expect(read.axes.contains("dark-theme default dim"), "\(read.axes)")
  }

  /// While the attribute names another theme, a page shows parts of both.
  @Test func `A control that chooses what an attribute chooses is a state that has to be decided`()
  {
    let read = read(
      """
      [data-theme=light] { --ink: #111111; --page: #FFFFFF }
      :root:has(input.theme-controller[value=nord]:checked), [data-theme="nord"] { --ink: #222222 }
      """)
    #expect(!read.messages.isEmpty)
    #expect(read.hex("ink", in: "nord") == "#222222")
  }

  @Test func `A control with nothing beside it is a state that has to be decided`() {
    let read = read(
      ":root { --ink: #111111 } :root:has(input[value=nord]:checked) { --ink: #222222 }")
    #expect(!read.messages.isEmpty)
  }
}
