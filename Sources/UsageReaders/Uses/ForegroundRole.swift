/// What a foreground draws.
package enum ForegroundRole: String, Sendable, CaseIterable {
  case text, icon, border
  /// A filled shape: a dot that says something, or a decoration.
  case shape
}
