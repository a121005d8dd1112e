/// Identifies a constraint: equal keys mean the same constraint on the same paints.
struct ConstraintKey: Hashable {
  /// What lies beneath the layers.
  enum Beneath: Hashable {
    case nothing, anything
    /// A backdrop of the plan by index; the paints of its tokens are among the others.
    case backdrop(Int32)
  }

  let minimum: Double
  let beneath: Beneath
  /// How one of the candidates is chosen.
  let choice: ForegroundChoice?
  /// The number of the paint of the first candidate.
  let candidate: Int32
  /// The number of the paint of the top layer; −1 if there is none.
  let layer: Int32
  /// If there are others: the number of candidates, then the numbers of the other paints.
  let others: [Int32]
}

extension [ConstraintKey: Int] {
  /// The number of a key, which is `next` for a new one.
  mutating func index(of key: ConstraintKey, in next: Int) -> Int {
    let known = self[key, default: next]
    if known == next { self[key] = next }
    return known
  }
}
