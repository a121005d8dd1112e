import Programs
import SourceText
import Testing

@Suite struct ScriptMachineTests {
  /// What a module declares, as JSON writes it where the value is known.
  private func run(_ text: String, _ others: [String: String] = [:]) -> [String: String] {
    let modules = ScriptModules(SourceFile(path: "a.ts", text: text)) { path, _ in
      others[path].map { SourceFile(path: path + ".ts", text: $0) }
    }
    let machine = ScriptMachine(modules)
    return Dictionary(
      machine.declarations.map { ($0.name ?? "default", shown($0.value, machine)) }
    ) { _, last in last }
  }

  private func shown(_ value: Value, _ machine: ScriptMachine) -> String {
    switch machine.kind(of: value) {
    case .text(let text, _): return "'\(text)'"
    case .unknown(let unknown): return "? \(unknown.reason)"
    case .absent: return "undefined"
    case .code: return "function"
    case .object(let open):
      let members = machine.members(of: value).map { ($0.key, shown($0.value, machine)) }
      if let open { return "? \(open.reason)" }
      if machine.isList(value) { return "[\(members.map(\.1).joined(separator: ","))]" }
      return "{\(members.map { "\($0):\($1)" }.joined(separator: ","))}"
    case .other:
      switch value {
      case .fraction(let number, _): return machine.shown(number)
      case .boolean(let isTrue): return "\(isTrue)"
      case .nothing: return "null"
      case .tuple: return "undefined"
      default: return "something else"
      }
    }
  }

  /// What Node prints of `v`.
  @Test(arguments: [
    (
      "const v = [0.1 + 0.2, 1 / 3, 1e21, 1e-7, 123456789012345680000, -0, 5 / 0, 0 / 0, 100, 1.5e300]",
      "[0.30000000000000004,0.3333333333333333,1e+21,1e-7,123456789012345680000,0,Infinity,NaN,100,1.5e+300]"
    ),
    (
      "const v = [(1.005).toFixed(2), (2.5).toFixed(0), (1.45).toFixed(1), (0.000001).toFixed(7), (-1.5).toFixed(0), (1e-10).toFixed(2)]",
      "['1.00','3','1.4','0.0000010','-2','0.00']"
    ),
    (
      "const v = [parseInt('0x1f'), parseInt('1f', 16), parseInt('12px'), parseInt('z'), parseFloat('1.5e3x'), Number('0b11'), Number('1,5'), +'  7 ']",
      "[31,31,12,NaN,1500,3,NaN,7]"
    ),
    (
      "const v = [Math.round(-1.5), Math.round(2.5), Math.round(0.49999999999999994), Math.max(), Math.min(1, NaN), 2 ** -1, -7 % 3, 7 % -3]",
      "[-1,3,0,-Infinity,NaN,0.5,-1,1]"
    ),
    (
      "const v = [1 << 31, 1 << 32, -1 >>> 0, 2 ** 32 | 0, ~~3.7, 5 >> 33, 0xFFFFFFFF & 255]",
      "[-2147483648,1,4294967295,0,3,2,255]"
    ),
    (
      "const v = [typeof null, typeof (() => 1), typeof class {}, typeof '', void 0, !!NaN, !'0']",
      "['object','function','function','string',undefined,false,false]"
    ),
    (
      "const { a = 1, b: { c = 2, ...d } = { e: 5 }, ...f } = { a: undefined, g: 3 }; const v = [a, c, d, f]",
      "[1,2,{e:5},{g:3}]"
    ),
    ("const [a, , b = 'x', ...c] = 'hi!?'; const v = [a, b, c]", "['h','!',['?']]"),
    ("let a = 1, b = 2; [a, b] = [b, a]; const v = [a, b]", "[2,1]"),
    ("const v = { b: 1, 10: 2, a: 3, 9: 4, ['c' + 1]: 5 }", "{9:4,10:2,b:1,a:3,c1:5}"),
    ("const o = { get a() { return this.b * 2 }, b: 4 }; const v = { ...o, b: 1 }", "{a:8,b:1}"),
    (
      "const f = (a, b = a + 1, ...c) => [a, b, c]; const v = [f(1), f(1, undefined, 3), f(1, null)]",
      "[[1,2,[]],[1,2,[3]],[1,null,[]]]"
    ),
    (
      "function f() { return typeof g + x; var x = 1; function g() {} } const v = f()",
      "'functionundefined'"
    ),
    (
      "const fs = []; for (var i = 0; i < 2; i++) fs.push(() => i); const v = fs.map((f) => f())",
      "[2,2]"
    ),
    (
      "const fs = []; for (let i = 0; i < 2; i++) fs.push(() => i); const v = fs.map((f) => f())",
      "[0,1]"
    ),
    ("const v = (() => { const x = 1; { const x = 2 } return x })()", "1"),
    (
      "class A { static n = 1; x = this.y(); y() { return 'a' } static s() { return this.n } } class B extends A { y() { return super.y() + 'b' } static n = 2 } const v = [new B().x, B.s(), A.s()]",
      "['ab',2,1]"
    ),
    (
      "class A { #p = 1; get p() { return this.#p } set p(x) { this.#p = x * 2 } } const a = new A(); a.p = 4; const v = [a.p, Object.keys(a)]",
      "[8,[]]"
    ),
    (
      "const v = [1, 2, 3].map((x) => { switch (x) { case 1: return 'a'; case 2: x++; default: return x } })",
      "['a',3,3]"
    ),
    (
      "const v = (() => { try { try { throw 'a' } finally { var b = 'c' } } catch (e) { return e + b } })()",
      "'ac'"
    ),
    ("const v = [3, 1, 2].sort().concat([[4]]).flat().reduceRight((a, b) => a + b, '')", "'4321'"),
    (
      "const a = {}; const b = a; b.x = 1; delete a.y; const v = [a === b, a, 'x' in a, a.y]",
      "[true,{x:1},true,undefined]"
    ),
    (
      "const l = [1, 2, 3, 4]; const r = l.splice(1, 2, 'x'); const v = [l, r, l.length, l.indexOf(4), l.pop()]",
      "[[1,'x'],[2,3],3,2,4]"
    ),
    (
      "const v = 'a-b-a'.replace('a', 'c').split('-').map((s) => s.toUpperCase().padStart(3, '.')).join('')",
      "'..C..B..A'"
    ),
    (
      "const v = ['abc'.slice(-2), 'abc'.substring(2, 0), 'abc'.substr(-2, 1), 'abc'.at(-1), 'abc'.charCodeAt(1), 'a'.repeat(3)]",
      "['bc','ab','b','c',98,'aaa']"
    ),
    ("enum E { A, B = 5, C, D = 'd' } const v = [E.A, E.C, E.D, E[5]]", "[0,6,'d','B']"),
    (
      "namespace N { export const a = 1; export namespace M { export const b = a + 1 } } const v = [N.a, N.M.b]",
      "[1,2]"
    ),
    ("const v = [null?.a.b.c(), undefined ?? 1, 0 ?? 1, 0 || 2, '' && 3]", "[undefined,1,0,2,'']"),
    ("const f = function g(n) { return n ? n + g(n - 1) : 0 }; const v = f(4)", "10"),
    ("const v = Object.entries({ a: 1, b: 2 }).filter(([, n]) => n > 1)", "[['b',2]]"),
    ("const o = Object.freeze({ a: { b: 1 } }); o.a.b = 2; const v = o", "{a:{b:2}}"),
    ("const v = structuredClone({ a: [1, { b: 2 }] })", "{a:[1,{b:2}]}"),
    ("const v = `a${1 + 1}${`b${[1, 2]}`}\\u{41}\\x42\\n`", "'a2b1,2AB\n'"),
    ("const v = 'line \\\n end \\u00e9'", "'line  end é'"),
    ("const p = new Proxy({}, { get: (t, k) => k + '!' }); const v = [p.a, p['b']]", "['a!','b!']"),
    (
      "a: for (const x of [1, 2]) { for (const y of [1, 2]) { if (y > 1) continue a; if (x > 1) break a } } const v = 'end'",
      "'end'"
    ),
  ])
  func `Code has the values that Node gives it`(code: String, value: String) {
    #expect(run(code)["v"] == value)
  }

  @Test func `Modules are followed by their names, and in circles`() {
    let values = run(
      """
      import d, { a as b, again } from './one'
      import * as all from './one'
      import { late } from './circle'
      const v = [d.x, b, again, all.two, all.default.x, late()]
      const w = all
      """,
      [
        "./one":
          "export { two as again } from './two'; export * from './two'; const a = 'a'; export { a }; export default { x: 1 }",
        "./two": "export const two = 2; export default 3",
        "./circle":
          "import { b } from './other'; export const c = 'c'; export const late = () => b",
        "./other": "import { c } from './circle'; export const b = () => c; ",
      ])
    #expect(values["v"] == "[1,'a',2,2,1,function]")
    #expect(values["w"] == "{a:'a',again:2,default:{x:1},two:2}")
  }

  @Test func `A module of another one that changes its objects is followed`() {
    let values = run(
      "import { a } from './a'; import './b'; const v = a.ink",
      [
        "./a": "export const a = { ink: 1 }",
        "./b": "import { a } from './a'; a.ink = 2",
      ])
    #expect(values["v"] == "2")
  }

  @Test func `CommonJS is followed`() {
    let values = run(
      "const { a } = require('./c'); module.exports = { a, b: require('./c').b }",
      ["./c": "exports.a = 1; module.exports.b = { c: 2 }"])
    #expect(values["default"] == "{a:1,b:{c:2}}")
  }

  @Test(arguments: [
    ("const v = missing", "'missing' is not a constant of the module"),
    ("import { a } from 'b'; const v = a", "'a' is of 'b', which is not read"),
    ("const v = w; const w = 1", "'w' is made of itself"),
    ("const v = missing ? 1 : 2", "a choice with '?' is not read"),
    ("const v = `a${missing}`", "a template with holes is not read"),
    ("const v = missing || 1", "'||' is not read"), ("const v = -missing", "'-' is not read"),
    ("const v = f(1)", "the call 'f(…)' is not read"), ("const v = new F(1)", "'new' is not read"),
    ("const v = await 1", "'await' is not read"),
    ("const v = /a/", "a regular expression is not read"),
    ("const v = a`b`", "a tagged template is not read"),
    ("const v = 1n", "a number of this form is not read"),
    ("const v = (() => { while (true) {} })()", "the call 'a function(…)' is not read"),
    ("let v = 1; export const f = () => { v = 2 }", "'v' is changed in line 1"),
    ("const f = async () => 1; const v = f()", "the call 'f(…)' is not read"),
    ("Math.round = () => 1; const v = Math.round(2.5)", "the call 'Math.round(…)' is not read"),
    ("const f = () => { throw 1 }; f(); const v = 1", "the module ends in line 1"),
    ("const v = [...missing]", "the spread of what is no list is not read"),
    ("const v = ({ a: 1 })[missing]", "a key that is computed is not read"),
  ])
  func `What is not known says why`(code: String, reason: String) {
    #expect(run(code)["v"] == "? \(reason)")
  }

  @Test func `Work has an end, and what comes after it has values`() {
    let chain = (1...40).map { "const f\($0) = (x) => f\($0 - 1)(f\($0 - 1)(x))" }.joined(
      separator: "\n")
    let start = ContinuousClock.now
    let values = run(
      """
      const f0 = (x) => x + 1
      \(chain)
      const v = f40(1)
      const text = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].reduce((a) => a + a, 'abcdefgh')
      const loop = (() => { let n = 0; for (;;) n++ })()
      const deep = ((f) => f(f))((f) => f(f))
      const list = new Array(1e9)
      const w = f3(1)
      """)
    #expect(start.duration(to: .now) < .seconds(20))
    for name in ["v", "text", "loop", "deep", "list"] {
      #expect(values[name]?.hasPrefix("?") == true, "\(name)")
    }
    #expect(values["w"] == "9")
  }

  @Test func `Chains and nesting of any size end`() {
    let sum = [String](repeating: "1", count: 20_000).joined(separator: " + ")
    let calls = "'a'" + String(repeating: ".trim()", count: 20_000)
    let values = run("const v = \(sum)\nconst w = \(calls)\nconst x = 1")
    #expect(values["v"]?.hasPrefix("?") == true)
    #expect(values["w"]?.hasPrefix("?") == true)
    #expect(values["x"] == "1")
  }

  /// Each gives something else than the language's own `map` in Node.
  @Test(arguments: [
    "Array.prototype.map = () => ['b']", "const p = Array.prototype; p.map = () => ['b']",
    "const A = Array; A.prototype.map = () => ['b']",
    "for (const C of [Array]) C.prototype.map = () => ['b']",
    "const patch = C => { C.prototype.map = () => ['b'] }; patch(Array)",
    "Object.assign(Array.prototype, { map: () => ['b'] })",
    "Object.defineProperty(Array.prototype, 'map', { value: () => ['b'] })",
    "[].__proto__.map = () => ['b']", "Object.getPrototypeOf([]).map = () => ['b']",
    "[Array.prototype.map] = [() => ['b']]", "({ f: Array.prototype['map'] } = { f: () => ['b'] })",
    "delete Array.prototype.map", "Array.prototype['m' + 'ap'] = () => ['b']",
    "globalThis.Array.prototype.map = () => ['b']", "import './patch'",
  ])
  func `A method of the language that code replaces is not taken for its own`(_ code: String) {
    let values = run(
      "\(code)\nconst v = ['a'].map(x => x)",
      ["./patch": "Array.prototype.map = () => ['b']"])
    #expect(values["v"]?.hasPrefix("? ") == true, "\(values)")
  }

  @Test(arguments: [
    "const f = Array.prototype.slice.call([1])", "class C {}\nC.prototype.map = () => ['b']",
    "function F() {}\nconst p = F.prototype; p.map = () => ['b']",
    "const is = Array.prototype === Object.prototype",
  ])
  func `A prototype that is read, and one of the program's own, leave the methods of the language`(
    _ code: String
  ) {
    #expect(run("\(code)\nconst v = ['a'].map(x => x)")["v"] == "['a']")
  }

  @Test func `A function of the language that code replaces under another name is not called`() {
    let values = run("const M = Math; M.max = () => 1\nconst v = M.max(2, 3)")
    #expect(values["v"]?.hasPrefix("? ") == true, "\(values)")
  }
}
