import ColorMath

/// Where each demand alone is met: used to plan, and to name demands that exclude each other.
extension ColorSearch {
  /// Where each demand alone is met on the line through a color: ranges of lightness, as precise as
  /// ``resolution``.
  func ranges(along start: SRGBColor) -> [UnitRanges] {
    let path = LightnessPath(through: start)
    var line: [Sample]?
    return demands.map { demand in
      if let luminances = luminances(of: demand, start) { return ranges(luminances, along: path) }
      let samples = line ?? samples(path)
      line = samples
      return ranges(of: demand, path, samples)
    }
  }

  /// The same, only for comparison with each other: ranges of opacity if that changes, and of
  /// luminance, which grows with lightness, if it decides all demands.
  func comparableRanges() -> [UnitRanges] {
    guard kind == .color else { return demands.map(opacities) }
    // A translucent color can do most when it is opaque.
    let start = original.withAlpha(1)
    let luminances = demands.map { self.luminances(of: $0, start) }
    return luminances.contains { $0 == nil }
      ? ranges(along: start) : luminances.compactMap(\.self)
  }

  /// The opacities at which a demand is met; each hundredth is a range of its own.
  private func opacities(_ demand: DemandProbe) -> UnitRanges {
    let met = (0...100).map { Double($0) / 100 }.filter {
      demand.isMet(ProbedColor(original.withAlpha($0)))
    }
    return UnitRanges(met.map { $0...$0 })
  }

  private func ranges(
    of demand: DemandProbe, _ path: LightnessPath, _ samples: [Sample]
  ) -> UnitRanges {
    var found: [ClosedRange<Double>] = []
    var start: Double?
    var last = (lightness: 0.0, isMet: false)
    for (index, sample) in samples.enumerated() {
      let isMet = demand.isMet(sample.color)
      if index == 0 {
        if isMet { start = sample.lightness }
      } else if isMet != last.isMet {
        var (low, high) = (last.lightness, sample.lightness)
        while high - low > ColorSearch.resolution {
          let middle = (low + high) / 2
          let isMiddleMet = demand.isMet(ProbedColor(path.color(at: middle)))
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
    let color: ProbedColor
  }

  /// The colors of a whole line, in steps.
  private func samples(_ path: LightnessPath) -> [Sample] {
    let steps = Int((1 / ColorSearch.step).rounded(.up))
    return (0...steps).map { step in
      let lightness = Double(step) / Double(steps)
      return Sample(lightness: lightness, color: ProbedColor(path.color(at: lightness)))
    }
  }
}
