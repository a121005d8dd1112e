/// Conversions between sRGB and the hub.
extension SRGBColor {
  /// From linear-light sRGB, unclamped.
  init(linear: SIMD3<Double>, alpha: Double) {
    let encoded = linear.map(SRGBTransfer.encoded)
    self.init(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }

  /// From XYZ D65, unclamped.
  init(xyz: SIMD3<Double>, alpha: Double) {
    self.init(linear: XYZ.linearSRGB(fromD65: xyz), alpha: alpha)
  }

  /// The color in XYZ D65.
  var xyz: SIMD3<Double> {
    XYZ.d65(fromLinearSRGB: SIMD3(red, green, blue).map(SRGBTransfer.linear))
  }
}
