/// What a foreground draws.
package enum ForegroundRole: String, Sendable, CaseIterable {
  case text, icon, border
}
