import AuditEngine

/// The widths of the columns of a text report, over all of it so that they line up, and the words that
/// many lines share.
struct TextColumns {
  private(set) var ratio = 0
  private(set) var pairing = 0
  private(set) var colors = 0
  private(set) var usage = 0
  private(set) var change = 0
  /// The identifiers of the rules.
  let rules: [String]
  var fingerprints: EvaluationFingerprints
  /// The text of each pairing that has findings, made once.
  private var pairings: [String?]
  /// Words for the first finding, of which those for the others are made.
  private let words: FindingText?

  /// Measures what stands in the columns.
  init(_ findings: [Evaluation], in report: AuditReport) {
    rules = report.rules.map(\.id.inert)
    fingerprints = EvaluationFingerprints(report)
    pairings = Array(repeating: nil, count: report.pairings.count)
    words = findings.first.map { FindingText($0, in: report) }
    for finding in findings {
      let text = words(of: finding, in: report)
      ratio = max(ratio, text.ratioText.visibleWidth)
      pairing = max(pairing, min(pairingText(of: finding, text).visibleWidth, 72))
      colors = max(colors, text.colorsText.visibleWidth)
      usage = max(usage, finding.usage.rawValue.visibleWidth)
      change = max(change, min(text.changeText.visibleWidth, 32))
    }
    for index in pairings.indices { pairings[index] = pairings[index]?.padded(to: pairing) }
  }

  /// Words for a finding of the report.
  func words(of finding: Evaluation, in report: AuditReport) -> FindingText {
    words?.of(finding) ?? FindingText(finding, in: report)
  }

  /// `textTertiary on surface`, filled up to its column once the columns are measured.
  mutating func pairingText(of finding: Evaluation, _ text: FindingText) -> String {
    if let known = pairings[finding.pairing] { return known }
    let made = text.pairingText
    pairings[finding.pairing] = made
    return made
  }
}
