import ColorMath
import DesignTokens

/// Looks for the colour nearest to a site's that meets every demand made of the site.
///
/// The hue stays, and the chroma as far as sRGB allows (``LightnessPath``); an opaque colour stays opaque, and of
/// a translucent one the opacity may change too. A colour counts only as 8 bits a channel, and an opacity, which
/// is a hundredth, also as the nearest 255th. What is found has been measured as the audit measures.
struct ColorSearch {
  /// A colour that meets every demand.
  struct Finding {
    let color: SRGBColor
    /// The visible difference ΔEOK from the site's own colour; of an opacity, the difference itself.
    let difference: Double
  }

  private let index: Int
  private let kind: ColorSite.Kind
  private let original: SRGBColor
  private var colors: [SRGBColor]
  /// The one that failed last stands first, since it will likely fail again.
  private var demands: [RepairDemand]

  /// - Parameters:
  ///   - index: the index of the site.
  ///   - original: the colour from which to differ least.
  ///   - colors: the colours of all sites.
  init(
    _ index: Int, kind: ColorSite.Kind = .color, original: SRGBColor, colors: [SRGBColor],
    demands: [RepairDemand]
  ) {
    self.index = index
    self.kind = kind
    self.original = original
    self.colors = colors
    self.demands = demands
  }

  /// The nearest colour that meets every demand; nil where none does.
  mutating func nearest() -> Finding? {
    nearest(within: kind == .color ? common(along: original) : nil)
  }

  /// The same where it is known already within which ranges every demand is met.
  mutating func nearest(within ranges: LightnessRanges?) -> Finding? {
    var best: Finding?
    if let ranges, kind == .color {
      search(along: original, within: ranges, &best)
      if original.isOpaque { return best }
    }
    for hundredth in 0...100 {
      consider(original.rounded.withAlpha(Double(hundredth) / 100), &best)
    }
    guard best == nil, kind == .color else { return best }
    for hundredth in stride(from: 0, through: 100, by: 5) {
      let start = original.withAlpha(Double(hundredth) / 100)
      search(along: start, within: common(along: start), &best)
    }
    return best
  }

  // MARK: Along a line of constant hue

  /// Where each demand, taken alone, is met on the line through a colour, as near as ``resolution``.
  mutating func ranges(along start: SRGBColor) -> [LightnessRanges] {
    let path = LightnessPath(through: start)
    let samples = (0...ColorSearch.samples).map { step in
      let lightness = Double(step) / Double(ColorSearch.samples)
      return (lightness: lightness, color: path.color(at: lightness))
    }
    return demands.map { ranges(of: $0, path, samples) }
  }

  /// A demand fails around the lightness of what it is measured against, and nowhere else: so a few samples
  /// show where it changes, and what lies between is halved.
  private static let samples = 24
  private static let resolution = 1.0 / 4096

  private mutating func ranges(
    of demand: RepairDemand, _ path: LightnessPath,
    _ samples: [(lightness: Double, color: SRGBColor)]
  ) -> LightnessRanges {
    var found: [ClosedRange<Double>] = []
    var start: Double?
    var last = (lightness: 0.0, isMet: false)
    for (index, sample) in samples.enumerated() {
      let isMet = isMet(demand, sample.color)
      if index > 0, isMet != last.isMet {
        var (low, high) = (last.lightness, sample.lightness)
        while high - low > ColorSearch.resolution {
          let middle = (low + high) / 2
          if self.isMet(demand, path.color(at: middle)) == isMet {
            high = middle
          } else {
            low = middle
          }
        }
        if isMet {
          start = low
        } else if let begin = start {
          found.append(begin...high)
          start = nil
        }
      } else if index == 0, isMet {
        start = 0
      }
      last = (sample.lightness, isMet)
    }
    if let start { found.append(start...1) }
    return LightnessRanges(found)
  }

  private mutating func isMet(_ demand: RepairDemand, _ color: SRGBColor) -> Bool {
    colors[index] = color
    return demand.isMet(colors)
  }

  private mutating func common(along start: SRGBColor) -> LightnessRanges {
    ranges(along: start).reduce(LightnessRanges([0...1])) { $0.intersection($1) }
  }

  private mutating func search(
    along start: SRGBColor, within common: LightnessRanges, _ best: inout Finding?
  ) {
    let path = LightnessPath(through: start)
    // Rounding may move the ends.
    let margin = 1.0 / 128
    for range in common.ranges {
      let (lower, upper) = (max(0, range.lowerBound - margin), min(1, range.upperBound + margin))
      let nearest = min(max(path.lightness, lower), upper)
      for end in [lower, upper] where end != nearest || lower == upper {
        path.walk(from: nearest, to: end) { point in
          let distance = abs(point.lightness - path.lightness)
          if original.isOpaque, let best,
            distance > best.difference + ColorSearch.roundingError(at: point.lightness)
          {
            return false
          }
          consider(point.color, &best)
          return true
        }
      }
    }
  }

  /// How far rounding to 8 bits can move a colour in OKLab: half a step of 255 in each channel.
  private static func roundingError(at lightness: Double) -> Double {
    lightness < 0.3 ? 0.04 : 0.006
  }

  // MARK: One colour

  private mutating func consider(_ color: SRGBColor, _ best: inout Finding?) {
    let difference =
      kind == .opacity
      ? abs(color.alpha - original.alpha) : color.visibleDifference(from: original)
    guard difference < best?.difference ?? .infinity, meetsAll(color) else { return }
    best = Finding(color: color, difference: difference)
  }

  /// Whether a colour meets every demand.
  mutating func meetsAll(_ color: SRGBColor) -> Bool {
    let twin = color.withAlpha((color.alpha * 255).rounded() / 255)
    for (position, demand) in demands.enumerated() {
      guard isMet(demand, color), twin.alpha == color.alpha || isMet(demand, twin) else {
        demands.swapAt(0, position)
        return false
      }
    }
    return true
  }
}

extension SRGBColor {
  /// The nearest colour of 8 bits a channel, the opacity untouched.
  fileprivate var rounded: SRGBColor {
    onEightBitDisplay.withAlpha(alpha)
  }
}
