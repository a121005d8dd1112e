import ColorMath

/// What a literal has to say once it is written anew.
struct ColorGoal {
  /// The wanted color, of 8-bit channels.
  let color: SRGBColor
  /// The color as it was read.
  let old: SRGBColor
  /// By how many 8-bit steps a channel may be off.
  let tolerance: Double
  /// What the literal is.
  var kind = ColorChange.Kind.color

  /// Whether the opacity is another, in 8 bits.
  var changesAlpha: Bool { Self.eightBit(color.alpha) != Self.eightBit(old.alpha) }

  /// Whether the wanted color is one that 8-bit channels hold.
  var isEightBit: Bool {
    channels(color).allSatisfy {
      $0 >= 0 && $0 <= 1 && abs($0 * 255 - ($0 * 255).rounded()) < 1e-6
    } && color.alpha >= 0 && color.alpha <= 1
  }

  /// Whether the wanted color is a gray.
  var isGray: Bool { color.red == color.green && color.green == color.blue }

  /// Whether a color has the wanted red, green and blue.
  func accepts(_ found: SRGBColor) -> Bool {
    zip(channels(found), channels(color)).allSatisfy { abs($0 - $1) * 255 <= tolerance }
  }

  /// Whether a color has the wanted opacity: the old one to the last bit where it does not change.
  func acceptsAlpha(_ alpha: Double) -> Bool {
    changesAlpha ? Self.eightBit(alpha) == Self.eightBit(color.alpha) : alpha == old.alpha
  }

  /// The wanted red, green and blue.
  var bytes: [UInt8] { channels(color).map(Self.eightBit) }
  /// The wanted opacity.
  var alphaByte: UInt8 { Self.eightBit(color.alpha) }

  private func channels(_ color: SRGBColor) -> [Double] { [color.red, color.green, color.blue] }

  private static func eightBit(_ channel: Double) -> UInt8 {
    UInt8((min(max(channel, 0), 1) * 255).rounded())
  }
}
