import 'package:flutter/material.dart';

class Theme {
  static const page = Color(0xFFFFFFFF);
  static const ink = Color(0xFF000000);
}

class Card {
  static final ink = brandInk();
}
