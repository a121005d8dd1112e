/// What a shell offers for a value of an option or an operand.
enum Completion: Sendable, Hashable {
  /// Nothing: the value is the user's own.
  case nothing
  case files
  case folders
  /// One of a few words.
  case words([String])
  /// A file, optionally after the name of a report format and `=`.
  case reportFile
  /// Names from the policy and its tokens, which the tool lists.
  case names([ListSubject])
}
