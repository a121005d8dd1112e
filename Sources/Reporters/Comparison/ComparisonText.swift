import AuditEngine
import ColorMath
import SourceText

/// A comparison for people: what got worse, then what is fixed, worst first.
package struct ComparisonText {
  private let report: ComparisonReport
  private let style: TerminalStyle
  /// The maximum number of listed changes of a kind.
  private static let limit = 50

  /// The text of a comparison, in the colors of a terminal.
  package init(_ report: ComparisonReport, colors: ColorDepth) {
    self.report = report
    style = TerminalStyle(depth: colors)
  }

  /// Writes the comparison.
  package func write(to output: inout ReportOutput) {
    writePolicyChanges(to: &output)
    for kind in AuditComparison.Kind.allCases {
      let changes = report.comparison.changes.filter { $0.kind == kind }
      guard !changes.isEmpty else { continue }
      output.append(style.bold(heading(kind)) + "  " + style.dim("\(changes.count)") + "\n")
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
    output.append(summary + "\n")
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

  private func heading(_ kind: AuditComparison.Kind) -> String {
    switch kind {
    case .newlyFailing: "Newly failing"
    case .worse: "Worse while failing"
    case .addedFailing: "Added and failing"
    case .dropped: "No longer judged, though its tokens and contexts still exist"
    case .accepted: "Still failing, but waived or known"
    case .removed: "Removed with a token or context"
    case .newlyPassing: "Newly passing"
    case .better: "Better while failing"
    case .lessContrast: "Passing with less contrast"
    case .moreContrast: "Passing with more contrast"
    case .added: "Added and passing"
    }
  }

  // MARK: Changes

  private func line(_ change: AuditComparison.Change) -> String {
    let check = change.latest
    let name = FindingText.nameLimit
    let mark =
      change.kind.isWorsening
      ? (check.severity == .error ? style.red : style.yellow) : style.dim
    var parts: [String] = []
    if check.colors != nil { parts.append(mark(ratios(change))) }
    parts.append(check.identity.text.inert(limit: name * 2))
    if let colors = colors(change) { parts.append(colors) }
    parts.append(check.identity.rule.inert(limit: name) + weight(check) + usage(check))
    if change.old?.outcome != change.new?.outcome, let old = change.old, let new = change.new {
      parts.append("\(old.outcome.rawValue) → \(new.outcome.rawValue)")
    }
    if let place = check.place { parts.append(style.dim(place.inert)) }
    return "  \(parts.joined(separator: "  "))\n"
  }

  private func weight(_ check: AuditSnapshot.Check) -> String {
    check.severity == .error ? "" : " (\(check.severity.rawValue))"
  }

  /// The label that tells two checks of the same pairing apart.
  private func usage(_ check: AuditSnapshot.Check) -> String {
    guard case .pairing(_, _, _, let usage) = check.identity.subject else { return "" }
    return " \(usage.inert(limit: FindingText.nameLimit))"
  }

  /// `4.47 of 4.5, was 4.54`.
  private func ratios(_ change: AuditComparison.Change) -> String {
    let check = change.latest
    var text = ratio(check)
    if let required = check.required { text += " of \(Requirement.text(required))" }
    guard change.new != nil, let old = change.old else { return text }
    if old.ratio != check.ratio { text += ", was \(ratio(old))" }
    if old.required != check.required, let required = old.required {
      text += old.ratio == check.ratio ? ", was of" : " of"
      text += " \(Requirement.text(required))"
    }
    return text
  }

  private func ratio(_ check: AuditSnapshot.Check) -> String {
    guard let value = check.ratio else { return "undetermined" }
    guard check.outcome != .pass, let required = check.required else {
      return ContrastRatio(value).description
    }
    return ContrastRatio(value).description(missing: required)
  }

  private func colors(_ change: AuditComparison.Change) -> String? {
    func text(_ colors: AuditSnapshot.Check.Colors) -> String {
      "\(colors.foreground) on \(colors.background)".inert(limit: 100)
    }
    guard let colors = change.latest.colors else { return nil }
    guard change.new != nil, let old = change.old?.colors, old != colors else {
      return text(colors)
    }
    return "\(text(colors)), was \(text(old))"
  }

  // MARK: Names and summary

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

  /// The verdict and the counts, without a line break.
  package var summary: String {
    let comparison = report.comparison
    let parts = AuditComparison.Kind.allCases.compactMap { kind in
      let count = comparison.count(kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue.replacing("-", with: " "))"
    }
    let less = comparison.policyChanges.count
    let accepts = report.acceptsPolicyChanges
    let isWorse = comparison.isWorse(atLeast: .note, acceptsPolicy: accepts)
    let verdict =
      isWorse
      ? (comparison.isWorse(atLeast: .error, acceptsPolicy: accepts)
        ? style.red("WORSE") : style.yellow("WORSE"))
      : style.green(parts.isEmpty && less == 0 ? "SAME" : "NO WORSE")
    let changes =
      ((less > 0 ? ["\(less) weaker in the policy"] : []) + parts + [
        "\(comparison.unchanged) unchanged"
      ])
      .joined(separator: ", ")
    return "\(style.bold(verdict))  \(side(report.old)) → \(side(report.new)): \(changes)"
  }

  private func side(_ name: ComparedName) -> String {
    let commit = name.commit.map { " (\($0.prefix(12)))" } ?? ""
    return name.text.inert(limit: FindingText.nameLimit) + commit
  }
}

extension AuditComparison.Kind {
  /// Whether each change is listed.
  fileprivate var isListed: Bool {
    switch self {
    case .lessContrast, .moreContrast, .added: false
    default: true
    }
  }
}
