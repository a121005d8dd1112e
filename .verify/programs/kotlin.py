"""usage: kotlin.py FOLDER FILES [SEED] [KOTLINC]

Writes random programs of Kotlin into a folder, compiles them with a stub of Compose, and writes what
they print as expected.tsv: the path of a declaration, the scheme, its value. The test
RandomProgramsTests compares that with what the engine says, where RANDOM_PROGRAMS names the folder.
What counts on from its own value, by code that may run any number of times, has the value `!`: the
engine must not know it. The compiler may be as old as Kotlin 1.3.
"""
import os, random, re, subprocess, sys, tempfile

folder, count = os.path.abspath(sys.argv[1]), int(sys.argv[2])
source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
kotlinc = sys.argv[4] if len(sys.argv) > 4 else "kotlinc"
here = os.path.dirname(os.path.abspath(__file__))


class Program:
    def __init__(self, index):
        self.n, self.name, self.lines, self.after, self.change, self.tokens, self.counted = 0, f"F{index}", [], [], [], [], []
        self.colors, self.wholes, self.singles = [], [], []
        for _ in range(source.randint(14, 24)):
            source.choice([self.constant, self.numbers, self.computed, self.factory, self.interfaces, self.enumeration, self.sealed, self.objects,
                           self.lambdas, self.data, self.written, self.extensions, self.overloads, self.loops, self.texts, self.operators,
                           self.nullable, self.lists, self.maps, self.companions, self.inheritance, self.scopes, self.jumps, self.locals, self.bits])()

    def fresh(self, letter="t"):
        self.n += 1
        return f"{letter}{self.n}" if letter.islower() else f"{letter}{self.n}{self.name}"

    def whole(self, depth=0):
        pick = source.random()
        if pick < 0.4 or depth > 1:
            return str(source.choice([0, 1, 2, 3, 7, 16, 255, "0x1C", source.randint(0, 300)]))
        if pick < 0.5 and self.wholes:
            return source.choice(self.wholes)
        a, b = self.whole(depth + 1), self.whole(depth + 1)
        return source.choice([f"({a} + {b})", f"({a} * 2)", f"({a} and {b})", f"({a} or {b})", f"({a} - {b})", f"({a} shr 1)", f"({a} shl 3)", f"maxOf({a}, {b})",
                              f"({a} / 3)", f"({a} % 7)", f"(if ({self.test(depth + 1)}) {a} else {b})", f"({a} xor {b})", f"({a}).coerceIn(0, 9)", f"minOf({a}, {b})",
                              f"({a} * 100000 * {b})", f"({a}).toByte().toInt()", f"({a} ushr 2)", f"({a} - 400).inv()"])

    def single(self, depth=0):
        pick = source.random()
        if pick < 0.4 or depth > 1:
            return source.choice(["0.25f", "0.5f", "1f", "0f", ".125f", f"{source.randint(0, 255)} / 255f", f"{source.randint(0, 255)}.0f / 255", "0.1f", "0.7f", "0.33f"])
        if pick < 0.5 and self.singles:
            return source.choice(self.singles)
        a, b = self.single(depth + 1), self.single(depth + 1)
        return source.choice([f"({a} * {b})", f"({a} + {b}) * 0.5f", f"(1 - {a})", f"minOf({a}, {b})", f"({self.whole(depth + 1)} and 255) / 255f",
                              f"(if ({self.test(depth + 1)}) {a} else {b})", f"({a} - {b}).coerceAtLeast(0f)", f"({a}).toDouble().toFloat()",
                              f"({a} * 0.3).toFloat()", f"{self.color(depth + 2)}.{source.choice(['red', 'green', 'alpha'])}", f"{self.color(depth + 2)}.luminance()"])

    def unit(self):
        return f"({self.single()}).coerceIn(0f, 1f)"

    def test(self, depth=0):
        pick = source.random()
        if pick < 0.15 or depth > 1:
            return source.choice(["true", "false"])
        a, b = self.whole(depth + 1), self.whole(depth + 1)
        return source.choice([f"{a} < {b}", f"{a} == {b}", f"!({a} > {b})", f"({a} >= 3 && {b} != 2)", f"({a} < 2 || {b} > 1)", f"{a} in 2..9", f"{a} !in listOf(1, 2, 3)",
                              f"{self.color(depth + 1)} == {self.color(depth + 1)}", f"{self.color(depth + 1)}.luminance() > 0.5f"])

    def color(self, depth=0):
        pick = source.random()
        if pick < 0.15 or depth > 1:
            return f"Color(0xFF{source.randint(0, 0xFFFFFF):06X}{source.choice(['', 'L'])})"
        if pick < 0.25:
            return f"Color({self.unit()}, {self.unit()}, {self.unit()})"
        if pick < 0.3:
            return f"Color(blue = {self.unit()}, red = {self.unit()}, green = {self.unit()}, alpha = {self.unit()})"
        if pick < 0.35:
            return f"Color({self.whole()}, {source.randint(0, 255)}, {source.randint(0, 255)})"
        if pick < 0.45 and self.colors:
            return source.choice(self.colors)
        if pick < 0.55:
            return f"{self.color(depth + 1)}.copy(alpha = {self.unit()})"
        if pick < 0.6:
            return f"{self.color(depth + 1)}.copy({source.choice(['red', 'green'])} = {self.unit()})"
        if pick < 0.67:
            return f"hex(\"{source.choice(['#', ''])}{source.randint(0, 0xFFFFFF):06x}\")"
        if pick < 0.73:
            return f"Color.{source.choice(['hsl', 'hsv'])}({source.randint(0, 360)}f, {self.unit()}, {self.unit()})"
        if pick < 0.8:
            return f"{self.color(depth + 1)}.compositeOver({self.color(depth + 1)})"
        if pick < 0.93:
            return f"(if ({self.test()}) {self.color(depth + 1)} else {self.color(depth + 1)})"
        return source.choice(["Color.White", "Color.Black", "Color.Transparent", "Color.Gray"])

    def scheme(self):
        return source.choice([f"if (isSystemInDarkTheme()) {self.color()} else {self.color()}", f"when {{ isSystemInDarkTheme() -> {self.color()}; else -> {self.color()} }}",
                              f"if (!isSystemInDarkTheme()) {self.color()} else {self.color()}"])

    def token(self, path, kind="color", reusable=True):
        self.tokens.append(path)
        if reusable:
            {"color": self.colors, "whole": self.wholes, "single": self.singles}[kind].append(path)

    def member(self, body, type="Color"):
        """A property or function whose body is code, in one of its spellings."""
        name = self.fresh()
        if "\n" in body or "return " in body:
            self.lines.append(source.choice([f"val {name}: {type}\n    get() {{\n      {body}\n    }}", f"val {name}: {type} get() {{ {body} }}"]))
        else:
            self.lines.append(source.choice([f"val {name}: {type} get() = {body}", f"val {name} get() = {body}", f"val {name}\n    get(): {type} = {body}"]))
        self.token(f"{self.name}.{name}", reusable=False)

    def constant(self):
        name = self.fresh()
        self.lines.append(source.choice([f"val {name}{source.choice([': Color', ''])} = {self.color()}", f"val {name} by lazy {{ {self.color()} }}"]))
        self.token(f"{self.name}.{name}")

    def numbers(self):
        name = self.fresh()
        if source.random() < 0.5:
            self.lines.append(f"val {name}{source.choice([': Float', ''])} = {self.single()}")
            self.singles.append(f"{self.name}.{name}")
        else:
            self.lines.append(f"val {name} = {self.whole()}")
            self.token(f"{self.name}.{name}", "whole")

    def bits(self):
        name, bits = self.fresh(), source.randint(0, 0xFFFFFFFF)
        self.lines.append(source.choice([
            f"val {name} = Color(0x{bits:08X}L and 0xFFFFFFFF)", f"val {name} = ((0x{bits:X}L shr 8) and 0xFF).toInt() + {self.whole()}", f"val {name} = {self.color()}.toArgb() xor {self.whole()}",
            f"val {name} = 0xFF{bits & 0xFFFFFF:06X}.toInt() ushr 4", f"val {name} = (0xFF shl 24) or {bits & 0xFFFFFF}", f"val {name} = ({self.single()} * 255 + 0.5f).toInt()"]))
        self.token(f"{self.name}.{name}", reusable=False)

    def computed(self):
        self.member(source.choice([
            self.scheme(), f"if ({self.test()}) {{ return {self.color()} }}\n    return {self.color()}", f"if ({self.test()}) return {self.color()}\n    return {self.color()}",
            f"val c = {self.color()}\n    return c.copy(alpha = {self.unit()})",
            f"return when ({self.whole()}) {{\n in 0..5 -> {self.color()}\n      6, 7 -> {self.color()}\n      else -> {{ val c = {self.color()}; c }} }}",
            f"val c: Color\n    if ({self.test()}) {{ c = {self.color()} }} else {{ c = {self.color()} }}\n    return c", f"return when {{ {self.test()} -> {self.color()}\n {self.test()} -> {self.color()}\n else -> {self.color()} }}",
            f"val k = if ({self.test()}) 0.25f else 0.75f\n    return Color(k, k, k)", f"return try {{ {self.color()} }} catch (e: Exception) {{ Color.Red }}"]))

    def factory(self):
        make, type = self.fresh("make"), self.fresh("Palette")
        self.after.append(f"class {type}(val ink: Color, val page: Color, val line: Color = {self.color()}, k: Float) {{\n  val wash = page.copy(alpha = k)\n}}")
        self.lines.append(
            f"fun {make}(accent: Color, isDark: Boolean, k: Float = {self.unit()}): {type} {{\n"
            f"    val page = if (isDark) {self.color()} else {self.color()}\n    return {type}(if (isDark) accent else {self.color()}, page = page, "
            f"{source.choice([f'line = if (isDark) Color.White else page, ', ''])}k = k)\n  }}")
        self.member(f"{make}(accent = {self.color()}, isDark = isSystemInDarkTheme(){source.choice(['', ', k = 0.5f'])}).{source.choice(['ink', 'page', 'line', 'wash'])}")

    def interfaces(self):
        p, a, b = self.fresh("P"), self.fresh("A"), self.fresh("B")
        self.after.append(f"interface {p} {{\n  val ink: Color\n  val page: Color get() = {self.color()}\n  fun soft() = {source.choice(['ink', 'page'])}.copy(alpha = 0.5f)\n}}")
        own = source.choice(["", f"\n  override val page = {self.color()}"])
        self.after.append(f"object {a} : {p} {{\n  override val ink = {self.color()}{own}\n}}\nclass {b}(override val ink: Color) : {p} {{\n  override fun soft() = {source.choice(['super.soft()', 'ink', 'page'])}\n}}")
        name = self.fresh()
        self.lines.append(f"fun pick{name}(t: {p}) = t.page\n  val every{name} = listOf({a}, {b}({self.color()}))")
        self.member(source.choice([f"{a}.page", f"{a}.soft()", f"{b}({self.color()}).soft()", f"pick{name}({a})", f"pick{name}({b}({self.color()}))", f"every{name}[{source.randint(0, 1)}].soft()",
                                   f"every{name}.map {{ it.page }}[{source.randint(0, 1)}]", f"(if ({self.test()}) {a} else {b}({self.color()})).ink"]))

    def enumeration(self):
        e = self.fresh("E")
        self.after.append(
            f"enum class {e}(val ink: Color, val k: Float = 0.5f) {{\n  One({self.color()}),\n  Two({self.color()}, 0.25f) {{\n    override fun best() = ink.copy(alpha = k)\n  }},\n  Three(k = 1f, ink = {self.color()});\n"
            f"  open fun best() = ink\n  val next get() = if (this == One) Two else Three\n  companion object {{\n    val first = {source.choice(['One', 'Two', 'Three'])}\n    fun of(n: Int) = values()[n % 3]\n  }}\n}}")
        self.member(source.choice([f"{e}.first.next.ink", f"{e}.valueOf(\"{source.choice(['One', 'Two'])}\").best()", f"{e}.values()[{source.randint(0, 2)}].best()", f"{e}.of({self.whole()} and 3).ink",
                                   f"return when ({e}.of({source.randint(0, 2)})) {{ {e}.One -> {self.color()}\n {e}.Two, {e}.Three -> {self.color()} }}", f"({e}.values().find {{ it.name == \"Two\" }} ?: {e}.One).ink",
                                   f"Color({e}.Two.ordinal * 100, {e}.Three.name.length, 0)"]))

    def sealed(self):
        s, name = self.fresh("S"), self.fresh()
        self.after.append(f"sealed class {s}(val ink: Color) {{\n  object Plain : {s}({self.color()})\n  class Tint(base: Color, val k: Float) : {s}(base.copy(alpha = k))\n  data class Both(val a: Color, val b: Color) : {s}(a)\n}}")
        self.lines.append(f"fun show{name}(s: {s}): Color = when (s) {{\n    is {s}.Plain -> s.ink\n    is {s}.Tint -> Color(s.k.coerceIn(0f, 1f), 0f, 0f)\n    is {s}.Both -> s.b\n  }}")
        self.member(source.choice([f"show{name}({s}.Plain)", f"show{name}({s}.Tint({self.color()}, {self.unit()}))", f"{s}.Tint({self.color()}, {self.unit()}).ink", f"show{name}({s}.Both({self.color()}, {self.color()}).copy(b = {self.color()}))",
                                   f"({s}.Both({self.color()}, {self.color()}) as {s}).ink", f"{s}.Plain.ink", f"if (({s}.Plain as {s}) is {s}.Both) {self.color()} else {self.color()}"]))

    def objects(self):
        c = self.fresh("K")
        self.after.append(f"class {c}(var ink: Color, val k: Float = {self.unit()}) {{\n  constructor() : this({self.color()})\n  var list = listOf<Color>()\n  init {{ list = list + ink }}\n"
                          f"  fun dim() {{ ink = ink.copy(alpha = 0.5f) }}\n  fun with(c: Color): {c} {{ this.ink = c; return this }}\n}}")
        self.member("return run {\n" + source.choice([f"val a = {c}(); val b = a; b.dim(); a.ink", f"val a = {c}({self.color()}); val b = {c}(); b.ink = {self.color()}; a.ink", f"{c}().with({self.color()}).ink",
                    f"val a = {c}(); fun change(o: {c}) {{ o.ink = {self.color()} }}\n change(a); a.ink", f"val all = listOf({c}(), {c}()); for (o in all) o.dim(); all[1].ink",
                    f"val a = {c}(); val f = {{ a.ink = {self.color()} }}; f(); a.ink", f"{c}().apply {{ ink = {self.color()} }}.ink", f"{c}().also {{ it.dim() }}.list[0]", f"with({c}()) {{ dim(); ink }}"]) + " }")

    def lambdas(self):
        self.member("return run {\n" + source.choice([
            f"var c = {self.color()}; val f = {{ c = {self.color()} }}; {source.choice(['f()', 'if (' + self.test() + ') f()', ''])}; c", f"val f = {{ k: Float -> Color(k, k, k) }}; f({self.unit()})", f"{{ {self.color()} }}()",
            f"var n = 0; val add = {{ k: Int -> n += k }}; add(1); add({self.whole()} and 3); Color(n, n, n)", f"fun make(k: Float) = {{ x: Float -> x * k }}\n val f = make(0.5f); Color(f({self.unit()}), 0f, 0f)",
            f"val f: (Int) -> Int = {{ it + 1 }}; Color(f({self.whole()}), 0, 0)", f"val f = fun(a: Int): Int {{ if (a > 3) return 1; return a }}\n Color(f({self.whole()}), 0, 0)",
            f"var n = 1; listOf(1, 2, 3).forEach {{ n += it }}; Color(n, 0, 0)", f"val fs = (0..2).map {{ i -> {{ i * 60 }} }}; Color(fs[{source.randint(0, 2)}](), 0, 0)"]) + " }")

    def data(self):
        s = self.fresh("D")
        self.after.append(f"data class {s}(val ink: Color, val page: Color = {self.color()}, val k: Float = 0.5f) {{\n  val soft = ink.copy(alpha = k)\n  val hard get() = page.compositeOver(ink)\n  fun flipped() = copy(ink = page, page = ink)\n}}")
        self.member(source.choice([f"{s}({self.color()}).copy(k = {self.unit()}).soft", f"{s}({self.color()}).flipped().ink", f"return run {{\nval (a, b) = {s}({self.color()}); if ({self.test()}) a else b }}", f"{s}({self.color()}).hard",
                                   f"if ({s}(Color.White) == {s}(Color.White)) {self.color()} else {self.color()}", f"{s}(page = {self.color()}, ink = {self.color()}).copy({self.color()}).ink", f"listOf({s}({self.color()})).map {{ (a, _, k) -> a.copy(alpha = k) }}.first()"]))

    def written(self):
        name, other = self.fresh(), self.fresh()
        self.lines.append(f"var {name} = {self.color()}")
        self.token(f"{self.name}.{name}", reusable=False)
        value, path = self.color(), f"{self.name}.{name}"
        self.change.append(source.choice([f"{path} = {value}", f"{self.name}.apply {{ {name} = {value} }}", f"with({self.name}) {{ {name} = {value} }}", f"listOf({value}).forEach {{ {path} = it }}", f"val o = {self.name}; o.{name} = {value}",
                                          f"{path} = run {{ {value} }}", f"if ({self.test()}) {path} = {value}", f"({self.name}::{name}).set({value})", f"{self.name}::{name}.set({value})", f"{self.name}.let {{ it.{name} = {value} }}", ""]))
        self.lines.append(f"var n{other} = {source.randint(0, 9)}")
        self.token(f"{self.name}.n{other}", reusable=False)
        self.change.append(source.choice([f"{self.name}.n{other}++", f"{self.name}.n{other} += {self.whole()}", f"--{self.name}.n{other}", ""]))
        self.member(f"Color({self.name}.n{other} and 7, 0, 0)")
        if self.change[-1]:
            self.counted += [f"{self.name}.n{other}", self.tokens[-1]]

    def extensions(self):
        f = self.fresh("with") + self.name
        self.after.append(f"fun Color.{f}(k: Float = 0.5f) = copy(red = red * k)\nval Color.{f}Grey: Color get() = Color((red + green + blue) / 3f, green, alpha)\nfun Int.{f}() = this * 2\nfun String.{f}() = Color(length, 0, 0)\nfun List<Color>.{f}() = this[0]")
        self.member(source.choice([f"{self.color()}.{f}()", f"{self.color()}.{f}({self.unit()}).{f}Grey", f"Color({self.whole()}.{f}(), 0, 0)", f"\"abc\".{f}()", f"listOf({self.color()}).{f}()", f"{self.color()}.run {{ {f}() }}", f"{self.color()}.let {{ it.{f}() }}"]))

    def overloads(self):
        f = self.fresh("over")
        self.lines.append(f"fun {f}(a: Int) = Color(a, 0, 0)\n  fun {f}(a: Float) = Color(a.coerceIn(0f, 1f), 1f, 0f)\n  fun {f}(a: Color) = a\n  fun {f}(a: Int, b: Int = 3) = Color(a, b, 0)\n  fun {f}(a: String, vararg b: Int) = Color(a.length, b.size, b.fold(0) {{ x, y -> x + y }})")
        self.member(source.choice([f"{f}({self.whole()})", f"{f}({self.single()})", f"{f}({self.color()})", f"{f}({self.whole()}, 4)", f"{f}(b = 4, a = 1)", f"{f}(\"ab\", 1, 2, {source.randint(0, 50)})", f"{f}(\"abc\")"]))

    def loops(self):
        self.member("return run {\nvar n = 0; " + source.choice([
            "for (i in 1..4) { if (i == 2) continue; n += i }", "for (i in 0 until 5) n += i", "for (i in 5 downTo 1) { n += i; if (n > 9) break }", "while (n < 20) n += 3", "do { n += 2 } while (n < 7)", "for ((i, v) in listOf(3, 4).withIndex()) n += i * v",
            "outer@ for (i in 1..3) { for (j in 1..3) { if (j == 2) continue@outer; if (i == 3) break@outer; n += i * j } }", "for (i in 0..10 step 4) n += i", "for (c in listOf(1, 2)) { n -= c }"]) + f"; Color(n, n * 3, {self.whole()}) }}")

    def texts(self):
        name, text = self.fresh(), f"#{source.randint(0, 0xFFFFFF):06X}"
        self.lines.append("val " + name + " = " + source.choice([
            f"\"a${{{self.whole()}}}b\"", f"\"{text}\".substring(1, 3).toInt(16)", f"\"{text}\".removePrefix(\"#\").length", f"\"{text}\".drop(1).take(2).toLowerCase()",
            f"\"12\".toIntOrNull() ?: 3", f"\"x\".toIntOrNull() ?: {self.whole()}", f"\"{text}\".startsWith(\"#\")", f"\"${{1 + 2}}$\"", f"\"7\".padStart(3, '0')", f"\"a-b\".replace(\"-\", \"+\") + {self.whole()}", f"\"{text}\" + true", "\"\"\"a\\n$\"\"\"", "\"\\u0041\\\\\\$\""]))
        self.token(f"{self.name}.{name}", reusable=False)

    def operators(self):
        v = self.fresh("V")
        self.after.append(f"class {v}(val a: Int) {{\n  operator fun plus(o: {v}) = {v}(a + o.a)\n  operator fun times(k: Int) = {v}(a * k)\n  infix fun mix(o: {v}) = {v}((a + o.a) / 2)\n  operator fun contains(n: Int) = n < a\n}}")
        self.member(source.choice([f"Color(({v}(3) + {v}({self.whole()})).a, 0, 0)", f"Color(({v}(3) * 4).a, 0, 0)", f"Color(({v}(3) mix {v}({self.whole()}) + {v}(2)).a, 0, 0)", f"if (3 in {v}({self.whole()})) {self.color()} else {self.color()}"]))

    def nullable(self):
        f = self.fresh("find")
        self.lines.append(f"fun {f}(n: Int): Color? = if (n > 3) {self.color()} else null")
        self.member(source.choice([f"{f}({self.whole()}) ?: {self.color()}", f"{f}({self.whole()})?.copy(alpha = 0.5f) ?: {self.color()}", f"{f}(9)!!", f"{f}({self.whole()})?.let {{ c -> c.copy(red = 0f) }} ?: {self.color()}", f"val c = {f}({self.whole()}) ?: return {self.color()}\n    return c.copy(alpha = 0.25f)",
                                   f"val c = {f}({self.whole()})\n    if (c != null) return c\n    return {self.color()}", f"{f}({self.whole()}).let {{ if (it == null) Color.Red else it }}", f"{f}(9).takeIf {{ it == Color.White }} ?: {self.color()}"]))

    def lists(self):
        a, b = self.color(), self.color()
        self.member(source.choice([f"listOf({a}, {b})[{source.randint(0, 1)}]", f"listOf({a}, {b}).map {{ it.copy(alpha = 0.5f) }}.last()", f"listOf({a}, {b}).filter {{ it.alpha > 0.5f }}.firstOrNull() ?: {self.color()}", f"(listOf({a}) + {b}).reversed()[0]",
                                   f"listOf({a}, {b}).mapIndexed {{ i, c -> c.copy(alpha = i * 0.5f) }}[1]", f"listOf({a}, {b}).getOrNull({source.randint(0, 3)}) ?: {self.color()}", f"listOf(1, 2, 3).fold({a}) {{ c, n -> c.copy(alpha = n / 4f) }}", f"listOf({a}, {b}).first {{ it.alpha >= 0f }}",
                                   f"Color(listOf(1, 2, {self.whole()}).size, listOf(4, 5).indices.last(), 0)", f"if (listOf({a}, {b}).any {{ it == Color.White }}) {a} else {b}", f"listOf(1 to {a}, 2 to {b})[1].second"]))

    def maps(self):
        m = self.fresh("map")
        self.lines.append(f"val {m} = mapOf(\"a\" to {self.color()}, \"b\" to {self.color()})")
        self.member(source.choice([f"{m}[\"a\"] ?: {self.color()}", f"{m}[\"z\"] ?: {self.color()}", f"{m}.getValue(\"b\")", f"{m}.values.toList()[1]", f"{m}.getOrElse(\"q\") {{ {self.color()} }}", f"if (\"a\" in {m}) {self.color()} else {self.color()}", f"{m}.entries.first().value"]))

    def companions(self):
        c = self.fresh("C")
        self.after.append(f"class {c} private constructor(val ink: Color) {{\n  val dim = ink.copy(alpha = K)\n  companion object {{\n    const val K = 0.25f\n    val Base = {self.color()}\n    fun make(n: Int = 3) = {c}(if (n > 2) Base else {self.color()})\n  }}\n}}")
        self.member(source.choice([f"{c}.make().dim", f"{c}.make({self.whole()}).ink", f"{c}.Base", f"{c}.Companion.make(1).dim.copy(alpha = {c}.K)"]))

    def inheritance(self):
        a, b = self.fresh("Base"), self.fresh("Sub")
        self.after.append(f"abstract class {a}(val ink: Color) {{\n  abstract val page: Color\n  open val line = ink.copy(alpha = 0.5f)\n  open fun show(): Color = page\n  fun both() = show().compositeOver(line)\n}}\n"
                          f"open class {b}(c: Color) : {a}(c.copy(green = 0f)) {{\n  override val page get() = ink\n  {source.choice(['', f'override fun show() = {self.color()}', f'override val line = {self.color()}'])}\n}}\nobject One{b} : {b}({self.color()})")
        self.member(source.choice([f"{b}({self.color()}).both()", f"{b}({self.color()}).line", f"One{b}.both()", f"(One{b} as {a}).show()", f"listOf<{a}>(One{b}, {b}({self.color()}))[{source.randint(0, 1)}].ink", f"One{b}.page"]))

    def scopes(self):
        self.member(source.choice([f"{self.color()}.let {{ it.copy(alpha = 0.5f) }}", f"{self.color()}.run {{ copy(red = green) }}", f"with({self.color()}) {{ Color(blue, red, green, alpha) }}", f"{self.color()}.also {{ val c = it }}", f"{self.color()}.apply {{ copy(alpha = 0f) }}",
                                   f"3.let {{ a -> 4.let {{ b -> Color(a, b, 0) }} }}", f"run {{ val red = 0.5f; {self.color()}.run {{ Color(red, red, red) }} }}", f"\"abc\".run {{ Color(length, 0, 0) }}"]))

    def jumps(self):
        f = self.fresh("first")
        self.lines.append(f"fun {f}(all: List<Int>, k: Int): Color {{\n    all.forEach {{ if (it == k) return {self.color()} }}\n    all.forEach {{ if (it < k) return@forEach }}\n    return {self.color()}\n  }}")
        self.member(f"{f}(listOf(1, 2, 3), {source.randint(0, 5)})")

    def locals(self):
        self.member("return run {\n" + source.choice([f"val a = {self.color()}; val f = {{ a }}; run {{ val a = {self.color()}; f() }}", f"fun g(n: Int): Int = if (n < 1) 0 else n + g(n - 1)\n Color(g({source.randint(0, 9)}), 0, 0)", f"var a = {self.color()}; if ({self.test()}) {{ val a = Color.Red }}; a",
                    f"val t = {self.whole()}; val c = when (t) {{ 1 -> \"x\"; 2 -> \"y\"; else -> \"zz\" }}; Color(c.length, t, 0)"]) + " }")

    def text(self):
        return f"object {self.name} {{\n  " + "\n  ".join(self.lines) + "\n}\n" + "\n".join(self.after) + f"\nfun change{self.name}() {{\n  " + "\n  ".join(f"run {{ {line} }}" for line in self.change if line) + "\n}\n"


SUPPORT = "fun hex(text: String): Color {\n  val digits = text.removePrefix(\"#\")\n  return Color((\"FF\" + digits).toLong(16))\n}\n"


def shown(text):
    """A printed value as the tests write it."""
    parts = text.split(" ")
    if parts[0] == "c" and len(parts) == 5:
        return " ".join(repr(int(part) / 255) for part in parts[1:])
    return text


programs = [Program(index) for index in range(count)]
os.makedirs(folder, exist_ok=True)
for name in os.listdir(folder):
    os.remove(os.path.join(folder, name))
with open(os.path.join(folder, "Support.kt"), "w") as output:
    output.write(SUPPORT)
printed, left = "", 0
with tempfile.TemporaryDirectory() as build:
    while programs:
        names = []
        for program in programs:
            names.append(os.path.join(folder, program.name + ".kt"))
            with open(names[-1], "w") as output:
                output.write(program.text())
        with open(os.path.join(build, "Main.kt"), "w") as output:
            output.write("fun main() {\n" + "".join(f"  change{program.name}()\n" for program in programs) + "".join(
                f"  darkTheme = {value}\n" + "".join(f"  show{program.name}(\"{scheme}\")\n" for program in programs) for value, scheme in (("false", "light"), ("true", "dark"))) + "}\n")
            for program in programs:
                output.write(f"fun show{program.name}(scheme: String) {{\n" + "".join(
                    f"  println(\"#{token}\\t\" + scheme + \"\\t\" + {token})\n" for token in program.tokens) + "}\n")
        result = subprocess.run([kotlinc, "-nowarn", "-d", os.path.join(build, "out"), os.path.join(build, "Main.kt"), os.path.join(here, "Compose.kt"), os.path.join(folder, "Support.kt"), *names],
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if result.returncode == 0:
            ran = subprocess.run([os.path.join(os.path.dirname(kotlinc), "kotlin") if "/" in kotlinc else "kotlin", "-cp", os.path.join(build, "out"), "MainKt"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            if ran.returncode:
                sys.exit(f"a program throws: {ran.stderr.decode()[-800:]}")
            printed = ran.stdout.decode()
            break
        bad = set(re.findall(r"/(F\d+)\.kt:\d+:\d+: error", result.stdout.decode()))
        if os.environ.get("ERRORS") or not bad:
            print(result.stdout.decode()[:3000], file=sys.stderr)
        if not bad:
            sys.exit("kotlinc compiles none of it")
        left += len(bad)
        for name in bad:
            os.remove(os.path.join(folder, name + ".kt"))
        programs = [program for program in programs if program.name not in bad]
counted = {path for program in programs for path in program.counted}
with open(os.path.join(folder, "expected.tsv"), "w") as output:
    for line in printed.splitlines():
        if line.startswith("#"):
            path, scheme, value = line[1:].split("\t", 2)
            output.write(f"{path}\t{scheme}\t{'!' if path in counted else shown(value)}\n")
print(f"{len(programs):,} programs compiled by kotlinc, {left:,} left out as no Kotlin")
