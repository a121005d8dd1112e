/// A minimum contrast ratio and its success criterion.
package struct Requirement: Sendable, Hashable {
  /// The minimum ratio, 1 to 21.
  package let minimum: Double
  /// The success criterion by number: `1.4.3`.
  package let criterion: String

  /// Combines a ratio with its criterion.
  package init(minimum: Double, criterion: String) {
    self.minimum = minimum
    self.criterion = criterion
  }

  /// The minimum as text: `4.5`, `3`.
  package var minimumText: String { Requirement.text(minimum) }

  /// A ratio without a trailing `.0`.
  package static func text(_ ratio: Double) -> String {
    let text = ratio.description
    guard text.utf8.suffix(2).elementsEqual(".0".utf8) else { return text }
    return String(text.dropLast(2))
  }
}
