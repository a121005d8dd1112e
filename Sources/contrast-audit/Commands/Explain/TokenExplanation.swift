import AuditEngine
import DesignTokens
import Reporters
import SourceText

/// A token in every permutation, step by step in the first, and its pairings.
struct TokenExplanation: Explanation {
  let text: String
  let members: [(String, String)]

  /// A pairing that names the token or one that it gives its value to.
  private struct Use {
    let pairing: Pairing
    let judged: Int
    let failed: Int
    /// The fingerprint of the worst failure.
    let worst: String?
  }

  init(_ token: TokenID, _ json: ExplanationJSON) {
    let (report, catalog) = (json.report, json.catalog)
    let name = catalog.name(of: token)
    let entry = TokenValues(catalog, choices: report.choices).entry(for: token)
    var text = "\(name) (\(catalog.type(of: token)?.rawValue ?? "no type"))".inert + "\n"
    let notes = catalog.declarations.first { $0.token == token }?.notes
    if let description = notes?.description { text += "\(description.inert)\n" }
    if let deprecation = notes?.deprecation {
      text += "Deprecated" + (deprecation.isEmpty ? "" : ": \(deprecation.inert)") + "\n"
    }
    text += "\nValue: \(entry.values.inert)\n"
    var members = [("kind", JSONText.string("token")), ("name", JSONText.name(name))]
    members += ExplanationJSON.optional("type", catalog.type(of: token)?.rawValue)
    members += ExplanationJSON.optional("description", notes?.description)
    members += ExplanationJSON.optional("deprecated", notes?.deprecation)
    members.append(("values", ExplanationJSON.values(entry)))
    if let names = report.permutations.first {
      let permutation = TokenExplanation.permutation(names, of: report, in: catalog)
      let resolver = TokenResolver(catalog, in: permutation)
      members.append(("context", json.context(names)))
      members.append(("steps", json.steps(of: token, in: resolver)))
      let place = FindingText.permutationText(names)
      text += "\nHow it gets its value\(place.isEmpty ? "" : " in \(place)"):\n"
      text += TokenExplanation.trace(of: token, in: resolver, catalog)
    }
    let reached = TokenReach(of: token, in: catalog)
    if !reached.names.isEmpty {
      text += "\nGives its value to: \(reached.names.joined(separator: ", ").inert)\n"
    }
    let uses = TokenExplanation.uses(of: [name] + reached.names, in: report)
    text += TokenExplanation.text(of: uses, isAlone: reached.names.isEmpty, at: report)
    members.append(("givesValueTo", JSONText.strings(reached.names)))
    members.append(
      (
        "pairings",
        JSONText.array(
          uses.map { use in
            JSONText.object(
              json.pairing(use.pairing)
                + ExplanationJSON.counts(
                  judged: use.judged, failed: use.failed, worst: use.worst))
          })
      ))
    var changes: [String] = []
    for (change, count) in zip(report.plan.changes, report.plan.findings) where change.token == name
    {
      text +=
        "\nIn the plan: \(ChangeText.placed(change)), \(count) finding\(count == 1 ? "" : "s")\n"
      changes.append(JSONChangeText.object(change, findings: count, paths: json.paths))
    }
    self.text = text
    self.members = members + [("plan", JSONText.array(changes))]
  }

  /// The pairings that name one of these tokens, and how many of their evaluations fail.
  private static func uses(of names: [String], in report: AuditReport) -> [Use] {
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
    return report.pairings.enumerated().compactMap { index, pairing in
      let own = Set(pairing.candidateNames + pairing.backgroundNames)
      guard !own.isDisjoint(with: wanted) else { return nil }
      let found = findings[index]
      let worst = found.flatMap { $0.failed > 0 ? report.fingerprint(of: $0.worst) : nil }
      return Use(
        pairing: pairing, judged: found?.judged ?? 0, failed: found?.failed ?? 0, worst: worst)
    }
  }

  private static func text(of uses: [Use], isAlone: Bool, at report: AuditReport) -> String {
    guard !uses.isEmpty else {
      return isAlone ? "\nNo pairing names it.\n" : "\nNo pairing names it or these.\n"
    }
    var text = "\nPairings:\n"
    for use in uses {
      text += "  \(report.rules[use.pairing.rule].id): \(use.pairing.foregroundName) on ".inert
      text += use.pairing.backgroundText.inert
      text += ": \(RuleText.need(of: use.pairing, at: report.level))"
      if let worst = use.worst {
        text += "; \(use.failed) of \(use.judged) fail, the worst \(worst.prefix(8))"
      }
      text += "\n"
    }
    return text
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
