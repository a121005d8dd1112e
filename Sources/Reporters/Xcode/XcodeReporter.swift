import AuditEngine
import SourceText

/// Lines that an Xcode build phase shows beside the code: `/path:line:column: error: message`.
///
/// Xcode needs absolute paths, and counts columns in bytes like its compilers. A line without a
/// path, for a finding that is in no file of the user, shows among the issues of the build. The
/// worst come first; there are at most 1,000 lines, and the last says how many were left out.
package struct XcodeReporter: Reporter {
  private let run: ReportedRun
  private let lineLimit: Int

  /// The default maximum number of lines.
  package static let defaultLimit = 1000

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun(), lineLimit: Int = defaultLimit) {
    self.run = run
    self.lineLimit = lineLimit
  }

  /// Writes what became of each policy.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    for reason in report.reasons {
      output.append(line(reason.severity, reason.message.inert, at: reason.span))
    }
    let audits = report.audits
    let findings = FindingList(audits, diagnosticsFrom: .note).all
    for finding in findings.prefix(lineLimit) {
      let report = audits[finding.audit]
      let text = finding.message(in: report) {
        run.paths.absolutePath(of: $0.file) ?? $0.file.path
      }
      // A finding's message begins with its rule.
      let message = finding.rule == nil ? "\(text) [\(finding.identifier(in: report))]" : text
      output.append(line(finding.severity, message, at: finding.span))
    }
    if findings.count > lineLimit {
      let rest = findings.count - lineLimit
      output.append(
        line(
          findings[lineLimit].severity, "\(rest) of \(findings.count) findings were left out",
          at: nil))
    }
    for text in audits.flatMap({ SummaryText($0).leftOut() }) {
      output.append(line(.note, text, at: nil))
    }
  }

  private func line(
    _ severity: Diagnostic.Severity, _ message: String, at span: SourceSpan?
  ) -> String {
    guard let span else { return "\(severity.rawValue): \(message)\n" }
    let position = span.start(columns: .bytes)
    guard let path = run.paths.absolutePath(of: span.file) else {
      return "\(severity.rawValue): \(message) (\(span.file.path.inert):\(position.line))\n"
    }
    return "\(path.inert):\(position.line):\(position.column): \(severity.rawValue): \(message)\n"
  }
}
