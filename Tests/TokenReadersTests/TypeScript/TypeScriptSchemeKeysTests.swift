import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct TypeScriptSchemeKeysTests {
  /// Reads a module whose policy says that `light` and `dark` are schemes in any group.
  private func keyed(_ text: String) -> ReadSource {
    let file = SourceFile(path: "a.ts", text: text)
    let span = SourceSpan(file: file, range: 0..<1)
    let groups = SchemeGroups(
      name: "*",
      variants: ["light", "dark"].map { .init(scheme: $0, group: $0, span: span) }, span: span)
    return ReadSource(
      .file(file), MemoryLoader(files: ["a.ts": text]), TypeScriptReader(), schemes: [groups])
  }

  @Test func `Underscored keys are schemes`() throws {
    let read = ReadSource(
      """
      export const c = {
        ink: { value: { _light: '#111111', _dark: '#eeeeee' } },
        page: { base: '#ffffff', _dark: '#000000' },
        line: { default: '#cccccc', _dark: later() },
        card: { _light: '#fafafa', _dark: '#0a0a0a', _hover: '#ff0000' },
      }
      """, path: "a.ts", TypeScriptReader())
    #expect(try read.hexes("c.ink.value") == ["#111111", "#EEEEEE"])
    #expect(try read.hexes("c.page") == ["#FFFFFF", "#000000"])
    // Dark is unknown, and no color of light stands for it.
    #expect(throws: ResolutionError.self) { try read.hexes("c.line") }
    // Another condition beside them is none of a scheme.
    #expect(!read.names.contains("c.card"))
  }

  @Test func `Keys that the policy names are schemes, at any depth`() throws {
    let read = keyed(
      """
      export const c = {
        text: { dark: '#f8f8f8', light: '#444444' },
        button: { light: { fill: '#111111', hover: { line: '#222222' } }, dark: { fill: '#333333' } },
        primary: { light: '#aaaaaa', main: '#bbbbbb', dark: '#cccccc' },
        alias: { light: '{c.text}', dark: '#555555' },
      }
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("c.text") == ["#444444", "#F8F8F8"])
    #expect(try read.hexes("c.button.fill") == ["#111111", "#333333"])
    #expect(throws: ResolutionError.self) { try read.hexes("c.button.hover.line") }
    // Three steps of a color are no schemes.
    #expect(try read.hexes("c.primary.dark") == ["#CCCCCC", "#CCCCCC"])
    #expect(try read.hexes("c.alias") == ["#444444", "#555555"])
  }

  @Test func `Without the policy light and dark are names`() throws {
    let read = ReadSource(
      "export const c = { text: { dark: '#f8f8f8', light: '#444444' } }", path: "a.ts",
      TypeScriptReader())
    #expect(read.names == ["c.text.dark", "c.text.light"])
  }

  @Test func `Keys that no group has are an error`() {
    let read = keyed("export const c = { text: '#000' }")
    #expect(read.diagnostics.hasErrors)
  }
}
