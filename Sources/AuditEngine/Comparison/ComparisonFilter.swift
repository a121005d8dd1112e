package import SourceText

/// Narrows a comparison to names that either side knows; a removed theme is allowed.
package struct ComparisonFilter: Sendable {
  /// The rules to compare by identifier; empty for all.
  package let rules: [String]
  /// The tokens of the pairings to compare; empty for all. Token checks that measure nothing are then
  /// left out.
  package let tokens: [String]
  /// For an axis by name, the contexts to compare. Token checks of all contexts together stay.
  package let contexts: [String: [String]]

  /// A filter by names.
  package init(rules: [String], tokens: [String], contexts: [String: [String]]) {
    self.rules = rules
    self.tokens = tokens
    self.contexts = contexts
  }

  /// Whether nothing is filtered.
  package var isEmpty: Bool { rules.isEmpty && tokens.isEmpty && contexts.isEmpty }

  /// Whether a check is compared.
  func keeps(_ check: AuditSnapshot.Check) -> Bool {
    guard rules.isEmpty || rules.contains(check.identity.rule) else { return false }
    guard tokens.isEmpty || check.names.contains(where: tokens.contains) else { return false }
    var context = check.contexts
    if case .pairing(let named, _, _, _) = check.identity.subject {
      context = named
    } else if context.isEmpty {
      return true
    }
    return contexts.allSatisfy { axis, names in
      context.contains { $0.axis == axis && names.contains($0.name) }
    }
  }

  /// Reports every name that neither side knows, and a filter that leaves nothing: an empty
  /// comparison would always pass.
  package func check(
    _ old: AuditSnapshot, _ new: AuditSnapshot, diagnostics: inout DiagnosticList
  ) {
    guard !isEmpty else { return }
    func report(_ names: [String], _ kind: String, among known: Set<String>) {
      for name in names where !known.contains(name) {
        diagnostics.error(
          "neither side has a \(kind) '\(name)'"
            + NearestName.hint(for: name, among: known.sorted()))
      }
    }
    let checks = old.checks + new.checks
    report(rules, "rule", among: Set(checks.map(\.identity.rule)))
    report(tokens, "token", among: old.tokens.union(new.tokens))
    for (axis, names) in contexts.sorted(by: { $0.key < $1.key }) {
      let known = old.contexts.union(new.contexts).filter { $0.axis == axis }.map(\.name)
      report(names, axis, among: Set(known))
    }
    if !diagnostics.hasErrors, !checks.contains(where: keeps) {
      diagnostics.error(
        "nothing would be compared: neither side has such a check", nextStep: .listPairings)
    }
  }
}
