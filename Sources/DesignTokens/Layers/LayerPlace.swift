/// The order of a layer among the overrides.
struct LayerPlace {
  /// Its index in the order of overrides; −1 for the layers under all of them.
  let rank: Int
  /// The index of its override.
  let source: Int
}
