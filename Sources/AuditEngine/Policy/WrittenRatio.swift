import SourceText

/// A contrast ratio as a policy writes it.
struct WrittenRatio: Sendable {
  /// The ratio, 1 to 21.
  let value: Double
  /// Its digits: `5.0`.
  let text: String
  let span: SourceSpan
}

extension PolicyForm<WrittenRatio> {
  static let ratio = PolicyForm(shape: .named("ratio", .number(1...21))) { value, name, reader in
    guard let ratio = value.expectNumber(name, &reader.diagnostics) else { return nil }
    if (1...21).contains(ratio) {
      return WrittenRatio(value: ratio, text: value.literal, span: value.span)
    }
    reader.diagnostics.error(
      "\(name) is \(Requirement.text(ratio)); expected 1 to 21", at: value.span)
    return nil
  }
}
