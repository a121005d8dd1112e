/// The custom properties that a rule sets to others for the elements of its selector, such as those of a
/// kind of button.
package struct ScopedColors: Sendable, Hashable {
  /// The properties with the ones that they are set to; nil for a background that shows nothing.
  package let values: [String: UsedColor?]
  /// The background that the rule gives to its elements, where it gives one color.
  package let background: UsedColor?
  /// The conditions under which they are set.
  package let state: UsageState
}
