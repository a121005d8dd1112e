import ColorMath

/// Where each constraint alone is met: used to plan, and to name constraints that exclude each
/// other.
extension ColorSolver {
  /// Where each constraint alone is met on the line through a color: ranges of lightness, as
  /// precise as ``resolution``.
  func ranges(along start: SRGBColor) -> [UnitRanges] {
    let path = LightnessPath(through: start)
    var line: [Sample]?
    return constraints.map { constraint in
      if let luminances = luminances(of: constraint, start) {
        return ranges(luminances, along: path)
      }
      let samples = line ?? samples(path)
      line = samples
      return ranges(of: constraint, path, samples)
    }
  }

  /// The same, only for comparison with each other: ranges of opacity if that changes, and of
  /// luminance, which grows with lightness, if it decides all constraints.
  func comparableRanges() -> [UnitRanges] {
    guard kind == .color else { return constraints.map(opacities) }
    // A translucent color can do most when it is opaque.
    let start = original.withAlpha(1)
    let luminances = constraints.map { self.luminances(of: $0, start) }
    return luminances.contains { $0 == nil }
      ? ranges(along: start) : luminances.compactMap(\.self)
  }

  /// The opacities at which a constraint is met; each hundredth is a range of its own.
  private func opacities(_ constraint: UnaryConstraint) -> UnitRanges {
    let met = (0...100).map { Double($0) / 100 }.filter {
      constraint.isMet(TrialColor(original.withAlpha($0)))
    }
    return UnitRanges(met.map { $0...$0 })
  }

  private func ranges(
    of constraint: UnaryConstraint, _ path: LightnessPath, _ samples: [Sample]
  ) -> UnitRanges {
    var found: [ClosedRange<Double>] = []
    var start: Double?
    var last = (lightness: 0.0, isMet: false)
    for (index, sample) in samples.enumerated() {
      let isMet = constraint.isMet(sample.color)
      if index == 0 {
        if isMet { start = sample.lightness }
      } else if isMet != last.isMet {
        var (low, high) = (last.lightness, sample.lightness)
        while high - low > ColorSolver.resolution {
          let middle = (low + high) / 2
          let isMiddleMet = constraint.isMet(TrialColor(path.color(at: middle)))
          if isMiddleMet == isMet { high = middle } else { low = middle }
        }
        if isMet {
          start = low
        } else if let begin = start {
          found.append(begin...high)
          start = nil
        }
      }
      last = (sample.lightness, isMet)
    }
    if let start { found.append(start...last.lightness) }
    return UnitRanges(found)
  }

  /// A color of a line.
  private struct Sample {
    let lightness: Double
    let color: TrialColor
  }

  /// The colors of a whole line, in steps.
  private func samples(_ path: LightnessPath) -> [Sample] {
    let steps = Int((1 / ColorSolver.step).rounded(.up))
    return (0...steps).map { step in
      let lightness = Double(step) / Double(steps)
      return Sample(lightness: lightness, color: TrialColor(path.color(at: lightness)))
    }
  }
}
