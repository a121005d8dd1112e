import AuditEngine
import SourceText

/// The fainter lines below a cause: where it is, the identifier of its worst finding, on what it fails,
/// and why nothing helps.
struct CauseNotes {
  private let report: AuditReport
  private let flow: TextFlow
  private let indent: Int
  private var fingerprints: EvaluationFingerprints

  /// The maximum number of places that are shown.
  private static let placeLimit = 2

  init(_ report: AuditReport, flow: TextFlow, indent: Int) {
    self.report = report
    self.flow = flow
    self.indent = indent
    fingerprints = EvaluationFingerprints(report)
  }

  /// What stands before each line.
  var margin: String { String(repeating: " ", count: indent) }

  /// The lines of a cause.
  ///
  /// - Parameter cells: what did not fit into the line above.
  mutating func lines(of cause: FindingCause, besides cells: [String]) -> [String] {
    var pieces = cells.filter { !$0.isEmpty }
    pieces.append(places(of: cause))
    if let worst = cause.findings.first {
      pieces.append(String(fingerprints.fingerprint(of: report.evaluations[worst]).prefix(8)))
    }
    if let turn = turn(of: cause) { pieces.append(turn) }
    var lines = flow.lines(pieces, separator: "  ", used: indent, indent: indent)
    if let last = lines.last, let failing = failing(cause, used: indent + last.visibleWidth + 2) {
      lines[lines.count - 1] = "\(last)  \(failing)"
    } else if let failing = failing(cause, used: indent) {
      lines.append(failing)
    } else if let worst = cause.findings.first {
      // Too long for a line.
      let text = FindingText(report.evaluations[worst], in: report)
      let pieces = "\(text.foregroundText) on \(text.topText) \(text.ratioText)".split(
        separator: " ")
      lines += flow.lines(pieces.map(String.init), used: indent, indent: indent)
    }
    lines += doubts(about: cause)
    if case .none(let reason?) = cause.remedy {
      lines += flow.lines(
        "no change: \(reason)".split(separator: " ").map(String.init), used: indent, indent: indent)
    }
    return lines
  }

  /// What a ratio alone does not say of the worst finding: that it got worse, or that displays differ.
  private func doubts(about cause: FindingCause) -> [String] {
    guard let worst = cause.findings.first else { return [] }
    let text = FindingText(report.evaluations[worst], in: report)
    return [text.worsening, text.displays ?? text.borderline].compactMap(\.self).flatMap {
      flow.lines($0.split(separator: " ").map(String.init), used: indent, indent: indent)
    }
  }

  private func places(of cause: FindingCause) -> String {
    let spans: [SourceSpan]
    switch cause.remedy {
    case .changes(let indices): spans = indices.map { report.plan.changes[$0].origin }
    case .none: spans = cause.findings.prefix(1).map { report.place(of: report.evaluations[$0]) }
    }
    let shown = spans.prefix(Self.placeLimit).map { ChangeText.place($0) }.joined(separator: ", ")
    let left = spans.count - Self.placeLimit
    return left > 0 ? "\(shown) and \(left) more" : shown
  }

  /// That a color gets another name.
  private func turn(of cause: FindingCause) -> String? {
    guard case .changes(let indices) = cause.remedy else { return nil }
    let change = report.plan.changes[indices[0]]
    guard let old = change.current.color, let new = change.proposal.color else { return nil }
    return ColorTurn(from: old, to: new)?.words
  }

  /// `on surface 2.70, …`; where the foregrounds differ, each with its own. Nil if not even the worst fits
  /// into the line.
  private func failing(_ cause: FindingCause, used: Int) -> String? {
    let found = cause.findings.map { FindingText(report.evaluations[$0], in: report) }
    var token = found.first?.foregroundText
    if case .changes(let indices) = cause.remedy {
      token = report.plan.changes[indices[0]].token.inert(limit: FindingText.nameLimit)
    }
    let isForeground = found.allSatisfy { $0.foregroundText == token }
    let start = isForeground ? "on " : ""
    // With all layers if that fits, else with what is seen on top.
    for isWhole in [true, false] {
      var known: Set<String> = []
      let items = found.compactMap { text -> String? in
        let background = isWhole ? text.backgroundText : text.topText
        let pairing = isForeground ? background : "\(text.foregroundText) on \(background)"
        return known.insert(pairing).inserted ? "\(pairing) \(text.ratioText)" : nil
      }
      let list = flow.list(items, used: used + start.count)
      if isWhole, list.hasSuffix(" more") { continue }
      if used + start.count + list.visibleWidth <= flow.width, !list.isEmpty { return start + list }
    }
    return nil
  }
}
