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

  private var places: [[Int]: [String: Int]] = [:]
  private var counts: [[Int]: Int] = [:]

  /// How deep layers may nest.
  static let depthLimit = 64

  /// The position of a layer by its name, `a.b`, inside another; an empty name is a layer of its own. Nil
  /// for one that nests too deep.
  mutating func position(of name: String, in outer: Position) -> Position? {
    var position = outer
    // Each part costs a copy of the places above it.
    let dots = name.utf8.count { $0 == UInt8(ascii: ".") }
    guard outer.places.count + dots < CSSLayerOrder.depthLimit else { return nil }
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      let key = position.places
      if !part.isEmpty, let place = places[key]?[String(part)] {
        position.places.append(place)
        continue
      }
      let place = counts[key, default: 0]
      counts[key] = place + 1
      if !part.isEmpty { places[key, default: [:]][String(part)] = place }
      position.places.append(place)
    }
    return position
  }
}
