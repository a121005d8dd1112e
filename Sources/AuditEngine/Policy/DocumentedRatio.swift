package import ColorMath
package import SourceText

/// A ratio that documentation states for a pairing.
package struct DocumentedRatio: Sendable {
  /// The ratio as documented.
  package let ratio: Double
  /// The number of its decimals.
  package let decimals: Int
  /// The ratio as written: `5.0`.
  package let text: String
  /// The contexts in which it is stated.
  package let condition: ContextCondition
  /// The place in the policy that repeats it.
  package let span: SourceSpan

  /// Describes a claim.
  package init(
    ratio: Double, decimals: Int, text: String? = nil, condition: ContextCondition,
    span: SourceSpan
  ) {
    self.ratio = ratio
    self.decimals = decimals
    self.text = text ?? Requirement.text(ratio)
    self.condition = condition
    self.span = span
  }

  /// Whether the measured ratio differs from the documented one: neither rounded nor cut to the
  /// documented number of decimals is it equal.
  package func drifts(from measured: ContrastRatio) -> Bool {
    var scale = 1.0
    for _ in 0..<min(decimals, 15) { scale *= 10 }
    let rounded = (measured.value * scale).rounded() / scale
    return rounded != ratio && Double(measured.truncated(decimals: min(decimals, 15))) != ratio
  }
}

extension DocumentedRatio {
  /// A ratio from its digits.
  init(_ ratio: WrittenRatio, _ condition: ContextCondition) {
    let fraction = ratio.text.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    self.init(
      ratio: ratio.value, decimals: fraction.prefix { $0.isNumber }.count, text: ratio.text,
      condition: condition, span: ratio.span)
  }
}

extension PolicyForm<DocumentedRatio> {
  static let documentedRatio = PolicyForm<WrittenRatio>.ratio.map { DocumentedRatio($0, .always) }
}

extension PolicyForm<[DocumentedRatio]> {
  static let documentedRatios = PolicyForm<[ContextualRatio]>.ratios.map { ratios in
    ratios.compactMap { $0.map { DocumentedRatio($0, $1) } }
  }
}
