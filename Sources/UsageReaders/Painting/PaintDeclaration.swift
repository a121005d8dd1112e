import SourceText

/// A color given to an element: for a foreground, or for its background.
struct PaintDeclaration: Sendable {
  /// What it is for; nil for the background.
  let role: ForegroundRole?
  let paint: Paint
  let state: UsageState
  /// Of two that hold at once, the greater one wins.
  let rank: Int
  let place: SourceSpan
  /// Of a border, the side that it is for: `border`, `border-top`, `outline`.
  var edge = ""

  func ranked(_ rank: Int, in state: UsageState) -> PaintDeclaration {
    PaintDeclaration(
      role: role, paint: paint, state: state, rank: rank, place: place, edge: edge)
  }
}

extension PaintDeclaration {
  /// Whether it takes the place of another one where both hold.
  func overrides(_ other: PaintDeclaration, in state: UsageState) -> Bool {
    rank > other.rank && self.state.isPart(of: state)
      && (edge == other.edge || edge == "border" && other.edge.hasPrefix("border"))
  }
}

extension UsageState {
  /// Whether paints of a background always cover what lies behind it: one at rest, or one for each
  /// answer to a question of the code.
  static func cover(_ backgrounds: [PaintDeclaration], in state: UsageState = .rest) -> Bool {
    let painted = backgrounds.filter { $0.paint != .nothing }.map(\.state)
    if painted.contains(where: { $0.isPart(of: state) }) { return true }
    let choices = painted.filter { $0.conditions.count == 1 }.compactMap { $0.conditions[0].choice }
    return choices.contains { choice in
      choice.value == holds
        && choices.contains(Condition.Choice(subject: choice.subject, value: holdsNot))
    }
  }
}
