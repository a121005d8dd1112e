import SourceText

/// A color given to an element: for a foreground, or for its background.
struct PaintDeclaration: Sendable, Hashable {
  /// What it is for; nil for the background.
  let role: ForegroundRole?
  let paint: Paint
  let state: UsageState
  /// Of two that hold at once, the greater one wins.
  let rank: Int
  let place: SourceSpan
  /// What of a border or a background it is for: `border-top`, `outline`, `color`, `image`.
  var edge = ""
  /// The function that gives it, where functions run in any order: none replaces what another gives.
  var body = 0

  /// Whether it is drawn around its element, on what lies there.
  var isOutside: Bool { edge.hasPrefix("outline") || edge.hasPrefix("ring") }

  func painting(_ paint: Paint) -> PaintDeclaration {
    PaintDeclaration(
      role: role, paint: paint, state: state, rank: rank, place: place, edge: edge, body: body)
  }

  func ranked(_ rank: Int, in state: UsageState) -> PaintDeclaration {
    PaintDeclaration(
      role: role, paint: paint, state: state, rank: rank, place: place, edge: edge,
      body: body)
  }
}

extension PaintDeclaration {
  /// Where another one with a greater rank replaces it.
  fileprivate struct Slot: Hashable {
    let role: ForegroundRole?
    let edge: String
    let body: Int
    let state: UsageState
  }

  fileprivate var slot: Slot { Slot(role: role, edge: edge, body: body, state: state) }

  /// The same where conditions hold; nil where it never is.
  func within(_ conditions: [UsageState.Condition]) -> PaintDeclaration? {
    state.within(conditions).map { ranked(rank, in: $0) }
  }
}

extension [PaintDeclaration] {
  /// Those that nothing replaces wherever they hold, in order: of equal ones the last in rank.
  var withoutReplaced: [PaintDeclaration] {
    var last: [PaintDeclaration.Slot: Int] = [:]
    for paint in self { last[paint.slot] = Swift.max(last[paint.slot] ?? .min, paint.rank) }
    return filter { last[$0.slot] == $0.rank }
  }

  /// These over others, which are left as far as they may show.
  func covering(_ others: [PaintDeclaration]) -> [PaintDeclaration] {
    guard !isEmpty else { return others }
    let rank = (others.map(\.rank).max() ?? 0) + 1
    var all = others + map { $0.ranked(rank, in: $0.state) }
    while let least = all.map(\.rank).min(), least < rank {
      let above = all.filter { $0.rank > least }
      guard UsageState.oneHolds(above.map(\.state)) else { break }
      all = above
    }
    return all
  }
}

extension PaintDeclaration {
  /// Whether it takes the place of another one where both hold.
  func overrides(_ other: PaintDeclaration, in state: UsageState) -> Bool {
    guard rank > other.rank, body == other.body, self.state.isPart(of: state) else { return false }
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
  /// How many answers are tried.
  private static let coverLimit = 500

  /// Whether paints of a background always cover what lies behind it: one at rest, or one for each
  /// answer to the questions of the code.
  static func cover(_ backgrounds: [PaintDeclaration], in state: UsageState = .rest) -> Bool {
    oneHolds(backgrounds.filter { $0.paint != .nothing }.map(\.state), in: state)
  }

  /// Whether one of some states holds at any time, or at any time within another one.
  static func oneHolds(_ states: [UsageState], in state: UsageState = .rest) -> Bool {
    var steps = coverLimit
    return covers(states.compactMap { $0.left(in: state) }, &steps)
  }

  /// Whether one of some lists of conditions always holds.
  private static func covers(_ lists: [[Condition]], _ steps: inout Int) -> Bool {
    if lists.contains(where: \.isEmpty) { return true }
    let choices = lists.lazy.flatMap(\.self).compactMap(\.choice)
    guard steps > 0, let first = choices.first(where: { $0.count != nil }) else { return false }
    steps -= lists.count
    let values = Set(choices.filter { $0.subject == first.subject }.map(\.value))
    // What no list is about needs one that always holds.
    guard values.count == first.count else {
      return covers(lists.filter { !$0.contains { $0.choice?.subject == first.subject } }, &steps)
    }
    for value in values.sorted() {
      let left = lists.compactMap { list in
        let others = list.filter {
          $0.choice?.subject == first.subject && $0.choice?.value != value
        }
        return others.isEmpty ? list.filter { $0.choice?.subject != first.subject } : nil
      }
      guard covers(left, &steps) else { return false }
    }
    return true
  }

  /// The conditions that a state adds to another one; nil if both never hold.
  private func left(in state: UsageState) -> [Condition]? {
    let left = conditions.filter { !state.conditions.contains($0) }
    let isExcluded = left.contains { one in state.conditions.contains { one.excludes($0) } }
    return isExcluded ? nil : left
  }
}
