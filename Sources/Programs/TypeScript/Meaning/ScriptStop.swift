/// Why code didn't come to its end.
enum ScriptStop: Error {
  /// It threw what the machine keeps.
  case thrown(SyntaxNode)
  /// What goes on isn't known.
  case lost(Unknown)
}
