import 'package:flutter/material.dart';

import 'colors.dart';

final ThemeData lightTheme = ThemeData(
  colorScheme: const ColorScheme.light(
    primary: Tide.deep,
    onPrimary: Colors.white,
    surface: Tide.foam,
    onSurface: Color(0xff102a31),
  ),
  appBarTheme: AppBarTheme(
    backgroundColor: Tide.deep[100],
    foregroundColor: Tide.deep.shade900,
  ),
  extensions: const [HarborColors(buoy: Colors.orange)],
);

final ThemeData darkTheme = ThemeData(
  brightness: Brightness.dark,
  colorScheme: ColorScheme.dark(
    primary: Tide.deep.shade100,
    onPrimary: Tide.deep,
    surface: Tide.deep.shade900,
    onSurface: Colors.white.withOpacity(0.87),
  ),
  appBarTheme: AppBarTheme(
    backgroundColor: Tide.deep,
    foregroundColor: Colors.white.withValues(alpha: 0.6),
  ),
  extensions: const [HarborColors(buoy: Color(0xFFFFB74D), muted: Colors.blueGrey)],
);
