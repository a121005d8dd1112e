import SourceText

/// The least number that a demand accepts, with its place.
struct StatedNumber: Sendable {
  let value: Double
  let span: SourceSpan
}

extension PolicyForm<StatedNumber> {
  /// A contrast ratio that not every two colors have.
  static let leastRatio = number(1...21, isAboveStart: true, "more than 1, to 21")

  /// A number of a range; its start, which everything reaches, is an error if `isAboveStart`.
  static func number(
    _ range: ClosedRange<Double>, isAboveStart: Bool, _ expected: String
  ) -> PolicyForm {
    PolicyForm(shape: .number(range)) { value, name, reader in
      guard let number = value.expectNumber(name, &reader.diagnostics) else { return nil }
      guard range.contains(number), !(isAboveStart && number == range.lowerBound) else {
        reader.diagnostics.error(
          "\(name) is \(Requirement.text(number)); expected \(expected)", at: value.span)
        return nil
      }
      return StatedNumber(value: number, span: value.span)
    }
  }
}
