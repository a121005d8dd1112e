package import SourceText

/// A color in code whose file does not say what it meets.
package struct LoneColor: Sendable, Hashable {
  /// The color.
  package let color: UsedColor
  /// What it draws; nil for a background.
  package let role: ForegroundRole?
  /// The conditions under which it shows.
  package let state: UsageState
  /// Where it is given.
  package let place: SourceSpan
  /// Whether nothing but what calls its function may lie behind it.
  package let isOfCaller: Bool

  /// The only question of the code that leads to it, and its answer: `if (isOwn) … else …`.
  package var answer: (question: String, holds: Bool)? {
    guard state.conditions.count == 1, let choice = state.conditions[0].choice,
      [UsageState.holds, UsageState.holdsNot].contains(choice.value)
    else { return nil }
    return (choice.subject, choice.value == UsageState.holds)
  }
}
