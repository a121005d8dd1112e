import AuditEngine
import SourceText

/// JUnit XML of what changed: a case for each check that got worse, is fixed, better or accepted, and
/// for each way in which the policy is weaker; what readers do with it stands at ``JUnitReporter``.
///
/// What does not fail the gate is skipped. The last case is the verdict, so that a comparison without
/// changes has a case.
struct ComparisonJUnit: ComparisonReporter {
  let run: ReportedRun
  /// GitLab accepts files of up to 30 MB.
  var limit = 30_000_000

  func write(_ run: ComparisonRun, to output: inout ReportOutput) {
    let share = limit / max(run.comparisons.count, 1)
    write(
      run.comparisons.map { report in
        let places = ComparedPlaces(report: report, paths: self.run.paths)
        return suite(report, places, named: run.hasSeveral ? places.policyName : nil, share)
      }, to: &output)
  }

  private func suite(
    _ report: ComparisonReport, _ places: ComparedPlaces, named name: String?, _ room: Int
  ) -> Suite {
    var suite = Suite(name, room: room - 2000, hasFiles: run.hasJUnitFileAttributes)
    let changes = report.comparison.changes.filter(\.kind.isListed)
    let accepts = report.acceptsPolicyChanges
    func add(_ change: AuditComparison.Change) {
      let text = ComparedCheckText(change)
      let counts =
        change.kind.isWorsening && !(accepts && change.kind.isOfPolicy)
        && change.latest.severity >= run.failOn
      let verdict: JUnitCounts.Verdict =
        counts ? .failure : change.kind == .newlyPassing ? .success : .skipped
      suite.add(
        text.name, verdict, text.sentence,
        at: change.new?.place.map { _ in places.place(of: change) })
    }
    // Findings come first, so that they fit.
    for change in changes where change.kind.isWorsening { add(change) }
    for change in report.comparison.policyChanges {
      let fails = !accepts && change.severity >= run.failOn
      let message = "weaker policy: \(change.message.inert(limit: FindingText.nameLimit * 4))"
      suite.add(
        message, fails ? .failure : .skipped, accepts ? "accepted: \(message)" : message,
        at: places.policy.map { ($0, 1) })
    }
    for change in changes where !change.kind.isWorsening { add(change) }
    if suite.leftOut > 0 {
      suite.append(
        "left out", .skipped,
        "\(suite.leftOut) cases were left out: readers take no larger file; the exit status counts "
          + "them, and the JSON report has all")
    }
    let summary = ComparisonSummary(report: report)
    suite.append(
      "verdict", summary.severity == nil ? .success : .skipped,
      "\(summary.verdict)  \(summary.sentence())")
    return suite
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    var suite = Suite(nil, room: limit - 2000, hasFiles: run.hasJUnitFileAttributes)
    for reason in failure.reasons {
      suite.add(
        reason.message.inert, .error, "nothing could be compared: \(reason.message.inert)",
        at: reason.span.map { (run.paths.place(of: $0.file), $0.start.line) })
    }
    // Never empty: readers would take that for a success.
    suite.append("diff", .error, "nothing could be compared")
    write([suite], to: &output)
  }

  private func write(_ suites: [Suite], to output: inout ReportOutput) {
    var counts = JUnitCounts()
    for suite in suites { counts.add(suite.counts) }
    output.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="contrast-audit" \(counts.sharedAttributes) time="0">

      """)
    for suite in suites { suite.write(to: &output) }
    output.append("</testsuites>\n")
  }

  /// The cases of a policy, as many as fit.
  private struct Suite {
    /// Several policies are told apart by the name of the suite, and so are their cases.
    private let name: String
    private var room: Int
    /// Whether a case has the attributes `file` and `line`.
    private let hasFiles: Bool
    private(set) var leftOut = 0
    private var names: Set<String> = []
    private(set) var counts = JUnitCounts()
    private var texts: [String] = []

    init(_ policy: String?, room: Int, hasFiles: Bool) {
      name = XMLText.attribute(policy.map { "diff: \($0)" } ?? "diff")
      self.room = room
      self.hasFiles = hasFiles
    }

    mutating func add(
      _ name: String, _ verdict: JUnitCounts.Verdict, _ message: String,
      at place: (SourcePaths.Place?, line: Int)?
    ) {
      var unique = name
      var number = 2
      while !names.insert(unique).inserted {
        unique = "\(name) (\(number))"
        number += 1
      }
      // In words: the schemas of Jenkins and Surefire have no attribute for it.
      let at = place.flatMap { place, line in place.map { "\($0.path.inert):\(line)" } }
      var file = ""
      if hasFiles, case (.inRepository(let path), let line)? = place {
        file = " file=\"\(XMLText.attribute(path.inert))\" line=\"\(line)\""
      }
      let text = text(unique, verdict, message, at: at, file: file)
      room -= text.utf8.count
      guard room > 0 else {
        leftOut += 1
        return
      }
      texts.append(text)
      counts.add(verdict)
    }

    /// Adds a case for which there is always room.
    mutating func append(_ name: String, _ verdict: JUnitCounts.Verdict, _ message: String) {
      texts.append(text(name, verdict, message, at: nil))
      counts.add(verdict)
    }

    private func text(
      _ name: String, _ verdict: JUnitCounts.Verdict, _ message: String, at place: String?,
      file: String = ""
    ) -> String {
      let value = XMLText.attribute(message)
      let content = XMLText.content(place.map { "\(message)\nat: \($0)" } ?? message)
      let element =
        switch verdict {
        case .success: "<system-out>\(content)</system-out>"
        case .skipped: "<skipped message=\"\(value)\">\(content)</skipped>"
        case .failure: "<failure message=\"\(value)\" type=\"contrast\">\(content)</failure>"
        case .error: "<error message=\"\(value)\" type=\"diff\">\(content)</error>"
        }
      return """
            <testcase classname="\(self.name)" name="\(XMLText.attribute(name))"\(file) time="0">
              \(element)
            </testcase>

        """
    }

    func write(to output: inout ReportOutput) {
      output.append(
        "  <testsuite name=\"\(name)\" \(counts.attributes) time=\"0\">\n")
      for text in texts { output.append(text) }
      output.append("  </testsuite>\n")
    }
  }
}
