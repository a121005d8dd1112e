import ColorMath
import TestSupport
import Testing

@Suite struct ContrastRangeTests {
  @Test("White on black at 50 % is 3.977 to 21 over anything")
  func whiteOnScrim() {
    // python: black at 50 % is black over black and (.5, .5, .5) over white.
    let range = ContrastRange(foreground: .white, background: .black.withAlpha(0.5))
    #expect(range.least.value.isClose(to: 3.976653024912438, within: 1e-9))
    #expect(range.greatest.value.isClose(to: 21, within: 1e-9))
  }

  @Test("A grey on black at 50 % starts at 1 over a backdrop in the middle")
  func greyOnScrim() throws {
    // python: 3.3394 over black, 1.5814 over white; over (.753, .753, .753) the two are equal.
    let range = ContrastRange(
      foreground: try SRGBColor(hex: "#606060"), background: .black.withAlpha(0.5))
    #expect(range.least.value.isClose(to: 1, within: 1e-9))
    #expect(range.greatest.value.isClose(to: 3.3394133551702163, within: 1e-9))
  }

  @Test("Black on white at 50 % is 5.28 to 21: the darker of the two may be the foreground")
  func blackOnVeil() {
    // By hand: ((.5 + .055) / 1.055) ^ 2.4 = .21404114 and (.21404114 + .05) / .05 = 5.2808228.
    let range = ContrastRange(foreground: .black, background: .white.withAlpha(0.5))
    #expect(range.least.value.isClose(to: 5.280822809644651, within: 1e-9))
    #expect(range.greatest.value.isClose(to: 21, within: 1e-9))
  }

  @Test("A transparent background gives the contrast with every color there is")
  func transparentBackground() {
    let range = ContrastRange(foreground: .white, background: .white.withAlpha(0))
    #expect(range.least.value.isClose(to: 1, within: 1e-9))
    #expect(range.greatest.value.isClose(to: 21, within: 1e-9))
  }

  @Test("A transparent foreground is 1:1 over anything")
  func transparentForeground() {
    let range = ContrastRange(
      foreground: .white.withAlpha(0), background: .black.withAlpha(0.5))
    #expect(range.least.value.isClose(to: 1, within: 1e-9))
    #expect(range.greatest.value.isClose(to: 1, within: 1e-9))
  }

  @Test("Over an opaque background the range is the one ratio there is")
  func opaque() throws {
    let text = try SRGBColor(hex: "#3C3C43").withAlpha(0.6)
    let range = ContrastRange(foreground: text, background: .white)
    #expect(range.least.value.isClose(to: 3.4381996219180686, within: 1e-9))
    #expect(range.greatest.value.isClose(to: 3.4381996219180686, within: 1e-9))
  }

  @Test("The greatest contrast may lie where the pieces of the transfer function meet")
  func joint() {
    // python, by sampling: greatest where the background's channel is −0.04045, over (.597, .597,
    // .597); without that point the greatest would be 3.04209.
    let range = ContrastRange(
      foreground: SRGBColor(red: -0.219, green: -0.219, blue: -0.219, alpha: 0.92),
      background: SRGBColor(red: -0.067, green: -0.067, blue: -0.067, alpha: 0.96))
    #expect(range.least.value.isClose(to: 3.0183204270, within: 1e-8))
    #expect(range.greatest.value.isClose(to: 3.0421149226, within: 1e-8))
  }

  @Test("Where some backdrop gives a color without a ratio there is no range")
  func noRatio() {
    // By hand: over black the foreground is −0.4 a channel, of luminance −0.13, below −0.05.
    let range = ContrastRange(
      foreground: SRGBColor(red: -1, green: -1, blue: -1, alpha: 0.6),
      background: .white.withAlpha(0.5))
    #expect(!range.least.isValid)
    #expect(!range.greatest.isValid)
    #expect(!range.least.meets(1))
  }

  /// The extremes that a search finds: a grid of backdrops, then ever smaller steps from the best.
  private func sampled(
    _ foreground: SRGBColor, _ background: SRGBColor, steps: Int
  ) -> (grid: ClosedRange<Double>, refined: ClosedRange<Double>) {
    func ratio(_ backdrop: [Double]) -> Double {
      let under = background.over(
        SRGBColor(red: backdrop[0], green: backdrop[1], blue: backdrop[2]))
      return ContrastRatio(foreground.over(under), under).value
    }
    var least = (point: [0.0, 0.0, 0.0], value: Double.infinity)
    var greatest = (point: [0.0, 0.0, 0.0], value: -Double.infinity)
    let channel = (0...steps).map { Double($0) / Double(steps) }
    for red in channel {
      for green in channel {
        for blue in channel {
          let value = ratio([red, green, blue])
          if value < least.value { least = ([red, green, blue], value) }
          if value > greatest.value { greatest = ([red, green, blue], value) }
        }
      }
    }
    func refine(_ start: (point: [Double], value: Double), sign: Double) -> Double {
      var best = start
      var step = 1 / Double(steps)
      while step > 1e-9 {
        var moved = false
        for axis in 0..<3 {
          for direction in [-step, step] {
            var point = best.point
            point[axis] = min(max(point[axis] + direction, 0), 1)
            let value = ratio(point)
            if sign * value > sign * best.value {
              best = (point, value)
              moved = true
            }
          }
        }
        if !moved { step /= 2 }
      }
      return best.value
    }
    return (
      least.value...greatest.value, refine(least, sign: -1)...refine(greatest, sign: 1)
    )
  }

  @Test(
    "The range encloses every sampled backdrop and is reached",
    arguments: [
      // Inside sRGB; around it; opaque foregrounds, where the sums have fewer terms; and about 0,
      // where the pieces of the transfer function and of its odd extension meet.
      (11, 0...1, 0...1), (12, -0.15...1.15, 0...1), (13, 0...1, 1...1), (14, -0.2...0.2, 0...1),
      (15, 0...0.1, 0...1),
    ] as [(UInt64, ClosedRange<Double>, ClosedRange<Double>)])
  func encloses(
    _ seed: UInt64, _ channels: ClosedRange<Double>, _ alpha: ClosedRange<Double>
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let foreground = generator.color(in: channels, alpha: alpha)
      let background = generator.color(in: channels, alpha: 0...1)
      let range = ContrastRange(foreground: foreground, background: background)
      let (grid, refined) = sampled(foreground, background, steps: 8)
      let pair = "\(foreground) on \(background)"
      #expect(range.least.value >= 1, "\(pair)")
      #expect(range.least.value <= grid.lowerBound + 1e-9, "\(pair)")
      #expect(range.greatest.value >= grid.upperBound - 1e-9, "\(pair)")
      #expect(range.least.value <= refined.lowerBound + 1e-9, "\(pair)")
      #expect(range.greatest.value >= refined.upperBound - 1e-9, "\(pair)")
      #expect(range.least.value.isClose(to: refined.lowerBound, within: 1e-3), "\(pair)")
      #expect(range.greatest.value.isClose(to: refined.upperBound, within: 1e-3), "\(pair)")
    }
  }
}
