/// A color that a style sheet gives to elements, where it does not say what it meets there, or where the
/// elements are the page itself.
package struct ElementColor: Sendable, Hashable {
  /// The color.
  package let color: UsedColor
  /// What it draws; nil for a background.
  package let role: ForegroundRole?
  /// The conditions under which it is given.
  package let state: UsageState
  /// The type of the elements, where the selector names nothing else: `a`, `body`, `:root`.
  package let element: String?
  /// Whether the elements are the links in some part of a page: `.article a`.
  package let isOfLinks: Bool
  /// Whether the file shows no pair of it.
  package let isLone: Bool

  /// The elements that are the page, the inner one first.
  package static let pageElements = ["body", "html", ":root"]

  /// Whether it is given to the page itself.
  package var isOfPage: Bool { element.map(Self.pageElements.contains) ?? false }
}
