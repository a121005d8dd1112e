import AuditEngine
import SourceText

/// The words for evidence, the same in every format that is evidence. Names are code of Markdown, so
/// that nothing that a file says does more than be shown.
enum EvidenceText {
  /// How many pairings are named of those that do not meet a criterion.
  private static let missLimit = 20
  /// How many names are listed of the contexts of an axis, and of tokens.
  private static let nameLimit = 100

  /// What is true of each row, and who decides.
  static let decision =
    "A person chooses the conformance level of each row; this tool chooses none, and these numbers "
    + "are all that it claims."

  /// What the numbers are, and what they are not.
  static let method =
    "Contrast ratios of WCAG 2.2, computed from the colors that the files declare, for each pairing "
    + "of the policy in each context: a pairing passes if the ratio reaches the minimum unrounded, both "
    + "exactly and with 8 bits a channel. No screen was looked at. What the policy pairs, and what each "
    + "color is used for, is the word of its authors."

  /// What no audit of tokens sees.
  static let limits =
    "Not seen: pictures and text in pictures, colors that are not tokens, materials and effects of the "
    + "system, sizes of text that differ from the stated usage, states that the policy does not name, "
    + "and every other success criterion."

  // MARK: A criterion

  /// What was judged for a criterion.
  static func remark(_ evidence: CriterionEvidence, in report: AuditReport) -> String {
    let (outcomes, comparisons) = (evidence.outcomes, evidence.comparisons)
    guard outcomes.evaluations + comparisons.evaluations > 0 else {
      return
        "nothing was judged: no pairing and no check of the policy is about it, so there is no evidence."
    }
    var sentences: [String] = []
    if outcomes.evaluations > 0 {
      sentences.append(
        "\(count(outcomes.evaluations, "evaluation")) of \(count(evidence.pairingCount, "pairing")) in "
          + "\(count(evidence.contextCount, "context")): \(outcomes[.pass]) passed, "
          + "\(outcomes[.fail]) failed, \(outcomes[.indeterminate]) not decided, "
          + "\(outcomes[.waived]) waived, \(outcomes[.known]) known.")
    }
    if comparisons.evaluations > 0 {
      sentences.append(
        "\(count(comparisons.evaluations, "comparison")) between colors: \(comparisons[.pass]) passed, "
          + "\(comparisons[.fail]) failed, \(comparisons[.waived]) waived, "
          + "\(comparisons[.known]) known.")
    }
    if evidence.stricter > 0 {
      sentences.append(
        "\(evidence.stricter) of them against a minimum of the policy above that of WCAG.")
    }
    if !evidence.misses.isEmpty {
      // A rule may declare a pairing twice, with equal words.
      var known: Set<String> = []
      let misses = evidence.misses.map { miss in
        let text = FindingText(miss.worst, in: report)
        let isDecided = miss.worst.judgement != .indeterminate
        return "\(MarkdownText.code(text.name.text)) \(text.ratioText) of "
          + "\(miss.worst.requirement?.minimumText ?? "")"
          + (miss.count > 1 ? " at worst, in \(miss.count) contexts" : "")
          + (isDecided ? "" : ", not decided because it depends on what lies beneath")
      }.filter { known.insert($0).inserted }
      let more = misses.count > missLimit ? "; and \(misses.count - missLimit) more" : ""
      let shown = misses.prefix(missLimit).joined(separator: "; ")
      sentences.append("Not met, worst first: \(shown)\(more).")
    }
    if !evidence.missedComparisons.isEmpty {
      let missed = evidence.missedComparisons
      let more = missed.count > missLimit ? "; and \(missed.count - missLimit) more" : ""
      let shown = missed.prefix(missLimit).map { MarkdownText.code($0.message) }
      sentences.append("Comparisons not met: \(shown.joined(separator: "; "))\(more).")
    }
    for (index, number) in evidence.waived.sorted(by: { $0.key < $1.key }) {
      sentences.append(
        "Waived, which fails all the same, \(number): "
          + "\(MarkdownText.code(FindingText.text(of: report.waivers[index]))).")
    }
    if outcomes[.known] + comparisons[.known] > 0 {
      sentences.append("Known fails all the same: a baseline accepts it.")
    }
    return sentences.joined(separator: " ")
  }

  // MARK: An audit

  /// What was audited, a line each.
  static func facts(of audit: AuditEvidence, _ paths: SourcePaths) -> [String] {
    let report = audit.report
    var lines = [
      "Verdict: \(SummaryText(report).verdict) at level \(report.level.rawValue), "
        + "\(count(report.summary.evaluations, "evaluation")), "
        + "\(report.summary[.exempt]) exempt beside them."
    ]
    lines.append(contexts(of: report))
    for part in SummaryText.leftOut(of: report.coverage) {
      lines.append(
        "\(part.lead.prefix(1).uppercased() + part.lead.dropFirst()): \(names(part.names)).")
    }
    if !report.narrowing.rules.isEmpty {
      lines.append("Rules that were not judged: \(names(report.narrowing.rules)).")
    }
    if !report.narrowing.tokens.isEmpty {
      lines.append(
        "Only pairings with these tokens were judged: \(names(report.narrowing.tokens)).")
    }
    let coverage = report.coverage
    lines.append(
      "Coverage: pairings reach \(coverage.total - coverage.unreached.count) of "
        + "\(count(coverage.total, "color token"))"
        + (coverage.unreached.isEmpty ? "." : "; not judged: \(names(coverage.unreached))."))
    lines += checks(of: report)
    if !audit.unnamedCriteria.isEmpty {
      lines.append(
        "Evaluations of criteria that have no row here: \(names(audit.unnamedCriteria)).")
    }
    lines += report.diagnostics.map { line(of: $0, paths) }
    guard let files = audit.files else {
      return lines + ["The files that were read are not known."]
    }
    return lines
      + files.map { file in
        let place =
          switch paths.place(of: file) {
          case .embedded: " within the tool"
          case .inRepository, .outside: ""
          }
        return "Read: \(MarkdownText.code(paths.path(of: file)))\(place), SHA-256 "
          + SHA256.hexadecimal(of: file.bytes)
      }
  }

  /// A message with its severity and place.
  static func line(of diagnostic: Diagnostic, _ paths: SourcePaths) -> String {
    let place = diagnostic.span.map { " at \(MarkdownText.place(of: $0, in: paths))" } ?? ""
    let severity = diagnostic.severity.rawValue
    return "\(severity.prefix(1).uppercased())\(severity.dropFirst())\(place): "
      + MarkdownText.code(diagnostic.message)
  }

  private static func contexts(of report: AuditReport) -> String {
    let contexts = ReportContexts(report)
    guard !contexts.axes.isEmpty else { return "Contexts: 1, since no token varies." }
    let axes = zip(contexts.axes, contexts.names).map { axis, found in
      "\(MarkdownText.name(axis)): \(names(found))"
    }
    return "Contexts: \(report.permutations.count), of \(axes.joined(separator: "; "))."
  }

  /// Demands on tokens that are of no criterion.
  private static func checks(of report: AuditReport) -> [String] {
    let results = report.structural.filter { $0.measurement?.criterion == nil }
    guard !results.isEmpty else { return [] }
    let failed = results.count { $0.outcome == .fail }
    let accepted = results.count { $0.outcome.isAccepted }
    let passed = results.count - failed - accepted
    return [
      "Checks of tokens that are of no criterion: \(passed) passed, \(failed) failed, "
        + "\(accepted) accepted."
    ]
  }

  /// Names as code, and how many more there are.
  static func names(_ all: [String]) -> String {
    let more = all.count > nameLimit ? " and \(all.count - nameLimit) more" : ""
    return all.prefix(nameLimit).map(MarkdownText.name).joined(separator: ", ") + more
  }

  /// `1 context`, `2 contexts`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
