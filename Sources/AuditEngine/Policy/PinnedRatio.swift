/// The ratio at which a finding was accepted; below it, the finding got worse.
package struct PinnedRatio: Sendable, Hashable {
  /// The ratio as a number.
  package let ratio: Double
  /// The ratio as written: `3.40`.
  package let text: String
  private let decimals: Int

  /// A ratio from its text, rounded or cut.
  package init(ratio: Double, text: String) {
    self.ratio = ratio
    self.text = text
    let fraction = text.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    // `1e1` has no fraction, and that of `1.5e1` ends before the `e`.
    decimals = fraction.prefix { $0.isNumber }.count
  }

  /// Whether a measured ratio is below the pinned one by more than rounding to the written
  /// decimals, or to two if there are fewer. NaN is worse than anything.
  package func isMissed(by measured: Double) -> Bool { !(measured >= floor) }

  /// The lowest measured ratio that does not miss it.
  var floor: Double {
    var unit = 1.0
    for _ in 0..<min(max(decimals, 2), 12) { unit /= 10 }
    return ratio - unit / 2 - 1e-12
  }
}

extension PolicyForm<PinnedRatio> {
  static let pinnedRatio = PolicyForm<WrittenRatio>.ratio.map {
    PinnedRatio(ratio: $0.value, text: $0.text)
  }
}
