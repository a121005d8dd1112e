/// The order of cascade layers: a layer comes where its name is first met, and inside another one
/// before what that holds itself. [CSS Cascade 5, 6.4]
struct CSSLayerOrder {
  /// Where a rule stands among the layers: the place of each layer around it among its siblings.
  struct Position: Comparable {
    var places: [Int] = []

    /// Outside of all layers comes last, as does what a layer holds outside of its inner ones.
    static func < (left: Position, right: Position) -> Bool {
      for (first, second) in zip(left.places, right.places) where first != second {
        return first < second
      }
      return left.places.count > right.places.count
    }
  }

  /// A name with more parts is an error.
  static let partLimit = 64

  private var places: [[Int]: [String: Int]] = [:]
  private var counts: [[Int]: Int] = [:]
  /// The conditions under which layers first appeared, if not always.
  private var conditions: [[Int]: [CSSCondition]] = [:]
  /// A layer whose place among the others depends on a condition, by the last part of its name.
  private(set) var unsettled: String?

  /// The position of a layer by the parts of its name inside another; without parts it is a layer of
  /// its own.
  mutating func position(
    of name: [String], in outer: Position, under conditions: [CSSCondition]
  ) -> Position {
    var position = outer
    for part in name.isEmpty ? [""] : name {
      let key = position.places
      if !part.isEmpty, let place = places[key]?[part] {
        position.places.append(place)
        settle(position, part, isLast: place + 1 == counts[key], under: conditions)
        continue
      }
      let place = counts[key, default: 0]
      counts[key] = place + 1
      if !part.isEmpty { places[key, default: [:]][part] = place }
      position.places.append(place)
      if conditions != [CSSCondition()] { self.conditions[position.places] = conditions }
    }
    return position
  }

  /// A repeated layer. If its condition was false the first time, this is its place, which matters
  /// if others have come in between.
  private mutating func settle(
    _ position: Position, _ name: String, isLast: Bool, under conditions: [CSSCondition]
  ) {
    guard let first = self.conditions[position.places] else { return }
    let isKnown = conditions.allSatisfy { condition in
      first.contains { $0.isImplied(by: condition) }
    }
    guard !isKnown else { return }
    if isLast {
      self.conditions[position.places] = conditions == [CSSCondition()] ? nil : first + conditions
    } else if unsettled == nil {
      unsettled = name
    }
  }
}
