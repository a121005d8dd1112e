final ink = Colors.black.withOpacity(0.3);
const page = Colors.white;
