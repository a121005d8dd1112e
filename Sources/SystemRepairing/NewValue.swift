package import AuditEngine

/// A value of its own that a token gets at a new place.
package struct NewValue: Sendable {
  /// The contexts for which it is: several if one block is for all of them.
  package internal(set) var contexts: [String]
  /// What the repeated value becomes, at its place in the new contents; the same if only the other
  /// changes.
  package let change: PlannedChange
}
