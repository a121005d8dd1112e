import AuditEngine

/// The widths of the columns of a whole text report, so that they line up, and text that many lines
/// share.
struct TextColumns {
  private(set) var ratio = 0
  private(set) var pairing = 0
  private(set) var colors = 0
  private(set) var usage = 0
  private(set) var change = 0
  /// The identifiers of the rules.
  let rules: [String]
  var fingerprints: EvaluationFingerprints
  /// The findings, in the given order.
  private(set) var lines: [TextLine] = []
  /// The text of each pairing with findings, made once.
  private var pairings: [String?]
  /// What findings are called that would look like those of another pairing: with their type style.
  private var styledUsages: [Int: String] = [:]

  /// Words the findings and measures the columns.
  init(_ findings: [Evaluation], in report: AuditReport) {
    rules = report.rules.map(\.id.inert)
    fingerprints = EvaluationFingerprints(report)
    pairings = Array(repeating: nil, count: report.pairings.count)
    guard let first = findings.first else { return }
    // The words for the first finding, from which those for the others are made.
    let words = FindingText(first, in: report)
    lines.reserveCapacity(findings.count)
    var alike: [String: Int] = [:]
    for finding in findings {
      let line = TextLine(finding, words.of(finding))
      ratio = max(ratio, line.ratioWidth)
      if pairings[finding.pairing] == nil {
        pairings[finding.pairing] = line.text.pairingText
        pairing = max(pairing, min(pairings[finding.pairing]?.visibleWidth ?? 0, 72))
      }
      colors = max(colors, line.colors.utf8.count)
      let look = (pairings[finding.pairing] ?? "") + finding.usage.rawValue
      if let other = alike[look].map({ lines[$0] }), other.finding.pairing != finding.pairing {
        for twin in [line, other] { styledUsages[twin.finding.pairing] = twin.text.usageText }
      } else {
        alike[look] = lines.count
      }
      change = max(change, min(line.changeWidth, 32))
      lines.append(line)
    }
    usage = lines.map { usageText(of: $0).visibleWidth }.max() ?? 0
    for index in pairings.indices { pairings[index] = pairings[index]?.padded(to: pairing) }
  }

  /// `text`, or `large-text: titleLarge` where that tells two lines apart.
  func usageText(of line: TextLine) -> String {
    styledUsages[line.finding.pairing] ?? line.finding.usage.rawValue
  }

  /// `textTertiary on surface`, padded to its column.
  func pairingText(of line: TextLine) -> String { pairings[line.finding.pairing] ?? "" }
}
