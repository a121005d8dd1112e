/// What `init` may take from the names of sources that give one token different values.
enum ContextGuesses {
  case none
  /// The scheme and the contrast that a source is for.
  case schemes
  /// Its theme too.
  case all
}
