import DesignTokens
import SourceText

/// Looks up the tokens and axes of token checks, and reports checks of nothing.
extension AuditPlanner {
  mutating func plan(_ check: StructuralCheck, rule: Int) -> PlannedCheck? {
    let tokens = check.tokens.flatMap { anyTokens($0) }
    let demand: PlannedCheck.Demand
    switch check.demand {
    case .invariant(let names):
      let axes = names.compactMap { axis($0) }
      guard axes.count == names.count else { return nil }
      demand = .invariant(along: axes)
    case .neverText: demand = .neverText
    case .same:
      if tokens.count == 1 {
        diagnostics.error(
          "nothing to compare: only one token; expected two or more", at: check.span)
      }
      demand = .same([tokens])
    case .agree(let prefixes): demand = .same(groups(prefixes, at: check.span))
    case .documented:
      let documented = Set(
        catalog.declarations.filter { $0.notes.documented != nil }.map(\.token))
      let chosen = check.tokens.isEmpty ? catalog.tokens : tokens
      let found = chosen.filter(documented.contains)
      if found.isEmpty {
        diagnostics.error(
          "none of these tokens has a documented value, so nothing would be checked; remove the "
            + "check, or name tokens with a color in their comment", at: check.span)
      }
      return PlannedCheck(rule: rule, demand: .documented, tokens: found, span: check.span)
    }
    return PlannedCheck(rule: rule, demand: demand, tokens: tokens, span: check.span)
  }

  private mutating func axis(_ name: PairingDeclaration.Name) -> Int? {
    if let index = catalog.axes.firstIndex(where: { $0.name == name.text }) { return index }
    diagnostics.error(
      "the tokens have no axis '\(name.text)'"
        + NearestName.hint(for: name.text, among: catalog.axes.map(\.name)),
      at: name.span)
    return nil
  }

  /// The tokens of a name or pattern, of any type.
  mutating func anyTokens(_ name: PairingDeclaration.Name) -> [TokenID] {
    if let literal = NamePattern.literal(name.text) {
      if let id = catalog.token(named: literal) { return [id] }
      reportUndeclared(literal, at: name.span)
      return []
    }
    let pattern = NamePattern(name.text)
    reportUnread(fitting: pattern, name.text)
    let found = catalog.tokens.filter { pattern.matches(catalog.name(of: $0)) }
    if found.isEmpty {
      diagnostics.error(
        "no token matches '\(name.text)'; 'contrast-audit list tokens' lists them", at: name.span)
    }
    return found
  }

  /// The color tokens of each name that exists under every prefix. A name that is missing under one
  /// of them is reported.
  private mutating func groups(
    _ prefixes: [PairingDeclaration.Name], at span: SourceSpan
  ) -> [[TokenID]] {
    let colors = colorTokens.map { catalog.name(of: $0) }
    let sets = prefixes.map { prefix in
      Set(
        colors.filter { $0.hasPrefix(prefix.text) }.map { String($0.dropFirst(prefix.text.count)) })
    }
    for (prefix, names) in zip(prefixes, sets) where names.isEmpty {
      diagnostics.error(
        "no color token begins with '\(prefix.text)'; 'contrast-audit list tokens' lists them",
        at: prefix.span)
    }
    let all = sets.reduce(into: Set<String>()) { $0.formUnion($1) }
    var groups: [[TokenID]] = []
    for name in all.sorted() {
      let missing = zip(prefixes, sets).filter { !$1.contains(name) }.map(\.0.text)
      if missing.isEmpty {
        groups.append(prefixes.compactMap { catalog.token(named: $0.text + name) })
      } else {
        diagnostics.warning(
          "there is no '\(missing[0])\(name)' to compare", at: span)
      }
    }
    if groups.isEmpty, !diagnostics.hasErrors {
      diagnostics.error(
        "no name exists under every prefix, so nothing would be compared",
        at: span)
    }
    return groups
  }
}
