import DesignTokens

/// A waiver, its contexts looked up among the axes and its pairings among those that are declared.
struct PlannedWaiver: Sendable {
  let contexts: ContextSets
  /// Whether the policy has anything that it could cover, judged in this run or not.
  let canMatch: Bool
  /// In how many evaluations its pairings come up where nothing is left out; nil for more than can be
  /// counted.
  let reach: Int?
  /// Whether it covers rules as a whole, and with them demands that are no ratios.
  let coversRules: Bool
}

/// Tells which names a waiver means.
struct WaiverPatterns {
  private let rules: [Name]
  private let foregrounds: [Name]
  private let backgrounds: [[Name]]

  init(_ waiver: Waiver) {
    rules = waiver.rules.map { Name($0.text) }
    foregrounds = waiver.foregrounds.map { Name($0.text) }
    backgrounds = waiver.backgrounds.map { $0.layers.map { Name($0.text) } }
  }

  func covers(rule: String) -> Bool { rules.isEmpty || rules.contains { $0.fits(rule) } }

  /// A stack is covered layer by layer, so that `a` does not cover `a over b`: what lies beneath decides
  /// the contrast.
  func covers(_ pairing: Pairing, of rule: String) -> Bool {
    guard covers(rule: rule) else { return false }
    guard foregrounds.isEmpty || foregrounds.contains(where: { $0.fits(pairing.foregroundName) })
    else { return false }
    return backgrounds.isEmpty
      || backgrounds.contains { layers in
        layers.count == pairing.backgroundNames.count
          && zip(layers, pairing.backgroundNames).allSatisfy { $0.fits($1) }
      }
  }

  private struct Name {
    /// Nil for a pattern.
    private let literal: String?
    private let pattern: NamePattern?

    init(_ text: String) {
      literal = NamePattern.literal(text)
      pattern = literal == nil ? NamePattern(text) : nil
    }

    func fits(_ name: String) -> Bool {
      literal?.utf8.elementsEqual(name.utf8) == true || pattern?.matches(name) == true
    }
  }
}
