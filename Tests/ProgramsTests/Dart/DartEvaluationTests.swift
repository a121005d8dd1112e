import Programs
import SourceText
import Testing

/// What Dart comes to. Expected values are calculated by hand from the language specification: numbers
/// (17.1, 17.30 to 17.34), collections (17.9), constructors (10.7), switches, null-aware operators.
@Suite struct DartEvaluationTests {
  /// The answer of `x` in a program.
  private func answer(_ files: [String], _ path: String = "x") throws -> String {
    let program = Program(
      files.enumerated().map { SourceFile(path: "f\($0).dart", text: $1) })
    let member = try #require(program.member(path))
    return shown(program.answer(for: member, with: Evaluator(program)))
  }

  static let values: [(String, String)] = [
    // In its body a constructor knows the field, and not the parameter that fills it.
    ("class A { int n; A(this.n) { n = n + 1; } }\nfinal x = A(1).n;", "2"),
    (
      "class A { final int n; A({required this.n}); }\nclass B extends A { B({super.n = 3}); }\nfinal x = B().n;",
      "3"
    ),
    ("final x = 128 / 255;", "0.5019607843137255"),
    ("final x = 7 ~/ 2;", "3"),
    ("final x = -7 ~/ 2;", "-3"),
    ("final x = -7 % 3;", "2"),
    ("final x = 5.5 % -2;", "1.5"),
    ("final x = 9223372036854775807 + 1;", "-9223372036854775808"),
    ("double x = 1;", "1.0"),
    ("final x = 1 == 1.0;", "true"),
    ("final x = (0xFF3B30 >> 16) & 0xFF;", "255"),
    ("final x = -1 >>> 60;", "15"),
    ("final x = 1 << 64;", "0"),
    ("final x = 2 + 3 * 4 - 1;", "13"),
    ("final x = 6 & 3 | 8;", "10"),
    ("final x = 1 < 2 ? 3 : 4;", "3"),
    ("final a = 3;\nfinal x = 'v$a-${a + 1}' '!';", "v3-4!"),
    ("final x = r'a$b';", "a$b"),
    ("int f(int a, [int b = 2]) => a * 10 + b;\nfinal x = f(1);", "12"),
    (
      "int f(int a, {int b = 2, required int c}) { return a * 100 + b * 10 + c; }\nfinal x = f(1, c: 3);",
      "123"
    ),
    ("double f(double a) => a / 2;\nfinal x = f(1);", "0.5"),
    (
      "int f() { var n = 0; for (final i in [1, 2, 3, 4]) { if (i == 2) continue; n += i; } return n; }\nfinal x = f();",
      "8"
    ),
    ("int f() { var n = 0; while (n < 10) { n++; } return n; }\nfinal x = f();", "10"),
    (
      "int f(int a) { switch (a) { case 1: case 2: return 7; default: return 9; } }\nfinal x = f(2);",
      "7"
    ),
    (
      "int f(int a) => switch (a) { 1 || 2 => 7, 3 when a > 5 => 8, _ => 9 };\nfinal x = f(3);", "9"
    ),
    ("final x = [1, 2, 3].map((i) => i * 2).where((i) => i > 2).fold(0, (a, b) => a + b);", "10"),
    ("final x = {'a': 1, 'b': 2}['b'];", "2"),
    (
      "const a = [1, 2];\nconst x = [0, ...a, if (true) 3 else 4, for (var i in a) i * 5];",
      "[0, 1, 2, 3, 5, 10]"
    ),
    ("const int? a = null;\nfinal x = a ?? 4;", "4"),
    (
      "class P { final int a; final int b; const P(this.a, {this.b = 2}); }\nfinal x = P(1, b: 3).a + const P(4).b;",
      "3"
    ),
    (
      "class P { final int a; P(int b) : a = b * 2; P.twice(int c) : this(c * 2); }\nfinal x = P.twice(3).a;",
      "12"
    ),
    (
      "class P { final int a; P._(this.a); factory P.of(int b) { return P._(b + 1); } }\nfinal x = P.of(3).a;",
      "4"
    ),
    (
      "class A { final int a; const A(this.a); int f() => a; }\nclass B extends A { const B(super.a); @override int f() => a * 2; }\nA g() => B(4);\nfinal x = g().f();",
      "8"
    ),
    (
      "class A { final double a; const A({required this.a}); A copyWith({double? a}) => A(a: a ?? this.a); }\nfinal x = A(a: 1).copyWith().a;",
      "1.0"
    ),
    (
      "mixin M { int get both => one * 2; int get one; }\nclass A with M { @override int get one => 4; }\nfinal x = A().both;",
      "8"
    ),
    (
      "enum E { a(1), b.named(2); final int n; const E(this.n); const E.named(int m) : n = m * 10; int get twice => n * 2; }\nfinal x = E.a.twice + E.b.twice;",
      "42"
    ),
    ("enum E { a, b }\nfinal x = E.values.map((e) => e.name).toList();", "[a, b]"),
    ("extension on int { int get twice => this * 2; }\nfinal x = 5.twice;", "10"),
    ("class A { int n = 1; }\nfinal x = (A()..n = 5).n;", "5"),
    (
      "class A { int n = 1; }\nint f() { final a = A(); final b = a; b.n = 7; return a.n; }\nfinal x = f();",
      "7"
    ),
    (
      "int f(int Function(int) g) => g(3);\nfinal x = f((i) => i + 1) + f((i) { return i * 2; });",
      "10"
    ),
    ("class A { static const n = 3; static int f() => n + 1; }\nfinal x = A.f() + A.n;", "7"),
    ("final x = int.parse('1F', radix: 16);", "31"),
    ("final x = 'abc'.substring(1).toUpperCase() + 'x'.padLeft(3, '0');", "BC00x"),
    ("int get x { final (a, b) = (1, 2); return a * 10 + b; }", "12"),
    ("int? f() => null;\nfinal x = f()?.abs() ?? 9;", "9"),
    ("bool a = true;\nfinal x = !a || 3 != 4 && a;", "true"),
    ("int get x { int a = 1; a += 2; return a; }", "3"),
    ("final f = (int a, int b) => a - b;\nfinal x = f(5, 3);", "2"),
    (
      "abstract class T { int get ink; }\nclass L implements T { const L(); final int ink = 4; }\nint g(T t) => t.ink;\nfinal x = g(const L());",
      "4"
    ),
  ]

  @Test(arguments: values)
  func `Code comes to what the language says`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }

  static let colors: [(String, String)] = [
    ("const x = Color(0xFF336699);", "0.2 0.4 0.6 1.0"),
    ("const x = Color.fromARGB(51, 51, 102, 153);", "0.2 0.4 0.6 0.2"),
    ("const x = Color.fromRGBO(51, 102, 153, 0.5);", "0.2 0.4 0.6 0.5"),
    ("final x = Color(0xFF336699).withOpacity(0.5);", "0.2 0.4 0.6 0.5019607843137255"),
    ("final x = Color(0xFF336699).withAlpha(51);", "0.2 0.4 0.6 0.2"),
    ("final x = Color(0xFF336699).withValues(alpha: 0.25);", "0.2 0.4 0.6 0.25"),
    ("const x = Colors.white;", "1.0 1.0 1.0 1.0"),
    (
      "const Color x = Colors.red;", "0.9568627450980393 0.2627450980392157 0.21176470588235294 1.0"
    ),
    ("final x = Colors.red[700];", "0.8274509803921568 0.1843137254901961 0.1843137254901961 1.0"),
    (
      "final x = Colors.red.shade700;",
      "0.8274509803921568 0.1843137254901961 0.1843137254901961 1.0"
    ),
    (
      "final x = Colors.red.withAlpha(51);",
      "0.9568627450980393 0.2627450980392157 0.21176470588235294 0.2"
    ),
    (
      "const brand = MaterialColor(0xFF336699, {50: Color(0xFFFFFFFF), 900: Color(0xFF000000)});\nfinal x = brand.shade50;",
      "1.0 1.0 1.0 1.0"
    ),
    (
      "const brand = MaterialColor(0xFF336699, {50: Color(0xFFFFFFFF)});\nColor get x => brand;",
      "0.2 0.4 0.6 1.0"
    ),
    ("import 'package:flutter/material.dart' as m;\nfinal x = m.Colors.black;", "0.0 0.0 0.0 1.0"),
    (
      "import 'package:flutter/material.dart' as m;\nfinal x = m.Color(0xFF336699);",
      "0.2 0.4 0.6 1.0"
    ),
    (
      "Color x(Brightness b) => b == Brightness.dark ? Colors.white : Colors.black;",
      "[scheme light: 0.0 0.0 0.0 1.0 | dark: 1.0 1.0 1.0 1.0]"
    ),
    (
      "Color x(BuildContext c) => Theme.of(c).brightness == Brightness.dark ? Colors.white : Colors.black;",
      "[scheme light: 0.0 0.0 0.0 1.0 | dark: 1.0 1.0 1.0 1.0]"
    ),
    (
      "Color x(BuildContext c) => switch (MediaQuery.platformBrightnessOf(c)) { Brightness.dark => Colors.white, Brightness.light => Colors.black };",
      "[scheme light: 0.0 0.0 0.0 1.0 | dark: 1.0 1.0 1.0 1.0]"
    ),
    (
      "final x = Theme.of(c).brightness == Brightness.dark ? Colors.white : Colors.black;",
      "? a constant keeps the scheme in which it was made"
    ),
    ("final x = ColorScheme.light(primary: Colors.white).primary;", "1.0 1.0 1.0 1.0"),
    (
      "final x = ColorScheme.dark().surface;",
      "0.07058823529411765 0.07058823529411765 0.07058823529411765 1.0"
    ),
    ("final x = ColorScheme.light().tertiary;", "? the default of Flutter applies to tertiary"),
    (
      "final x = ColorScheme.fromSeed(seedColor: Colors.red).primary;",
      "? ColorScheme.fromSeed computes it"
    ),
    ("final x = ThemeData(colorScheme: ColorScheme.dark()).brightness;", ".dark"),
    (
      "final x = Color.lerp(Colors.red, Colors.blue, 0.5);",
      "? Color.lerp rounds differently in versions of Flutter"
    ),
    (
      "final x = Colors.white.computeLuminance() > 0.5 ? Colors.black : Colors.white;",
      "0.0 0.0 0.0 1.0"
    ),
    (
      "Color hex(String h) => Color(int.parse('FF' + h.replaceAll('#', ''), radix: 16));\nfinal x = hex('#336699');",
      "0.2 0.4 0.6 1.0"
    ),
    (
      "extension D on Color { Color dim([double k = 0.5]) => withValues(alpha: a * k); }\nfinal x = Colors.white.dim();",
      "1.0 1.0 1.0 0.5"
    ),
  ]

  @Test(arguments: colors)
  func `Colors are those of Flutter`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }

  /// What is written anywhere has no known value.
  static let written: [(String, String)] = [
    (
      "class C { static Color ink = Colors.black; }\nvoid f() { C.ink = Colors.white; }\nColor get x => C.ink;",
      "? C.ink may be written"
    ),
    (
      "class C { static Color ink = Colors.black; static void f() { ink = Colors.white; } }\nColor get x => C.ink;",
      "? C.ink may be written"
    ),
    (
      "Color ink = Colors.black;\nvoid f() { ink = Colors.white; }\nColor get x => ink;",
      "? ink may be written"
    ),
    (
      "Color? ink;\nvoid f() { ink ??= Colors.white; }\nColor? get x => ink;",
      "[ink? nil: nil | some: ? ink may be written]"
    ),
    ("var n = 1;\nvoid f() { n++; }\nint get x => n;", "? n may be written"),
    ("var n = 1;\nvoid f() { --n; }\nint get x => n;", "? n may be written"),
    (
      "final inks = [Colors.black];\nvoid f() { inks[0] = Colors.white; }\nColor get x => inks[0];",
      "? inks may be written"
    ),
    (
      "final inks = [Colors.black];\nvoid f() { inks.insert(0, Colors.white); }\nColor get x => inks[0];",
      "? inks may be written"
    ),
    (
      "class P { Color ink = Colors.black; }\nfinal p = P();\nvoid f(P q) { q.ink = Colors.white; }\nColor get x => p.ink;",
      "? P.ink may be written"
    ),
    (
      "class P { Color ink = Colors.black; }\nfinal p = P();\nvoid f(P q) { q..ink = Colors.white; }\nColor get x => p.ink;",
      "? P.ink may be written"
    ),
    (
      "var flag = false;\nvoid f() { flag = true; }\nColor get x => flag ? Colors.white : Colors.black;",
      "[flag false: 0.0 0.0 0.0 1.0 | true: 1.0 1.0 1.0 1.0]"
    ),
  ]

  @Test(arguments: written)
  func `Storage that may be written has no known value`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }

  static let names: [([String], String)] = [
    (["Color Color(int v) => 7;\nfinal x = Color(0xFF336699);"], "7"),
    (["class Colors { static const red = 7; }\nfinal x = Colors.red;"], "7"),
    (["final x = Colors.black;", "class Colors { static const black = 7; }"], "0.0 0.0 0.0 1.0"),
    (
      ["import 'f1.dart';\nfinal x = Colors.black;", "class Colors { static const black = 7; }"],
      "7"
    ),
    (
      [
        "import 'f1.dart';\nfinal x = Colors.black;", "export 'src/f2.dart';",
        "class Colors { static const black = 7; }",
      ], "7"
    ),
    (["const _a = 1;\nfinal x = _a;", "const _a = 2;"], "1"),
    (["final x = _a;", "const _a = 2;"], "? nothing here is called _a"),
    (["part 'f1.dart';\nfinal x = _a;", "part of 'f0.dart';\nconst _a = 2;"], "2"),
    (["const a = 1;\nint f(int a) => a;\nfinal x = f(2);"], "2"),
    (["const a = 1;\nclass C { final a = 2; int f() => a; }\nfinal x = C().f();"], "2"),
    (["extension X on Color { static const a = 3; }\nfinal x = X.a;"], "3"),
  ]

  @Test(arguments: names)
  func `Names mean what the language says`(_ files: [String], _ expected: String) throws {
    #expect(try answer(files) == expected)
  }

  static let unknown: [(String, String)] = [
    (
      "int f() { if (external()) return 1; return 2; }\nfinal x = f();",
      "? nothing here is called external"
    ),
    (
      "int f() { if (1 < 2) throw Exception(); return 2; }\nfinal x = f();",
      "? this statement is not evaluated"
    ),
    ("final x = (1 ]] 2);", "? this code isn't understood"),
    ("int f(int n) => f(n + 1);\nfinal x = f(0);", "? it takes too much work"),
    ("final a = b;\nfinal b = a;\nfinal x = a;", "? a needs itself"),
    (
      "class A { bool operator ==(Object o) => true; }\nfinal x = A() == A();",
      "? whether these are equal isn't known"
    ),
    (
      "class A { A operator +(A o) => o; }\nfinal x = A() + A();",
      "? the operator isn't known for these values"
    ),
    ("Future<int> f() async => 3;\nfinal x = f();", "? what it does isn't known"),
  ]

  @Test(arguments: unknown)
  func `What is not understood is unknown`(_ code: String, _ expected: String) throws {
    #expect(try answer([code]) == expected)
  }
}
