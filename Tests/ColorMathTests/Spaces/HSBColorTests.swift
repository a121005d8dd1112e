import ColorMath
import Testing

@Suite struct HSBColorTests {
  /// From coloraide 8, space `hsv`.
  @Test(arguments: [
    ("#1B7A9E", 196.48855, 0.829114, 0.619608), ("#0F6A8C", 196.32, 0.892857, 0.54902),
    ("#7A5200", 40.327869, 1, 0.478431), ("#808080", 0, 0, 0.501961), ("#000000", 0, 0, 0),
  ]) func `A color has its hue, saturation and brightness`(
    hex: String, hue: Double, saturation: Double, brightness: Double
  ) throws {
    let color = HSBColor(try SRGBColor(hex: hex))
    #expect(abs(color.hue - hue) < 1e-5)
    #expect(abs(color.saturation - saturation) < 1e-6)
    #expect(abs(color.brightness - brightness) < 1e-6)
    #expect(color.sRGB.hex == hex)
  }
}
