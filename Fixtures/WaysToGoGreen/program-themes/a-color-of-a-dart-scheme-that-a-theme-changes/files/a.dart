const _scheme = ColorScheme(
  surface: Colors.white, onSurface: Colors.black, brightness: Brightness.light);
final theme = ThemeData(colorScheme: _scheme.copyWith(onSurface: Colors.white));
