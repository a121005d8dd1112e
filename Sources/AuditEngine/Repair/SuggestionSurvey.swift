import ColorMath
import DesignTokens

/// Works out a suggestion for each place that failing evaluations rest on.
struct SuggestionSurvey {
  private let model: RepairModel

  init(_ model: RepairModel) {
    self.model = model
  }

  /// The suggestions, site by site.
  func suggestions() -> [Suggestion] {
    model.sites.indices.map { index in
      let site = model.sites[index]
      var search = ColorSearch(
        index, kind: site.kind, original: site.color, colors: model.colors,
        demands: model.demands(on: index))
      let remedy: Suggestion.Remedy =
        if let found = search.nearest() {
          .color(found.color, difference: found.difference)
        } else {
          conflict(at: index)
        }
      return Suggestion(
        kind: site.kind, token: model.catalog.name(of: site.token), origin: site.span,
        current: site.color, remedy: remedy)
    }
  }

  /// Why no colour would do: the demands each of which excludes every colour, and what meets the others; else
  /// the fewest found that exclude each other.
  private func conflict(at index: Int) -> Suggestion.Remedy {
    let demands = model.demands(on: index)
    let site = model.sites[index]
    var search = ColorSearch(
      index, kind: site.kind, original: site.color, colors: model.colors, demands: demands)
    // A translucent colour and an opacity can do most where they are opaque.
    let ranges = search.ranges(along: site.kind == .color ? site.color.withAlpha(1) : site.color)
    let possible = demands.indices.filter { !ranges[$0].isEmpty }
    if possible.count < demands.count {
      var rest = ColorSearch(
        index, kind: site.kind, original: site.color, colors: model.colors,
        demands: possible.map { demands[$0] })
      let found = possible.isEmpty ? nil : rest.nearest()
      return .conflict(
        demands.indices.filter { ranges[$0].isEmpty }.map { model.description(of: demands[$0]) },
        nearest: found.flatMap { $0.difference > 0 ? ($0.color, $0.difference) : nil })
    }
    for first in demands.indices {
      for second in demands.indices.dropFirst(first + 1)
      where ranges[first].intersection(ranges[second]).isEmpty {
        return .conflict([first, second].map { model.description(of: demands[$0]) }, nearest: nil)
      }
    }
    var left = LightnessRanges([0...1])
    var chosen: [RepairDemand] = []
    for (demand, range) in zip(demands, ranges) {
      let next = left.intersection(range)
      if next.width < left.width { chosen.append(demand) }
      left = next
    }
    return .conflict(chosen.map { model.description(of: $0) }, nearest: nil)
  }
}
