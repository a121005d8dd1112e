import ColorMath
import Testing

@Suite struct ColorSpaceTests {
  @Test(
    "Components are read in the units of their space",
    arguments: [
      (ColorSpace.srgb, [0.1, 0.5, 1.2], [0.1, 0.5, 1.2]),
      // The inverse transfer function in python.
      (.srgbLinear, [0.18, 0.5, 1], [0.46135612950044164, 0.7353569830524495, 1]),
      // colorsys.
      (.hsl, [210, 50, 40], [0.2, 0.4, 0.6]),
      (.hsl, [120, 100, 50], [0, 1, 0]),
    ])
  func units(_ space: ColorSpace, _ components: [Double], _ channels: [Double]) {
    let color = space.sRGB(components[0], components[1], components[2], alpha: 0.25)
    #expect(
      color.isClose(
        to: SRGBColor(red: channels[0], green: channels[1], blue: channels[2], alpha: 0.25)))
  }

  @Test(
    "A space has the name that the Design Tokens format gives it",
    arguments: [("srgb", ColorSpace.srgb), ("srgb-linear", .srgbLinear), ("hsl", .hsl)])
  func names(_ name: String, _ space: ColorSpace) {
    #expect(ColorSpace(rawValue: name) == space)
  }
}
