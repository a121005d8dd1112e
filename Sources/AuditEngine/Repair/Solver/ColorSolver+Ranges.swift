import ColorMath

/// Where each constraint alone is met, to name constraints that exclude each other.
extension ColorSolver {
  /// Where each constraint alone is met, only for comparison with each other: ranges of opacity if that
  /// changes, of luminance, which grows with lightness, if it decides all constraints, and otherwise
  /// of lightness.
  func comparableRanges() -> [UnitRanges] {
    guard kind == .color else { return constraints.map(opacities) }
    // A translucent color can do most when it is opaque.
    let start = original.withAlpha(1)
    let luminances = constraints.map { self.luminances(of: $0, start) }
    guard luminances.contains(where: { $0 == nil }) else { return luminances.compactMap(\.self) }
    let line = LightnessLine(through: start)
    return zip(constraints, luminances).map { constraint, luminances in
      luminances.map { line.ranges(ofLuminances: $0) } ?? line.ranges(of: constraint)
    }
  }

  /// The opacities at which a constraint is met; each hundredth is a range of its own.
  private func opacities(_ constraint: UnaryConstraint) -> UnitRanges {
    let met = (0...100).map { Double($0) / 100 }.filter {
      constraint.isMet(TrialColor(original.withAlpha($0)))
    }
    return UnitRanges(met.map { $0...$0 })
  }
}
