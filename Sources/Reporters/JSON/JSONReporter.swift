public import AuditEngine
import ColorMath
import SourceText

/// The report for machines: every evaluation, one a line, at full precision.
///
/// Keys may be added; those that stand here stay. `schemaVersion` counts changes that break readers.
public struct JSONReporter: Reporter {
  /// A reporter.
  public init() {}

  /// Writes a report.
  public func write(_ report: AuditReport, to output: inout ReportOutput) {
    output.append("{\n\"schemaVersion\": 1,\n")
    output.append(
      "\"tool\": "
        + JSONText.object([
          ("name", JSONText.string(report.tool.name)),
          ("version", JSONText.string(report.tool.version)),
        ]) + ",\n")
    if let system = report.system { output.append("\"system\": \(JSONText.name(system)),\n") }
    output.append("\"level\": \(JSONText.string(report.level.rawValue)),\n")
    output.append("\"summary\": \(summary(report.summary)),\n")
    output.append("\"coverage\": \(coverage(report.coverage)),\n")
    if let baseline = report.baseline {
      let gone = baseline.gone.map(\.identity.fingerprint)
      output.append("\"baseline\": \(JSONText.object([("gone", JSONText.strings(gone))])),\n")
    }
    writeList("results", report.evaluations, to: &output) { result($0, in: report) }
    output.append(",\n")
    writeList("structural", report.structural, to: &output) { structural($0, in: report) }
    output.append(",\n")
    writeList("diagnostics", report.diagnostics, to: &output, diagnostic)
    output.append("\n}\n")
  }

  /// An array with one element a line.
  private func writeList<Element>(
    _ name: String, _ elements: [Element], to output: inout ReportOutput,
    _ text: (Element) -> String
  ) {
    output.append("\"\(name)\": [")
    var separator = "\n"
    for element in elements {
      output.append(separator)
      output.append(text(element))
      separator = ",\n"
    }
    output.append(elements.isEmpty ? "]" : "\n]")
  }

  private func summary(_ summary: AuditSummary) -> String {
    JSONText.object([
      ("evaluations", "\(summary.evaluations)"), ("passed", "\(summary[.pass])"),
      ("failed", "\(summary[.fail])"), ("indeterminate", "\(summary[.indeterminate])"),
      ("exempt", "\(summary[.exempt])"), ("waived", "\(summary[.waived])"),
      ("known", "\(summary[.known])"),
    ])
  }

  private func coverage(_ coverage: Coverage) -> String {
    JSONText.object([
      ("percent", JSONText.number(coverage.percent)), ("colorTokens", "\(coverage.total)"),
      ("unreached", JSONText.strings(coverage.unreached)),
      ("unwalked", JSONText.strings(coverage.unwalked)),
    ])
  }

  private func result(_ evaluation: Evaluation, in report: AuditReport) -> String {
    let pairing = report.pairings[evaluation.pairing]
    let rule = report.rules[pairing.rule]
    let context = zip(report.axes, report.permutations[evaluation.permutation])
      .map { ($0, JSONText.name($1)) }
    let isDetermined = evaluation.judgement != .indeterminate
    var members = [
      ("rule", JSONText.name(rule.id)),
      ("severity", JSONText.string(report.severity(of: evaluation).rawValue)),
      ("context", JSONText.object(context)),
      ("foreground", JSONText.name(pairing.foregroundName)),
      ("background", JSONText.strings(pairing.backgroundNames)),
      ("usage", JSONText.string(evaluation.usage.rawValue)),
      ("criterion", evaluation.requirement.map { JSONText.string($0.criterion) } ?? "null"),
      ("ratio", isDetermined ? JSONText.number(evaluation.measurement.exact.value) : "null"),
    ]
    if let range = evaluation.range {
      members.append(("ratioRange", JSONText.numbers([range.least.value, range.greatest.value])))
    }
    members += [
      ("required", evaluation.requirement.map { JSONText.number($0.minimum) } ?? "null"),
      ("outcome", JSONText.string(evaluation.outcome.rawValue)),
      (
        "colors",
        JSONText.object([
          ("foreground", JSONText.string(evaluation.foreground.hex)),
          ("background", JSONText.string(evaluation.background.hex)),
        ])
      ),
      ("location", location(evaluation.foregroundOrigin)),
      (
        "layers",
        JSONText.object([
          ("foreground", JSONText.name(report.layers[evaluation.foregroundLayer])),
          ("background", JSONText.strings(evaluation.backgroundLayers.map { report.layers[$0] })),
        ])
      ),
      ("fingerprint", JSONText.string(report.fingerprint(of: evaluation))),
    ]
    if pairing.candidateNames.count > 1 {
      let chosen = pairing.candidateNames[evaluation.chosenForeground]
      members.append(("chosen", JSONText.name(chosen)))
    }
    if !pairing.typeStyleNames.isEmpty {
      members.append(("typeStyles", JSONText.strings(pairing.typeStyleNames)))
    }
    if evaluation.isBorderline {
      members.append(("borderline", "true"))
      members.append(("eightBitRatio", JSONText.number(evaluation.measurement.eightBit.value)))
    }
    if evaluation.isOutsideSRGB { members.append(("outsideSRGB", "true")) }
    if evaluation.outcome == .exempt {
      members.append(("reason", JSONText.string(FindingText(evaluation, in: report).reason)))
    }
    if case .waiver(let index) = evaluation.acceptance?.ground {
      members.append(("waiver", waiver(report.waivers[index])))
    }
    if let known = evaluation.baselineRatio {
      members.append(("knownRatio", JSONText.number(known)))
    }
    let suggestions = report.suggestions(for: evaluation)
    if !suggestions.isEmpty {
      let shown = suggestions.prefix(JSONReporter.suggestionLimit).map(suggestion)
      members.append(("suggestions", JSONText.array(shown)))
    }
    if let claim = evaluation.claim {
      let claimMembers = [
        ("documented", JSONText.number(claim.documented)), ("drifts", "\(claim.drifts)"),
      ]
      members.append(("claim", JSONText.object(claimMembers)))
    }
    return JSONText.object(members)
  }

  /// How many suggestions an evaluation shows, and how many demands of a conflict: the least changes stand first.
  private static let suggestionLimit = 8

  private func suggestion(_ suggestion: Suggestion) -> String {
    let text = SuggestionText(suggestion)
    func value(_ color: SRGBColor) -> String {
      suggestion.kind == .color ? JSONText.string(color.hex) : JSONText.number(color.alpha)
    }
    var members = [
      ("token", JSONText.name(suggestion.token)), ("location", location(suggestion.origin)),
      ("current", value(suggestion.current)),
      ("proposed", suggestion.proposal.map(value) ?? "null"),
    ]
    switch suggestion.remedy {
    case .color(_, let difference): members.append(("difference", JSONText.number(difference)))
    case .conflict(let demands, let nearest):
      let conflict = demands.prefix(JSONReporter.suggestionLimit).map { demand in
        JSONText.object([
          ("foreground", JSONText.name(demand.foreground)),
          ("background", JSONText.name(demand.background)),
          ("context", JSONText.array(demand.context.map(JSONText.name))),
          ("required", JSONText.number(demand.minimum)),
        ])
      }
      members.append(("conflict", JSONText.array(conflict)))
      members.append(("conflictCount", "\(demands.count)"))
      if let nearest { members.append(("meetsTheRest", value(nearest.color))) }
    }
    members.append(("message", JSONText.name(text.sentence)))
    return JSONText.object(members)
  }

  private func structural(_ result: StructuralResult, in report: AuditReport) -> String {
    let rule = report.rules[result.rule]
    return JSONText.object([
      ("rule", JSONText.name(rule.id)), ("severity", JSONText.string(rule.severity.rawValue)),
      ("token", JSONText.name(result.token)),
      ("outcome", JSONText.string(result.outcome.rawValue)),
      ("message", JSONText.name(result.message)), ("location", location(result.span)),
      ("fingerprint", JSONText.string(report.fingerprint(of: result))),
    ])
  }

  private func waiver(_ waiver: Waiver) -> String {
    var members = [("reason", JSONText.name(waiver.reason))]
    if let owner = waiver.owner { members.append(("owner", JSONText.name(owner))) }
    if let end = waiver.expires {
      members.append(("expires", JSONText.string(end.description)))
    }
    if let pinned = waiver.pinned { members.append(("ratio", JSONText.number(pinned.ratio))) }
    members.append(("location", location(waiver.span)))
    return JSONText.object(members)
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> String {
    var members = [
      ("severity", JSONText.string(diagnostic.severity.rawValue)),
      ("message", JSONText.name(diagnostic.message)),
    ]
    if let span = diagnostic.span { members.append(("location", location(span))) }
    return JSONText.object(members)
  }

  private func location(_ span: SourceSpan) -> String {
    let start = span.start
    return JSONText.object([
      ("file", JSONText.string(span.file.path)), ("line", "\(start.line)"),
      ("column", "\(start.column)"),
    ])
  }
}
