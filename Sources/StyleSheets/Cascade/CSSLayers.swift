/// The order of cascade layers: a layer comes where its name is first met. [CSS Cascade 5, section 6.4]
package struct CSSLayers {
  /// The most layers in one another; more are an error of who asks.
  package static let depthLimit = 64

  private var known: [CSSLayer: [String: Int]] = [:]
  private var counts: [CSSLayer: Int] = [:]

  /// No layer is met yet.
  package init() {}

  /// The layer of a name within another; without a name it is one of its own.
  ///
  /// - Returns: the layer, whether it is met for the first time, and whether it is the last one within the
  ///   other.
  package mutating func layer(
    named name: String, in outer: CSSLayer
  ) -> (layer: CSSLayer, isNew: Bool, isLast: Bool) {
    let count = counts[outer, default: 0]
    if !name.isEmpty, let place = known[outer]?[name] {
      return (outer.inner(place), false, place + 1 == count)
    }
    counts[outer] = count + 1
    if !name.isEmpty { known[outer, default: [:]][name] = count }
    return (outer.inner(count), true, true)
  }

  /// The layer of a name with several parts within another.
  package mutating func layer(named name: [String], in outer: CSSLayer) -> CSSLayer {
    (name.isEmpty ? [""] : name).reduce(outer) { layer(named: $1, in: $0).layer }
  }
}
