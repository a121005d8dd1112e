"""usage: typescript.py FOLDER FILES [SEED] [NODE]

Writes random modules of TypeScript into a folder, each also as the JavaScript that it means into a
temporary one, lets Node run that, and writes what the variables are as expected.tsv: the file, the path
of a value, the value. The test RandomModulesTests compares that with what the engine says, where
RANDOM_MODULES names the folder. Functions called `late…` run after the values were printed; what they
change has the value `!`, and the engine must not know it. Types stand between « and »; what the two
languages write in other words, between ⟦ and ⟧.
"""
import os, random, re, subprocess, sys, tempfile

folder, count = os.path.abspath(sys.argv[1]), int(sys.argv[2])
source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
node = sys.argv[4] if len(sys.argv) > 4 else "node"
pick = source.choice


class Module:
    def __init__(self, index, others):
        self.name, self.n, self.lines, self.hoisted = f"m{index}", 0, [], []
        self.numbers, self.texts, self.objects, self.lists, self.exports = [], [], [], [], []
        for other in others:
            self.take(other)
        kinds = [self.number, self.text, self.object, self.list, self.destructured, self.function, self.closure, self.cls, self.inherited,
                 self.enumeration, self.loops, self.jumps, self.choice, self.failure, self.library, self.methods, self.changes, self.aliases, self.shadows,
                 self.late, self.namespace, self.chain, self.getters, self.generic, self.reduce, self.hoisting, self.spreads, self.conversions, self.noise, self.frozen, self.through]
        for _ in range(source.randint(12, 22)):
            pick(kinds)()
        if source.random() < 0.5 and self.objects:
            self.lines.append(f"export default {pick(self.objects)}")
            self.default = True
        else:
            self.default = False

    def fresh(self, letter):
        self.n += 1
        return f"{letter}{self.n}{self.name}"

    def add(self, line):
        self.lines.append(line)

    def take(self, other):
        how = source.random()
        names = [name for name in other.objects + other.numbers + other.texts if name in other.exports]
        path = f"'./{other.name}⟦{pick(['', '.js', '.ts'])}¦.mjs⟧'"
        if not names:
            return
        chosen = source.sample(names, min(3, len(names)))
        if how < 0.4:
            items = []
            for name in chosen:
                local = pick([name, self.fresh("i")])
                items.append(name if local == name else f"{name} as {local}")
                (self.objects if name in other.objects else self.numbers if name in other.numbers else self.texts).append(local)
            self.add(f"import {{ {', '.join(items)}« , type Missing{self.name}» }} from {path}")
        elif how < 0.6:
            space = self.fresh("N")
            self.add(f"import * as {space} from {path}")
            for name in chosen:
                (self.objects if name in other.objects else self.numbers if name in other.numbers else self.texts).append(f"{space}.{name}")
        elif how < 0.8:
            again = self.fresh("r")
            self.add(f"export {{ {chosen[0]} as {again} }} from {path}")
            self.add(f"export * from {path}")
        elif other.default:
            local = self.fresh("d")
            self.add(f"import {local} from {path}")
            self.objects.append(local)

    # Expressions

    def num(self, depth=0):
        roll = source.random()
        if roll < 0.4 or depth > 2:
            return str(pick([0, 1, 2, 3, 0.5, 10, 16, 255, "0xff", "1e3", ".25", "1_000", source.randint(0, 400), source.randint(1, 99) / 100]))
        if roll < 0.55 and self.numbers:
            return pick(self.numbers) + pick(["", "", "«!»"])
        a, b = self.num(depth + 1), self.num(depth + 1)
        return pick([f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"({a} / {b})", f"({a} % 7)", f"({a} | {b})", f"({a} & 255)", f"({a} ^ {b})", f"({a} << 3)", f"({a} >> 1)",
                     f"({a} >>> 2)", f"(-{a})", f"(~{a})", f"Math.round({a})", f"Math.max({a}, {b})", f"Math.min({a}, {b}, 5)", f"Math.floor({a} / 3)", f"Math.abs({a} - 9)",
                     f"({self.test(depth + 1)} ? {a} : {b})", f"parseInt('{source.randint(0, 255):x}', 16)", f"({a} ** 2)", f"Number({self.txt(depth + 1)}.length)",
                     f"({a} «as number»)", f"(+{a})", f"({a}, {b})", f"Math.trunc({a})", f"Number('{source.randint(0, 99)}.5')", f"parseFloat('{source.randint(0, 9)}.25px')"])

    def txt(self, depth=0):
        roll = source.random()
        if roll < 0.4 or depth > 2:
            return pick([f"'#{source.randint(0, 0xffffff):06x}'", '"white"', "'é'" if depth == 0 else "'e'", "`plain`", "'a b-c'", "'x\\ty'", "'it\\'s'", f"'{source.randint(0, 99)}'", "''"])
        if roll < 0.55 and self.texts:
            return pick(self.texts)
        a, b = self.txt(depth + 1), self.num(depth + 1)
        c = f"'{pick(['Hello', 'a-b-c', '#A1b2C3', ' x ', 'rgb(1, 2, 3)'])}'"
        return pick([f"`v${{{b}}}-${{{a}}}`", f"({a} + {b})", f"({b} + {a})", f"{c}.slice({source.randint(0, 3)}, {source.randint(-2, 6)})", f"{c}.toUpperCase()", f"({b} & 255).toString(16)",
                     f"String({b})", f"{c}.split('-').join('+')", f"{c}.padStart({source.randint(0, 12)}, '0')", f"{c}.replace('a', 'z')", f"{c}.substring(4, 1)", f"{c}.trim()",
                     f"({self.test(depth + 1)} ? {a} : {c})", f"{c}.charAt({source.randint(0, 8)})", f"({b}).toFixed({source.randint(0, 3)})", f"typeof {pick([a, b, 'undefined', 'null'])}",
                     f"[{a}, {b}].join(', ')", f"({a} || {c})", f"({a} «satisfies string»)", f"{c}[{source.randint(0, 4)}]", f"{c}.repeat(2)", f"{c}.padEnd(9, 'ab')", f"{c}.at(-2)",
                     f"{c}.replaceAll('-', '')", f"({a} ?? {c})", f"`${{{c}.length}}`", f"{c}.toLowerCase().concat({a})"])

    def test(self, depth=0):
        if source.random() < 0.2 or depth > 2:
            return pick(["true", "false", "!0", "!''"])
        a, b = self.num(depth + 1), self.num(depth + 1)
        return pick([f"{a} < {b}", f"{a} === {b}", f"{a} >= {b}", f"!({a} > {b})", f"({a} > 1 && {b} < 9)", f"({a} < 1 || {b} !== 2)", f"{self.txt(depth + 1)} === {self.txt(depth + 1)}",
                     f"[1, 2, 3].includes({a})", f"{a} == '2'", f"null == undefined", f"'a' in {{ a: 1 }}", f"'abc'.startsWith('a')", f"isNaN({a})", f"Number.isInteger({a})",
                     f"'{pick(['a', 'b'])}' < 'b'", f"Array.isArray([{a}])", f"({a} != null)"])

    def obj(self, depth=0):
        if depth > 1 or source.random() < 0.25 and self.objects:
            return pick(self.objects) if self.objects and source.random() < 0.6 else f"{{ ink: {self.txt(2)}, n: {self.num(2)} }}"
        parts = []
        for _ in range(source.randint(1, 4)):
            parts.append(pick([f"ink: {self.txt()}", f"page: {self.txt()}", f"n: {self.num()}", f"'a-{source.randint(0, 3)}': {self.txt()}", f"{source.randint(0, 30)}: {self.num()}",
                               f"inner: {self.obj(depth + 1)}", f"[`k${{{source.randint(0, 3)}}}`]: {self.txt()}", f"list: {self.lst(depth + 1)}", f"get g() {{ return {self.txt(2)} }}",
                               f"...{self.obj(depth + 1)}", f"...({self.test()} ? {self.obj(depth + 1)} : {{}})", "f: (x«: number») => x", "m() { return 1 }", "none: undefined", "nil: null",
                               f"0x1{source.randint(0, 9)}: true", f"ok: {self.test()}"]))
        if any(part.startswith(("...", "[")) for part in parts):
            # V8 moves an accessor behind what follows it where a spread stands before it.
            parts = [part for part in parts if not part.startswith("get ")] or ["q: 1"]
        return "{ " + ", ".join(parts) + " }" + pick(["", "", "« as const»", "« satisfies object»"])

    def lst(self, depth=0):
        parts = [pick([self.num(), self.txt(), self.txt(), self.obj(depth + 1) if depth < 2 else self.num()]) for _ in range(source.randint(1, 4))]
        if self.lists and source.random() < 0.2:
            parts.append(f"...{pick(self.lists)}")
        return "[" + ", ".join(parts) + pick(["", ","]) + "]"

    # Declarations

    def declare(self, letter, type, value, kind):
        name = self.fresh(letter)
        exported = source.random() < 0.6
        self.add(f"{'export ' if exported else ''}{pick(['const', 'const', 'let', 'var'])} {name}«: {type}» = {value}{pick(['', ';'])}")
        if exported:
            self.exports.append(name)
        kind.append(name)
        return name

    def number(self): self.declare("n", "number", self.num(), self.numbers)
    def text(self): self.declare("t", "string", self.txt(), self.texts)
    def object(self): self.declare("o", pick(["any", "Record<string, unknown>", "{ [key: string]: any }"]), self.obj(), self.objects)
    def list(self): self.declare("l", pick(["any[]", "Array<string | number>", "readonly unknown[]"]), self.lst(), self.lists)

    def noise(self):
        name = self.fresh("T")
        self.add(pick([f"«export interface {name} {{ a: string; b?: number; (x: number): void }}»", f"«type {name}<T> = T extends (infer U)[] ? {{ [K in keyof U]?: U[K] }} : (a: T) => a is T»",
                       f"«declare const {name}: {{ x: string }}»", f"«declare module 'x{name}' {{ const y: number }}»", f"«abstract class {name} {{ abstract x(): void; declare y: string }}»"]))

    def destructured(self):
        a, b, c = self.fresh("a"), self.fresh("b"), self.fresh("c")
        self.add(pick([f"export const [{a}, {b} = {self.txt()}, ...{c}]«: any[]» = {self.lst()}", f"export const {{ ink: {a}, n: {b} = {self.num()}, ...{c} }}«: any» = {self.obj()}",
                       f"export const {{ inner: {{ ink: {a} = {self.txt()} }} = {{}}, 'a-1': {b}, [`k${{1}}`]: {c} = 1 }}«: any» = {self.obj()}",
                       f"let {a}«: any», {b}«: any», {c}«: any»; [{a}, {b}] = {self.lst()}; ({{ n: {c} = 7 }} = {self.obj()})",
                       f"let {a} = {self.num()}, {b} = {self.num()}; [{a}, {b}] = [{b}, {a}]; export const {c} = [{a}, {b}]"]))

    def function(self):
        f = self.fresh("f")
        params, call = pick([("x«: number», y«?: number» = 2", lambda: f"{f}({self.num()})"), ("{ ink = 'black', n }«: { ink?: string; n: number }»", lambda: f"{f}({{ n: {self.num()} }})"),
                             ("x«: number», ...rest«: string[]»", lambda: f"{f}({self.num()}, {self.txt()}, {self.txt()})"), ("x«: any», [p, q = x]«: any[]» = []", lambda: f"{f}({self.num()}, [1])"),
                             ("«this: void, »x«: number»", lambda: f"{f}({self.num()})")])
        body = pick(["{ if (x > 2) return { r: x, s: y }; return [x, y] }", "{ const k = x * 2; { const k = y; if (k > 100) return k } return k + y }"]) if params.startswith("x«: number», y") else \
            "{ return `${ink}${n}` }" if params.startswith("{") else "{ return rest.map((r, i) => r + i + x).reverse() }" if "rest" in params else "{ return [p, q, x] }" if "[p" in params else "{ let s = 0; for (let i = 0; i < x % 9; i++) s += i; return s }"
        how = pick([f"function {f}({params})«: any» {body}", f"const {f} = ({params})«: any» => {body}", f"const {f} = function ({params})«: any» {body}",
                    f"«function {f}(x: any, ...more: any[]): any;»function {f}({params})«: any» {body}"])
        if how.startswith(("function", "«function")) and source.random() < 0.5:
            self.hoisted.append(how)
        else:
            self.add(how)
        self.add(f"export const {self.fresh('v')} = [{call()}, {call()}]")

    def generic(self):
        f = self.fresh("g")
        self.add(f"const {f} = ⟦<T,>(x: T, k: keyof T): T[keyof T] => x[k]¦(x, k) => x[k]⟧")
        self.add(f"export const {self.fresh('v')} = {f}«<any>»({{ ink: {self.txt()}, page: {self.num()} }}, '{pick(['ink', 'page'])}')")

    def closure(self):
        f, c = self.fresh("f"), self.fresh("c")
        self.add(f"const {f} = (start«: number») => {{ let n = start; return {{ up: () => ++n, add: (by = 2) => (n += by), get now() {{ return n }} }} }}")
        self.add(f"export const {c} = (() => {{ const a = {f}({self.num()}), b = {f}(1); a.up(); a.add(); b.add(5); return [a.now, b.now, a.up()] }})()")

    def cls(self):
        c = self.fresh("C")
        self.add(f"class {c}« <T = string> implements Object» {{ static base = {self.txt()}; static #count = 0; «private readonly» n = {self.num()}; #secret = {self.txt()};"
                 f" ⟦constructor(public ink: string, protected page = 'p') {{}}¦constructor(ink, page = 'p') {{ this.ink = ink; this.page = page }}⟧"
                 f" get both()«: string» {{ return this.ink + this.page }} set both(v«: string») {{ this.ink = v }} secret() {{ return this.#secret }} static make(x«: string») {{ return new {c}(x) }} «m(x: string): void;» m(x«: any») {{ return [x, this.n] }} }}")
        o = self.fresh("o")
        self.add(f"const {o} = {c}.make({self.txt()}); {o}.both = {self.txt()}")
        self.add(f"export const {self.fresh('v')} = [{o}.both, {o}.secret(), {o}.m(1), {c}.base, {o} instanceof {c}, Object.keys({o}).length]")

    def inherited(self):
        a, b, o = self.fresh("A"), self.fresh("B"), self.fresh("o")
        self.add(f"class {a} {{ ink = {self.txt()}; constructor(«public » x«: number») {{ ⟦¦this.x = x;⟧ }} name() {{ return 'a' + this.ink }} get up() {{ return 1 }} static s() {{ return 's' }} }}")
        self.add(f"class {b} extends {a} {{ ink = 'b'; «declare x: number; »constructor() {{ super({self.num()}); this.ink += 'c' }} name() {{ return super.name() + '!' }} get up() {{ return super.up + 1 }} static t = super.s() + 't' }}")
        self.add(f"const {o} = new {b}(); export const {self.fresh('v')} = [{o}.name(), {o}.up, {b}.s(), {b}.t, {o}.ink, {o} instanceof {a}, [{o}.x]]")

    def enumeration(self):
        e = self.fresh("E")
        k = source.randint(1, 9)
        self.add(f"⟦enum {e} {{ A, B = {k}, C, 'D-E' = 'd', F = B << 2 }}¦const {e} = {{ A: 0, B: {k}, C: {k + 1}, 'D-E': 'd', F: {k << 2}, 0: 'A', {k}: 'B', {k + 1}: 'C', [{k << 2}]: 'F' }}⟧")
        self.add(f"export const {self.fresh('v')} = [{e}.A, {e}.C, {e}['D-E'], {e}.F, {e}[{k}], {e}[{e}.A]]")

    def namespace(self):
        s = self.fresh("S")
        value, value2 = self.txt(), self.num()
        self.add(f"⟦namespace {s} {{ export const ink = {value}; const hidden = 1; export function f() {{ return hidden }} export namespace In {{ export const n = {value2} }} }}¦const {s} = {{ ink: {value}, f() {{ return 1 }}, In: {{ n: {value2} }} }}⟧")
        self.add(f"export const {self.fresh('v')} = [{s}.ink, {s}.f(), {s}.In.n]")

    def loops(self):
        o = self.fresh("o")
        self.add(f"const {o}«: any» = {{}}")
        self.objects.append(o)
        self.add(pick([f"for (const [k, v] of Object.entries({self.obj()})) {{ {o}['x-' + k] = v }}", f"for (const k in {self.obj()}) {o}[k] = k + '!'", f"for (let i = 0, j = 9; i < j; i += 2, j--) {o}[`i${{i}}`] = j",
                       f"let w{o} = {source.randint(1, 6)}; while (w{o}-- > 0) {{ if (w{o} === 3) continue; {o}['w' + w{o}] = w{o} }}", f"var d{o} = 0; do {{ {o}[d{o}] = d{o} * 2 }} while (++d{o} < 4)",
                       f"outer{o}: for (const i of [1, 2, 3]) {{ for (const j of [1, 2, 3]) {{ if (j === 2) continue outer{o}; if (i === 3) break outer{o}; {o}['' + i + j] = true }} }}",
                       f"const fs{o}«: any[]» = []; for (let i = 0; i < 3; i++) fs{o}.push(() => i * 2); fs{o}.forEach((f, i) => {{ {o}['f' + i] = f() }})", f"for ({o}.q of {self.lst()}); for ([{o}.p] of [[1], [2]]);",
                       f"for (const {{ ink, ...more }} of [{self.obj()}, {self.obj()}]«as any[]») Object.assign({o}, more, {{ ink }})"]))

    def jumps(self):
        self.add(f"export const {self.fresh('v')} = [1, 2, 3, 4].map((x«: number») => {{ switch (x) {{ case 1: return 'one'; case 2: case 3: {{ const y = x * 2; if (y > 4) break; return y }} default: x += 10 }} return x }})")

    def choice(self):
        self.add(f"export const {self.fresh('v')} = {self.test()} ? {self.obj()} : {self.test()} ? {self.txt()} : {self.lst()}")
        self.add(f"export const {self.fresh('v')} = [{self.test()} && {self.txt()}, {self.num()} || {self.txt()}, null ?? {self.num()}, {self.txt()} ?? 1]")

    def failure(self):
        self.add(f"export const {self.fresh('v')} = ((x«: number») => {{ try {{ if (x > {source.randint(0, 300)}) throw new Error('big' + x); return 'fine' }} catch (e«: any») {{ return e.message }} finally {{ x++ }} }})({self.num()})")

    def library(self):
        o = self.obj()
        self.add(f"export const {self.fresh('v')} = {pick([f'Object.keys({o})', f'Object.values({o}).length', f'Object.fromEntries(Object.entries({o}).map(([k, v]) => [k.toUpperCase(), v]))', f'Object.entries({o}).filter(([k]) => k !== `n`)', f'Object.assign({{}}, {o}, {o})', f'Array.from({{ length: 3 }}, (_, i) => i * {self.num(2)})', f'Array.from({self.lst()})', f'structuredClone({{ a: {self.lst(2)} }})', f'Object.freeze({o})', f'[...{self.lst()}, ...{self.txt()}]', f'new Array(3).fill({self.num()})', f'Array.of({self.num()}, {self.txt()})'])}")

    def methods(self):
        l = f"[{', '.join(self.num(2) for _ in range(4))}]"
        self.add(f"export const {self.fresh('v')} = {l}{pick(['.map((x) => x * 2)', '.filter((x) => x > 3)', '.reduce((a, b) => a + b, 0)', '.reduce((a, b) => Math.max(a, b))', '.find((x) => x > 5)', '.some((x) => x > 5)', '.every((x) => x >= 0)', '.slice(1, -1)', '.concat([1], 2)', '.indexOf(2)', '.findIndex((x) => x === 1)', '.flatMap((x) => [x, x])', '.join()', '.reverse()', '.sort((a, b) => a - b)', '.sort()', '.at(-1)', '.includes(3)', '.map(String)', '.splice(1, 2)', '.keys === undefined', '.length', '.reduceRight((a, b) => a + `${b}`, ``)', '.fill(7, 1, 3)', '.map((x, i, all) => all.length - i)', '.lastIndexOf(1)'])}")

    def reduce(self):
        o = self.obj()
        self.add(f"export const {self.fresh('v')} = Object.keys({o}).reduce((all, key«: string») => {{ all['r-' + key] = key.length; return all }}, {{}}« as Record<string, number>»)")
        self.add(f"export const {self.fresh('v')} = Object.entries({o}).reduce((all, [k, v]) => ({{ ...all, [k + '2']: v }}), {{}})")

    def changes(self):
        o = self.fresh("o")
        self.add(f"const {o}«: any» = {{ ink: {self.txt()}, page: {self.txt()}, n: {self.num()}, list: [3, 1, 2], inner: {{ a: 1 }} }}")
        for _ in range(source.randint(1, 4)):
            self.add(pick([f"{o}.ink = {self.txt()}", f"{o}['page'] = {self.txt()}", f"delete {o}.page", f"Object.assign({o}, {{ n: {self.num()} }})", f"[{o}.ink, {o}.extra] = [{self.txt()}, 1]", f"({{ ink: {o}.ink }} = {{ ink: {self.txt()} }})",
                           f"{o}.n += {self.num()}", f"{o}.n++", f"--{o}.n", f"{o}.ink ||= 'q'", f"{o}.none ??= {self.txt()}", f"{o}.list.push({self.num()})", f"{o}.list.sort()", f"{o}.inner.b = {self.txt()}", f"{o}['k' + 1] = 2",
                           f"{o}.list.unshift(9)", f"{o}.list.pop()", f"{o}.list[1] = 'y'", f"{o}.list.splice(0, 1, 'z')", f"if ({self.test()}) {o}.ink = {self.txt()}", f"for ({o}.ink of ['a', 'b']);", f"({o}«as any»).ink = 'cast'", f"{o}.n **= 2", f"{o}.inner &&= {{ c: 2 }}"]))
        self.objects.append(o)

    def through(self):
        f, o = self.fresh("f"), self.fresh("o")
        self.add(f"const {f} = (t«: any», v«: any») => {{ t.ink = v; t.inner.x = v; return t }}")
        self.add(f"const {o}«: any» = {{ ink: 'a', page: 'b', inner: {{}} }}; const again{o} = {f}({o}, {self.txt()}); export const same{o} = again{o} === {o}")
        self.exports.append(f"same{o}")

    def aliases(self):
        o, p = self.fresh("o"), self.fresh("p")
        self.add(f"const {o}«: any» = {{ ink: {self.txt()}, deep: {{ n: 1 }} }}; const {p} = {o}, copy{p} = {{ ...{o} }}; {p}.ink = {self.txt()}; copy{p}.deep.n = {self.num()}; copy{p}.ink = 'own'")

    def shadows(self):
        o = self.fresh("o")
        self.add(f"const {o} = {self.txt()}; export const {self.fresh('v')} = ((x«: any») => {{ {{ let {o} = x; {o} += '!'; if (x) {{ var inner = {o} }} }} return [{o}, inner] }})({self.txt()})")

    def hoisting(self):
        f = self.fresh("h")
        self.add(f"export const {self.fresh('v')} = {f}({self.num()})")
        self.hoisted.append(f"function {f}(x«: number») {{ return inner(x); function inner(y«: number») {{ return y + 1 }} }}")

    def spreads(self):
        f = self.fresh("f")
        self.add(f"const {f} = (...all«: any[]») => all.length + ':' + all.join('|'); export const {self.fresh('v')} = [{f}(...[1, 2], {self.num()}), {f}(...{self.txt()}), Math.max(...[1, 5, 3]), {f}.call(null, 1), {f}.apply(null, [1, 2])]")

    def chain(self):
        o = self.obj()
        self.add(f"export const {self.fresh('v')} = [({o}«as any»)?.inner?.ink, ({o}«as any»).missing?.deep.er, null?.[1], ({o}«as any»).f?.(4), ({o}«as any»).none?.(1), undefined?.a.b(2)]")

    def getters(self):
        o = self.fresh("o")
        self.add(f"const {o} = {{ _n: {self.num()}, get n() {{ return this._n }}, {self.setter()}m() {{ return this._n + 1 }} }}; {o}._n = {self.num()}; export const {self.fresh('v')} = [{o}.n, {o}.m()]")

    def setter(self):
        return pick(["", "", "", "set n(v«: number») { this._n = v * 2 }, "])

    def conversions(self):
        a, b = self.txt(2), self.num(2)
        self.add(f"export const {self.fresh('v')} = [{a} * 1, +{a}, {b} + '', '5' - 2, [] + 'x' === 'x' ? 1 : 0, !!{a}, !{b}, {b} + true, null + 1, undefined + 1, '3' * '4', {b} == {a}, 1 / {b}, -{b} % 3, `${{{b}}}`, String(null), Number(''), Number(' 12 '), isNaN(Number('x')), void 0, ({b}) / 3 + '']")

    def frozen(self):
        o = self.fresh("o")
        self.add(f"const {o} = Object.freeze({{ ink: {self.txt()}, inner: {{ n: {self.num()} }} }}); ({o}«as any»).inner.n = 5; export const late{o} = () => {{ try {{ ({o}«as any»).ink = 'x' }} catch {{ }} }}")
        self.objects.append(o)

    def late(self):
        o, k = self.fresh("o"), self.fresh("late")
        self.add(f"{pick(['let', 'var'])} {o}«: any» = {{ ink: {self.txt(2)}, page: {self.txt(2)}, n: 1, list: [1, 2], inner: {{ a: 1, b: 2 }} }}")
        how = pick([f"{o}.ink = 'L'", f"{o}['page'] = 'L'", f"delete {o}.page", f"Object.assign({o}, {{ n: 99 }})", f"[{o}.ink] = ['L']", f"({{ ink: {o}.ink }} = {{ ink: 'L' }})", f"{o}.n++", f"{o} = {{ ink: 'L' }}", f"const t = {o}; t.ink = 'L'",
                    f"const {{ inner }} = {o}; inner.a = 'L'", f"for ({o}.ink of ['L']);", f"{o}.list.push(3)", f"{o}.list.reverse()", f"const l = {o}.list; l[0] = 'L'", f"set{k}({o})", f"[{o}].forEach((t) => {{ t.ink = 'L' }})", f"const c = {{ ...{o} }}; c.inner.a = 'L'",
                    f"((t«: any») => {{ t['in' + 'k'] = 'L' }})({o})", f"for (const t of [{o}]) t.page = 'L'", f"Object.values({o}).forEach((t«: any») => {{ if (t.a) t.a = 'L' }})", f"const s = {{ t: {o} }}; s.t.ink = 'L'", f"const f = () => {o}; f().ink = 'L'", f"Reflect.set({o}, 'ink', 'L')",
                    f"const k = 'ink'; {o}[k] = 'L'", f"({o} && {o}).ink = 'L'", f"Object.defineProperty({o}, 'ink', {{ value: 'L' }})", f"[, {o}.page = 'L'] = [1]", f"(({o}«as any»)).n *= 5", f"{o}.list.length = 0", f"[{o}] = [{{ ink: 'L' }}]", f"new (class {{ constructor(t«: any») {{ t.ink = 'L' }} }})({o})",
                    f"{o}.self = {{ set(v«: any») {{ this.v = v }} }}", f"with{k}`${{{o}}}`", f"[{o}.inner].map((t) => (t.b = 'L'))"])
        if f"set{k}" in how:
            self.add(f"const set{k} = ⟦(t: any) => {{ t.inner.b = 'L' }}¦(t) => {{ t.inner.b = 'L' }}⟧")
        if f"with{k}" in how:
            self.add(f"const with{k} = (s«: any», t«: any») => {{ t.ink = 'L' }}")
        self.add(pick([f"export const {k} = () => {{ {how} }}", f"export function {k}() {{ {how} }}", f"export const {k} = () => {{ if (true) {{ {how} }} }}"]))

    def text_of(self, typed):
        lines = self.lines + self.hoisted
        text = "\n".join(lines) + "\n"
        if typed:
            return re.sub(r"⟦(.*?)¦(.*?)⟧", r"\1", text.replace("«", " ").replace("»", " "))
        return re.sub(r"«.*?»", "", re.sub(r"⟦(.*?)¦(.*?)⟧", r"\2", text))


SHOW = """
const seen = []
function leaves(path, v, out) {
  if (typeof v === 'function') return out.push([path, 'function'])
  if (v !== null && typeof v === 'object') {
    if (seen.includes(v)) return
    seen.push(v)
    out.push([path, (Array.isArray(v) ? 'list ' : 'object ') + Object.keys(v).map((k) => JSON.stringify(k)).join(' ')])
    for (const k of Object.keys(v)) leaves(path + '\\u0001' + k, v[k], out)
    seen.pop()
    return
  }
  out.push([path, typeof v === 'string' ? JSON.stringify(v) : Object.is(v, -0) ? '0' : String(v)])
}
export function show(values) { const out = []; for (const [name, read] of values) { let v; try { v = read() } catch { continue } leaves(name, v, out) } return out }
"""

os.makedirs(folder, exist_ok=True)
for name in os.listdir(folder):
    os.remove(os.path.join(folder, name))
expected, left, ran = [], 0, 0
with tempfile.TemporaryDirectory() as build:
    with open(os.path.join(build, "show.mjs"), "w") as output:
        output.write(SHOW)
    modules = []
    for index in range(count):
        module = Module(index, source.sample(modules, min(len(modules), source.randint(0, 2))))
        script = module.text_of(False)
        names = sorted(set(re.findall(r"(?:^|[;{\s])(?:const|let|var) (\w*\d+m\d+)\b", "\n".join(line for line in script.splitlines()))))
        top = [name for name in names if not re.match(r"(fs|w|d)o\d", name)]
        tail = f"import {{ show as $show }} from './show.mjs'\nexport const $values = () => $show([{', '.join(f'[{name!r}, () => {name}]' for name in top)}])\n"
        path = os.path.join(build, module.name + ".mjs")
        with open(path, "w") as output:
            output.write(script + tail)
        main = os.path.join(build, "main.mjs")
        with open(main, "w") as output:
            output.write(f"import * as m from './{module.name}.mjs'\nconst before = m.$values()\nfor (const k of Object.keys(m)) if (k.startsWith('late')) m[k]()\n"
                         "const after = new Map(m.$values())\nfor (const [p, v] of before) console.log(p + '\\t' + v + '\\t' + (after.get(p) === v ? '' : '!'))\n")
        result = subprocess.run([node, main], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if result.returncode:
            left += 1
            if os.environ.get("ERRORS"):
                print(result.stderr.decode()[:600], file=sys.stderr)
            os.remove(path)
            continue
        ran += 1
        modules.append(module)
        with open(os.path.join(folder, module.name + ".ts"), "w") as output:
            output.write(module.text_of(True))
        found = result.stdout.decode().splitlines()
        # Variables of which a part changes later: nothing of them need be known.
        changed = {line.split("\t")[0].split("\x01")[0] for line in found if line.endswith("!")}
        for line in found:
            mark = "~" if not line.endswith("!") and line.split("\t")[0].split("\x01")[0] in changed else ""
            expected.append(f"{module.name}.ts\t{line}{mark}")
with open(os.path.join(folder, "expected.tsv"), "w") as output:
    output.write("\n".join(expected) + "\n")
print(f"{ran:,} modules run by Node, {left:,} left out as no JavaScript, {len(expected):,} values")
