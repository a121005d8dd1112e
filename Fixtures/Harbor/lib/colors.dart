import 'package:flutter/material.dart';

abstract final class Tide {
  static const int _deep = 0xFF0B3C49;
  static const MaterialColor deep = MaterialColor(_deep, <int, Color>{
    100: Color(0xFFD3E4E8),
    500: Color(_deep),
    900: Color(0xFF041A20),
  });
  static const foam = Color.fromRGBO(246, 250, 251, 1);
}

class HarborColors extends ThemeExtension<HarborColors> {
  const HarborColors({required this.buoy, this.muted = Colors.blueGrey});

  final Color buoy;
  final Color muted;
}
