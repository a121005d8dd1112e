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
  /// What of a border or a background it is for: `border-top`, `outline`, `color`, `image`.
  var edge = ""

  /// Whether it is drawn around its element, on what lies there.
  var isOutside: Bool { edge.hasPrefix("outline") || edge.hasPrefix("ring") }

  func ranked(_ rank: Int, in state: UsageState) -> PaintDeclaration {
    PaintDeclaration(
      role: role, paint: paint, state: state, rank: rank, place: place, edge: edge)
  }
}

extension PaintDeclaration {
  /// Whether it takes the place of another one where both hold.
  func overrides(_ other: PaintDeclaration, in state: UsageState) -> Bool {
    guard rank > other.rank, self.state.isPart(of: state) else { return false }
    if edge == other.edge { return true }
    switch edge {
    case "border": return other.edge.hasPrefix("border")
    case "background": return true
    // A color lies below a picture.
    case "color": return !other.paint.isPicture
    default: return false
    }
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
