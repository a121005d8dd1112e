import DesignTokens

/// A waiver with its contexts and pairings looked up.
struct PlannedWaiver: Sendable {
  let contexts: ContextSets
  /// Whether the policy has anything that it could cover, judged in this run or not.
  let canMatch: Bool
  /// The number of evaluations of its pairings without a filter; nil if too many to count.
  let reach: Int?
  /// Whether it covers whole rules, and with them token checks.
  let coversRules: Bool
}

/// Matches names against a waiver.
struct WaiverPatterns {
  private let rules: [Name]
  private let foregrounds: [Name]
  private let backgrounds: [[Name]]

  init(_ waiver: Waiver) {
    rules = waiver.rules.map { Name($0.text) }
    foregrounds = waiver.foregrounds.map { Name($0.text) }
    backgrounds = waiver.backgrounds.map { $0.layers.map { Name($0.text) } }
  }

  /// What it takes to compare it with a pairing, where names alone take 1.
  var work: Int {
    let names = rules + foregrounds + backgrounds.flatMap(\.self)
    return 1 + names.reduce(0) { $0 + $1.work } / 16
  }

  func covers(rule: String) -> Bool { rules.isEmpty || rules.contains { $0.fits(rule) } }

  /// A stack is covered layer by layer: `a` does not cover `a over b`, because what lies beneath
  /// changes the contrast.
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

    /// The steps of a pattern.
    var work: Int { pattern?.work(size: 1) ?? 0 }

    func fits(_ name: String) -> Bool {
      literal?.utf8.elementsEqual(name.utf8) == true || pattern?.matches(name) == true
    }
  }
}
