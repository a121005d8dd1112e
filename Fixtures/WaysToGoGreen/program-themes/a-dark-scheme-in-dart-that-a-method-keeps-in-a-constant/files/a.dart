class AppColors {
  const AppColors({required this.ink, required this.page});
  final Color ink;
  final Color page;
}
class Scheme {
  AppColors light() => AppColors(ink: Colors.black, page: Colors.white);
  AppColors dark({String? font}) {
    final white = Colors.white;
    final AppColors made = AppColors(ink: white, page: white);
    return made;
  }
}
