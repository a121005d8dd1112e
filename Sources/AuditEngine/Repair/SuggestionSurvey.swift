import ColorMath
import DesignTokens

/// Works out a suggestion for each place that failing evaluations rest on.
struct SuggestionSurvey {
  private let model: RepairModel
  /// The colors of all places.
  private let colors: [SRGBColor]

  init(_ model: RepairModel) {
    self.model = model
    colors = model.colors
  }

  /// The suggestions for the model's failures.
  ///
  /// - Parameter explains: whether to say why no color would do at each place of a failure, and not only
  ///   where none of its places has one.
  func table(for failing: [Evaluation], explainsAll explains: Bool) -> SuggestionTable {
    let findings = model.sites.indices.map { index in
      let site = model.sites[index]
      var search = ColorSearch(
        index, kind: site.kind, original: site.color, colors: colors,
        demands: model.demands(on: index))
      return search.nearest()
    }
    var table = SuggestionTable.none
    table.sites = []
    var known: [Int?] = Array(repeating: nil, count: model.sites.count)
    for (evaluation, sites) in zip(failing, model.sitesOfFailure) {
      let sorted = sites.enumerated().sorted {
        (findings[$0.element]?.difference ?? .infinity, $0.offset)
          < (findings[$1.element]?.difference ?? .infinity, $1.offset)
      }.map(\.element)
      let shown =
        explains ? sorted[...] : sorted.prefix(max(1, sorted.count { findings[$0] != nil }))
      table.ofEvaluation[EvaluationKey(evaluation)] = shown.map { site in
        if let index = known[site] { return index }
        known[site] = table.all.count
        table.all.append(suggestion(site, findings[site]))
        table.sites.append(site)
        return table.all.count - 1
      }
    }
    return table
  }

  private func suggestion(_ index: Int, _ finding: ColorSearch.Finding?) -> Suggestion {
    let site = model.sites[index]
    return Suggestion(
      kind: site.kind, token: model.catalog.name(of: site.token), origin: site.span,
      current: site.color,
      remedy: finding.map { .color($0.color, difference: $0.difference) } ?? conflict(at: index))
  }

  /// Why no color would do: the demands each of which excludes every color, and what meets the others; else
  /// the fewest found that exclude each other.
  private func conflict(at index: Int) -> Suggestion.Remedy {
    let demands = model.demands(on: index)
    let site = model.sites[index]
    let search = ColorSearch(
      index, kind: site.kind, original: site.color, colors: colors, demands: demands)
    let ranges = search.comparableRanges()
    let possible = demands.indices.filter { !ranges[$0].isEmpty }
    if possible.count < demands.count {
      var rest = ColorSearch(
        index, kind: site.kind, original: site.color, colors: colors,
        demands: possible.map { demands[$0] })
      let found = possible.isEmpty ? nil : rest.nearest()
      return .conflict(
        demands.indices.filter { ranges[$0].isEmpty }.map { model.description(of: demands[$0]) },
        nearest: found.flatMap { $0.difference > 0 ? ($0.color, $0.difference) : nil })
    }
    // The first that nothing is left for, the one that excludes it, or those that leave nothing for it together.
    var left = UnitRanges([0...1])
    var narrowing: [Int] = []
    for index in demands.indices where !left.isEmpty {
      let next = left.intersection(ranges[index])
      if next.isEmpty,
        let other = narrowing.first(where: { ranges[$0].intersection(ranges[index]).isEmpty })
      {
        narrowing = [other]
      }
      if next != left { narrowing.append(index) }
      left = next
    }
    return .conflict(narrowing.map { model.description(of: demands[$0]) }, nearest: nil)
  }
}
