import 'package:flutter/material.dart';
class Base {
  final Color text;
  final Color page;
  Base({required this.text, required this.page});
}
class AppColors extends Base {
  AppColors({required Color text, required super.page}) : super(text: text.withOpacity(0.2));
}
final light = AppColors(text: Color(0xFF222222), page: Color(0xFFFFFFFF));
final dark = AppColors(text: Color(0xFFDDDDDD), page: Color(0xFF000000));
