import SourceText

/// Finds tokens with different values from two sources in the same context, without a declaration
/// that one replaces the other: nobody would judge the losing value.
///
/// Not in conflict: a source that overrides on purpose, a base, and optional layers; and a source
/// for some contexts over one for more, because it is more specific.
struct SourceConflicts {
  let layers: [TokenLayer]
  let declarations: [TokenDeclaration]
  let sources: [CatalogSource]
  /// The contexts to which each source is limited, by index.
  let confinements: [[TokenLayer.Condition]]
  let names: TextTable
  /// The tokens that several sources declare.
  var contested: ContestedTokens

  /// The maximum number of compared declarations before an error.
  private static let comparisonLimit = 10_000_000
  private var comparisons = 0

  init(
    layers: [TokenLayer], declarations: [TokenDeclaration], sources: [CatalogSource],
    confinements: [[TokenLayer.Condition]], names: TextTable, contested: ContestedTokens
  ) {
    self.layers = layers
    self.declarations = declarations
    self.sources = sources
    self.confinements = confinements
    self.names = names
    self.contested = contested
  }

  /// Two sources, by index.
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// The first token with two values from two sources, and the number of such tokens.
  private struct Conflict {
    let first: Int
    let second: Int
    var count: Int
  }

  /// An error for each pair of sources, at the later value of the first token; the sources, by
  /// index.
  mutating func report(_ diagnostics: inout DiagnosticList) -> Set<Int> {
    var conflicts: [Pair: Conflict] = [:]
    for (_, places) in contested.places.sorted(by: { $0.key < $1.key }) {
      var said: Set<Int> = []
      for (position, second) in places.enumerated()
      where isWatched(second.source) && !said.contains(second.source) {
        guard let first = conflict(of: position, in: places) else { continue }
        said.insert(second.source)
        let pair = Pair(first: first.source, second: second.source)
        conflicts[
          pair,
          default: Conflict(first: first.declaration, second: second.declaration, count: 0)
        ].count += 1
      }
      guard comparisons < Self.comparisonLimit else {
        diagnostics.error(
          "too many sources declare '\(names[declarations[places[0].declaration].token.index])' and "
            + "more, so their values cannot be compared; expected fewer")
        return Set(sources.indices)
      }
    }
    for (pair, conflict) in conflicts.sorted(by: {
      ($0.key.second, $0.key.first) < ($1.key.second, $1.key.first)
    }) {
      report(conflict, of: pair, &diagnostics)
    }
    return Set(conflicts.keys.flatMap { [$0.first, $0.second] })
  }

  private func isWatched(_ source: Int) -> Bool {
    source >= 0 && !sources[source].isBase && !sources[source].isOverriding
  }

  /// The first earlier declaration of another source with another value where both are visible.
  private mutating func conflict(
    of position: Int, in places: [ContestedTokens.Place]
  ) -> ContestedTokens.Place? {
    let second = places[position]
    let confinement = confinements[second.source]
    for first in places[..<position]
    where first.source != second.source && first.source >= 0 && !sources[first.source].isBase {
      comparisons += 1
      guard comparisons < Self.comparisonLimit else { return nil }
      guard isSameOverride(first.source, second.source),
        !isLess(layers[first.layer].conditions, confinement), !isJudgedByNobody(first, second)
      else { continue }
      comparisons += places.count / 16
      if contested.disagree(first, second, among: declarations) { return first }
    }
    return nil
  }

  private func isJudgedByNobody(
    _ first: ContestedTokens.Place, _ second: ContestedTokens.Place
  ) -> Bool {
    declarations[first.declaration].type == .other
      && declarations[second.declaration].type == .other
  }

  private func isSameOverride(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (sources[first].override, sources[second].override)
    return first?.axis == second?.axis && first?.context == second?.context
  }

  /// Whether conditions are a proper subset of others.
  private func isLess(
    _ conditions: [TokenLayer.Condition], _ others: [TokenLayer.Condition]
  ) -> Bool {
    let count = Set(conditions).count
    return count < others.count && conditions.allSatisfy(others.contains)
  }

  // MARK: Messages

  private func report(
    _ conflict: Conflict, of pair: Pair, _ diagnostics: inout DiagnosticList
  ) {
    let (first, second) = (declarations[conflict.first], declarations[conflict.second])
    let name = names[second.token.index]
    let place = first.value.span
    let more =
      switch conflict.count {
      case 1: ""
      case 2: ", and one more token differs"
      default: ", and \(conflict.count - 1) more tokens differ"
      }
    diagnostics.error(
      "'\(name)' is \(text(first.value)) at \(place.file.path):\(place.line) and \(text(second.value)) "
        + "here\(more); give this source {\"when\": \(context(of: second.value.span.file.path, beside: place.file.path))}, "
        + "a \"layer\" or "
        + "\"overrides\": true in the policy",
      at: second.value.span)
  }

  /// A context that a source may have, by the name of its file: those of two brands are themes.
  private func context(of path: String, beside other: String) -> String {
    let names = [path, other].map { path in
      String(path.split(separator: "/").last ?? "").prefix { $0 != "." }
    }
    let words = names.map { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }
    let areFiles = path.hasSuffix(".json") && other.hasSuffix(".json") && names[0] != names[1]
    let isPlain = words.joined().contains {
      ["light", "dark", "app", "tokens", "color", "colors"].contains($0)
    }
    guard areFiles, !isPlain, !names[0].isEmpty, !names[0].contains("\"") else {
      return "{\"scheme\": \"dark\"}"
    }
    return "{\"theme\": \"\(names[0])\"}"
  }

  private func text(_ value: TokenValue) -> String {
    if case .reference(let reference) = value.content {
      return "{\(names[reference.target.index])}"
    }
    return value.summary
  }
}
