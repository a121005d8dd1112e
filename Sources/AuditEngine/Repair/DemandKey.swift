/// What tells a demand from others: equal keys ask the same of the same inks.
struct DemandKey: Hashable {
  /// What lies beneath the layers.
  enum Beneath: Hashable {
    case nothing, anything
    /// A backdrop of the plan by index; the inks of its tokens stand among the others.
    case backdrop(Int32)
  }

  let minimum: Double
  let beneath: Beneath
  /// How one of the candidates is chosen.
  let choice: ForegroundChoice?
  /// The number of the ink of the first candidate.
  let candidate: Int32
  /// That of the top layer; −1 where there is none.
  let layer: Int32
  /// Where there are others, how many candidates there are, then the numbers of the other inks.
  let others: [Int32]
}
