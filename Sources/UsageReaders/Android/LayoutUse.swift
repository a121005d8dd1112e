package import SourceText

/// A color that a layout of Android gives to a text or an icon.
package struct LayoutUse: Sendable, Hashable {
  /// What lies behind it, where the layout tells that.
  package enum Background: Sendable, Hashable {
    /// A color that the view or one around it has.
    case color(ResourceReference)
    /// What is behind all of the layout: nothing in it has a background.
    case page
  }

  /// The color.
  package let foreground: ResourceReference
  /// What lies behind it.
  package let background: Background
  /// What it draws.
  package let role: ForegroundRole
  /// Where it is given.
  package let place: SourceSpan
}
