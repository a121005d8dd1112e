import ColorMath

/// Numbers as colors.
enum PackedColor {
  /// The color of the lower 32 bits of a number, opacity first.
  static func color(packed value: Int64) -> SRGBColor {
    func byte(_ shift: Int64) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return SRGBColor(red8: byte(16), green8: byte(8), blue8: byte(0), alpha8: byte(24))
  }
}
