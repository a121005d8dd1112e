import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct TypeScriptReaderTests {
  private func read(_ text: String, _ others: [String: String] = [:]) -> ReadSource {
    ReadSource(
      .file(SourceFile(path: "a.ts", text: text)),
      MemoryLoader(files: others.merging(["a.ts": text]) { $1 }), TypeScriptReader())
  }

  @Test func `Colors are tokens by their constants and keys`() throws {
    let read = read(
      """
      export const colors = {
        gray: { 50: '#fafafa', 900: "rgb(28 28 28 / 50%)" }, list: ['#111', 'white'],
        size: 12, name: 'Inter', weight: 'bold', fn: () => '#000', id: '#root',
      } as const
      const brand = `#0a7d5a`
      export default { accent: brand, 'a.b': colors.gray[50], again: { ...colors.gray, 50: 'red' } }
      """)
    #expect(read.messages.isEmpty)
    #expect(
      read.names == [
        "a.b", "accent", "again.50", "again.900", "brand", "colors.gray.50", "colors.gray.900",
        "colors.list.0", "colors.list.1",
      ])
    #expect(try read.hex("colors.gray.900") == "#1C1C1C80")
    #expect(try read.hex("accent") == "#0A7D5A")
    #expect(try read.hex("again.50") == "#FF0000")
    #expect(try read.hex("again.900") == "#1C1C1C80")
    #expect(try read.hex("a.b") == "#FAFAFA")
  }

  @Test(arguments: [
    ("lighten('#000', 0.2)", "the call 'lighten(…)' is not read"),
    ("dark ? '#000' : '#fff'", "a choice with '?' is not read"),
    ("new Color('#000')", "'new' is not read"), ("`#${x}`", "a template with holes is not read"),
    ("'#' + x", "'+' is not read"), ("missing", "'missing' is not a constant of the module"),
    ("base.none", "there is no 'none' in it"), ("far", "'far' is of 'library', which is not read"),
    ("gone", "'gone' is of './gone', which is not read"),
    ("changed.x", "'changed' is changed in line 6"), ("itself", "'itself' is made of itself"),
    (
      "'#12345'",
      "'#12345' is not a color: it has 5 digits; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    ),
    ("'var(--ink)'", "'var(--ink)' is decided where it is used"),
    ("css`x`", "a tagged template is not read"),
  ])
  func `What is not known is kept with its reason`(value: String, reason: String) throws {
    let read = read(
      """
      import far from 'library'
      import { gone } from './gone'
      const base = { x: '#123456' }
      const changed = { x: '#000' }
      const itself = itself
      function f() { changed.x = '#fff' }
      export const colors = { ink: \(value), page: '#fff' }
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("colors.page") == "#FFFFFF")
    var message = ""
    do { _ = try read.hex("colors.ink") } catch let error as ResolutionError {
      message = error.message
    }
    #expect(message == reason)
  }

  @Test func `Constants of other files are found`() throws {
    let whole = ReadSource(
      .file(
        SourceFile(
          path: "a.ts",
          text: """
            import gray, { blue as sky, deep } from './palette.js'
            import * as all from './more'
            export const t = { ...gray, sky, deep: deep.er, all: all.red, again: all.blue }
            """)),
      MemoryLoader(files: [
        "./palette.js":
          "export { a as blue } from './deep'; export * from './more'\nconst deep = {er: '#030303'}; module.exports.deep = deep; export default {one: '#010101'}",
        "./deep.ts": "export const a = '#020202'",
        "./more/index.tsx": "export const red = '#f00', blue = '#00f'",
      ]), TypeScriptReader())
    #expect(whole.messages.isEmpty)
    #expect(whole.names == ["t.again", "t.all", "t.deep", "t.one", "t.sky"])
    #expect(
      try whole.names.map(whole.hex) == ["#0000FF", "#FF0000", "#030303", "#010101", "#020202"])
  }

  @Test func `What may replace a member leaves it unknown`() throws {
    let read = read(
      """
      import { more } from 'library'
      export const a = { x: '#000', ...more, y: '#111' }
      export const b = { x: '#000', [key]: '#222', y: '#111' }
      export const c = Object.freeze({ x: '#000' })
      export const d = createTheme({ x: '#000' }, more)
      function createTokens(o) { return {} }
      export const e = createTokens({ x: '#000' })
      export const f = Object.assign({}, a, { x: '#333' })
      export const g = part({ size: 4, inner: { x: '#000', by: other() } }, [a])
      """)
    for name in ["a.x", "b.x", "e.x", "g.inner.x"] {
      #expect(throws: (any Error).self) { try read.hex(name) }
    }
    #expect(try read.hex("a.y") == "#111111")
    #expect(try read.hex("c.x") == "#000000")
    #expect(try read.hex("f.x") == "#333333")
    #expect(!read.names.contains { $0.hasPrefix("d.") })
    #expect(read.names.filter { $0.hasPrefix("g.") } == ["g.inner.x"])
    #expect(read.catalog.unreadColors.map(\.name).contains("d.default"))
  }

  @Test func `Objects that multiply end`() {
    var text = "const a0 = { x: '#000', y: '#fff' }\n"
    for index in 1..<60 { text += "const a\(index) = { x: a\(index - 1), y: a\(index - 1) }\n" }
    #expect(read(text).messages.contains { $0.contains("more than 100000 colors") })
  }
}
