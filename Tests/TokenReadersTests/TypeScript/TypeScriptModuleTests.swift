import SourceText
import Testing
import TokenReaders

@Suite struct TypeScriptModuleTests {
  private func parse(_ text: String) -> (TypeScriptModule?, [String]) {
    var diagnostics = DiagnosticList()
    let module = TypeScriptModule.parse(
      SourceFile(path: "a.ts", text: text), diagnostics: &diagnostics)
    return (module, diagnostics.all.map(\.description))
  }

  /// An expression in a few words.
  private func text(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .string(let text): text.map { "'\($0)'" } ?? "(a template with holes)"
    case .name(let name): name
    case .member(let base, let name): "\(base.map(text) ?? "").\(name)"
    case .element(let base, let keys): "\(text(base))[\(list(keys.map(\.value)))]"
    case .number, .boolean, .code: "plain"
    case .prefix(let what, _), .binary(let what, _, _): "('\(what)')"
    case .ternary: "(a choice with '?')"
    case .other(let what): "(\(what))"
    case .call(let callee, let arguments): "\(text(callee))(\(list(arguments.map(\.value))))"
    case .spread(let inner): "...\(text(inner))"
    case .list(let elements): "[\(list(elements))]"
    case .object(let entries): "{\(entries.map(text).joined(separator: " "))}"
    }
  }

  private func list(_ expressions: [CodeExpression]) -> String {
    expressions.map(text).joined(separator: " ")
  }

  private func text(_ entry: CodeEntry) -> String {
    switch entry.key {
    case .name(let key): "\(key):\(text(entry.value))"
    case .computed(let key): "[\(text(key))]:\(text(entry.value))"
    case .none: text(entry.value)
    }
  }

  @Test(arguments: [
    ("const a = 1", "a plain"),
    ("export const a: string = '#fff' as const, b = `x`;", "a '#fff' b 'x'"),
    (
      "const a = {b: 'c', \"d e\": f, 5: g.h['i'], j, ...k, ['l']: m,} satisfies T<A, B>\nlet n = 1",
      "a {b:'c' d e:f 5:g.h['i'] j:j ...k ['l']:m} n plain"
    ),
    ("const a: Map<string, {b: c}> = new Map()", "a ('new')"),
    (
      "const a = b ? c : d, e = `f${g}`, h = i + 1",
      "a (a choice with '?') e (a template with holes) h ('+')"
    ),
    (
      "const a = (b) => ({c: 'd'})\nconst e = async function () {}\nconst f = g => h",
      "a plain e plain f plain"
    ),
    ("const a = (b: C): D => e, f = (('g'))", "a plain f 'g'"),
    ("const a = f<B, C>({d: ['e', ...g]}) as unknown as H", "a f({d:['e' ...g]})"),
    ("const a = b < c, d = /[/\"]x/g, e = f!.g?.h", "a ('<') d plain e f.g.h"),
    ("export default {a: 'b'} as T", "nil {a:'b'}"),
    (
      "const a: typeof import('b') = 'c', d: (e: F) => G = 'h', i: J<'k' | L[]> = 'm', n: O, p = 'q'",
      "a 'c' d 'h' i 'm' p 'q'"
    ),
    ("const a: B extends C ? D : E = 'f'", "a (more than an expression)"),
    (
      "module.exports = defineConfig({a() { return 1 }, get b() { return c }, async d() {}})",
      "nil defineConfig({a:plain b:(a value that is computed) d:plain})"
    ),
    ("exports.a = 'b'; module.exports.c = 'd'", "a 'b' c 'd'"),
    (
      "enum A { B = '#000', C, 'D' = \"#fff\" }\nexport const enum E { F = 'g' }",
      "A {B:'#000' D:'#fff'} E {F:'g'}"
    ),
    ("function a() { const b = 1 }\nclass C { static d = {e: 'f'} }\nconst g = 'h'", "g 'h'"),
    ("const {a, b} = c\nconst [d] = e\nconst f = 'g'", "f 'g'"),
    ("#!/usr/bin/env node\n// const a = 1\n/* const b = 2 */ const c = '#000' // '", "c '#000'"),
    ("const a = <div>Don't {b} </div>\nconst c = 'd'", "a ('<') c 'd'"),
    ("const a = {[b]: 'c'}", "a {[b]:'c'}"),
    ("const a = tw`b`, c = d?.['e']", "a (a tagged template) c d['e']"),
    ("type A = { b: string }\ninterface C { d: 'e' }\ndeclare const f: G\nconst h = 'i'", "h 'i'"),
    ("const a = b\nconst c = 'd'\nexport const e = 'f'", "a b c 'd' e 'f'"),
  ])
  func `Constants are read`(source: String, expected: String) throws {
    let (module, messages) = parse(source)
    #expect(messages.isEmpty)
    let constants = try #require(module).constants
    #expect(
      constants.map { "\($0.name ?? "nil") \(text($0.value))" }.joined(separator: " ") == expected)
  }

  @Test func `Imports and exports are read`() throws {
    let module = try #require(
      parse(
        """
        import a, { b as c, type D, e } from './x'
        import * as f from "y"
        import type { G } from './z'
        import './side'
        export { h as i, j }
        export { k as l } from './m'
        export * from './n'
        export * as o from './p'
        const q = await import('./r')
        """
      ).0)
    let imports = module.imports.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.name ?? "*") \($0.value.path)"
    }
    #expect(
      imports == ["a default ./x", "c b ./x", "e e ./x", "f * y", "l k ./m", "o * ./p"])
    #expect(module.exports == ["i": "h", "j": "j"])
    #expect(module.reexports == ["./n"])
  }

  @Test(arguments: [
    ("const a = {}; a.b = 1", 1), ("const a = {}\nfunction f() { a['b'].c += 1 }", 2),
    ("const a = {}\nObject.assign(a, b)", 2), ("const a = {}\ndelete a.b", 2),
    ("let a = 1\nif (b) { a = 2 }", 2), ("let a = 1\na >>>= 1", 2),
    ("let a = 1\nclass B { #a = 2 }", nil), ("const a = 1\nconst b = ({a = 2}) => a", nil),
    ("const a = {b: 1}\nconst c = {a: a.b}", nil), ("const a = {}; if (a.b === 1) {}", nil),
  ])
  func `What changes a constant is noticed`(source: String, line: Int?) throws {
    let module = try #require(parse(source).0)
    let constant = try #require(module.constants.first { $0.name == "a" })
    #expect(module.change(of: constant)?.line == line)
  }

  @Test(arguments: [
    ("const a = {", "1:11: error: the bracket that opens here is never closed"),
    ("const a = [}", "1:12: error: the bracket that closes here was never opened"),
    ("const a = `b", "1:11: error: the string that begins here has no closing quote"),
    ("/* a", "1:1: error: the comment that begins here has no end"),
  ])
  func `What does not end is an error with its place`(source: String, message: String) {
    #expect(parse(source).1 == ["a.ts:\(message)"])
  }

  @Test func `Deep and long texts are read in linear time`() throws {
    let deep =
      "const a = " + String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
    #expect(parse(deep).0?.constants.count == 1)
    let holes = String(repeating: "`${", count: 50_000)
    #expect(
      parse(holes).1.last
        == "a.ts:1:149998: error: the string that begins here has no closing quote")
    let long = "const a = {" + String(repeating: "b: '#000', c: d < e, ", count: 50_000) + "}"
    #expect(parse(long).0?.constants.count == 1)
    for unit in ["b<", "b?(c):", "b as A<", "const c:A<", "(b):A<", "don\\'", "</p>", "{b}'\""] {
      #expect(parse("const a = " + String(repeating: unit, count: 5000)).0 != nil, "\(unit)")
    }
  }
}
