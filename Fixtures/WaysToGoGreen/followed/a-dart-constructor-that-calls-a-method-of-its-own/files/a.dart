import 'package:flutter/material.dart';
class AppColors {
  Color text;
  Color page;
  AppColors({required this.text, required this.page}) { fade(); }
  void fade() { text = page; }
}
final light = AppColors(text: Color(0xFF222222), page: Color(0xFFFFFFFF));
final dark = AppColors(text: Color(0xFFDDDDDD), page: Color(0xFF000000));
