import AuditEngine
import DesignTokens
import Reporters
import SourceText

/// A token in every permutation, step by step in the first, and its pairings.
struct TokenExplanation {
  let text: String

  init(_ token: TokenID, in catalog: TokenCatalog, of report: AuditReport) {
    let name = catalog.name(of: token)
    let entry = TokenValues(catalog, choices: report.choices).entry(for: token)
    var text = "\(name) (\(catalog.type(of: token)?.rawValue ?? "no type"))".inert + "\n"
    let notes = catalog.declarations.first { $0.token == token }?.notes
    if let description = notes?.description { text += "\(description.inert)\n" }
    if let deprecation = notes?.deprecation {
      text += "Deprecated" + (deprecation.isEmpty ? "" : ": \(deprecation.inert)") + "\n"
    }
    text += "\nValue: \(entry.values.inert)\n"
    if let names = report.permutations.first {
      let permutation = TokenExplanation.permutation(names, of: report, in: catalog)
      let place = FindingText.permutationText(names)
      text += "\nHow it gets its value\(place.isEmpty ? "" : " in \(place)"):\n"
      text += TokenExplanation.trace(
        of: token, in: TokenResolver(catalog, in: permutation), catalog)
    }
    let reached = TokenReach(of: token, in: catalog)
    if !reached.names.isEmpty {
      text += "\nGives its value to: \(reached.names.joined(separator: ", ").inert)\n"
    }
    text += TokenExplanation.pairings(of: [name] + reached.names, in: report)
    for (change, count) in zip(report.plan.changes, report.plan.findings) where change.token == name
    {
      text +=
        "\nIn the plan: \(ChangeText.placed(change)), \(count) finding\(count == 1 ? "" : "s")\n"
    }
    self.text = text
  }

  /// The pairings that name a token, the first, or one that it gives its value to, and how many of
  /// their evaluations fail.
  private static func pairings(of names: [String], in report: AuditReport) -> String {
    var findings: [Int: (failed: Int, judged: Int, worst: Evaluation)] = [:]
    for evaluation in report.evaluations {
      let known = findings[evaluation.pairing] ?? (0, 0, evaluation)
      let isWorse =
        evaluation.outcome.isFinding
        && (!known.worst.outcome.isFinding
          || evaluation.measurement.worse < known.worst.measurement.worse)
      findings[evaluation.pairing] = (
        known.failed + (evaluation.outcome.isFinding ? 1 : 0), known.judged + 1,
        isWorse ? evaluation : known.worst
      )
    }
    let wanted = Set(names)
    var text = ""
    for (index, pairing) in report.pairings.enumerated() {
      let own = Set(pairing.candidateNames + pairing.backgroundNames)
      guard !own.isDisjoint(with: wanted) else { continue }
      text += "  \(report.rules[pairing.rule].id): \(pairing.foregroundName) on ".inert
      text += "\(pairing.backgroundText.inert): \(RuleText.need(of: pairing, at: report.level))"
      if let found = findings[index], found.failed > 0 {
        let id = report.fingerprint(of: found.worst).prefix(8)
        text += "; \(found.failed) of \(found.judged) fail, the worst \(id)"
      }
      text += "\n"
    }
    guard text.isEmpty else { return "\nPairings:\n\(text)" }
    return names.count == 1 ? "\nNo pairing names it.\n" : "\nNo pairing names it or these.\n"
  }

  /// The steps to a token's value, one per line, indented by their depth.
  static func trace(
    of token: TokenID, in resolver: TokenResolver, _ catalog: TokenCatalog
  ) -> String {
    let rows = resolver.trace(of: token).map { step in
      [
        String(repeating: "  ", count: step.depth + 1) + catalog.name(of: step.token).inert,
        step.text.inert, "\(step.span.file.path):\(step.span.start.line)".inert,
        "(\(step.layer))".inert,
      ]
    }
    return ListCommand.table(rows)
  }

  /// The permutation of the context names in a report; an axis that reports do not name has only
  /// one context.
  static func permutation(
    _ names: [String], of report: AuditReport, in catalog: TokenCatalog
  ) -> Permutation {
    let shown = Dictionary(uniqueKeysWithValues: zip(report.axes, names))
    return Permutation(
      contexts: zip(catalog.axes, report.choices).map { axis, chosen in
        shown[axis.name].flatMap { axis.contexts.firstIndex(of: $0) } ?? chosen.first ?? 0
      })
  }
}
