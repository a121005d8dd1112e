import AuditEngine

/// A comparison for machines: every change, one per line, at full precision.
package struct ComparisonJSON {
  private let report: ComparisonReport
  /// Where the policy of the new side lies in the repository.
  private let policyPlace: String?

  /// Writes comparisons.
  struct Writer: ComparisonReporter {
    let paths: SourcePaths

    func write(_ run: ComparisonRun, to output: inout ReportOutput) {
      let verdict = ComparisonSummary(run).severity.map { $0 == .error ? "fail" : "warn" }
      output.append("{\n\(JSONDocument.lines(of: run.tool, verdict: verdict ?? "pass"))")
      if !run.hasSeveral, let report = run.comparisons.first {
        ComparisonJSON(report, in: paths).write(to: &output)
      } else {
        output.append("\"comparisons\": [")
        var separator = "\n"
        for report in run.comparisons {
          let name = ComparedPlaces(report: report, paths: paths).policyName
          output.append("\(separator){\n\"policy\": \(JSONText.name(name)),\n")
          ComparisonJSON(report, in: paths).write(to: &output)
          output.append("\n}")
          separator = ",\n"
        }
        output.append("\n]")
      }
      output.append("\n}\n")
    }

    /// Without changes or a summary, so that no reader takes it for a comparison.
    func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
      output.append(JSONDocument.failure(failure.diagnostics, of: failure.tool, in: paths))
    }
  }

  private init(_ report: ComparisonReport, in paths: SourcePaths) {
    self.report = report
    policyPlace = ComparedPlaces(report: report, paths: paths).policyPlace
  }

  /// Writes the members of the comparison.
  private func write(to output: inout ReportOutput) {
    let comparison = report.comparison
    output.append("\"old\": \(side(report.old)),\n\"new\": \(side(report.new)),\n")
    let counts = AuditComparison.Kind.allCases.map { ($0.rawValue, "\(comparison.count($0))") }
    output.append(
      "\"summary\": \(JSONText.object(counts + [("asks-for-less", "\(comparison.policyChanges.count)"), ("unchanged", "\(comparison.unchanged)")])),\n"
    )
    for (name, contexts, tokens) in [
      ("appeared", comparison.contexts.appeared, comparison.tokens.appeared),
      ("vanished", comparison.contexts.vanished, comparison.tokens.vanished),
    ] {
      let names = contexts.map { JSONText.object([($0.axis, JSONText.name($0.name))]) }
      let members = [
        ("contexts", "[\(names.joined(separator: ", "))]"), ("tokens", JSONText.strings(tokens)),
      ]
      output.append("\"\(name)\": \(JSONText.object(members)),\n")
    }
    output.append("\"acceptsPolicyChanges\": \(report.acceptsPolicyChanges),\n")
    writeList("policyChanges", comparison.policyChanges.lazy.map { line($0) }, to: &output)
    output.append(",\n")
    writeList("changes", comparison.changes.lazy.map { line($0) }, to: &output)
  }

  /// An array with one element per line.
  private func writeList(
    _ name: String, _ lines: some Sequence<String>, to output: inout ReportOutput
  ) {
    output.append("\"\(name)\": [")
    var separator = "\n"
    for line in lines {
      output.append(separator + line)
      separator = ",\n"
    }
    output.append(separator == "\n" ? "]" : "\n]")
  }

  private func side(_ name: ComparedName) -> String {
    JSONText.object(
      [("kind", JSONText.string(name.kind.rawValue)), ("name", JSONText.name(name.text))]
        + (name.commit.map { [("commit", JSONText.string($0))] } ?? []))
  }

  private func line(_ change: PolicyChange) -> String {
    JSONText.object(
      [("change", JSONText.string(change.kind.rawValue))]
        + (change.rule.map { [("rule", JSONText.name($0))] } ?? [])
        + [
          ("severity", JSONText.string(change.severity.rawValue)),
          ("message", JSONText.name(change.message)),
        ])
  }

  private func line(_ change: AuditComparison.Change) -> String {
    let identity = change.latest.identity
    var members = [
      ("change", JSONText.string(change.kind.rawValue)),
      ("isWorsening", "\(change.kind.isWorsening)"),
      ("rule", JSONText.name(identity.rule)),
      ("severity", JSONText.string(change.latest.severity.rawValue)),
    ]
    switch identity.subject {
    case .pairing(let context, let foreground, let background, let usage):
      members += [
        ("context", JSONText.object(context.map { ($0.axis, JSONText.name($0.name)) })),
        ("foreground", JSONText.name(foreground)), ("background", JSONText.name(background)),
        ("usage", JSONText.name(usage)),
      ]
    case .token(let token): members.append(("token", JSONText.name(token)))
    }
    members += [
      ("name", JSONText.string(identity.name.text)),
      ("old", change.old.map(state) ?? "null"), ("new", change.new.map(state) ?? "null"),
      ("fingerprint", JSONText.string(identity.fingerprint(in: policyPlace))),
    ]
    return JSONText.object(members)
  }

  private func state(_ check: AuditSnapshot.Check) -> String {
    var members = [("outcome", JSONText.string(check.outcome.rawValue))]
    if let colors = check.colors {
      members += [
        ("ratio", check.ratio.map(JSONText.number) ?? "null"),
        ("required", check.required.map(JSONText.number) ?? "null"),
        (
          "colors",
          JSONText.object([
            ("foreground", JSONText.string(colors.foreground)),
            ("background", JSONText.string(colors.background)),
          ])
        ),
      ]
    }
    if check.colors == nil, let measured = check.ratio {
      members += [
        ("measured", JSONText.number(measured)),
        ("required", check.required.map(JSONText.number) ?? "null"),
      ]
    }
    if let place = check.place { members.append(("place", JSONText.string(place.text))) }
    return JSONText.object(members)
  }
}
