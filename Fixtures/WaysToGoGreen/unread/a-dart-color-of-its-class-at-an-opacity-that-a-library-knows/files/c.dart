import 'package:flutter/material.dart';

class C {
  static const ink = Color(0xFF000000);
  static const page = Color(0xFFFFFFFF);
  static final faint = ink.withOpacity(Lib.alpha);
}
