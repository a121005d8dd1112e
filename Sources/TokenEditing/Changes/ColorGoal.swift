import ColorMath

/// The requested value of a literal.
struct ColorGoal {
  /// The requested color, with 8-bit channels.
  let color: SRGBColor
  /// The color as it was read.
  let old: SRGBColor
  /// The allowed difference of a channel in 8-bit steps.
  let tolerance: Double
  /// What the literal is.
  var kind = ColorChange.Kind.color

  /// Whether the opacity changes, in 8 bits.
  var changesAlpha: Bool { Self.eightBit(color.alpha) != Self.eightBit(old.alpha) }

  /// Whether the requested color has 8-bit channels.
  var isEightBit: Bool {
    channels(color).allSatisfy {
      $0 >= 0 && $0 <= 1 && abs($0 * 255 - ($0 * 255).rounded()) < 1e-6
    } && color.alpha >= 0 && color.alpha <= 1
  }

  /// Whether the requested color is a gray.
  var isGray: Bool { color.red == color.green && color.green == color.blue }

  /// Whether a color has the requested red, green and blue.
  func accepts(_ found: SRGBColor) -> Bool {
    zip(channels(found), channels(color)).allSatisfy { abs($0 - $1) * 255 <= tolerance }
  }

  /// Whether a color has the requested opacity: exactly the old one if it does not change.
  func acceptsAlpha(_ alpha: Double) -> Bool {
    changesAlpha ? Self.eightBit(alpha) == Self.eightBit(color.alpha) : alpha == old.alpha
  }

  /// The requested red, green and blue.
  var bytes: [UInt8] { channels(color).map(Self.eightBit) }
  /// The requested opacity.
  var alphaByte: UInt8 { Self.eightBit(color.alpha) }

  private func channels(_ color: SRGBColor) -> [Double] { [color.red, color.green, color.blue] }

  private static func eightBit(_ channel: Double) -> UInt8 {
    UInt8((min(max(channel, 0), 1) * 255).rounded())
  }
}
