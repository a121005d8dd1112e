class C {
  final Color ink;
  final Color page;
  const C({required Color ink, required this.page}) : ink = ink.withOpacity(0.3);
}
const light = C(ink: Color(0xFF000000), page: Color(0xFFFFFFFF));
