const ink = Colors.black;
final light = ThemeData(
  colorScheme: ColorScheme.light(surface: Colors.white, onSurface: ink));
final dark = ThemeData(
  colorScheme: ColorScheme.dark(surface: Colors.black, onSurface: ink));
