#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The transfer function of sRGB, IEC 61966-2-1, with its odd extension below 0.
enum SRGBTransfer {
  /// Where the linear piece ends, gamma-encoded.
  ///
  /// WCAG printed 0.03928 until its erratum of 2021; no 8-bit value lies between the two.
  static let threshold = 0.04045

  /// Gamma-encoded to linear-light: `c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ^ 2.4`.
  static func linear(_ encoded: Double) -> Double { linear(encoded, eightBit) }

  /// The same for three channels.
  static func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    let known = eightBit
    return SIMD3(linear(encoded.x, known), linear(encoded.y, known), linear(encoded.z, known))
  }

  /// What is exactly a channel of 8 bits was computed before.
  private static func linear(
    _ encoded: Double, _ known: [(encoded: Double, linear: Double)]
  ) -> Double {
    // From 2^52 there is no fraction: the lowest bits of the sum are the nearest whole number.
    let nearest = UInt8(truncatingIfNeeded: (encoded * 255 + 0x1p52).bitPattern)
    let known = known[Int(nearest)]
    return known.encoded == encoded ? known.linear : computedLinear(encoded)
  }

  /// The linear light of a channel of 8 bits, 0 to 255.
  static func linear(eightBit channel: Int) -> Double { eightBit[channel].linear }

  /// Every 8-bit channel and what is ``linear(_:)`` of it.
  private static let eightBit = (0...255).map { channel in
    let encoded = Double(channel) / 255
    return (encoded: encoded, linear: computedLinear(encoded))
  }

  private static func computedLinear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    if magnitude <= threshold { return encoded / 12.92 }
    let value = pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  /// Linear-light to gamma-encoded, the inverse of ``linear(_:)``.
  static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    if magnitude <= threshold / 12.92 { return linear * 12.92 }
    let value = 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}
