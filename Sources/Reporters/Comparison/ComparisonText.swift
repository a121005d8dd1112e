import AuditEngine
import SourceText

/// A comparison for people: what got worse, then what is fixed, worst first.
package struct ComparisonText {
  private let report: ComparisonReport
  private let style: TerminalStyle
  /// The maximum number of listed changes of a kind.
  private static let limit = 50

  /// Writes comparisons in the colors of a terminal.
  package struct Writer: ComparisonReporter {
    private let colors: ColorDepth
    private let paths: SourcePaths

    /// A reporter in the colors of a terminal.
    package init(colors: ColorDepth, paths: SourcePaths) {
      self.colors = colors
      self.paths = paths
    }

    /// Writes what changed: of several policies, what changed in each, then the verdicts.
    package func write(_ run: ComparisonRun, to output: inout ReportOutput) {
      for report in run.comparisons {
        let text = ComparisonText(report, colors: colors)
        if run.hasSeveral {
          let summary = ComparisonSummary(report: report)
          guard summary.verdict != "SAME" else { continue }
          output.append(text.style.bold(name(report)) + "\n")
        }
        text.writeChanges(to: &output)
      }
      output.append(summary(of: run))
    }

    /// The verdicts, a line each.
    package func summary(of run: ComparisonRun) -> String {
      let style = TerminalStyle(depth: colors)
      var text = ""
      for report in run.comparisons where run.hasSeveral {
        let summary = ComparisonSummary(report: report)
        text += "\(style.verdict(of: summary))  \(name(report)): \(summary.counts)\n"
      }
      let summary = ComparisonSummary(run)
      return text + "\(style.verdict(of: summary))  \(summary.sentence())\n"
    }

    private func name(_ report: ComparisonReport) -> String {
      ComparedPlaces(report: report, paths: paths).policyName.inert(limit: FindingText.nameLimit)
    }

    /// Writes why nothing could be compared.
    package func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
      output.append("ERROR  nothing could be compared\n")
      for reason in failure.reasons { output.append("  \(reason.message.inert)\n") }
    }
  }

  private init(_ report: ComparisonReport, colors: ColorDepth) {
    self.report = report
    style = TerminalStyle(depth: colors)
  }

  private func writeChanges(to output: inout ReportOutput) {
    writePolicyChanges(to: &output)
    for kind in AuditComparison.Kind.allCases {
      let changes = report.comparison.changes.filter { $0.kind == kind }
      guard !changes.isEmpty else { continue }
      output.append(
        style.bold(ComparedCheckText.heading(kind)) + "  " + style.dim("\(changes.count)") + "\n")
      // What passes as before, or is new and passes, is not listed.
      if kind.isListed {
        for change in changes.prefix(Self.limit) { output.append(line(change)) }
        if changes.count > Self.limit {
          output.append("  and \(changes.count - Self.limit) more; the JSON report has all\n")
        }
      }
      output.append("\n")
    }
    writeNames(
      "appeared", report.comparison.contexts.appeared, report.comparison.tokens.appeared,
      to: &output)
    writeNames(
      "vanished", report.comparison.contexts.vanished, report.comparison.tokens.vanished,
      to: &output)
  }

  private func writePolicyChanges(to output: inout ReportOutput) {
    let changes = report.comparison.policyChanges
    guard !changes.isEmpty else { return }
    let accepted = report.acceptsPolicyChanges ? ", accepted" : ""
    output.append(
      style.bold("Weaker policy\(accepted)") + "  " + style.dim("\(changes.count)") + "\n")
    for change in changes.prefix(Self.limit) {
      let mark =
        report.acceptsPolicyChanges
        ? style.dim : change.severity == .error ? style.red : style.yellow
      output.append("  \(mark(change.message.inert(limit: FindingText.nameLimit * 4)))\n")
    }
    if changes.count > Self.limit {
      output.append("  and \(changes.count - Self.limit) more; the JSON report has all\n")
    }
    output.append("\n")
  }

  private func line(_ change: AuditComparison.Change) -> String {
    let check = change.latest
    let text = ComparedCheckText(change)
    let mark =
      change.kind.isWorsening
      ? (check.severity == .error ? style.red : style.yellow) : style.dim
    let parts: [String?] = [
      text.ratios.map(mark), text.name, text.severity, text.colors, text.outcomes,
      check.place.map { style.dim($0.text.inert) },
    ]
    return "  \(parts.compactMap(\.self).joined(separator: "  "))\n"
  }

  private func writeNames(
    _ verb: String, _ contexts: [FindingIdentity.ContextName], _ tokens: [String],
    to output: inout ReportOutput
  ) {
    let kinds: [(String, [String])] = [
      ("contexts", contexts.map { "\($0.axis) \($0.name)" }), ("tokens", tokens),
    ]
    for (kind, names) in kinds where !names.isEmpty {
      let shown = names.prefix(20).map { $0.inert(limit: FindingText.nameLimit) }
      let more = names.count > 20 ? " and \(names.count - 20) more" : ""
      output.append("\(kind) that \(verb): \(shown.joined(separator: ", "))\(more)\n\n")
    }
  }

}

extension TerminalStyle {
  /// The verdict of comparisons in its color.
  fileprivate func verdict(of summary: ComparisonSummary) -> String {
    let color =
      switch summary.severity {
      case .error: red
      case .warning, .note: yellow
      case nil: green
      }
    return bold(color(summary.verdict))
  }
}

extension AuditComparison.Kind {
  /// Whether each change is listed.
  var isListed: Bool {
    switch self {
    case .lessContrast, .moreContrast, .added: false
    default: true
    }
  }
}
