class C {
  static Color ink(BuildContext c) =>
    Theme.of(c).brightness == Brightness.dark ? Colors.white : Colors.black;
  static const page = Colors.white;
}
