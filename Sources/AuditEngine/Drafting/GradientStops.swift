/// The stops of gradients among tokens with numbers: lists of a few colors that count from 0. A palette has
/// more steps.
struct GradientStops {
  /// The stops by what they mean: `interactivePrimary.0` and `.1` by `interactive`.
  private(set) var byMeaning: [[String]: [ColorRole]] = [:]

  /// - Parameter series: the tokens of each name without its number.
  init(_ series: [[String]: [ColorRole]]) {
    for (words, roles) in series.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard (2..<SectionRoles.rampSteps).contains(roles.count),
        words.contains(where: RoleWords.meanings.contains), roles.allSatisfy({ $0.kind == nil }),
        Set(roles.compactMap(\.words.last)) == Set(roles.indices.map(String.init))
      else { continue }
      byMeaning[words.filter { !RoleWords.levels.contains($0) }, default: []] += roles
    }
  }
}
