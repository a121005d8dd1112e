import ColorMath
import SourceText

/// Warns of documented ratios that differ from the measured ones, each at its own line and once for
/// all contexts.
struct DocumentationDrift {
  let plan: AuditPlan
  let permutations: [[String]]

  /// The result for one documented ratio.
  private struct Drift {
    let pairing: Int
    let claim: Evaluation.Claim
    let firstPermutation: Int
    var otherPermutations = 0
    var least: ContrastRatio
    var greatest: ContrastRatio
  }

  /// Adds a warning for each.
  ///
  /// - Parameter isNarrowedToTokens: whether only some tokens are audited; then claims about colors
  ///   without a token are skipped.
  func report(
    _ evaluations: [Evaluation], isNarrowedToTokens: Bool, _ diagnostics: inout DiagnosticList
  ) {
    if plan.pairings.contains(where: { !$0.documented.isEmpty }) {
      for drift in drifts(evaluations) { diagnostics.warning(message(drift), at: drift.claim.span) }
    }
    guard !isNarrowedToTokens else { return }
    for claim in plan.rules.flatMap(\.claims) where claim.documented.drifts(from: claim.measured) {
      diagnostics.warning(
        "\(claim.foreground.hex) on \(claim.background.hex) is documented as "
          + "\(claim.documented.text):1, measured \(claim.measured):1",
        at: claim.documented.span)
    }
  }

  /// For a claim that a pattern or list repeats for several pairings, one for each.
  private struct Key: Hashable {
    let span: SourceSpan
    let pairing: Int
  }

  private func drifts(_ evaluations: [Evaluation]) -> [Drift] {
    var drifts: [Drift] = []
    var known: [Key: Int] = [:]
    for evaluation in evaluations {
      guard let claim = evaluation.claim, claim.drifts else { continue }
      let measured = evaluation.measurement.exact
      let key = Key(span: claim.span, pairing: evaluation.pairing)
      if let index = known[key] {
        drifts[index].otherPermutations += 1
        drifts[index].least = ContrastRatio(min(drifts[index].least.value, measured.value))
        drifts[index].greatest = ContrastRatio(max(drifts[index].greatest.value, measured.value))
      } else {
        known[key] = drifts.count
        drifts.append(
          Drift(
            pairing: evaluation.pairing, claim: claim, firstPermutation: evaluation.permutation,
            least: measured, greatest: measured))
      }
    }
    return drifts
  }

  /// `textInverse on accent is documented as 4.6:1 in default · light, measured 4.85:1`.
  private func message(_ drift: Drift) -> String {
    let pairing = plan.pairings[drift.pairing]
    let place = permutations[drift.firstPermutation].joined(separator: " · ")
    let others =
      drift.otherPermutations == 0
      ? ""
      : " and \(drift.otherPermutations) other context\(drift.otherPermutations == 1 ? "" : "s")"
    let (least, greatest) = (drift.least.description, drift.greatest.description)
    let measured = least == greatest ? "\(least):1" : "\(least):1 to \(greatest):1"
    return "\(pairing.foregroundName) on \(pairing.backgroundText) is documented as "
      + "\(drift.claim.text):1\(place.isEmpty ? "" : " in \(place)\(others)"), measured \(measured)"
  }
}
