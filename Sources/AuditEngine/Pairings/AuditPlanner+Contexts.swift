import DesignTokens
import SourceText

/// Looks up contexts, and chooses those to judge.
extension AuditPlanner {
  /// The contexts of each axis that the policy does not exclude.
  mutating func contextsToAudit() -> [[Int]] {
    let excluded = sets(of: policy.exclude)
    let optional = sets(of: policy.optional)
    return catalog.axes.indices.map { axis in
      let possible = catalog.axes[axis].contexts.indices.filter {
        excluded.sets[axis]?.contains($0) != true
      }
      let standard = possible.filter { optional.sets[axis]?.contains($0) != true }
      if optional.sets[axis] != nil, standard.count == 1 {
        result.impliedContexts[catalog.axes[axis].name] = catalog.axes[axis].contexts[standard[0]]
      }
      let included = Set(options.includedContexts[catalog.axes[axis].name] ?? [])
      let kept = possible.filter {
        options.includesOptional || optional.sets[axis]?.contains($0) != true
          || included.contains(catalog.axes[axis].contexts[$0])
      }
      // An axis with only its default context left is not shown in reports.
      result.isShown.append(kept.count > 1 || optional.sets[axis] == nil)
      if kept.isEmpty {
        diagnostics.error(
          "every \(catalog.axes[axis].name) is excluded; expected one that is not",
          at: policy.exclude.terms.first { $0.axis == catalog.axes[axis].name }?.span)
      }
      return kept
    }
  }

  /// The contexts that no source is for, where nothing in the policy tells them from others.
  func absentContexts() -> AbsentContexts {
    let named = result.pairings.map(\.contexts) + result.levels.map(\.contexts)
    return catalog.absentContexts(among: result.choices) { axis in
      named.contains { $0.sets[axis] != nil }
    }
  }

  /// Reports an axis of the policy that the tokens do not have.
  mutating func checkAxes() {
    let names = catalog.axes.map(\.name)
    for declared in policy.axes where !names.contains(declared.axis) {
      diagnostics.error(
        "the tokens have no axis '\(declared.axis)'"
          + NearestName.hint(for: declared.axis, among: names),
        at: declared.span)
    }
  }

  mutating func filtered(_ choices: [[Int]]) -> [[Int]] {
    let axisNames = catalog.axes.map(\.name)
    for name in options.contexts.keys.sorted() where !axisNames.contains(name) {
      diagnostics.error(
        "the tokens have no axis '\(name)'"
          + (axisNames.isEmpty
            ? "; they are the same everywhere" : NearestName.hint(for: name, among: axisNames)))
    }
    return zip(catalog.axes, choices).map { axis, kept in
      guard let names = options.contexts[axis.name] else { return kept }
      let chosen = Set(names.compactMap { index(of: $0, on: axis, at: nil) })
      for index in chosen where !kept.contains(index) {
        diagnostics.error(
          "the policy excludes the \(axis.name) '\(axis.contexts[index])'; choose another")
      }
      return kept.filter(chosen.contains)
    }
  }

  mutating func index(of context: String, on axis: Axis, at span: SourceSpan?) -> Int? {
    if let index = axis.contexts.firstIndex(of: context) { return index }
    diagnostics.error(
      "there is no \(axis.name) '\(context)'"
        + NearestName.hint(for: context, among: axis.contexts),
      at: span)
    return nil
  }

  /// A condition by indices; reports names that do not exist.
  mutating func sets(of condition: ContextCondition) -> ContextSets {
    guard !condition.terms.isEmpty else { return everywhere }
    var result = everywhere.sets
    for term in condition.terms {
      guard let axis = catalog.axes.firstIndex(where: { $0.name == term.axis }) else {
        diagnostics.error(
          "the tokens have no axis '\(term.axis)'"
            + NearestName.hint(for: term.axis, among: catalog.axes.map(\.name)),
          at: term.span)
        continue
      }
      result[axis] = Set(
        term.contexts.compactMap { index(of: $0, on: catalog.axes[axis], at: term.span) })
    }
    return ContextSets(sets: result)
  }
}
