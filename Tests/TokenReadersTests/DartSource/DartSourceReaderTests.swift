import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct DartSourceReaderTests {
  private func read(_ text: String) -> ReadSource {
    ReadSource(text, path: "theme.dart", DartSourceReader())
  }

  /// By hand from the definitions of dart:ui's Color, and the tables of Flutter's Colors.
  @Test(
    "A color is what Flutter makes of it",
    arguments: [
      ("Color(0xFF36003C)", "#36003C"), ("const Color(0x8036003C)", "#36003C80"),
      ("Color(4281729084)", "#36003C"), ("Color(0x36003C)", "#36003C00"),
      ("Color.fromARGB(128, 27, 122, 158)", "#1B7A9E80"),
      ("Color.fromRGBO(27, 122, 158, 1)", "#1B7A9E"),
      ("const Color.fromRGBO(27, 122, 158, 0.5)", "#1B7A9E80"),
      ("Color.from(alpha: 1, red: 0.2, green: 0.4, blue: 1.0)", "#3366FF"),
      ("Color.fromARGB((0.75 * 255) ~/ 1, 255, 255, 255)", "#FFFFFFBF"),
      ("Colors.white", "#FFFFFF"), ("Colors.black54", "#0000008A"), ("Colors.red", "#F44336"),
      ("Colors.red[700]", "#D32F2F"), ("Colors.red[700]!", "#D32F2F"),
      ("Colors.red.shade700", "#D32F2F"), ("Colors.blueGrey.shade50", "#ECEFF1"),
      ("Colors.grey[850]", "#303030"), ("Colors.redAccent", "#FF5252"),
      ("Colors.tealAccent.shade400", "#1DE9B6"), ("m.Colors.green", "#4CAF50"),
      ("Color(0xFF36003C).withOpacity(0.5)", "#36003C80"),
      ("Colors.black.withOpacity(0.12)", "#0000001F"), ("Colors.black.withAlpha(64)", "#00000040"),
      ("Colors.black.withValues(alpha: 0.25)", "#00000040"),
      ("Color(int.parse('0xFF36003C'))", "#36003C"),
      ("1 < 2 ? Colors.white : Colors.black", "#FFFFFF"),
    ])
  func colors(_ text: String, _ hex: String) throws {
    let read = read("import 'package:flutter/material.dart' as m;\nfinal a = \(text);\n")
    #expect(read.messages.isEmpty)
    #expect(try read.hex("a") == hex)
  }

  @Test("An opacity that is written is kept, and one that is rounded is rounded")
  func opacity() throws {
    let read = read(
      """
      const a = Color.fromRGBO(0, 0, 0, 0.5);
      final b = Colors.black.withValues(alpha: 0.5);
      final c = Colors.black.withOpacity(0.5);
      """)
    #expect(try read.color("a").alpha == 0.5)
    #expect(try read.color("b").alpha == 0.5)
    #expect(try read.color("c").alpha == 128.0 / 255)
  }

  @Test(
    "What is not read is kept with the reason",
    arguments: [
      ("dark ? Colors.red : Colors.blue", "nothing here is called dark"),
      (
        "Color.lerp(Colors.red, Colors.blue, 0.5)!",
        "Color.lerp rounds differently in versions of Flutter"
      ),
      (
        "Color.alphaBlend(Colors.red, Colors.blue)",
        "Color.alphaBlend rounds differently in versions of Flutter"
      ),
      ("Theme.of(context).primaryColor", "what the theme gives isn't known here"),
      ("Colors.red.withRed(3)", "withRed isn't known"),
      ("Colors.red[750]", "the subscript isn't known"),
      ("CupertinoColors.activeBlue", "CupertinoColors has no activeBlue that is known"),
      (
        "Color.from(alpha: 1, red: 1, green: 0, blue: 0, colorSpace: ColorSpace.displayP3)",
        "a color space other than sRGB is not read"
      ),
      ("Color(int.parse('red'))", "int.parse isn't known"),
      ("Colors.red.withOpacity(2)", "the opacity is out of range"),
      ("other", "nothing here is called other"),
    ])
  func unread(_ text: String, _ reason: String) {
    let read = read("Color a = \(text);\n")
    let error = #expect(throws: ResolutionError.self) { try read.hex("a") }
    #expect(error?.message.contains(reason) == true)
  }

  @Test(
    "What is declared around a constant is part of its name",
    arguments: [
      ("const a = Colors.red;", "a"), ("class A { static const Color a = Colors.red; }", "A.a"),
      ("abstract final class A { A._(); static const a = Colors.red; }", "A.a"),
      ("class A extends B<C> with D implements E { final Color a = Colors.red; }", "A.a"),
      ("const int n = 1; Color get a => Colors.red;", "a"),
      ("class A { Color get a { return Colors.red; } void f() { final b = Colors.blue; } }", "A.a"),
      ("extension X on B { static const a = Colors.red; }", "X.a"),
      ("enum A { a(Colors.red), b(null); const A(this.c); final Color? c; }", "A.a.c"),
      ("@immutable\nclass A { const A(); @Deprecated('x') static const a = Colors.red; }", "A.a"),
      ("Color f(int x) => Colors.blue;\nColor a() => Colors.red;", "a"),
      ("const List<Color> a = <Color>[Colors.red];", "a.0"),
      ("const a = {'x': Colors.red};", "a.x"),
    ])
  func names(_ text: String, _ name: String) throws {
    let read = read(text)
    #expect(read.messages.isEmpty)
    #expect(read.names.contains(name))
    #expect(try read.hex(name) == "#F44336")
  }

  @Test("A swatch has a color and its shades")
  func swatch() throws {
    let read = read(
      """
      class P {
        static const int _value = 0xFF112233;
        static const MaterialColor brand = MaterialColor(_value, <int, Color>{
          50: Color(0xFFAABBCC), 500: Color(_value),
        });
        static final hover = brand.shade50;
        static final pressed = P.brand[500];
        static const a = Colors.red, b = a;
      }
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("P.brand") == "#112233")
    #expect(try read.hex("P.hover") == "#AABBCC")
    #expect(try read.hex("P.pressed") == "#112233")
    #expect(try read.hex("P.b") == "#F44336")
  }

  private func axes(_ read: ReadSource) -> [String] {
    read.catalog.axes.map { "\($0.name): \($0.contexts.joined(separator: ", "))" }
  }

  @Test("Functions that return schemes are light and dark, with contrasts")
  func builder() throws {
    let read = read(
      """
      class MaterialTheme {
        final TextTheme textTheme;
        const MaterialTheme(this.textTheme);
        static ColorScheme lightScheme() {
          return const ColorScheme(brightness: Brightness.light, primary: Color(0xff000001));
        }
        ThemeData light() { return theme(lightScheme()); }
        static ColorScheme lightHighContrastScheme() {
          return const ColorScheme(brightness: Brightness.light, primary: Color(0xff000002));
        }
        static ColorScheme darkScheme() => ColorScheme.dark(primary: Color(0xff000003));
        ThemeData theme(ColorScheme colorScheme) => ThemeData(
          brightness: colorScheme.brightness, canvasColor: colorScheme.surface);
      }
      """)
    #expect(
      read.messages == [
        "theme.dart:12:47: warning: not read: this 'ThemeData', whose colors are known only while the app "
          + "runs; others are read"
      ])
    #expect(axes(read) == ["scheme: light, dark", "contrast: standard, high"])
    #expect(
      try read.hexes("ColorScheme.primary") == ["#000001", "#000002", "#000003", "#000003"])
    #expect(throws: ResolutionError.self) { try read.hex("ColorScheme.onPrimary") }
  }

  @Test("A scheme within a theme is found, and what stands beside it")
  func theme() throws {
    let read = read(
      """
      class Brand extends ThemeExtension<Brand> {
        const Brand({required this.accent, this.onAccent = Colors.white});
        final Color accent;
        final Color onAccent;
      }
      final lightTheme = ThemeData(
        brightness: Brightness.light,
        scaffoldBackgroundColor: Colors.white,
        colorScheme: const ColorScheme.light(primary: Colors.red),
        appBarTheme: AppBarTheme(backgroundColor: Colors.blue, elevation: 0),
        extensions: const [Brand(accent: Colors.green)],
      );
      final darkTheme = ThemeData(
        scaffoldBackgroundColor: Colors.black,
        colorScheme: const ColorScheme.dark(primary: Colors.black),
        appBarTheme: AppBarTheme(backgroundColor: Colors.black),
        extensions: const [Brand(accent: Colors.grey, onAccent: Colors.black)],
      );
      """)
    #expect(read.messages.isEmpty)
    #expect(axes(read) == ["scheme: light, dark"])
    #expect(try read.hexes("ColorScheme.primary") == ["#F44336", "#000000"])
    #expect(try read.hexes("ThemeData.scaffoldBackgroundColor") == ["#FFFFFF", "#000000"])
    #expect(try read.hexes("ThemeData.appBarTheme.backgroundColor") == ["#2196F3", "#000000"])
    #expect(try read.hexes("Brand.accent") == ["#4CAF50", "#9E9E9E"])
    #expect(try read.hexes("Brand.onAccent") == ["#FFFFFF", "#000000"])
  }

  @Test("A scheme from a seed is not read, except for what is given")
  func seed() throws {
    let read = read(
      "final light = ColorScheme.fromSeed(seedColor: Colors.red, primary: Colors.green);")
    #expect(try read.hex("ColorScheme.primary") == "#4CAF50")
    let error = #expect(throws: ResolutionError.self) { try read.hex("ColorScheme.surface") }
    #expect(error?.message.contains("ColorScheme.fromSeed computes it") == true)
  }

  @Test("Constructors that fill fields are instances")
  func constructors() throws {
    let read = read(
      """
      class AppColors {
        final Color page;
        final Color ink;
        const AppColors({required this.page, required this.ink});
        const AppColors.light() : page = Colors.white, ink = const Color(0xFF222222);
        const AppColors.dark() : this(page: Colors.black, ink: Colors.white);
      }
      """)
    #expect(read.messages.isEmpty)
    #expect(axes(read) == ["scheme: light, dark"])
    #expect(try read.hexes("AppColors.page") == ["#FFFFFF", "#000000"])
    #expect(try read.hexes("AppColors.ink") == ["#222222", "#FFFFFF"])
  }

  @Test("A variable that is assigned again is not read")
  func assigned() {
    let read = read(
      "class A { static Color a = Colors.red; static Color b = Colors.red; }\nvoid f() { A.a = Colors.blue; }\n"
    )
    #expect(throws: ResolutionError.self) { try read.hex("A.a") }
    #expect(throws: Never.self) { try read.hex("A.b") }
  }

  private static let palette = """
    class AppColors { const AppColors({required this.ink, required this.page}); final Color ink; final Color page; }

    """

  @Test(
    "A parameter is no constant of its name",
    arguments: [
      "{required Color t}) => AppColors(ink: t,", "{Color? t}) => AppColors(ink: t!,",
      "[Color t = Colors.red]) => AppColors(ink: t,",
    ])
  func parameters(_ text: String) throws {
    let read = read(
      Self.palette
        + """
        const t = Colors.white;
        AppColors lightColors() => AppColors(ink: Colors.black, page: Colors.white);
        AppColors darkColors(\(text) page: Colors.black);
        """)
    #expect(try read.hexes("AppColors.page") == ["#FFFFFF", "#000000"])
    #expect(throws: ResolutionError.self) { try read.hexes("AppColors.ink") }
  }

  @Test(
    "What a class gives itself is not what it hands on",
    arguments: ["Color get ink => Colors.red;", "final Color ink = Colors.red;"])
  func overridden(_ member: String) throws {
    let read = read(
      Self.palette
        + """
        class Light extends AppColors { const Light() : super(ink: Colors.black, page: Colors.white); }
        class Dark extends AppColors {
          const Dark() : super(ink: Colors.white, page: Colors.black);
          @override \(member)
        }
        """)
    #expect(try read.hexes("AppColors.page") == ["#FFFFFF", "#000000"])
    #expect(try read.hexes("AppColors.ink") == ["#000000", "#F44336"])
  }

  @Test("Defaults for what is extended are an instance")
  func superDefaults() throws {
    let read = read(
      Self.palette
        + """
        class Light extends AppColors { const Light() : super(ink: Colors.black, page: Colors.white); }
        class Dark extends AppColors { const Dark({super.ink = Colors.red, super.page = Colors.black}); }
        """)
    #expect(try read.hexes("AppColors.ink") == ["#000000", "#F44336"])
  }

  /// `lerp` makes what shows while one theme fades into another, between the colors of both.
  @Test("What lerp makes is no theme beside the others, and what another function makes is one")
  func lerp() throws {
    func theme(_ name: String) -> ReadSource {
      read(
        """
        class AppColors {
          const AppColors({required this.ink});
          final Color ink;
          AppColors \(name)(AppColors other, double t) {
            return AppColors(ink: Color.lerp(ink, other.ink, t)!);
          }
        }
        const lightAppColors = AppColors(ink: Color(0xFF36003C));
        const darkAppColors = AppColors(ink: Color(0xFFECEFF1));
        """)
    }
    #expect(try theme("lerp").hexes("AppColors.ink") == ["#36003C", "#ECEFF1"])
    #expect(throws: ResolutionError.self) { try theme("between").hexes("AppColors.ink") }
  }
}
