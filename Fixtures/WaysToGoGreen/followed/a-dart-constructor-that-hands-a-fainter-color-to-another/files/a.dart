import 'package:flutter/material.dart';
class AppColors {
  final Color text;
  final Color page;
  AppColors({required Color text, required Color page}) : this._(text.withOpacity(0.2), page);
  AppColors._(this.text, this.page);
}
final light = AppColors(text: Color(0xFF222222), page: Color(0xFFFFFFFF));
final dark = AppColors(text: Color(0xFFDDDDDD), page: Color(0xFF000000));
