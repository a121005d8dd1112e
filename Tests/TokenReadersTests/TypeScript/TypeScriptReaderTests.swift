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
    #expect(read.messages == ["a.ts:3:54: warning: no token has the color '#000'"])
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
    // What goes to code that nobody reads may be written there.
    for name in ["a.x", "a.y", "b.x", "e.x", "g.inner.x"] {
      #expect(throws: (any Error).self) { try read.hex(name) }
    }
    #expect(try read.hex("b.y") == "#111111")
    #expect(try read.hex("c.x") == "#000000")
    #expect(try read.hex("f.x") == "#333333")
    #expect(!read.names.contains { $0.hasPrefix("d.") })
    // What is unknown beside a color, too, and what a list gives.
    #expect(
      read.names.filter { $0.hasPrefix("g.") } == ["g.0.x", "g.0.y", "g.inner.by", "g.inner.x"])
    #expect(read.catalog.unreadColors.map(\.name).contains("d.default"))
  }

  @Test func `Objects that multiply end`() {
    var text = "const a0 = { x: '#000', y: '#fff' }\n"
    for index in 1..<60 { text += "const a\(index) = { x: a\(index - 1), y: a\(index - 1) }\n" }
    #expect(read(text).messages.contains { $0.contains("more than 100000 colors") })
  }

  @Test(arguments: [
    "createX({ text: x ? '#333' : '#222', page: x ? '#111' : '#000' })",
    "createX({ text: mix('#333'), page: '#111' })",
    "createX(createX({ text: '#333', page: '#111' }))",
    "new Theme({ text: '#333', page: '#111' })", "(await createX({ text: '#333', page: '#111' }))",
    "(accent) => ({ text: '#333', page: '#111' })", "createX(missing)",
  ])
  func `A dark group that is not read is a twin of the light one`(_ value: String) {
    let read = read(
      "export const light = { text: '#222', page: '#fff' };\nexport const dark = \(value);\n")
    #expect(read.catalog.schemeTwins.map(\.dark) == ["dark"])
  }

  @Test(arguments: [
    "themes = { 'dark-experimental': createPartial({ color: { text: { value: '#444' } } }) }",
    "dark = createX({ colors: createY({ text: '#333', page: '#111' }) })",
    "dark = createX([{ text: '#333', page: '#111' }])",
    "nightTheme = (accent) => ({ text: '#444', page: '#333', accent })",
  ])
  func `A dark group that is not read may change any color`(_ text: String) {
    let read = read(
      "export const color = { text: '#222', page: '#fff' };\nexport const \(text);\n")
    #expect(read.catalog.hiddenValues.count == 1)
    #expect(read.catalog.hiddenValues.allSatisfy { $0.token == nil && !$0.canBeAudited })
  }

  @Test func `A dark group of which something is read is judged as it is named`() {
    let read = read("export const dark = { text: mix('#222'), page: '#fff' };\n")
    #expect(read.catalog.hiddenValues.isEmpty)
  }

  @Test func `Colors of classes and patterns are read, those in functions named`() throws {
    let read = read(
      """
      export const page = '#fff'
      export class Midnight { static text = '#444'; static size = 'big'; line = '#555' }
      export function make() { return { border: '#123', id: 'x' } }
      export const { fill, text: [text = '#666'] } = { fill: '#333', text: [] }
      export const [info, , warn] = ['#777', '#888', '#999']
      """)
    #expect(read.messages == ["a.ts:5:40: warning: no token has the color '#888'"])
    #expect(
      read.names == [
        "Midnight.line", "Midnight.text", "fill", "info", "make.border", "page", "text", "warn",
      ])
    #expect(
      try ["Midnight.text", "fill", "text", "info", "warn"].map(read.hex) == [
        "#444444", "#333333", "#666666", "#777777", "#999999",
      ])
    for name in ["Midnight.line", "make.border"] {
      #expect(throws: ResolutionError.self) { try read.hex(name) }
    }
  }

  @Test func `A path in braces is the color that it names`() throws {
    let read = read(
      """
      import { makeTheme } from '@theme-ui/css/utils'
      export const config = makeTheme({
        tokens: { colors: { gray: { 700: { value: '#444' } } }, spacing: { big: '{sizes.4}' } },
        semantic: { colors: {
          ink: { value: { _light: '#222', _dark: '{colors.gray.700}' } },
          page: { value: { _dark: '{colors.none}' } },
        } },
      })
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("config.semantic.colors.ink.value") == ["#222222", "#444444"])
    #expect(throws: ResolutionError.self) { try read.hex("config.semantic.colors.page.value") }
    #expect(!read.names.contains("config.tokens.spacing.big"))
  }

  @Test func `A text that is a key beside it is no color of CSS`() throws {
    let read = read(
      """
      export const colors = { gray: '#333', black: '#000', text: 'gray', ink: 'black', page: 'white',
        'muted-text': 'weak', weak: '#222' }
      """)
    #expect(throws: ResolutionError.self) { try read.hex("colors.text") }
    #expect(throws: ResolutionError.self) { try read.hex("colors.muted-text") }
    #expect(try read.hex("colors.ink") == "#000000")
    #expect(try read.hex("colors.page") == "#FFFFFF")
  }
}
