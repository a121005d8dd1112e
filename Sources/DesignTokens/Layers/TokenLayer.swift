/// Declarations that apply together: a token set, or what one context of an axis supplies.
public struct TokenLayer: Sendable {
  /// A context that has to be chosen for the layer to apply.
  public struct Condition: Sendable, Hashable {
    /// The index of the axis in the catalog.
    public let axis: Int
    /// The index of the context on the axis.
    public let context: Int

    /// Names a context of an axis by index.
    public init(axis: Int, context: Int) {
      self.axis = axis
      self.context = context
    }
  }

  /// Something of which there is one at a time, such as a wallpaper. The most specific layer that chooses
  /// decides; the layers that chose otherwise then do not apply.
  struct Slot: Sendable {
    let name: String
    let choice: String
    /// The greater, the more specific.
    let order: Int
  }

  /// What the layer is called: `set foundation`, `theme midnight`.
  public let name: String
  /// The contexts that must all be chosen; empty for a layer that always applies.
  public let conditions: [Condition]
  /// Something of which there is one at a time, and which layers choose; nil for a layer that applies
  /// whatever is chosen.
  let slot: Slot?
  /// Where its declarations stand in the catalog.
  let declarations: Range<Int>

  /// Whether the layer applies in a permutation.
  public func applies(in permutation: Permutation) -> Bool {
    conditions.allSatisfy { permutation.contexts[$0.axis] == $0.context }
  }
}
