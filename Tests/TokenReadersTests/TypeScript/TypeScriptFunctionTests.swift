import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct TypeScriptFunctionTests {
  private func read(_ text: String, _ others: [String: String] = [:]) -> ReadSource {
    ReadSource(
      .file(SourceFile(path: "a.ts", text: text)),
      MemoryLoader(files: others.merging(["a.ts": text]) { $1 }), TypeScriptReader())
  }

  private static let palette = """
    const palette = { gray90: '#222222', gray10: '#eeeeee', mixed: mix('#123') }

    """

  @Test(arguments: [
    ("((a) => a)(palette)", "gray90", "#222222"),
    ("shown('gray10')", "ink", "#EEEEEE"),
    ("other()", "ink", "#222222"),
    ("toned({ mode: 'dark' })", "ink", "#EEEEEE"),
    ("toned({ mode: 'light', step: 'low' })", "ink", "#222222"),
    (
      "Object.fromEntries(Object.entries(palette).map(([key, value]) => [`x-${key}`, value]))",
      "x-gray90", "#222222"
    ),
    (
      "Object.keys(palette).reduce((all, key) => { all['y' + key] = palette[key]; return all }, {})",
      "ygray10", "#EEEEEE"
    ),
    (
      "expanded({ ink: '#000001', line: { light: '#000002', dark: '#000003' } })", "ink.dark",
      "#000001"
    ),
    (
      "expanded({ ink: '#000001', line: { light: '#000002', dark: '#000003' } })", "line.light",
      "#000002"
    ),
    (
      "merge({}, { ink: { light: '#111111', dark: '#222222' } }, { ink: { dark: '#333333' } })",
      "ink.light", "#111111"
    ),
    (
      "merge({}, { ink: { light: '#111111', dark: '#222222' } }, { ink: { dark: '#333333' } })",
      "ink.dark", "#333333"
    ),
    ("pick(palette, ['gray90'])", "gray90", "#222222"),
    ("far(palette)", "ink", "#EEEEEE"),
  ])
  func `What follows from the arguments is followed`(
    call: String, member: String, hex: String
  ) throws {
    let read = read(
      """
      import merge from 'lodash/merge.js'
      import pick from 'lodash/pick.js'
      import { far } from './far.js'
      \(Self.palette)
      const shown = (name: keyof typeof palette) => ({ ink: palette[name] })
      function other(colors = palette): Theme { const { gray90: ink } = colors; return { ink } }
      const tones = { light: { low: 'gray90' }, dark: { low: 'gray10' } } as const
      export function toned(options: { mode: 'light' | 'dark'; step?: string }): Colors {
        const step = options.step ?? 'low'
        const tone = tones[options.mode][step]
        return { ink: palette[tone] }
      }
      const both = (entry) => {
        if (typeof entry === 'string') {
          return { light: entry, dark: entry }
        }
        return entry
      }
      const expanded = (all: Entries) => Object.keys(all).reduce((found, key) => {
        found[key] = both(all[key])
        return found
      }, {} as Expanded)
      export const theme = \(call)
      """,
      [
        "./far.ts":
          "export { inner as far } from './inner'",
        "./inner.ts":
          "const own = { name: 'gray10' }\nexport function inner(p) { return { ink: p[own.name] } }",
      ])
    // What another value replaces is in no token.
    #expect(read.messages.allSatisfy { $0.contains("warning: no token has the color") })
    #expect(try read.hex("theme.\(member)") == hex)
  }

  /// What Node prints of `theme.ink`.
  @Test(arguments: [
    ("function f(a) { for (const key in a) { a[key] = '#000' } return a }", "#000000"),
    ("function f(a) { a.ink = '#000'; return a }", "#000000"),
    ("function f(a) { let b = a; b = { ink: '#000' }; return b }", "#000000"),
    ("const f = (...all) => all[0]", "#222222"),
    ("let f = (a) => a\nf = () => ({ ink: '#000' })", "#000000"),
    (
      "function f(a) { const b = { ...a }; const c = ['ink'].map((k) => { b[k] = '#000' }); return b }",
      "#000000"
    ),
    ("function f(a) { const b = [a]; const c = b.reverse(); return b[0] }", "#222222"),
    ("function f(a) { const b = {}; [b.ink] = ['#000']; return b }", "#000000"),
    ("function f(a) { const b = { ink: '' }; ({ ink: b.ink } = a); return b }", "#222222"),
    ("function f(a) { for (a.ink of ['#000', '#111']); return a }", "#111111"),
    (
      "function f(a) { const { ink, ...rest } = { ...a, page: '#000' }; return { ink: rest.page } }",
      "#000000"
    ),
    ("class F { #ink; constructor(a) { this.ink = a.ink } }\nconst f = (a) => new F(a)", "#222222"),
  ])
  func `What code does to what it made is followed`(function: String, hex: String) throws {
    let read = read("\(function)\nexport const theme = f({ ink: '#222222' })\n")
    #expect(try read.hex("theme.ink") == hex)
  }

  @Test(arguments: [
    "function f(a) { change(a); return a }",
    "async function f(a) { return a }",
    "function* f(a) { return a }",
    "const f = async (a) => a",
    "const f = (a) => unknown ? a : { ink: '#000' }",
    "const f = (a) => ({ ...a, ...later })",
    "const f = (a) => [a].reduce((all, one) => { all.ink = one.ink; return all }, shared)",
    "const f = (a) => f(a)",
    "function f(a) { let ink = a.ink; const c = run(() => { ink = '#000' }); return { ink } }",
    "const ink = { ink: '#000' }; function f(a) { const g = () => ink; const c = g(); const ink = a; return c }",
    "function f(a) { if (unknown) a.ink = '#000'; return a }",
    "function f(a) { const b = unknown ? a : shared; b.ink = '#000'; return a }",
    "function f(a) { a[unknown] = '#000'; return a }",
    "function f(a) { Object.assign(a, unknown); return a }",
    "function f(a) { try { unknown() } catch { a.ink = '#000' } return unknown(a) }",
    "function f(a) { while (unknown) { a.ink = '#000' } return a }",
  ])
  func `What is not known leaves the colors unknown`(function: String) {
    let read = read(
      """
      const shared = { ink: '#111111' }
      \(function)
      export const theme = f({ ink: '#222222' })
      """)
    #expect(throws: (any Error).self) { try read.hex("theme.ink") }
    let unread = read.catalog.unreadColors.map(\.name)
    #expect(
      read.names.contains("theme.ink")
        || unread.contains { $0.hasPrefix("theme") || $0 == "default" })
  }

  @Test(arguments: [
    "export const paint = () => { base.ink = '#000' }",
    "export const paint = () => { base['ink'] = '#000' }",
    "export const paint = () => { [base.ink] = ['#000'] }",
    "export const paint = () => { ({ ink: base.ink } = other) }",
    "export const paint = () => { for (base.ink of ['#000']); }",
    "export const paint = () => { Object.assign(base, { ink: '#000' }) }",
    "export const paint = () => { delete base.ink }",
    "export const paint = (key) => { base[key] = '#000' }",
    "export const paint = () => { register(base) }",
    "export const paint = () => { const t = base; t.ink = '#000' }",
    "const fade = (t) => { t.ink = '#000' }; export const paint = () => fade(base)",
    "const fade = (t) => { t.ink = '#000' }; export const paint = () => fade({ base }.base)",
    "export const paint = () => { for (const t of [base]) { t.ink = '#000' } }",
    "export const paint = () => { Object.defineProperty(base, 'ink', { value: '#000' }) }",
    "register(base)", "base[unknown] = '#000'", "if (unknown) base.ink = '#000'",
    "(unknown ? base : other).ink = '#000'", "unknown && (base.ink = '#000')",
  ])
  func `What may be written later is unknown`(write: String) throws {
    let read = read(
      """
      import { register } from 'library'
      const base = { ink: '#222222' }
      const other = { ink: '#333333' }
      \(write)
      export const theme = { page: '#ffffff', text: base }
      """)
    #expect(throws: (any Error).self) { try read.hex("base.ink") }
    #expect(throws: (any Error).self) { try read.hex("theme.text.ink") }
    #expect(try read.hex("theme.page") == "#FFFFFF")
  }

  @Test(arguments: [
    "export const paint = () => base.ink",
    "export const show = () => <p style={{ color: base.ink }} />",
    "import { useMemo } from 'react'; export const use = () => useMemo(() => base, [base])",
    "export const copy = () => { const t = { ...base }; t.ink = '#000'; return t }",
    "export const keys = () => Object.keys(base).map((key) => base[key])",
    "export const names = () => { const all = {}; for (const k in base) all[k] = base[k]; return all }",
    "console.log(base)", "export const paint = (node) => { node.style = base.ink }",
    "const base2 = Object.freeze({ ...base }); register(base2)",
  ])
  func `What only reads leaves the colors as they are`(use: String) throws {
    let read = ReadSource(
      .file(SourceFile(path: "a.tsx", text: "const base = { ink: '#222222' }\n\(use)\n")),
      MemoryLoader(files: [:]), TypeScriptReader())
    #expect(try read.hex("base.ink") == "#222222")
  }

  @Test func `A member that stays unknown leaves the others as they are`() throws {
    let read = read(
      """
      \(Self.palette)const f = (a) => ({ ink: a.gray90, text: a.mixed, line: tint(a.gray10) })
      export const theme = f(palette)
      """)
    #expect(try read.hex("theme.ink") == "#222222")
    #expect(throws: ResolutionError.self) { try read.hex("theme.text") }
    #expect(throws: ResolutionError.self) { try read.hex("theme.line") }
  }

  @Test func `A function that multiplies what it is given ends`() {
    let calls = (1...60).map { "const v\($0) = f(v\($0 - 1))" }.joined(separator: "\n")
    let read = read("const v0 = { c: '#000' }\nconst f = (a) => ({ a, b: a })\n\(calls)\n")
    #expect(!read.names.isEmpty || read.diagnostics.hasErrors)
  }

  @Test func `What nests without an end is not read`() {
    let chain = (1...5000).map { "const v\($0) = { c: v\($0 - 1) }" }.joined(separator: "\n")
    let list = [String](repeating: "1", count: 5000).joined(separator: ",")
    let read = read(
      "const v0 = { c: '#000' }\n\(chain)\nconst w = [\(list)].reduce((a, b) => ({ c: a }), v0)\n")
    #expect(read.names.contains("v0.c"))
    #expect(read.messages.isEmpty)
  }

  @Test(arguments: [(2, false), (12, true)])
  func `Code that takes too much work is an error, and one costly statement is not`(
    count: Int, isError: Bool
  ) {
    let costly = (0..<count).map { index in
      "const a\(index) = (() => { let k = 0; for (let i = 0; i < 1e9; i++) k += i; return k })()\n"
    }
    let text = costly.joined() + "export const ink = '#000000'\n"
    let read = ReadSource(text, path: "a.ts", TypeScriptReader())
    #expect(read.diagnostics.hasErrors == isError)
    #expect(
      read.messages.contains { $0.contains("error: this code takes too much work") } == isError)
  }

  @Test func `Colors that no token has are one message, which lists their lines`() {
    let read = ReadSource(
      """
      export const ink = '#000000'
      export const page = { color: '#ffffff', f: () => '#111111' }
      export function f(on) {
        if (on) return '#222222'
        return g('rgb(3 3 3)', 'red', '#id')
      }
      f('#444444')
      """, path: "a.ts", TypeScriptReader())
    #expect(
      read.messages == [
        "a.ts:2:50: warning: no token has the 4 colors in lines 2, 4, 5, 7"
      ])
    #expect(read.catalog.colorsInCode.count == 4)
  }
}
