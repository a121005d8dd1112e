/// The color that a relative color is made from, in the space of the relative color. [CSS Color 5,
/// section 4]
struct CSSColorOrigin {
  /// The names of the three components.
  private let names: [String]
  private let values: SIMD3<Double>
  private let missing: MissingComponents
  private let isHuePowerless: Bool
  /// The opacity.
  let alpha: Double
  /// Where the hue of a gray is used as a hue; nil if it is not.
  var usedGrayHue: Int?

  /// Converts a color; `scale` is that of numbers in the function, as in `rgb()`.
  init(_ color: ColorLiteral, in space: ColorSpace, scale: Double) {
    let converted = ConvertedComponents(color, in: space)
    names = space.channelNames
    // The hue of a gray of sRGB is 0 everywhere, since nothing is rounded on the way.
    let isExact = space.hueIndex == 0 && converted.parts.y == 0
    isHuePowerless = converted.isHuePowerless && !isExact
    var values = converted.parts / scale
    for index in 0...2 where converted.missing.contains(.component(index)) { values[index] = 0 }
    self.values = values
    missing = converted.missing
    alpha = converted.alpha
  }

  /// The value of a channel by its keyword in lower case; missing ones are 0. Nil for another word.
  func channel(_ name: String) -> (value: Double, isMissing: Bool, isGrayHue: Bool)? {
    if name == "alpha" { return (alpha, missing.contains(.alpha), false) }
    guard let index = names.firstIndex(of: name) else { return nil }
    let isGrayHue = isHuePowerless && name == "h"
    return (values[index], missing.contains(.component(index)) && !isGrayHue, isGrayHue)
  }
}

extension ColorSpace {
  /// The keywords of the components in a relative color.
  fileprivate var channelNames: [String] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ["r", "g", "b"]
    case .hsl: ["h", "s", "l"]
    case .hwb: ["h", "w", "b"]
    case .lab, .oklab: ["l", "a", "b"]
    case .lch, .oklch: ["l", "c", "h"]
    case .xyzD65, .xyzD50: ["x", "y", "z"]
    }
  }
}
