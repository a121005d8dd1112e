import ColorMath
import DesignTokens

/// Finds a suggestion for each place of a color that failing evaluations use.
struct SuggestionSurvey {
  /// Without places that turned out to have several colors.
  private(set) var model: RepairModel
  /// The colors of all places.
  private let colors: [SRGBColor]
  /// For each searched place the nearest color that passes.
  private var findings: [ColorSearch.Finding?]
  /// Whether every place of a failure is shown, with its color or the reason why there is none;
  /// otherwise only the one with the least change.
  private let hasAlternatives: Bool

  /// Searches for the nearest colors.
  ///
  /// - Parameters:
  ///   - model: its demands are collected here.
  ///   - hasAlternatives: whether to give a result for each place of a failure, also why no color
  ///     passes; otherwise
  ///     only for the place with the least change.
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

  /// The least change first; equal ones keep their order.
  private func sorted(_ sites: [Int]) -> [Int] {
    sites.enumerated().sorted {
      (findings[$0.element]?.difference ?? .infinity, $0.offset)
        < (findings[$1.element]?.difference ?? .infinity, $1.offset)
    }.map(\.element)
  }

  /// The first of ``sorted(_:)``; nil without sites.
  private func least(of sites: [Int]) -> [Int] {
    guard var best = sites.first else { return [] }
    for site in sites.dropFirst()
    where findings[site]?.difference ?? .infinity < findings[best]?.difference ?? .infinity {
      best = site
    }
    return [best]
  }

  /// Searches for the least change of each failure, and skips what cannot be that.
  ///
  /// It starts with the places listed first, mostly foregrounds, which few pairings use. Another
  /// place matters only if its change is smaller. For a background that many pairings use, a few
  /// demands usually show that there is none, so the others need not be collected.
  private mutating func findLeast() throws(ResolutionError) {
    let all = Set(model.sites.indices)
    var firsts: Set<Int> = []
    while true {
      let next = Set(model.sitesOfFailure.compactMap { $0.first })
      // A place with several colors was replaced by another.
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
    // Only places that turned out to have several colors have no demands.
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

  /// Why no color passes: the demands that each exclude every color, and what meets the others;
  /// otherwise the fewest demands found that exclude each other.
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
    // The first demand that leaves nothing, and the one that excludes it, or those that together
    // leave nothing for it.
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
