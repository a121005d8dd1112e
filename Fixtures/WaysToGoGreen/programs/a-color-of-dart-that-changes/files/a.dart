Color ink = Colors.black;
const page = Colors.white;
void night() { ink = Colors.white; }
