/// How much a change is seen.
package enum ChangeVisibility: Sendable, Hashable {
  case barely, visible, strong

  /// By its difference ΔEOK. [Björn Ottosson, Oklab: 0.02 is just noticeable side by side]
  package init(_ difference: Double) {
    self = difference < 0.03 ? .barely : difference < 0.15 ? .visible : .strong
  }
}
