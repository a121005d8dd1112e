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
    #expect(read.messages.isEmpty)
    #expect(try read.hex("theme.\(member)") == hex)
  }

  @Test(arguments: [
    "function f(a) { for (const key in a) { a[key] = '#000' } return a }",
    "function f(a) { a.ink = '#000'; return a }",
    "function f(a) { let b = a; b = { ink: '#000' }; return b }",
    "function f(a) { change(a); return a }",
    "function f(a) { const b = { a }; return b.c }",
    "async function f(a) { return a }",
    "function* f(a) { return a }",
    "const f = async (a) => a",
    "const f = (...all) => all[0]",
    "const f = (a) => unknown ? a : { ink: '#000' }",
    "const f = (a) => ({ ...a, ...later })",
    "const f = (a) => [a].reduce((all, one) => { all.ink = one.ink; return all }, shared)",
    "let f = (a) => a\nf = () => ({ ink: '#000' })",
    "const f = (a) => f(a)",
    "function f(a) { const b = { ...a }; const c = ['ink'].map((k) => { b[k] = '#000' }); return b }",
    "function f(a) { let ink = a.ink; const c = run(() => { ink = '#000' }); return { ink } }",
    "function f(a) { const b = [a]; const c = b.reverse(); return b[0] }",
    "const ink = { ink: '#000' }; function f(a) { const g = () => ink; const c = g(); const ink = a; return c }",
  ])
  func `What does more leaves the colors unknown`(function: String) {
    let read = read(
      """
      const shared = { ink: '#111111' }
      \(function)
      export const theme = f({ ink: '#222222' })
      """)
    #expect(throws: ResolutionError.self) { try read.hex("theme.ink") }
    #expect(read.names.contains("theme.ink"))
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
}
