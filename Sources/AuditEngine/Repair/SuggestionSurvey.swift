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
  /// - Parameter hasAlternatives: whether to give one for each place of a failure, be it why no color would do; else
  ///   for the place with the least change only.
  func table(for failing: [Evaluation], withAlternatives hasAlternatives: Bool) -> SuggestionTable {
    let findings =
      hasAlternatives
      ? model.sites.indices.map { nearest(at: $0, notBeyond: .infinity) } : leastFindings()
    var table = SuggestionTable.none
    var known: [Int?] = Array(repeating: nil, count: model.sites.count)
    func index(of site: Int) -> Int {
      if let index = known[site] { return index }
      known[site] = table.all.count
      table.all.append(suggestion(site, findings[site]))
      table.sites.append(site)
      return table.all.count - 1
    }
    for (evaluation, sites) in zip(failing, model.sitesOfFailure) {
      let shown = hasAlternatives ? sorted(sites, by: findings) : least(of: sites, findings)
      table.ofEvaluation[EvaluationKey(evaluation)] = shown.map(index)
    }
    return table
  }

  /// The least change first, of equals the first.
  private func sorted(_ sites: [Int], by findings: [ColorSearch.Finding?]) -> [Int] {
    sites.enumerated().sorted {
      (findings[$0.element]?.difference ?? .infinity, $0.offset)
        < (findings[$1.element]?.difference ?? .infinity, $1.offset)
    }.map(\.element)
  }

  /// The first of ``sorted(_:by:)``; none where there are no sites.
  private func least(of sites: [Int], _ findings: [ColorSearch.Finding?]) -> [Int] {
    guard var best = sites.first else { return [] }
    for site in sites.dropFirst()
    where findings[site]?.difference ?? .infinity < findings[best]?.difference ?? .infinity {
      best = site
    }
    return [best]
  }

  /// What each site could be changed to, as far as any failure could want that: not where another of its sites
  /// has to change less.
  private func leastFindings() -> [ColorSearch.Finding?] {
    var findings: [ColorSearch.Finding?] = Array(repeating: nil, count: model.sites.count)
    var isSearched = Array(repeating: false, count: model.sites.count)
    // Mostly the foreground's: little rests on it, and it has to change least.
    for first in model.sitesOfFailure.compactMap(\.first) where !isSearched[first] {
      isSearched[first] = true
      findings[first] = nearest(at: first, notBeyond: .infinity)
    }
    var limits = Array(repeating: 0.0, count: model.sites.count)
    for sites in model.sitesOfFailure {
      guard let first = sites.first else { continue }
      let limit = findings[first]?.difference ?? .infinity
      for site in sites where !isSearched[site] { limits[site] = max(limits[site], limit) }
    }
    for site in model.sites.indices where !isSearched[site] {
      findings[site] = nearest(at: site, notBeyond: limits[site])
    }
    return findings
  }

  private func nearest(at index: Int, notBeyond limit: Double) -> ColorSearch.Finding? {
    let site = model.sites[index]
    var search = ColorSearch(
      index, kind: site.kind, original: site.color, colors: colors,
      demands: model.demands(on: index))
    return search.nearest(notBeyond: limit)
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
