extension Sequence where Element == ColorChange {
  /// The changes that nobody has to look at, as `fix --write` makes them: those without a reason to be a
  /// decision.
  public var safe: [ColorChange] { filter(\.reasons.isEmpty) }
}
