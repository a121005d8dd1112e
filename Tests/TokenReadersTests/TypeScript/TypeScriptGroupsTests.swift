import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// Groups of a module that the policy says are one group in schemes or themes.
@Suite struct TypeScriptGroupsTests {
  /// Reads a module with groups for the contexts of an axis.
  private func read(
    _ text: String, _ name: String, _ variants: KeyValuePairs<String, String>,
    on axis: String = "scheme"
  ) -> ReadSource {
    let file = SourceFile(path: "a.ts", text: text)
    let span = SourceSpan(file: file, range: 0..<1)
    let groups = SchemeGroups(
      axis: axis, name: name,
      variants: variants.map { .init(scheme: $0.key, group: $0.value, span: span) }, span: span)
    return ReadSource(
      .file(file), MemoryLoader(files: ["a.ts": text]), TypeScriptReader(), schemes: [groups])
  }

  @Test func `Two groups are one token with a value in each scheme`() throws {
    let read = read(
      """
      const lightTheme = { text: { ink: '#111111' }, page: '#ffffff' }
      const darkTheme = { ...lightTheme, page: '#000000' }
      const other = '#123456'
      """, "theme", ["light": "lightTheme", "dark": "darkTheme"])
    #expect(read.messages.isEmpty)
    #expect(read.names == ["other", "theme.page", "theme.text.ink"])
    #expect(try read.hexes("theme.page") == ["#FFFFFF", "#000000"])
    // The dark theme takes what it has of the light one.
    #expect(try read.hexes("theme.text.ink") == ["#111111", "#111111"])
  }

  @Test func `The place of a value is its own, so that it can be written`() throws {
    let read = read(
      "const a = { ink: '#111111' }\nconst b = { ink: '#eeeeee' }", "theme",
      ["light": "a", "dark": "b"])
    let lines = read.catalog.declarations.map(\.value.span.line)
    #expect(lines == [2, 1] || lines == [1, 2])
  }

  @Test func `The members of a group are themes`() throws {
    let read = read(
      """
      export const themes = {
        ocean: { ink: '#111111', page: { _light: '#ffffff', _dark: '#000000' } },
        sand: { ink: '{themes.sand.page}', page: '#eeeeee' },
        brand: '#123456',
      }
      """, "themes", ["ocean": "themes.ocean", "sand": "themes.sand"], on: "theme")
    #expect(read.messages.isEmpty)
    #expect(read.names == ["themes.brand", "themes.ink", "themes.page"])
    #expect(
      try read.hexes("themes.page") == ["#FFFFFF", "#000000", "#EEEEEE", "#EEEEEE"]
        || read.hexes("themes.page") == ["#FFFFFF", "#EEEEEE", "#000000", "#EEEEEE"])
    #expect(try Set(read.hexes("themes.ink")) == ["#111111", "#EEEEEE"])
  }

  @Test func `A group may be the light one itself`() throws {
    let read = read(
      "const c = { ink: '#111111', line: '#222222' }\nconst cDark = { ink: '#eeeeee' }", "c",
      ["light": "c", "dark": "cDark"])
    #expect(try read.hexes("c.ink") == ["#111111", "#EEEEEE"])
    // No color of light stands in for the missing one.
    #expect(throws: ResolutionError.self) { try read.hexes("c.line") }
  }

  @Test func `What a scheme alone does not have is said, and hidden where it may have it`() throws {
    let module = "const c = { ink: '#111111', page: '#ffffff' }\nconst cDark = { ink: '#eeeeee' }"
    let said = read(module, "c", ["dark": "cDark"])
    #expect(said.messages.count == 1)
    #expect(said.messages[0].contains("'cDark' has no 'page': in dark what 'c' has is judged"))
    #expect(try said.hexes("c.page") == ["#FFFFFF", "#FFFFFF"])
    let open = read(
      module.replacing("{ ink: '#eeeeee' }", with: "{ ink: '#eeeeee', ...more }"), "c",
      ["dark": "cDark"])
    #expect(throws: ResolutionError.self) { try open.hexes("c.page") }
  }

  @Test func `A group with colors of its own is judged without a theme too`() throws {
    let read = read(
      "const c = { ink: '#111111' }\nconst ocean = { ink: '#000088' }", "c", ["ocean": "ocean"],
      on: "theme")
    #expect(try read.hexes("c.ink") == ["#111111", "#000088"])
  }

  @Test func `The same object by another name is no second token`() throws {
    let read = read(
      """
      const lightTheme = { ink: '#111111', page: '#ffffff' }
      const darkTheme = { ink: '#eeeeee', page: '#000000' }
      export const themes = { light: lightTheme, dark: darkTheme }
      """, "theme", ["light": "lightTheme", "dark": "darkTheme"])
    #expect(read.names == ["theme.ink", "theme.page"])
    #expect(read.messages.isEmpty)
  }

  @Test func `An alias into one of the groups from outside is not read`() throws {
    let read = read(
      """
      const lightTheme = { page: '#ffffff', color: '{lightTheme.page}' }
      const darkTheme = { page: '#000000', color: '{darkTheme.page}' }
      export const button = { color: '{darkTheme.page}' }
      """, "theme", ["light": "lightTheme", "dark": "darkTheme"])
    #expect(throws: ResolutionError.self) { try read.hexes("button.color") }
    #expect(try read.hexes("theme.color") == ["#FFFFFF", "#000000"])
  }

  @Test func `Groups that would hide colors, and one more that is not named, are said`() {
    let hidden = read(
      "const c = { ink: '#111' }\nconst a = { ink: '#222' }\nconst b = { ink: '#333' }", "c",
      ["light": "a", "dark": "b"])
    #expect(hidden.diagnostics.hasErrors)
    #expect(hidden.messages[0].contains("'c.ink' in 'a.ts' is a token of 'c' itself"))
    let third = read(
      """
      const a = { ink: '#111', page: '#222' }
      const b = { ink: '#333', page: '#444' }
      const c = { ink: '#555', page: '#666' }
      """, "theme", ["light": "a", "dark": "b"])
    #expect(third.messages.count == 1)
    #expect(third.messages[0].contains("'c' has the same tokens as 'a'"))
  }
}
