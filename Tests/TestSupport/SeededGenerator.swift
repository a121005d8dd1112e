package import ColorMath

/// SplitMix64, so that a property sees the same thousands of values in every run.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A color of 8-bit channels.
  package mutating func eightBitColor() -> SRGBColor {
    SRGBColor(
      red8: .random(in: 0...255, using: &self), green8: .random(in: 0...255, using: &self),
      blue8: .random(in: 0...255, using: &self))
  }

  /// A color whose channels lie in a range.
  package mutating func color(in range: ClosedRange<Double>, alpha: ClosedRange<Double>)
    -> SRGBColor
  {
    SRGBColor(
      red: .random(in: range, using: &self), green: .random(in: range, using: &self),
      blue: .random(in: range, using: &self), alpha: .random(in: alpha, using: &self))
  }

  /// A corner of the sRGB cube.
  package mutating func corner() -> SRGBColor {
    SRGBColor(
      red8: Bool.random(using: &self) ? 255 : 0, green8: Bool.random(using: &self) ? 255 : 0,
      blue8: Bool.random(using: &self) ? 255 : 0)
  }
}
