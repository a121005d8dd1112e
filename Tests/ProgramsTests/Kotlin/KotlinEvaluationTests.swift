import Programs
import SourceText
import Testing

/// What Kotlin comes to. Expected values are from the language's rules, calculated by hand.
@Suite struct KotlinEvaluationTests {
  /// The answer of `x` in a program.
  private func answer(_ files: [String], _ path: String = "x") throws -> String {
    let program = Program(
      files.enumerated().map { SourceFile(path: "\($0).kt", text: $1) })
    let member = try #require(program.member(path))
    return shown(program.answer(for: member, with: Evaluator(program)))
  }

  static let values: [(String, String)] = [
    ("val x = 128 / 255", "0"),
    ("val x = 128 / 255f", "0.5019608f"),
    ("val x = 2147483647 + 1", "-2147483648"),
    ("val x = 0xFF336699 and 0xFF", "153"),
    ("val x = (0x12345678 shr 16) and 0xFF", "52"),
    ("val x = -1 ushr 28", "15"),
    ("val x = 1 shl 33", "2"),
    ("val x = (0xFF shl 24) or 0x10", "-16777200"),
    ("val x = 300.toByte()", "44"),
    ("val x = 1e10.toInt()", "2147483647"),
    ("val x = \"1F\".toInt(16)", "31"),
    ("val x = \"zz\".toIntOrNull(16) ?: 7", "7"),
    ("val a = 3\nval x = \"v$a-${a + 1}!\"", "v3-4!"),
    ("val x = if (1 < 2) 3 else 4", "3"),
    // A function called like an accessor is none of the property before it.
    ("val y = 1\nfun get() = 2\nval x = get()", "2"),
    ("val n = 5\nval x = when (n) { 1, 2 -> \"a\"; in 3..6 -> \"b\"; else -> \"c\" }", "b"),
    ("val n = 5\nval x = when (n) { !in 3..6 -> \"a\"; else -> \"c\" }", "c"),
    ("val n = 5\nval x = when { n > 7 -> 1; n == 5, n == 6 -> 2; else -> 3 }", "2"),
    ("fun f(a: Int, b: Int = 2) = a * 10 + b\nval x = f(b = 3, a = 1)", "13"),
    ("fun f(a: Int, b: Int = a + 1): Int { return a * 10 + b }\nval x = f(4)", "45"),
    ("fun f(vararg a: Int) = a.size\nval x = f(1, 2, 3)", "3"),
    (
      "fun f(a: Int): Int { var n = 0; for (i in 1..a) { if (i == 2) continue; n += i }; return n }\nval x = f(4)",
      "8"
    ),
    ("fun f(): Int { var n = 0; while (n < 10) n++; return n }\nval x = f()", "10"),
    ("fun f(a: Int?): Int { val b = a ?: return 9; return b }\nval x = f(null)", "9"),
    (
      "fun f(m: Map<String, Int>): Int { val b = m[\"k\"] ?: return 9; return 1 }\nval x = f(mapOf(\"a\" to 2))",
      "9"
    ),
    ("val x = listOf(1, 2, 3).map { it * 2 }.filter { it > 2 }.fold(0) { a, b -> a + b }", "10"),
    ("val x = mapOf(\"a\" to 1, \"b\" to 2)[\"b\"]", "2"),
    ("data class P(val a: Int, val b: Int = 2)\nval x = P(1).copy(b = 5).b", "5"),
    ("data class P(val a: Int) { val twice = a * 2 }\nval x = P(1).copy(a = 5).twice", "10"),
    ("data class P(val a: Int)\nval x = P(1) == P(1)", "true"),
    (
      "data class P(val a: Int, val b: Int)\nfun f(): Int { val (p, q) = P(3, 4); return p * 10 + q }\nval x = f()",
      "34"
    ),
    (
      "class P(a: Int) { val n = a; val m: Int\n init { m = n + 1 }\n constructor(s: String) : this(s.length) }\nval x = P(\"abc\").m",
      "4"
    ),
    (
      "open class A(val n: Int) { open fun f() = n }\nclass B : A(3) { override fun f() = 10 }\nval a: A = B()\nval x = a.f() + a.n",
      "13"
    ),
    (
      "interface T { val ink: Int; val both: Int get() = ink * 2 }\nobject L : T { override val ink = 4 }\nval t: T = L\nval x = t.both",
      "8"
    ),
    ("abstract class T(val n: Int) { val m = n + 1 }\nobject L : T(4)\nval x = L.m", "5"),
    (
      "enum class E(val n: Int) { A(1), B(2) { override fun f() = 7 }; open fun f() = n }\nval x = E.A.f() * 10 + E.B.f()",
      "17"
    ),
    ("enum class E { A, B }\nval x = E.values().map { it.name + it.ordinal }", "[A0, B1]"),
    ("enum class E { A, B }\nval x = E.valueOf(\"B\")", ".B"),
    (
      "sealed class S { object A : S(); class B(val n: Int) : S() }\nfun f(s: S) = when (s) { is S.A -> 0; is S.B -> s.n; S.A -> 9 }\nval x = listOf(f(S.A), f(S.B(3)))",
      "[0, 3]"
    ),
    (
      "class C { companion object { const val N = 3; fun make() = C() }; val m = N + 1 }\nval x = C.make().m + C.N + C.Companion.N",
      "10"
    ),
    ("fun Int.twice() = this * 2\nval Int.half get() = this / 2\nval x = 5.twice() + 9.half", "14"),
    ("class A { fun f() = 1 }\nfun A.f() = 2\nval x = A().f()", "1"),
    ("val x = 3.let { it + 1 }.also { println(it) }.run { this * 2 }", "8"),
    ("class B { var n = 1 }\nfun f() = B().apply { n = 5 }.n\nval x = f()", "5"),
    (
      "class B { var n = 1 }\nfun f(): Int { val a = B(); val b = a; b.n = 7; return a.n }\nval x = f()",
      "7"
    ),
    ("val n by lazy { 3 }\nval x = n + 1", "4"),
    ("fun f(g: (Int) -> Int) = g(3)\nval x = f { it + 1 } + f { n -> n * 2 }", "10"),
    ("fun twice(n: Int) = n * 2\nval x = listOf(1, 2).map(::twice)", "[2, 4]"),
    ("typealias N = Int\nfun f(n: N): N = n\nval x = f(2)", "2"),
    (
      "operator fun P.plus(o: P) = P(n + o.n)\ndata class P(val n: Int)\nval x = (P(1) + P(2)).n",
      "3"
    ),
    (
      "fun f(): Int { listOf(1, 2).forEach { if (it == 1) return@forEach }; return 3 }\nval x = f()",
      "3"
    ),
    ("val x = try { \"12\".toInt() } catch (e: Exception) { 0 }", "12"),
    ("val a: Int? = null\nval x = a?.let { it + 1 } ?: 4", "4"),
    ("val x = (1..3).toList().size + (0 until 4).toList().size", "7"),
    ("val l: Long = 5\nval x = l * 2", "10"),
    ("fun f(a: Int) = 1\nfun f(a: Float) = 2\nval x = f(1f) * 10 + f(1)", "21"),
    ("val String.twice: String\n  get() = this + this\nval x = \"a\".twice", "aa"),
    ("class A { inner class B\n fun f() = 4 }\nval x = A().f()", "4"),
    ("val x = run { val a = 2\n a * 3 }", "6"),
    ("val x = \"#ff8800\".removePrefix(\"#\").chunked(2)", "? chunked isn't known"),
  ]

  @Test(arguments: values)
  func `Code comes to what the language says`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }

  static let colors: [(String, String)] = [
    ("val x = Color(0xFF336699)", "0.2 0.4 0.6 1.0"),
    ("val x = Color(0x80FFFFFF)", "1.0 1.0 1.0 0.5019607843137255"),
    ("val x = Color(51, 102, 153)", "0.2 0.4 0.6 1.0"),
    ("val x = Color(0.2f, 0.4f, 0.6f)", "0.2 0.4 0.6 1.0"),
    (
      "val x = Color(red = 1f, green = 0f, blue = 0f, alpha = 0.5f)",
      "1.0 0.0 0.0 0.5019607843137255"
    ),
    ("val x = Color.White.copy(alpha = 0.2f)", "1.0 1.0 1.0 0.2"),
    ("val x = Color.Red.red", "1.0f"),
    ("val x = Color(android.graphics.Color.parseColor(\"#336699\"))", "0.2 0.4 0.6 1.0"),
    ("val x = Color(\"#80336699\".toColorInt())", "0.2 0.4 0.6 0.5019607843137255"),
    ("val x = Color.hsl(120f, 1f, 0.5f)", "0.0 1.0 0.0 1.0"),
    ("val x = Color.hsv(240f, 1f, 1f)", "0.0 0.0 1.0 1.0"),
    (
      "val x = Color.White.copy(alpha = 0.5f).compositeOver(Color.Black)",
      "0.5019607843137255 0.5019607843137255 0.5019607843137255 1.0"
    ),
    ("val x = if (Color.White.luminance() > 0.5f) Color.Black else Color.White", "0.0 0.0 0.0 1.0"),
    (
      "fun Color.dim(by: Float = 0.5f) = copy(red = red * by)\nval x = Color.Red.dim()",
      "0.5019607843137255 0.0 0.0 1.0"
    ),
    (
      "fun hex(text: String) = Color((\"FF\" + text.removePrefix(\"#\")).toLong(16))\nval x = hex(\"#336699\")",
      "0.2 0.4 0.6 1.0"
    ),
    ("val x = lightColorScheme(primary = Color.Red).primary", "1.0 0.0 0.0 1.0"),
    (
      "val x = lightColorScheme(primary = Color.Red).secondary",
      "? the default of Material applies to secondary"
    ),
    ("val x = darkColorScheme().copy(error = Color.Red).error", "1.0 0.0 0.0 1.0"),
    ("val x = dynamicDarkColorScheme(context)", "? the user's wallpaper gives the colors"),
    ("val x = lerp(Color.Red, Color.Blue, 0.5f)", "? lerp mixes in a color space of its own"),
    (
      "fun x() = if (isSystemInDarkTheme()) Color.White else Color.Black",
      "[scheme light: 0.0 0.0 0.0 1.0 | dark: 1.0 1.0 1.0 1.0]"
    ),
    (
      "val x get() = when { isSystemInDarkTheme() -> Color.White; else -> Color.Black }",
      "[scheme light: 0.0 0.0 0.0 1.0 | dark: 1.0 1.0 1.0 1.0]"
    ),
    (
      "val x = if (isSystemInDarkTheme()) Color.White else Color.Black",
      "? a constant keeps the scheme in which it was made"
    ),
    (
      "val Local = staticCompositionLocalOf { Color.Red }\nval x get() = Local.current",
      "1.0 0.0 0.0 1.0"
    ),
    (
      "val Local = staticCompositionLocalOf { Color.Red }\nfun p() { CompositionLocalProvider(Local provides Color.Blue) { } }\nval x get() = Local.current",
      "? what is provided here isn't known"
    ),
    ("import androidx.compose.ui.graphics.Color as C\nval x = C(0xFF336699)", "0.2 0.4 0.6 1.0"),
    ("val x = androidx.compose.ui.graphics.Color(0xFF336699)", "0.2 0.4 0.6 1.0"),
    ("val x = androidx.compose.ui.graphics.Color.Red", "1.0 0.0 0.0 1.0"),
    ("val x = Color.Unspecified", "? Color.Unspecified is no color"),
    ("val x = Color(2f, 0f, 0f)", "? a component is outside of 0 to 1"),
  ]

  @Test(arguments: colors)
  func `Colors are those of Compose`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }

  @Test func `A parameter that is left open is a choice only where the value follows it`() throws {
    let code = """
      enum class Brand(val ink: Color) { Sea(Color.Blue), Fire(Color.Red) }
      fun x(brand: Brand, dark: Boolean, wide: Boolean) = if (dark) Color.White else brand.ink
      """
    #expect(
      try answer([code])
        == "[x.brand Sea: [x.dark false: 0.0 0.0 1.0 1.0 | true: 1.0 1.0 1.0 1.0] | Fire: [x.dark false: 1.0 0.0 0.0 1.0 | true: 1.0 1.0 1.0 1.0]]"
    )
  }

  /// What is written anywhere has no known value.
  static let written: [(String, String)] = [
    (
      "object C { var ink = Color.Red }\nfun f() { C::ink.set(Color.White) }\nval x get() = C.ink",
      "? C.ink may be written"
    ),
    (
      "object C { var ink = Color.Red }\nfun f() { C.ink = Color.White }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:13: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red }\nfun f() { with(C) { ink = Color.White } }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:21: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red }\nfun f() { C.apply { ink = Color.White } }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:21: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red\n fun f() { this.ink = Color.White } }\nval x get() = C.ink",
      "? C.ink may be written"
    ),
    (
      "var ink = Color.Red\nfun f() { ink = Color.White }\nval x get() = ink",
      "[ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:11: 1.0 1.0 1.0 1.0]"
    ),
    ("var n = 1\nfun f() { n++ }\nval x get() = n", "? n may be written"),
    ("var n = 1\nfun f() { n += 2 }\nval x get() = n", "? n may be written"),
    ("var n = 1\nfun f() { --n }\nval x get() = n", "? n may be written"),
    (
      "var ink = Color.Red\nfun f() = run { (ink) = Color.White }\nval x get() = ink",
      "[ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:18: 1.0 1.0 1.0 1.0]"
    ),
    (
      "var ink = Color.Red\nfun f() { ::ink.set(Color.White) }\nval x get() = ink",
      "? ink may be written"
    ),
    (
      "val inks = mutableListOf(Color.Red)\nval x get() = inks[0]",
      "? mutableListOf makes something that may change"
    ),
    (
      "val inks = arrayOf(Color.Red)\nfun f() { inks[0] = Color.White }\nval x get() = inks[0]",
      "? arrayOf makes something that may change"
    ),
    (
      "class P { var ink = Color.Red }\nval p = P()\nfun f(q: P) { q.ink = Color.White }\nval x get() = p.ink",
      "? P.ink may be written"
    ),
    (
      "var ink by mutableStateOf(Color.Red)\nval x get() = ink",
      "? what it hands its value to isn't known"
    ),
    (
      "var flag = false\nfun f() { flag = true }\nval x get() = if (flag) Color.Red else Color.Blue",
      "[flag false: 0.0 0.0 1.0 1.0 | true: 1.0 0.0 0.0 1.0]"
    ),
  ]

  /// Names without their owner: what a function runs on, and the types around it, have members too.
  static let hidden: [(String, String)] = [
    (
      "object C { var ink = Color.Red\n class In { fun f() { ink = Color.White } } }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:23: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red }\nclass K { fun f() { with(C) { ink = Color.White } } }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:31: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red }\nclass K { var ink = Color.Blue\n fun f() { C.apply { ink = Color.White } } }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:3:22: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red }\nclass K { fun C.f() { ink = Color.White } }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:2:23: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red }\nclass K { fun f() { with(C) { this.ink = Color.White } } }\nval x get() = C.ink",
      "? C.ink may be written"
    ),
    // `red` may be what the function runs on has.
    (
      "object C { var ink = Color.Red }\nval red = 1f\nfun f(c: Color) { c.run { C.ink = Color(red, red, red) } }\nval x get() = C.ink",
      "? C.ink may be written"
    ),
    (
      "object C { var ink = Color.Red }\nval page = Color.White\nfun f() { Button(onClick = { C.ink = page }) }\nval x get() = C.ink",
      "? C.ink may be written"
    ),
    (
      "object C { var ink = Color.Red }\nval page = Color.White\nfun f() { run { C.ink = page } }\nval x get() = C.ink",
      "[C.ink first: 1.0 0.0 0.0 1.0 | 0.kt:3:19: 1.0 1.0 1.0 1.0]"
    ),
    (
      "object C { var ink = Color.Red\n set(value) { field = value.copy(alpha = 0.5f) } }\nfun f() { C.ink = Color.White }\nval x get() = C.ink",
      "? C.ink may be written"
    ),
    (
      "object C { var ink = Color.Red }\nfun f() { listOf(Color.White).forEach { C.ink = it } }\nval x get() = C.ink",
      "? C.ink may be written"
    ),
  ]

  @Test(arguments: hidden)
  func `A write is found whatever its name is a member of`(_ code: String, _ expected: String)
    throws
  {
    #expect(try answer([code]) == expected)
  }

  @Test(arguments: written)
  func `Storage that may be written has no known value`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }

  static let names: [([String], String)] = [
    // The app's own function comes before the framework's, where nothing is imported by name.
    (["fun Color(value: Long) = 7\nval x = Color(0xFF336699)"], "7"),
    (
      [
        "package a\nfun Color(value: Long) = 7",
        "package b\nimport a.Color\nval x = Color(0xFF336699)",
      ], "7"
    ),
    (
      ["package a\nfun Color(value: Long) = 7", "package b\nval x = Color(0xFF336699)"],
      "0.2 0.4 0.6 1.0"
    ),
    (
      [
        "package a\nimport androidx.compose.ui.graphics.Color\nfun Color(text: String) = 7\nval x = Color(0xFF336699)"
      ], "0.2 0.4 0.6 1.0"
    ),
    (
      [
        "package a\nimport androidx.compose.ui.graphics.Color\nfun Color(text: String) = 7\nval x = Color(\"#336699\")"
      ], "7"
    ),
    (["package a\nval ink = 1", "package b\nval ink = 2\nval x = ink"], "2"),
    (
      ["package a\nval ink = 1", "package b\nval ink = 2", "package c\nimport a.*\nval x = ink"],
      "1"
    ),
    (
      ["package a\nval ink = 1", "package b\nimport a.ink as mine\nval ink = 2\nval x = mine"], "1"
    ),
    (["package a\nobject P { val ink = 1 }", "package b\nimport a.P.ink\nval x = ink"], "1"),
    (["package a\nval ink = 1", "package b\nval x = ink"], "? nothing here is called ink"),
    (["val ink = 1\nfun f(ink: Int) = ink\nval x = f(2)"], "2"),
    (["val ink = 1\nclass C { val ink = 2; fun f() = ink }\nval x = C().f()"], "2"),
    (["private val ink = 1\nval x = ink", "private val ink = 2"], "1"),
    (
      ["fun Color.copy(alpha: Float) = Color.Blue\nval x = Color.Red.copy(alpha = 1f)"],
      "1.0 0.0 0.0 1.0"
    ),
    (["val length = 5\nfun String.f() = length\nval x = \"abc\".f()"], "3"),
    (["fun f(): Int { val length = 5; return \"abc\".run { length } }\nval x = f()"], "5"),
  ]

  @Test(arguments: names)
  func `Names mean what the language says`(_ files: [String], _ expected: String) throws {
    #expect(try answer(files) == expected)
  }

  /// What isn't understood spreads, and ends the function around it.
  static let unknown: [(String, String)] = [
    (
      "fun f(): Int { if (external()) return 1; return 2 }\nval x = f()",
      "? nothing here is called external"
    ),
    (
      "fun f(): Int { listOf(1).forEach { return 1 }; return 2 }\nval x = f()",
      "1"
    ),
    ("class D : T by other\nval x = D().n", "? n isn't known"),
    (
      "val t = object : T { override val n = 1 }\nval x = t.n",
      "? this kind of code is not evaluated"
    ),
    ("val x: Int = (1 ]] 2)", "? this code isn't understood"),
    ("val x = throw Exception()", "? the code leaves here"),
    ("fun f(n: Int): Int = f(n + 1)\nval x = f(0)", "? it takes too much work"),
    ("val a = b\nval b = a\nval x = a", "? a needs itself"),
    ("fun f(): Int { val a = 1 / 0; return 3 }\nval x = f()", "3"),
  ]

  @Test(arguments: unknown)
  func `What is not understood is unknown`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }
}
