/// What a solution does for one finding.
struct RepairEffect {
  /// The variables whose changes make it pass: one where one is enough; empty if it still fails.
  let variables: [Int]
  /// The constraint behind it as a demand; nil if it passes.
  let unmet: PairingDemand?
  /// How it looks then; nil if it cannot be measured.
  let preview: RepairPreview?
}
