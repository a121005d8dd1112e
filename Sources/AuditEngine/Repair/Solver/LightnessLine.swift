import ColorMath

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The line of constant hue through a color, from black to white.
///
/// A class: the colors that are looked at first are made once, for all constraints that are tried on it.
final class LightnessLine {
  let color: SRGBColor
  let path: LightnessPath
  /// Measures differences from the color.
  let gauge: DifferenceGauge
  /// Colors at equal distances from black to white, which show whether contrast only grows.
  private lazy var samples = (0...Self.sampleCount).map {
    trial(Double($0) / Double(Self.sampleCount))
  }

  private static let sampleCount = 4
  /// A constraint fails only around the lightness of the color that it is compared with. So more samples
  /// show where the result of any changes, and bisection finds the ends.
  private static let denseCount = 32
  /// As precise as a lightness is needed.
  private static let resolution = 1.0 / 4096

  init(through color: SRGBColor) {
    self.color = color
    path = LightnessPath(through: color)
    gauge = DifferenceGauge(from: color)
  }

  /// The lightness, 0…1, at which some constraints are met together.
  ///
  /// - Parameters:
  ///   - start: where to look.
  ///   - constraint: makes a constraint by its index, if the others leave anything.
  func commonRange(
    of indices: some Sequence<Int>, within start: UnitRanges = .whole,
    _ constraint: (Int) -> UnaryConstraint
  ) -> UnitRanges {
    // Luminances cost nothing to compare, and are turned into lightness once.
    var luminances = UnitRanges.whole
    var others: [UnaryConstraint] = []
    for index in indices {
      let constraint = constraint(index)
      if color.isOpaque, let failing = constraint.failing {
        luminances.remove(between: failing.darker, failing.lighter)
        if luminances.isEmpty { return luminances }
      } else {
        others.append(constraint)
      }
    }
    var common =
      luminances == .whole ? start : start.intersection(path.ranges(of: luminances))
    for constraint in others where !common.isEmpty {
      common = common.intersection(constraint.ranges(on: self))
    }
    return common
  }

  private func trial(_ lightness: Double) -> TrialColor {
    let (color, luminance) = path.measuredColor(at: lightness)
    return TrialColor(approximate: color, luminance: luminance)
  }

  /// The lightness, 0…1, at which a constraint alone is met.
  func sampledRanges(of constraint: UnaryConstraint) -> UnitRanges {
    var found: [ClosedRange<Double>] = []
    var start: Double?
    var wasMet = false
    func meets(_ lightness: Double) -> Bool {
      constraint.isMet(TrialColor(path.color(at: lightness)))
    }
    for index in 0...Self.denseCount {
      let place = Double(index) / Double(Self.denseCount)
      let isMet = meets(place)
      if isMet != wasMet, index > 0 {
        var (low, high) = (place - 1 / Double(Self.denseCount), place)
        while high - low > Self.resolution {
          let middle = (low + high) / 2
          if meets(middle) == isMet { high = middle } else { low = middle }
        }
        if let begin = start { found.append(begin...high) }
        start = isMet ? low : nil
      } else if index == 0, isMet {
        start = 0
      }
      wasMet = isMet
    }
    if let start { found.append(start...1) }
    return UnitRanges(found)
  }

  /// The lightness at which two luminances, each a function of the line's color, have a contrast; nil if
  /// the first does not only become lighter than the second along the line, or only darker.
  func ranges(
    ofContrast minimum: Double, _ luminances: (TrialColor) -> (front: Double, back: Double)?
  ) -> UnitRanges? {
    func contrast(_ trial: TrialColor) -> Double? {
      luminances(trial).map { log(($0.front + 0.05) / ($0.back + 0.05)) }
    }
    var known: [(lightness: Double, contrast: Double)] = []
    known.reserveCapacity(samples.count)
    for index in samples.indices {
      guard let found = contrast(samples[index]), found.isFinite else { return nil }
      known.append((Double(index) / Double(Self.sampleCount), found))
    }
    let sign = known[known.count - 1].contrast < known[0].contrast ? -1.0 : 1
    for index in 1..<known.count
    where (known[index].contrast - known[index - 1].contrast) * sign < -1e-4 { return nil }
    /// Around the place where the contrast is reached.
    func place(_ goal: Double) -> ClosedRange<Double> {
      guard let index = known.firstIndex(where: { $0.contrast * sign >= goal }) else {
        return 1...1
      }
      guard index > 0 else { return 0...0 }
      return BracketedRoot.range(
        from: known[index - 1].lightness, to: known[index].lightness, precision: Self.resolution
      ) {
        (contrast(trial($0)) ?? .nan) * sign - goal
      }
    }
    let least = log(minimum)
    var ranges: [ClosedRange<Double>] = []
    if known[0].contrast * sign <= -least { ranges.append(0...place(-least).upperBound) }
    if known[known.count - 1].contrast * sign >= least {
      ranges.append(place(least).lowerBound...1)
    }
    // All of it where no contrast is asked for.
    if ranges.count == 2, ranges[0].upperBound >= ranges[1].lowerBound { return .whole }
    return UnitRanges(ranges)
  }
}

extension LightnessPath {
  /// The lightness at which an opaque color of the path has one of some luminances, 0…1 both.
  func ranges(of luminances: UnitRanges) -> UnitRanges {
    UnitRanges(
      luminances.ranges.map { range in
        let lower = range.lowerBound <= 0 ? 0 : lightness(ofLuminance: range.lowerBound)
        let upper = range.upperBound >= 1 ? 1 : lightness(ofLuminance: range.upperBound)
        return lower...max(lower, upper)
      })
  }
}
