/// Where a layer stands among the overrides.
struct LayerPlace {
  /// The place in the order of overrides; −1 for what is beneath them all.
  let rank: Int
  /// The place of the override that the layer comes from.
  let source: Int
}
