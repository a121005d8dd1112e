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

  /// The channel of 8 bits, 0 to 255, that is nearest to linear light; what lies beyond is clipped.
  static func nearestEightBit(toLinear linear: Double) -> Int {
    // NaN counts as 0.
    guard linear > 0 else { return 0 }
    let linear = min(linear, 1)
    let scale = roundingScale
    var channel = scale.starts[Int(linear * Double(scale.starts.count - 1))]
    while linear >= scale.ends[channel] { channel += 1 }
    return channel
  }

  /// For each channel of 8 bits the linear light from which the next one is nearer; and for equal parts
  /// of linear light the channel that is nearest to the start of each.
  private static let roundingScale = {
    let ends = (0...255).map { $0 == 255 ? .infinity : computedLinear((Double($0) + 0.5) / 255) }
    var channel = 0
    let starts = (0...1024).map { part in
      while Double(part) / 1024 >= ends[channel] { channel += 1 }
      return channel
    }
    return (ends: ends, starts: starts)
  }()

  /// ``linear(_:)`` of 0…1 to a millionth, from a table.
  static func approximateLinear(_ encoded: Double) -> Double { between(linearTable, encoded) }

  /// ``encoded(_:)`` of 0…1 to a hundred-thousandth, from a table by square roots.
  static func approximateEncoded(_ linear: Double) -> Double {
    between(encodedTable, linear.squareRoot())
  }

  private static let tableSize = 1024
  private static let linearTable = (0...tableSize).map {
    computedLinear(Double($0) / Double(tableSize))
  }
  private static let encodedTable = (0...tableSize).map {
    encoded(Double($0) * Double($0) / Double(tableSize * tableSize))
  }

  /// Between the two entries of a table that are next to a place of 0…1.
  private static func between(_ table: [Double], _ place: Double) -> Double {
    // NaN counts as 0.
    let scaled = place > 0 ? min(place, 1) * Double(tableSize) : 0
    let index = min(Int(scaled), tableSize - 1)
    return table[index] + (table[index + 1] - table[index]) * (scaled - Double(index))
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
