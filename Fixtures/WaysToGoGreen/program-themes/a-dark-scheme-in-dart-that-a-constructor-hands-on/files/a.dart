class AppColors {
  const AppColors({required this.ink, required this.page});
  final Color ink;
  final Color page;
}
class Scheme extends AppColors {
  const Scheme.light() : super(ink: Colors.black, page: Colors.white);
  const Scheme.dark() : super(ink: const Color(0xFFFFFFFF), page: Colors.white);
}
