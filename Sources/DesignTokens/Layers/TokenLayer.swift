/// Declarations that apply together: a token set, or the contents of one context of an axis.
package struct TokenLayer: Sendable {
  /// A context that must be chosen for the layer to apply.
  package struct Condition: Sendable, Hashable {
    /// The index of the axis in the catalog.
    package let axis: Int
    /// The index of the context on the axis.
    package let context: Int

    /// Names a context of an axis by index.
    package init(axis: Int, context: Int) {
      self.axis = axis
      self.context = context
    }
  }

  /// A setting with one value at a time, such as a wallpaper. The most specific layer that chooses
  /// a value decides; layers that chose another value then do not apply.
  struct Slot: Sendable {
    let name: String
    let choice: String
    /// Higher is more specific.
    let order: Int
  }

  /// The name of the layer: `set foundation`, `theme midnight`.
  package let name: String
  /// The contexts that must all be chosen; empty for a layer that always applies.
  package let conditions: [Condition]
  /// The setting that the layer chooses, and its value; nil for a layer that does not depend on
  /// one.
  let slot: Slot?
  /// The range of its declarations in the catalog.
  let declarations: Range<Int>

  /// Whether the layer applies in a permutation.
  package func applies(in permutation: Permutation) -> Bool {
    conditions.allSatisfy { permutation.contexts[$0.axis] == $0.context }
  }
}
