import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// Selectors as the sheets of frameworks have them. The values are those that Chromium computes.
@Suite struct CSSFrameworkTests {
  private func read(_ text: String) -> ReadSources {
    ReadSources(["a.css"], loader: MemoryLoader(files: ["a.css": text]))
  }

  @Test func `GitHub's attributes choose a theme for light and one for dark`() {
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
    #expect(read.axes.contains("scheme light dark"))
    let both = { (light: String, dark: String, scheme: String) -> String in
      let chosen = read.catalog.axes.map { axis in
        let context =
          switch axis.name {
          case "light-theme": light
          case "dark-theme": dark
          default: scheme
          }
        return axis.contexts.firstIndex(of: context) ?? 0
      }
      guard let token = read.catalog.token(named: "ink") else { return "no token" }
      let resolver = TokenResolver(read.catalog, in: Permutation(contexts: chosen))
      return (try? resolver.color(of: token).color.hex) ?? "none"
    }
    #expect(both("light", "dark", "light") == "#111111")
    #expect(both("light", "dark", "dark") == "#EEEEEE")
    #expect(both("dark", "light", "light") == "#EEEEEE")
    #expect(both("dark", "light", "dark") == "#111111")
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
