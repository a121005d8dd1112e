/// Where a cascade layer stands among the others: the place of each layer around it, and its own, among
/// their siblings. [CSS Cascade 5, section 6.4]
package struct CSSLayer: Comparable, Hashable, Sendable {
  /// The places, the outermost first; none outside of all layers.
  package private(set) var places: [Int] = []

  /// Outside of all layers.
  package init() {}

  /// A layer within it.
  package func inner(_ place: Int) -> CSSLayer {
    var layer = self
    layer.places.append(place)
    return layer
  }

  /// Outside of all layers comes last, as does what a layer holds outside of its inner ones.
  package static func < (left: CSSLayer, right: CSSLayer) -> Bool {
    for (first, second) in zip(left.places, right.places) where first != second {
      return first < second
    }
    return left.places.count > right.places.count
  }
}
