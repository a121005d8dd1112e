import ColorMath
import DesignTokens

/// Chooses changes that together meet every demand with little visible change. The cost is the sum
/// of the differences ΔEOK, each weighted by the pairings that show it, so that a shared background
/// changes last.
///
/// The colors depend on each other, so the lowest sum cannot be found place by place. The planner
/// works in steps: it takes the change that fixes most for the least difference and breaks nothing
/// that passes. Then it undoes changes that later steps made unnecessary, and trades one place's
/// change for another's while the sum decreases. In the end no change of one place lowers the sum,
/// nor of two places that share a pairing, on the steps that it tries.
struct RepairPlanner {
  private let model: RepairModel
  private var colors: [SRGBColor]
  private var differences: [Double]
  private var isMet: [Bool]
  /// The best change of each site in the current state; nil if it must be searched again.
  private var moves: [Move??]
  /// For each opaque site, where each demand is met along its line in the current state.
  private var ranges: [[Int: UnitRanges]]

  /// A change of one site and the demands that it would meet.
  private struct Move {
    let site: Int
    let finding: ColorSearch.Finding
    let mended: [Int]
  }

  init(_ model: RepairModel) {
    self.model = model
    colors = model.colors
    differences = Array(repeating: 0, count: model.sites.count)
    isMet = model.demands.map { $0.isMet(model.colors) }
    moves = Array(repeating: nil, count: model.sites.count)
    ranges = Array(repeating: [:], count: model.sites.count)
  }

  /// The plan.
  mutating func plan() -> RepairPlan {
    while true {
      if let move = bestMove(.color) {
        apply(move.site, move.finding)
      } else if let joint = jointMove() {
        self = joint
      } else if let move = bestMove(.opacity) {
        // It changes a rule that many colors follow only if no color helps.
        apply(move.site, move.finding)
      } else {
        break
      }
    }
    for _ in 0..<8 where !refine() { break }
    let changes = model.sites.indices.filter { differences[$0] > 0 }.map { index in
      let site = model.sites[index]
      return RepairPlan.Change(
        kind: site.kind, token: model.catalog.name(of: site.token), origin: site.span,
        current: site.color, proposal: colors[index], difference: differences[index],
        demands: model.demandsOfSite[index].count { isMet[$0] })
    }
    let unmet = model.demands.indices.filter { !isMet[$0] }
      .map { model.description(of: model.demands[$0]) }
    return RepairPlan(changes: changes, unmet: unmet)
  }

  /// The visible change: each difference weighted by the pairings that show it.
  private var total: Double {
    differences.indices.reduce(0) { $0 + differences[$1] * weight($1) }
  }

  private func weight(_ site: Int) -> Double { Double(model.demandsOfSite[site].count) }

  // MARK: Steps

  /// The change that fixes most for the least additional difference.
  private mutating func bestMove(_ kind: ColorSite.Kind) -> Move? {
    var best: (move: Move, score: Double)?
    for site in model.sites.indices
    where model.sites[site].kind == kind
      && model.demandsOfSite[site].contains(where: { !isMet[$0] })
    {
      if moves[site] == nil { moves[site] = .some(move(of: site)) }
      guard case .some(.some(let move)) = moves[site] else { continue }
      // Free changes first.
      let cost = max((move.finding.difference - differences[site]) * weight(site), 1e-6)
      let score = Double(move.mended.count) / cost
      if score > best?.score ?? 0 { best = (move, score) }
    }
    return best?.move
  }

  /// The nearest color with which a site keeps everything that passes and fixes as much as
  /// possible.
  private mutating func move(of site: Int) -> Move? {
    let kept = model.demandsOfSite[site].filter { isMet[$0] }
    let open = model.demandsOfSite[site].filter { !isMet[$0] }
    if let finding = nearest(site, kept + open) {
      return Move(site: site, finding: finding, mended: open)
    }
    var mended: [Int] = []
    var finding: ColorSearch.Finding?
    for demand in open {
      guard let found = nearest(site, kept + mended + [demand]) else { continue }
      mended.append(demand)
      finding = found
    }
    return finding.map { Move(site: site, finding: $0, mended: mended) }
  }

  private mutating func nearest(_ site: Int, _ demands: [Int]) -> ColorSearch.Finding? {
    var search = ColorSearch(
      site, kind: model.sites[site].kind, original: model.sites[site].color, colors: colors,
      demands: demands.map { model.demands[$0] })
    let original = model.sites[site]
    guard original.kind == .color, original.color.isOpaque else { return search.nearest() }
    var common = UnitRanges([0...1])
    for demand in demands {
      common = common.intersection(range(of: demand, at: site))
      if common.isEmpty { return nil }
    }
    return search.nearest(within: common)
  }

  private mutating func range(of demand: Int, at site: Int) -> UnitRanges {
    if let known = ranges[site][demand] { return known }
    let search = ColorSearch(
      site, original: model.sites[site].color, colors: colors, demands: [model.demands[demand]])
    let found = search.ranges(along: model.sites[site].color)[0]
    ranges[site][demand] = found
    return found
  }

  private mutating func apply(_ site: Int, _ finding: ColorSearch.Finding) {
    colors[site] = finding.color
    differences[site] = finding.difference
    for index in model.demandsOfSite[site] {
      isMet[index] = model.demands[index].isMet(colors)
      for neighbor in model.demands[index].sites where neighbor != site {
        moves[neighbor] = nil
        ranges[neighbor][index] = nil
      }
    }
    moves[site] = nil
  }

  /// The cheapest change of one color after moving others that stand in its way; nil if there is
  /// none.
  private func jointMove() -> RepairPlanner? {
    var best: RepairPlanner?
    for site in model.sites.indices
    where model.sites[site].kind == .color
      && model.demandsOfSite[site].contains(where: { !isMet[$0] })
    {
      guard let joint = joint(site), joint.total < best?.total ?? .infinity else { continue }
      best = joint
    }
    return best
  }

  private func joint(_ site: Int) -> RepairPlanner? {
    var next = self
    let open = model.demandsOfSite[site].filter { !isMet[$0] }
    let hard = model.demandsOfSite[site].filter { demand in
      isMet[demand] && !model.demands[demand].sites.contains { isMovable($0, beside: site) }
    }
    guard let finding = next.nearest(site, hard + open) else { return nil }
    next.apply(site, finding)
    let broken = model.demandsOfSite[site].filter { isMet[$0] && !next.isMet[$0] }
    let partners = Set(broken.flatMap { model.demands[$0].sites })
      .filter { isMovable($0, beside: site) }
    for partner in partners.sorted() {
      let wanted = model.demandsOfSite[partner].filter { isMet[$0] || next.isMet[$0] }
      guard let found = next.nearest(partner, wanted) else { return nil }
      next.apply(partner, found)
    }
    return zip(isMet, next.isMet).allSatisfy { !$0 || $1 } ? next : nil
  }

  private func isMovable(_ site: Int, beside other: Int) -> Bool {
    site != other && differences[site] > 0 && model.sites[site].kind == .color
  }

  // MARK: Taking back and trading

  /// Lowers the sum if possible; false if not.
  private mutating func refine() -> Bool {
    var isLess = false
    for site in model.sites.indices where differences[site] > 0 {
      if relax(site) { isLess = true }
      if trade(site) { isLess = true }
    }
    return isLess
  }

  /// Moves a site as near to its own color as the passing demands allow.
  private mutating func relax(_ site: Int) -> Bool {
    let kept = model.demandsOfSite[site].filter { isMet[$0] }
    let original = model.sites[site].color
    if kept.allSatisfy({ model.demands[$0].isMet(colors.replacing(site, with: original)) }) {
      apply(site, ColorSearch.Finding(color: original, difference: 0))
      return true
    }
    guard let found = nearest(site, kept), found.difference < differences[site] - 1e-9 else {
      return false
    }
    apply(site, found)
    return true
  }

  /// Moves a site back in steps, and lets a site that shares a pairing with it compensate.
  private mutating func trade(_ site: Int) -> Bool {
    let original = model.sites[site].color
    let kept = model.demandsOfSite[site].filter { isMet[$0] }
    for candidate in model.steps(from: colors[site], to: original) {
      let changed = colors.replacing(site, with: candidate)
      let broken = kept.filter { !model.demands[$0].isMet(changed) }
      guard let first = broken.first else { continue }
      let partners = broken.dropFirst().reduce(Set(model.demands[first].sites)) {
        $0.intersection(model.demands[$1].sites)
      }.subtracting([site])
      let difference =
        model.sites[site].kind == .opacity
        ? abs(candidate.alpha - original.alpha) : candidate.visibleDifference(from: original)
      for partner in partners.sorted() where model.sites[partner].kind == .color {
        let before = self
        let wanted = model.demandsOfSite[partner].filter { isMet[$0] }
        apply(site, ColorSearch.Finding(color: candidate, difference: difference))
        if let found = nearest(partner, wanted) {
          apply(partner, found)
          if total < before.total - 1e-6 { return true }
        }
        self = before
      }
    }
    return false
  }
}

extension RepairModel {
  /// A demand with names instead of indices.
  func description(of demand: RepairDemand) -> Suggestion.Demand {
    let pairing = plan.pairings[demand.pairing]
    return Suggestion.Demand(
      foreground: pairing.foregroundName, background: pairing.backgroundText,
      context: plan.shown(catalog.contextNames(of: demand.permutation)), minimum: demand.minimum)
  }

  /// A few colors of 8 bits per channel between two, the second included.
  fileprivate func steps(from: SRGBColor, to: SRGBColor) -> [SRGBColor] {
    (1...8).map { step in
      let share = Double(step) / 8
      let mixed = SRGBColor(
        red: from.red + (to.red - from.red) * share,
        green: from.green + (to.green - from.green) * share,
        blue: from.blue + (to.blue - from.blue) * share)
      let alpha = ((from.alpha + (to.alpha - from.alpha) * share) * 100).rounded() / 100
      return step == 8 ? to : mixed.onEightBitDisplay.withAlpha(alpha)
    }
  }
}

extension [SRGBColor] {
  fileprivate func replacing(_ index: Int, with color: SRGBColor) -> [SRGBColor] {
    var copy = self
    copy[index] = color
    return copy
  }
}
