extension StructuralResult {
  /// Whether a check passed and fails now, or failed and has less now.
  ///
  /// - Parameter isAllowed: whether what fails may have less.
  func isWorse(than old: StructuralResult, allowingWorse isAllowed: Bool) -> Bool {
    guard !isMet, let value = measurement?.value, let was = old.measurement?.value else {
      return false
    }
    return old.isMet || !isAllowed && value < was - Self.tolerance
  }

  /// What two computations of one number may differ by.
  private static let tolerance = 1e-6
}
