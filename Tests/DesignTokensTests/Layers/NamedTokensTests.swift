import DesignTokens
import Testing

@Suite struct NamedTokensTests {
  private func target(_ path: String, from name: String, among names: String...) -> String? {
    NamedTokens(names, wanted: [path]).target(of: path, from: name)
  }

  @Test func `A path names the token that ends with it`() {
    #expect(target("colors.ink", from: "a.text", among: "theme.colors.ink") == "theme.colors.ink")
    #expect(
      target("colors.ink", from: "a.text", among: "t.colors.ink.value") == "t.colors.ink.value")
    #expect(
      target("colors.bg", from: "a.text", among: "s.colors.bg.DEFAULT.value")
        == "s.colors.bg.DEFAULT.value")
    #expect(target("ink", from: "a.text", among: "theme.colors.pink", "a.blink") == nil)
  }

  @Test func `Of several the one in the nearest group is meant`() {
    #expect(target("ink", from: "a.line", among: "a.ink", "b.ink") == "a.ink")
    #expect(target("ink", from: "a.b.line", among: "a.ink", "a.b.ink") == "a.b.ink")
    #expect(target("ink", from: "c.line", among: "a.ink", "b.ink") == nil)
    #expect(target("ink", from: "a.ink", among: "a.ink", "b.ink") == "b.ink")
  }
}
