import DesignTokens
import TestSupport
import Testing
import TokenReaders

@Suite struct DartSwitchTests {
  private func read(_ text: String) -> ReadSource {
    ReadSource(text, path: "theme.dart", DartSourceReader())
  }

  private static let expression = """
    return switch (this) { Place.sea => const Color(0xFF16184D), Place.sun || .sand => Colors.red };
    """
  private static let statement = """
    switch (this) {
      case Place.sea: return const Color(0xFF16184D);
      case Place.sun: case Place.sand: return Colors.red;
    }
    """

  @Test(
    "A getter with a color for each entry gives each entry its own",
    arguments: [expression, statement])
  func entries(_ body: String) throws {
    let read = read("extension PlaceColors on Place { Color get page { \(body) } }")
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(read.names == ["Place.sand.page", "Place.sea.page", "Place.sun.page"])
    #expect(try read.hex("Place.sea.page") == "#16184D")
    #expect(try read.hex("Place.sun.page") == "#F44336")
    #expect(try read.hex("Place.sand.page") == "#F44336")
    #expect(read.catalog.axes.isEmpty)
  }

  @Test("What is left gets the last color, where the entries are known")
  func others() throws {
    let getter =
      "Color get page => switch (this) { Place.sea => Colors.black, _ => Colors.white };"
    let read = read("enum Place { sea, sun, sand; \(getter) }")
    #expect(try read.hex("Place.sea.page") == "#000000")
    #expect(try read.hex("Place.sun.page") == "#FFFFFF")
    #expect(try read.hex("Place.sand.page") == "#FFFFFF")
    let elsewhere = self.read("extension PlaceColors on Place { \(getter) }")
    #expect(elsewhere.names == ["Place.page"])
    #expect(throws: ResolutionError.self) { try elsewhere.hex("Place.page") }
  }

  @Test("The entries of a theme are contexts")
  func themes() throws {
    let read = read(
      """
      enum AppTheme {
        light, dark;
        Color get page => switch (this) { AppTheme.light => Colors.white, AppTheme.dark => Colors.black };
        Color get ink => switch (this) { AppTheme.light => Colors.black, AppTheme.dark => Colors.white };
      }
      """)
    #expect(try read.hexes("AppTheme.page") == ["#FFFFFF", "#000000"])
    #expect(try read.hexes("AppTheme.ink") == ["#000000", "#FFFFFF"])
  }

  @Test(
    "A condition of an entry is no color, and neither is one that is computed",
    arguments: [
      "Place.sea when isDay => Colors.red, Place.sun => Colors.blue",
      "Place.sea => Color.lerp(Colors.red, Colors.blue, 0.5)!, Place.sun => Colors.blue",
    ])
  func unread(_ cases: String) {
    let read = read("enum Place { sea, sun; Color get page => switch (this) { \(cases) }; }")
    #expect(throws: ResolutionError.self) { try read.hex("Place.sea.page") }
  }

  /// The defaults from Flutter's documentation of `ColorScheme.light`.
  @Test("A theme that a function copies from Flutter's has the roles that it gives")
  func copied() throws {
    let read = read(
      """
      final ThemeData shopTheme = _buildTheme();
      ThemeData _buildTheme() {
        final base = ThemeData.light();
        return base.copyWith(
          colorScheme: const ColorScheme.light().copyWith(primary: Color(0xFF5D1049), error: Colors.orange),
          scaffoldBackgroundColor: Colors.white,
        );
      }
      """)
    #expect(read.catalog.axes.map(\.contexts) == [["light"]])
    #expect(try read.hex("ColorScheme.primary") == "#5D1049")
    #expect(try read.hex("ColorScheme.onPrimary") == "#FFFFFF")
    #expect(try read.hex("ColorScheme.secondary") == "#03DAC6")
    #expect(try read.hex("ColorScheme.error") == "#FF9800")
    #expect(try read.hex("ThemeData.scaffoldBackgroundColor") == "#FFFFFF")
    #expect(throws: ResolutionError.self) { try read.hex("ColorScheme.primaryContainer") }
  }

  @Test(
    "A scheme that a theme changes is not judged as it was",
    arguments: [("Colors.black", true), ("Colors.red", false)])
  func changed(_ color: String, _ isRead: Bool) throws {
    let read = read(
      """
      const _scheme = ColorScheme(
        primary: Colors.black, onPrimary: Colors.white, brightness: Brightness.light);
      final theme = ThemeData(
        canvasColor: Colors.white, colorScheme: _scheme.copyWith(primary: \(color)));
      """)
    #expect(read.catalog.conditions == (isRead ? [] : ["ColorScheme changed in a function"]))
    #expect(try read.hex("ColorScheme.onPrimary") == "#FFFFFF")
  }
}
