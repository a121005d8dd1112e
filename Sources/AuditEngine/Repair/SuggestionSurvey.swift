import ColorMath
import DesignTokens

/// Works out a suggestion for each place that failing evaluations rest on.
struct SuggestionSurvey {
  /// Without the places that turned out not to be the same color everywhere.
  private(set) var model: RepairModel
  /// The colors of all places.
  private let colors: [SRGBColor]
  /// For each place the nearest color that would do; of those that are looked for.
  private var findings: [ColorSearch.Finding?]
  /// Whether every place of a failure is shown, be it why no color would do, or the one with the least change.
  private let hasAlternatives: Bool

  /// Looks for the nearest colors.
  ///
  /// - Parameters:
  ///   - model: nothing has to be collected yet.
  ///   - hasAlternatives: whether to give one for each place of a failure, be it why no color would do; else
  ///     for the place with the least change only.
  init(_ model: RepairModel, withAlternatives hasAlternatives: Bool) throws(ResolutionError) {
    self.model = model
    self.hasAlternatives = hasAlternatives
    colors = model.colors
    findings = Array(repeating: nil, count: model.sites.count)
    if hasAlternatives {
      try self.model.collectDemands()
      for site in model.sites.indices { findings[site] = nearest(at: site, asked: self.model) }
    } else {
      try findLeast()
    }
  }

  /// The suggestions for the model's failures.
  func table(for failing: [Evaluation]) -> SuggestionTable {
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
      let shown = hasAlternatives ? sorted(sites) : least(of: sites)
      table.ofEvaluation[EvaluationKey(evaluation)] = shown.map(index)
    }
    return table
  }

  /// The least change first, of equals the first.
  private func sorted(_ sites: [Int]) -> [Int] {
    sites.enumerated().sorted {
      (findings[$0.element]?.difference ?? .infinity, $0.offset)
        < (findings[$1.element]?.difference ?? .infinity, $1.offset)
    }.map(\.element)
  }

  /// The first of ``sorted(_:)``; none where there are no sites.
  private func least(of sites: [Int]) -> [Int] {
    guard var best = sites.first else { return [] }
    for site in sites.dropFirst()
    where findings[site]?.difference ?? .infinity < findings[best]?.difference ?? .infinity {
      best = site
    }
    return [best]
  }

  /// Looks for the least change of each failure, and leaves out what cannot be that.
  ///
  /// First come the places that stand first, mostly those of foregrounds, on which little rests. Another place
  /// comes into question only for a lesser change; and of a background on which all stands a few demands mostly
  /// show already that there is none, so that the others need not be collected.
  private mutating func findLeast() throws(ResolutionError) {
    let all = Set(model.sites.indices)
    var firsts: Set<Int> = []
    while true {
      let next = Set(model.sitesOfFailure.compactMap { $0.first })
      // One that is not the same color everywhere has made way for another.
      if next == firsts { break }
      firsts = next
      try model.collectDemands(sampling: all.subtracting(firsts))
    }
    for site in firsts { findings[site] = nearest(at: site, asked: model) }
    var limits: [Double?] = Array(repeating: nil, count: model.sites.count)
    for sites in model.sitesOfFailure {
      guard let first = sites.first else { continue }
      let limit = findings[first]?.difference ?? .infinity
      for site in sites.dropFirst() where !firsts.contains(site) {
        limits[site] = max(limits[site] ?? 0, limit)
      }
    }
    for site in model.sites.indices {
      guard let limit = limits[site] else { continue }
      findings[site] = nearest(at: site, notBeyond: limit, asked: model)
    }
    let open = model.truncated.filter { findings[$0] != nil }
    guard !open.isEmpty else { return }
    var others = model
    try others.collectDemands(on: open)
    for site in open {
      findings[site] = nearest(at: site, notBeyond: limits[site] ?? .infinity, asked: others)
    }
  }

  private func nearest(
    at index: Int, notBeyond limit: Double = .infinity, asked model: RepairModel
  ) -> ColorSearch.Finding? {
    let site = model.sites[index]
    let demands = model.demands(on: index)
    // Nothing is asked only of what turned out not to be the same color everywhere.
    guard !demands.isEmpty else { return nil }
    var search = ColorSearch(
      index, kind: site.kind, original: site.color, colors: colors, demands: demands)
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
