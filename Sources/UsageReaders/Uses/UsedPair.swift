package import SourceText

/// A foreground and a background that meet in one place of the code.
package struct UsedPair: Sendable, Hashable {
  /// The color in front.
  package let foreground: UsedColor
  /// The color behind it.
  package let background: UsedColor
  /// The color behind the background, where there is one only.
  package let behind: UsedColor?
  /// What the foreground draws.
  package let role: ForegroundRole
  /// The conditions under which they meet, such as `:hover`; empty at rest.
  package let state: UsageState
  /// Whether the text is large text of WCAG; nil where its size is not known.
  package let isLarge: Bool?
  /// Where the foreground is given.
  package let place: SourceSpan
  /// Where the background is given.
  package let backgroundPlace: SourceSpan
}

extension UsedPair {
  /// The same whichever instances of views ask.
  var ofAnyInstance: UsedPair {
    UsedPair(
      foreground: foreground, background: background, behind: behind, role: role,
      state: state.ofAnyInstance, isLarge: isLarge, place: place, backgroundPlace: backgroundPlace)
  }

  /// The same where some conditions hold too.
  func under(_ conditions: [UsageState.Condition]) -> UsedPair {
    UsedPair(
      foreground: foreground, background: background, behind: behind, role: role,
      state: UsageState(state.conditions + conditions), isLarge: isLarge, place: place,
      backgroundPlace: backgroundPlace)
  }
}
