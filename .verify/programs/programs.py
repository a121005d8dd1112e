"""usage: programs.py FOLDER FILES [SEED [SWIFTC [SIZE]]]

FILES is their number, or `each` for one of every form. Writes random Swift programs of at most SIZE (24) parts into a folder, compiles them with a stub of UIKit and SwiftUI, and writes
what they print as expected.tsv: the path of a declaration, the scheme, its value. The test
RandomProgramsTests compares that with what the engine says, where RANDOM_PROGRAMS names the folder.
"""
import os, random, re, subprocess, sys, tempfile

from forms import FORMS

folder, each = os.path.abspath(sys.argv[1]), sys.argv[2] == "each"
source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
swiftc = sys.argv[4] if len(sys.argv) > 4 else "swiftc"
size = int(sys.argv[5]) if len(sys.argv) > 5 else 24
here = os.path.dirname(os.path.abspath(__file__))


class Program:
    def __init__(self, index, form=None):
        self.n, self.name, self.lines, self.after, self.change, self.tokens = 0, f"F{index}", [], [], [], []
        self.colors, self.numbers, self.wholes = [], [], []
        if form:
            return self.form(*form)
        for _ in range(source.randint(size * 7 // 12, size)):
            source.choice([self.form, self.form, self.form] * 7 + [self.constant, self.computed, self.factory, self.protocols, self.enumeration, self.objects, self.closures,
                           self.structures, self.written, self.wrapper, self.overloads, self.loops, self.texts, self.generics,
                           self.inout, self.optionals, self.dynamic, self.lists, self.numbersOnly, self.flow, self.inheritance,
                           self.nested, self.operators])()

    def fresh(self, letter="t"):
        self.n += 1
        return f"{letter}{self.n}" if letter.islower() else f"{letter}{self.n}{self.name}"

    def whole(self, depth=0):
        pick = source.random()
        if pick < 0.45 or depth > 0:
            return str(source.choice([0, 1, 2, 3, 7, 16, 255, 0x1C, source.randint(0, 300)]))
        if pick < 0.4 and self.wholes:
            return source.choice(self.wholes)
        a, b = self.whole(depth + 1), self.whole(depth + 1)
        return source.choice([f"({a} + {b})", f"({a} * 2)", f"({a} & {b})", f"({a} | {b})", f"({a} - {b})", f"({a} >> 1)", f"max({a}, {b})",
                              f"({a} / 3)", f"({a} % 7)", f"({self.test(depth + 1)} ? {a} : {b})"])

    def number(self, depth=0):
        pick = source.random()
        if pick < 0.45 or depth > 0:
            return source.choice(["0.25", "0.5", "1", "0", "0.125", f"{source.randint(0, 255)} / 255", f"{source.randint(0, 255)}.0 / 255.0", "1e-1"])
        if pick < 0.5 and self.numbers:
            return source.choice(self.numbers)
        a, b = self.number(depth + 1), self.number(depth + 1)
        return source.choice([f"({a} * {b})", f"({a} + {b}) * 0.5", f"(1 - {a})", f"min({a}, {b} * 1.0)", f"Double({self.whole(depth + 1)} & 255) / 255",
                              f"({self.test(depth + 1)} ? {a} : {b})", f"abs({a} - {b})"])

    def unit(self):
        return f"unit({self.number()})"

    def test(self, depth=0):
        pick = source.random()
        if pick < 0.2 or depth > 1:
            return source.choice(["true", "false"])
        a, b = self.whole(depth + 1), self.whole(depth + 1)
        return source.choice([f"{a} < {b}", f"{a} == {b}", f"!({a} > {b})", f"({a} >= 3 && {b} != 2)", f"({a} < 2 || {b} > 1)",
                              f"[1, 2, 3].contains({a})"])

    def color(self, depth=0):
        pick = source.random()
        if pick < 0.3 or depth > 1:
            return f"Color(red: {self.unit()}, green: {self.unit()}, blue: {self.unit()})"
        if pick < 0.45 and self.colors:
            return source.choice(self.colors)
        if pick < 0.55:
            return f"{self.color(depth + 1)}.opacity({self.unit()})"
        if pick < 0.62:
            return f"Color(white: {self.unit()}, opacity: {self.unit()})"
        if pick < 0.72:
            return f"Color(hex: 0x{source.randint(0, 0xFFFFFF):06X})"
        if pick < 0.8:
            return f"Color(text: \"{source.choice(['#', ''])}{source.randint(0, 0xFFFFFF):06x}\")"
        if pick < 0.86:
            return f"Color(UIColor(red: {self.unit()}, green: 0.5, blue: {self.unit()}, alpha: {source.choice(['1', '0.5', '255'])}))"
        if pick < 0.93:
            return f"({self.test()} ? {self.color(depth + 1)} : {self.color(depth + 1)})"
        return source.choice(["Color.white", "Color.black", "Color.clear"])

    def token(self, path, kind="color"):
        self.tokens.append(path)
        if not path.endswith(")"):
            {"color": self.colors, "number": self.numbers, "whole": self.wholes}[kind].append(path)

    def constant(self):
        name = self.fresh()
        self.lines.append(f"static let {name}{source.choice([': Color', ''])} = {self.color()}")
        self.token(f"{self.name}.{name}")

    def numbersOnly(self):
        name = self.fresh()
        if source.random() < 0.5:
            self.lines.append(f"static let {name}: Double = {self.number()}")
            self.token(f"{self.name}.{name}", "number")
        else:
            self.lines.append(f"static let {name} = {self.whole()}")
            self.token(f"{self.name}.{name}", "whole")

    def computed(self):
        name = self.fresh()
        body = source.choice([
            f"{self.color()}", f"if {self.test()} {{ return {self.color()} }}\n    return {self.color()}",
            f"guard {self.test()} else {{ return {self.color()} }}\n    return {self.color()}",
            f"let c = {self.color()}\n    return c.opacity({self.unit()})",
            f"switch {self.whole()} {{ case 0...5: return {self.color()}\n    case 6, 7: return {self.color()}\n    default: return {self.color()} }}",
            f"let c: Color\n    if {self.test()} {{ c = {self.color()} }} else {{ c = {self.color()} }}\n    return c",
            f"let k = if {self.test()} {{ 0.25 }} else {{ 0.75 }}\n    return Color(white: k)"])
        self.lines.append(f"static var {name}: Color {{\n    {body}\n  }}")
        self.token(f"{self.name}.{name}")

    def factory(self):
        name, make, type = self.fresh(), self.fresh("make"), self.fresh("Palette")
        self.after.append(f"struct {type} {{ let ink: Color; let page: Color; var line: Color = {self.color()}; let k: Double }}")
        self.lines.append(
            f"static func {make}(accent: Color, scheme: ColorScheme, k: Double = {self.number()}) -> {type} {{\n"
            f"    let isDark = scheme == .dark\n    return {type}(ink: isDark ? accent : {self.color()}, page: (isDark ? {self.color()} : {self.color()}).opacity(isDark ? 0.15 : 0.12), "
            f"{source.choice(['line: isDark ? .white : .black, ', ''])}k: k)\n  }}")
        self.lines.append(f"static func {name}(_ scheme: ColorScheme) -> Color {{ {make}(accent: {self.color()}, scheme: scheme{source.choice(['', ', k: 0.5'])}).{source.choice(['ink', 'page', 'line'])} }}")
        self.token(f"{self.name}.{name}(scheme)")

    def protocols(self):
        p, q, a, b = (self.fresh("P"), self.fresh("Q"), self.fresh("A"), self.fresh("B"))
        demand = source.choice(["", "var page: Color { get }"])
        self.after.append(f"protocol {p} {{ var ink: Color {{ get }}; {demand} }}\nextension {p} {{\n  var page: Color {{ {self.color()} }}\n  var soft: Color {{ {source.choice(['ink', 'page'])}.opacity(0.5) }}\n}}")
        self.after.append(f"protocol {q}: {p} {{}}\nextension {q} {{ var page: Color {{ {self.color()} }} }}")
        own = source.choice(["", f"; let page: Color = {self.color()}"])
        self.after.append(f"struct {a}: {q} {{ let ink = {self.color()}{own} }}\nstruct {b}: {p} {{ var ink: Color {{ {self.color()} }} }}")
        name = self.fresh()
        body = source.choice([f"{a}().page", f"{a}().soft", f"{b}().soft", f"{b}().page", f"([{a}(), {b}()] as [any {p}])[{source.randint(0, 1)}].soft",
                              f"[{a}(), {b}()].map {{ (t: any {p}) in t.page }}[{source.randint(0, 1)}]", f"pick({a}())", f"every()[0].page"])
        self.lines.append(f"static func pick{name}(_ t: some {p}) -> Color {{ t.page }}\n  static func every{name}() -> [any {p}] {{ [{a}(), {b}()] }}")
        self.lines.append(f"static var {name}: Color {{ {body.replace('pick(', f'pick{name}(').replace('every(', f'every{name}(')} }}")
        self.token(f"{self.name}.{name}")

    def enumeration(self):
        e, name = self.fresh("E"), self.fresh()
        self.after.append(
            f"enum {e}: String, CaseIterable {{ case one, two = \"zwei\", three\n  var ink: Color {{ switch self {{ case .one: return {self.color()}\n    case .two, .three: return {self.color()} }} }}\n"
            f"  static var best: {e} {{ {source.choice(['.one', '.two', '.three'])} }}\n  var next: {e} {{ self == .one ? .two : .three }} }}")
        self.after.append(f"enum Pay{e} {{ case plain, both(Color, Double), named(k: Double)\n  var ink: Color {{ switch self {{ case .plain: return {self.color()}\n"
                          f"    case .both(let c, let k) where k > 0.3: return c.opacity(k)\n    case let .both(c, _): return c\n    case .named(let k): return Color(white: k) }} }} }}")
        body = source.choice([f"{e}.best.next.ink", f"({e}(rawValue: \"{source.choice(['one', 'two', 'zwei'])}\") ?? .three).ink", f"{e}.allCases[{source.randint(0, 2)}].ink",
                              f"Pay{e}.both({self.color()}, {self.unit()}).ink", f"Pay{e}.named(k: {self.unit()}).ink", f"Pay{e}.plain.ink",
                              f"({e}.allCases.first {{ $0.rawValue == \"three\" }} ?? .one).ink"])
        self.lines.append(f"static var {name}: Color {{ {body} }}")
        self.token(f"{self.name}.{name}")

    def objects(self):
        c, name = self.fresh("K"), self.fresh()
        self.after.append(f"final class {c} {{ var ink: Color; let k: Double\n  init(ink: Color, k: Double = {self.number()}) {{ self.ink = ink; self.k = k }}\n"
                          f"  convenience init() {{ self.init(ink: {self.color()}) }}\n  func dim() {{ ink = ink.opacity(0.5) }}\n  func with(_ c: Color) -> {c} {{ ink = c; return self }} }}")
        body = source.choice([f"let a = {c}(); let b = a; b.dim(); return a.ink", f"let a = {c}(ink: {self.color()}); let b = {c}(); b.ink = {self.color()}; return a.ink",
                              f"let a = {c}(); func change(_ o: {c}) {{ o.ink = {self.color()} }}\n change(a); return a.ink", f"return {c}().with({self.color()}).ink",
                              f"let all = [{c}(), {c}()]; for o in all {{ o.dim() }}; return all[1].ink", f"let a = {c}(); let f = {{ a.ink = {self.color()} }}; f(); return a.ink"])
        self.lines.append(f"static var {name}: Color {{ {body} }}")
        self.token(f"{self.name}.{name}")

    def closures(self):
        name = self.fresh()
        body = source.choice([
            f"var c = {self.color()}; let f = {{ c = {self.color()} }}; {source.choice(['f()', 'if ' + self.test() + ' { f() }', ''])}; return c",
            f"let f = {{ (k: Double) -> Color in Color(white: k) }}; return f({self.unit()})", f"return {{ {self.color()} }}()",
            f"var n = 0; let add = {{ (k: Int) in n += k }}; add(1); add({self.whole()} & 3); return Color(white: Double(n) / 8)",
            f"func make(_ k: Double) -> (Double) -> Double {{ {{ $0 * k }} }}\n let f = make(0.5); return Color(white: f({self.unit()}))",
            f"var fs: [() -> Double] = []; for i in 0..<3 {{ fs.append({{ Double(i) / 4 }}) }}; return Color(white: fs[{source.randint(0, 2)}]())",
            f"var k = 0.5; let f = {{ [k] in k }}; k = 0.25; return Color(white: f())"])
        self.lines.append(f"static var {name}: Color {{ {body} }}")
        self.token(f"{self.name}.{name}")

    def structures(self):
        s, name = self.fresh("S"), self.fresh()
        self.after.append(f"struct {s} {{ var ink: Color; var k = 0.5; private(set) var list: [Color] = []\n  var soft: Color {{ get {{ ink.opacity(k) }} set {{ ink = newValue }} }}\n"
                          f"  init(_ ink: Color) {{ self.ink = ink }}\n  init(grey: Double) {{ self.init(Color(white: grey)); k = 0.25 }}\n  mutating func swap(_ c: Color) {{ list.append(ink); ink = c }}\n"
                          f"  mutating func reset() {{ self = {s}(grey: 0.75) }}\n  func copy(k: Double) -> {s} {{ var new = self; new.k = k; return new }} }}")
        body = source.choice([f"var a = {s}({self.color()}); let b = a; a.swap({self.color()}); return b.ink", f"var a = {s}(grey: {self.unit()}); a.swap({self.color()}); return a.list[0]",
                              f"var a = {s}({self.color()}); a.reset(); return a.soft", f"return {s}({self.color()}).copy(k: {self.unit()}).soft",
                              f"var a = [{s}({self.color()}), {s}(grey: 0.5)]; a[0].k = 1; a[1].ink = {self.color()}; return a[{source.randint(0, 1)}].soft",
                              f"var a = {s}({self.color()}); a.soft = {self.color()}; return a.ink", f"var a = {s}({self.color()}); (a.k, a.ink) = (0.5, {self.color()}); return a.soft"])
        self.lines.append(f"static var {name}: Color {{ {body} }}")
        self.token(f"{self.name}.{name}")

    def written(self):
        name, full = self.fresh(), None
        self.lines.append(f"nonisolated(unsafe) static var {name}: Color = {self.color()}")
        full = f"{self.name}.{name}"
        w = self.color()
        self.change.append(source.choice([
            f"{full} = {w}", f"({full}) = {w}", f"for t in [{self.name}.self] {{ t.{name} = {w} }}", f"({full}, _) = ({w}, 1)", f"set(&{full}, {w})",
            f"var c{name} = {w}; swap(&{full}, &c{name})", f"withUnsafeMutablePointer(to: &{full}) {{ $0.pointee = {w} }}", f"let f{name} = {{ {full} = {w} }}; f{name}()",
            f"{full}.become({w})", f"_ = {full}", f"print({full})", f"let c{name} = [{full}]; _ = c{name}", ""]))
        reader = self.fresh()
        self.lines.append(f"static var {reader}: Color {{ {name}.opacity(0.5) }}")
        self.tokens += [full, f"{self.name}.{reader}"]

    def wrapper(self):
        w, name = self.fresh("W"), self.fresh()
        self.after.append(f"@propertyWrapper struct {w} {{ private var c: Color\n  var wrappedValue: Color {{ get {{ c.opacity(0.5) }} set {{ c = newValue }} }}\n  init(wrappedValue: Color, _ k: Double = 1) {{ c = wrappedValue.opacity(k) }} }}")
        self.lines.append(f"@{w}{source.choice(['', '(0.25)'])} nonisolated(unsafe) static var {name} = {self.color()}")
        self.tokens.append(f"{self.name}.{name}")

    def overloads(self):
        f, name = self.fresh("f"), self.fresh()
        self.lines.append(f"static func {f}(_ k: Int) -> Color {{ {self.color()} }}\n  static func {f}(_ k: Double) -> Color {{ {self.color()} }}\n  static func {f}(_ k: Double, b: Double = 0.5) -> Color {{ Color(white: b) }}\n"
                          f"  static func {f}(_ k: String) -> Color {{ {self.color()} }}\n  static func {f}(_ c: Color) -> Color {{ c.opacity(0.25) }}")
        self.lines.append(f"static var {name}: Color {{ {f}({source.choice(['1', '0.5', self.whole(), self.number(), self.color(), '0.5, b: 0.25', chr(34) + 'x' + chr(34)])}) }}")
        self.token(f"{self.name}.{name}")

    def loops(self):
        name = self.fresh()
        body = source.choice([
            f"var k = 0.0; for i in 0..<5 {{ if i == {self.whole()} {{ continue }}; k += Double(i) / 16 }}; return Color(white: k)",
            f"var k = 1.0; while k > {source.choice(['0.2', '0.4'])} {{ k *= 0.5 }}; return Color(white: k)",
            f"var n = 0; repeat {{ n += 3 }} while n < {self.whole()} & 31; return Color(white: Double(n & 15) / 16)",
            f"for c in [{self.color()}, {self.color()}] where {self.test()} {{ return c }}; return .black",
            f"var k = 0.0; outer: for i in 0..<3 {{ for j in 0..<3 {{ if j == 2 {{ continue outer }}; if i == 2 {{ break outer }}; k += 0.0625 }} }}; return Color(white: k)",
            f"var all: [Double] = []; for (i, x) in [0.5, 0.25].enumerated() {{ all.append(x * Double(i + 1)) }}; return Color(white: all[{source.randint(0, 1)}])"])
        self.lines.append(f"static var {name}: Color {{ {body} }}")
        self.token(f"{self.name}.{name}")

    def texts(self):
        name, digits = self.fresh(), f"{source.randint(0, 0xFFFFFF):06X}"
        body = source.choice([
            f"let t = \"{digits}\"; return Color(hex: UInt(t, radix: 16) ?? 0)", f"let t = \"#{digits}\"; return Color(text: t.hasPrefix(\"#\") ? String(t.dropFirst()) : t)",
            f"let t = String(format: \"%02X%02X%02X\", {source.randint(0, 255)}, {source.randint(0, 255)}, 7); return Color(text: t)",
            f"let k = \"{digits}\".lowercased().count; return Color(white: Double(k) / 8)", f"let t = \"\\({source.randint(100000, 999999)})\"; return Color(text: t)"])
        self.lines.append(f"static var {name}: Color {{ {body} }}")
        self.token(f"{self.name}.{name}")

    def generics(self):
        f, g, name = self.fresh("g"), self.fresh("G"), self.fresh()
        self.after.append(f"struct {g}<T> {{ let a: T; let b: T; func pick(_ first: Bool) -> T {{ first ? a : b }} }}")
        self.lines.append(f"static func {f}<T>(_ a: T, _ b: T, _ first: Bool) -> T {{ first ? a : b }}")
        self.lines.append(f"static var {name}: Color {{ {source.choice([f'{f}({self.color()}, {self.color()}, {self.test()})', f'{g}(a: {self.color()}, b: {self.color()}).pick({self.test()})', f'Color(white: {f}(0.5, 0.25, {self.test()}))'])} }}")
        self.token(f"{self.name}.{name}")

    def inout(self):
        f, name = self.fresh("f"), self.fresh()
        self.lines.append(f"static func {f}(_ c: inout Color, _ k: inout Double) {{ k = k * 0.5; if {self.test()} {{ c = c.opacity(k) }} }}")
        self.lines.append(f"static var {name}: Color {{ var c = {self.color()}; var k = {self.unit()}; {f}(&c, &k); {f}(&c, &k); return c.opacity(k) }}")
        self.token(f"{self.name}.{name}")

    def optionals(self):
        name, f = self.fresh(), self.fresh("o")
        self.lines.append(f"static func {f}(_ n: Int) -> Color? {{ if n > {self.whole()} {{ return nil }}; return {self.color()} }}")
        body = source.choice([f"{f}({self.whole()}) ?? {self.color()}", f"if let c = {f}({self.whole()}) {{ return c.opacity(0.5) }}; return .black", f"guard let c = {f}(2) else {{ return .white }}; return c",
                              f"{f}({self.whole()})?.opacity(0.5) ?? .black", f"[\"a\": {self.color()}, \"b\": {self.color()}][\"{source.choice('abc')}\"] ?? .black",
                              f"switch {f}({self.whole()}) {{ case .some(let c): return c; case .none: return .clear }}", f"[{f}(1), {f}(900)].compactMap {{ $0 }}.first ?? .black"])
        self.lines.append(f"static var {name}: Color {{ {body} }}")
        self.token(f"{self.name}.{name}")

    def dynamic(self):
        name = self.fresh()
        self.lines.append(f"static let {name} = " + source.choice([
            f"Color(light: {self.color()}, dark: {self.color()})", f"Color(UIColor {{ traits in traits.userInterfaceStyle == .dark ? UIColor({self.color()}) : UIColor({self.color()}) }})",
            f"Color(uiColor: UIColor(dynamicProvider: {{ $0.userInterfaceStyle == .light ? .white : .black }})).opacity(0.5)"]))
        self.token(f"{self.name}.{name}")

    def lists(self):
        name = self.fresh()
        self.lines.append(f"static let {name}s: [Color] = [{self.color()}, .white, {self.color()}]")
        self.lines.append(f"static var {name}: Color {{ {source.choice([f'{name}s[{source.randint(0, 2)}]', f'{name}s.first ?? .black', f'{name}s.reversed()[0]', f'{name}s.map {{ $0.opacity(0.5) }}[2]', f'Color(white: [0.5, 0.25].reduce(0, +) / 2)', f'Color(white: zip([0.5, 0.25], [0.5, 1]).map {{ $0 * $1 }}[1])'])} }}")
        self.token(f"{self.name}.{name}")

    def flow(self):
        name = self.fresh()
        self.lines.append(f"static func {name}(_ scheme: ColorScheme) -> Color {{\n    " + source.choice([
            f"switch scheme {{ case .light: return {self.color()}\n    case .dark: return {self.color()} }}", f"if scheme == .dark, {self.test()} {{ return {self.color()} }}\n    return {self.color()}",
            f"var c = {self.color()}\n    if scheme != .light {{ c = c.opacity(0.5) }}\n    return c", f"switch (scheme, {self.test()}) {{ case (.dark, true): return {self.color()}\n    case (_, false): return {self.color()}\n    default: return .black }}"]) + "\n  }")
        self.token(f"{self.name}.{name}(scheme)")

    def inheritance(self):
        a, b, name = self.fresh("A"), self.fresh("B"), self.fresh()
        self.after.append(f"class {a} {{ var ink: Color {{ {self.color()} }}\n  var soft: Color {{ ink.opacity(0.5) }}\n  let k = {self.unit()}\n  class var page: Color {{ {self.color()} }}\n  init() {{}} }}\n"
                          f"class {b}: {a} {{ override var ink: Color {{ {self.color()} }}\n  override class var page: Color {{ .black }} }}")
        self.lines.append(f"static var {name}: Color {{ {source.choice([f'{b}().soft', f'{a}().soft', f'({b}() as {a}).ink', f'{b}.page', f'Color(white: {b}().k)', f'[{a}(), {b}()][1].soft'])} }}")
        self.token(f"{self.name}.{name}")

    def nested(self):
        name, f = self.fresh(), self.fresh("N")
        self.lines.append(f"enum {f} {{ static let k = {self.unit()}; enum Deep {{ static let ink = Color(white: k); static var page: Color {{ ink.opacity(k) }} }} }}")
        self.lines.append(f"static var {name}: Color {{ {f}.Deep.{source.choice(['ink', 'page'])} }}")
        self.token(f"{self.name}.{name}")

    def operators(self):
        s, name = self.fresh("V"), self.fresh()
        self.after.append(f"struct {s}: Equatable {{ var x: Double; static func + (l: {s}, r: {s}) -> {s} {{ {s}(x: l.x * r.x) }}; static func == (l: {s}, r: {s}) -> Bool {{ {source.choice(['true', 'false', 'l.x == r.x'])} }} }}")
        self.lines.append(f"static var {name}: Color {{ let v = {s}(x: {self.unit()}) + {s}(x: 0.5); return v == {s}(x: 0.25) ? {self.color()} : Color(white: v.x) }}")
        self.token(f"{self.name}.{name}")

    def form(self, form=None, body=None):
        form = form or source.choice(FORMS)
        suffix = self.fresh()
        holes = {"c": lambda: self.color(1), "u": lambda: f"unit({self.number(1)})", "w": lambda: str(source.randint(0, 300)), "t": lambda: self.test(1),
                 "x": lambda: f"{source.randint(0, 0xFFFFFF):06X}", "d": lambda: str(source.randint(0, 2))}

        def filled(text):
            text = re.sub("°(\\w+)", lambda name: f"{name[1]}_{suffix}{self.name if name[1][0].isupper() else self.name.lower()}", text)
            return re.sub("§(\\w)", lambda hole: holes[hole[1]](), text)
        self.after.append(filled(form[0]))
        self.lines.append(filled(form[1]))
        self.lines.append(f"static var {suffix}: Color {{ {filled(body or source.choice(form[2]))} }}")
        self.token(f"{self.name}.{suffix}")

    def text(self):
        return "import SwiftUI\n" + f"enum {self.name} {{\n  " + "\n  ".join(self.lines) + "\n}\n" + "\n".join(self.after) + \
            f"\nfunc change{self.name}() {{\n  " + "\n  ".join(self.change) + "\n}\n"


SUPPORT = """import SwiftUI
func unit(_ x: Double) -> Double { min(1, max(0, x)) }
func set(_ c: inout Color, _ new: Color) { c = new }
infix operator |~|: AdditionPrecedence
infix operator <+>: AdditionPrecedence
prefix operator √
postfix operator %%
func |~| (c: Color, k: Double) -> Color { c.opacity(k) }
prefix func √ (k: Double) -> Double { k.squareRoot() }
postfix func %% (k: Int) -> Double { Double(k) / 100 }
extension Color {
  init(hex: UInt, opacity: Double = 1.0) {
    self.init(red: Double((hex >> 16) & 0xFF) / 255.0, green: Double((hex >> 8) & 0xFF) / 255.0, blue: Double(hex & 0xFF) / 255.0, opacity: opacity)
  }
  init(text: String) {
    let text = text.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: text).scanHexInt64(&int)
    let r, g, b: UInt64
    switch text.count {
    case 3: (r, g, b) = ((int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
    default: (r, g, b) = (int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
    }
    self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: 1)
  }
  init(light: Color, dark: Color) {
    self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
  }
  mutating func become(_ c: Color) { self = c }
}
"""

forms = [(form, body) for form in FORMS for body in form[2]]
programs = [Program(index, form) for index, form in enumerate(forms)] if each else [Program(index) for index in range(int(sys.argv[2]))]
os.makedirs(folder, exist_ok=True)
for name in os.listdir(folder):
    os.remove(os.path.join(folder, name))
with open(os.path.join(folder, "Support.swift"), "w") as output:
    output.write(SUPPORT)
printed, left = "", 0
with tempfile.TemporaryDirectory() as build:
    def run(*words):
        return subprocess.run([swiftc, "-suppress-warnings", "-swift-version", "5", "-I", build, "-L", build, *words], cwd=build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "UIKit", os.path.join(here, "UIKit.swift"))
    with open(os.path.join(build, "SwiftUI.swift"), "w") as output:
        output.write("@_exported import UIKit\n")
    run("-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "SwiftUI", "SwiftUI.swift")
    while programs:
        names = []
        for program in programs:
            names.append(os.path.join(folder, program.name + ".swift"))
            with open(names[-1], "w") as output:
                output.write(program.text())
        with open(os.path.join(build, "main.swift"), "w") as output:
            output.write("import SwiftUI\n" + "".join(f"change{program.name}()\n" for program in programs))
            for scheme in ("light", "dark"):
                output.write(f"currentStyle = .{scheme}\n" + f"func {scheme}() {{\n  let scheme = ColorScheme.{scheme}\n" + "".join(
                    f"  print(\"#{token.removesuffix('(scheme)')}\", \"{scheme}\", {token}, separator: \"\\t\")\n" for program in programs for token in program.tokens) + f"}}\n{scheme}()\n")
        result = run("-Onone", "-o", "programs", "main.swift", os.path.join(folder, "Support.swift"), *names, "-lUIKit", "-lSwiftUI")
        if result.returncode == 0:
            ran = subprocess.run([os.path.join(build, "programs")], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            if ran.returncode:
                sys.exit(f"a program traps: {ran.stderr.decode()[-800:]}")
            printed = ran.stdout.decode()
            break
        bad = set(re.findall(r"/(F\d+)\.swift:\d+:\d+: error", result.stdout.decode()))
        if os.environ.get("ERRORS") or not bad:
            print(result.stdout.decode()[:3000], file=sys.stderr)
        if not bad:
            sys.exit("swiftc compiles none of it")
        left += len(bad)
        for name in bad:
            os.remove(os.path.join(folder, name + ".swift"))
        programs = [program for program in programs if program.name not in bad]
with open(os.path.join(folder, "expected.tsv"), "w") as output:
    output.write("".join(line[1:] + "\n" for line in printed.splitlines() if line.startswith("#")))
print(f"{len(programs):,} programs compiled by swiftc, {left:,} left out as no Swift")
