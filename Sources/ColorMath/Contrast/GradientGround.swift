/// An opaque gradient as a background, its luminances found once for all foregrounds.
///
/// Between two stops every channel is a straight line over gamma-encoded sRGB, and inside sRGB linear
/// light is a rising convex function of each: the luminance of a stretch is greatest at one end and has
/// one least place. A foreground of a luminance in between has a ratio of 1 somewhere. On a display of 8
/// bits a stretch shows finitely many colors, and all of them are listed.
package struct GradientGround: Sendable {
  /// The colors at both ends of each stretch, opaque; at least one stretch. Its length does not
  /// matter: every color between its ends occurs.
  package let segments: [(start: SRGBColor, end: SRGBColor)]
  /// The extremes of luminance on each stretch.
  let stretches: [Stretch]
  /// The luminances that a display of 8 bits shows, in order.
  let eightBit: [Double]

  /// Prepares a gradient of at least one stretch.
  package init(_ segments: [(start: SRGBColor, end: SRGBColor)]) {
    self.segments = segments
    stretches = segments.map { Stretch($0.start, $0.end) }
    var shown: Set<Double> = []
    for (start, end) in segments { GradientGround.addShown(start, end, to: &shown) }
    eightBit = shown.sorted()
  }

  /// The color at a place of a stretch, 0…1.
  static func color(_ start: SRGBColor, _ end: SRGBColor, at place: Double) -> SRGBColor {
    SRGBColor(
      red: start.red + (end.red - start.red) * place,
      green: start.green + (end.green - start.green) * place,
      blue: start.blue + (end.blue - start.blue) * place)
  }

  /// One stretch between two stops.
  struct Stretch {
    let start: SRGBColor
    let end: SRGBColor
    /// Where luminance is least and greatest, 0…1, and what it is there.
    let least: (place: Double, luminance: Double)
    let greatest: (place: Double, luminance: Double)

    init(_ start: SRGBColor, _ end: SRGBColor) {
      self.start = start
      self.end = end
      func luminance(_ place: Double) -> Double {
        GradientGround.color(start, end, at: place).relativeLuminance
      }
      var ends = [(0.0, start.relativeLuminance), (1.0, end.relativeLuminance)]
      ends.sort { $0.1 < $1.1 }
      var (least, greatest) = (ends[0], ends[1])
      func note(_ place: Double) -> Double {
        let value = luminance(place)
        if value < least.1 { least = (place, value) }
        if value > greatest.1 { greatest = (place, value) }
        return value
      }
      let isInside = start.isInSRGBGamut && end.isInSRGBGamut
      let steps = [end.red - start.red, end.green - start.green, end.blue - start.blue]
      let isMonotone = steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
      if !isMonotone, isInside {
        _ = GoldenSection.minimum(from: 0, to: 1, steps: 50, of: note)
      } else if !isMonotone {
        // Below 0 the transfer function is concave: sampled, each extreme among the samples narrowed down.
        let count = 64
        let values = (0...count).map { note(Double($0) / Double(count)) }
        for index in 0...count {
          let (before, after) = (max(index - 1, 0), min(index + 1, count))
          let (low, high) = (Double(before) / Double(count), Double(after) / Double(count))
          if values[index] <= values[before], values[index] <= values[after] {
            _ = GoldenSection.minimum(from: low, to: high, steps: 40, of: note)
          }
          if values[index] >= values[before], values[index] >= values[after] {
            _ = GoldenSection.minimum(from: low, to: high, steps: 40) { -note($0) }
          }
        }
      }
      self.least = (least.0, least.1)
      self.greatest = (greatest.0, greatest.1)
    }

    /// A place of some luminance that lies between the extremes.
    func place(of luminance: Double) -> Double {
      var (low, high) = (least.place, greatest.place)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if GradientGround.color(start, end, at: middle).relativeLuminance < luminance {
          low = middle
        } else {
          high = middle
        }
      }
      return (low + high) / 2
    }

    func color(at place: Double) -> SRGBColor { GradientGround.color(start, end, at: place) }
  }

  /// Adds the luminance of each color that a display with 8 bits shows on a stretch: those between
  /// the places where the rounding of some channel changes, and those at these places.
  private static func addShown(
    _ start: SRGBColor, _ end: SRGBColor, to shown: inout Set<Double>
  ) {
    var places = [0.0, 1.0]
    for (from, to) in [(start.red, end.red), (start.green, end.green), (start.blue, end.blue)]
    where from != to {
      let low = (min(max(min(from, to), 0), 1) * 255).rounded(.down)
      let high = (min(max(max(from, to), 0), 1) * 255).rounded(.up)
      var step = low + 0.5
      while step < high {
        let place = (step / 255 - from) / (to - from)
        if place > 0, place < 1 { places.append(place) }
        step += 1
      }
    }
    places.sort()
    var last: SRGBColor?
    func add(_ place: Double) {
      let color = color(start, end, at: place).onEightBitDisplay
      if color == last { return }
      last = color
      shown.insert(color.relativeLuminance)
    }
    for (index, place) in places.enumerated() {
      add(place)
      if index + 1 < places.count { add((place + places[index + 1]) / 2) }
    }
  }
}
