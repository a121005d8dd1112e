/// Which changes of a plan are made.
package enum ChangeSelection: Sendable {
  /// Those that nobody has to look at.
  case safe
  /// These, and those that some findings need, by the beginnings of their fingerprints.
  case applying([String])
  case all
}
