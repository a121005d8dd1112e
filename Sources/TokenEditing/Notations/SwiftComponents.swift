import ColorMath

/// The meaning of an initializer's components.
struct SwiftComponents: Sendable {
  /// Which component is a hue.
  let hue: Int?
  /// The components of a color; nil if it cannot be expressed with them.
  let components: @Sendable (SRGBColor) -> [Double]?
  /// The color of components.
  let sRGB: @Sendable ([Double]) -> SRGBColor

  /// The possible meanings of labels, the likelier first: a white is in sRGB, but in AppKit it is a
  /// generic gray.
  ///
  /// - Parameters:
  ///   - type: the name of the initialized type; nil if the source omits it.
  ///   - space: the name of the color space; nil if none is named.
  static func models(labels: [String], type: String?, space: String?) -> [SwiftComponents] {
    switch labels {
    case ["displayP3Red", "green", "blue"]: [rgb(.displayP3)]
    case ["red", "green", "blue"] where space == "displayP3": [rgb(.displayP3)]
    case ["red", "green", "blue"] where space == "sRGBLinear": [rgb(.srgbLinear)]
    case ["red", "green", "blue"], ["srgbRed", "green", "blue"]: [rgb(.srgb)]
    case ["white"] where space == "displayP3": [white(.displayP3)]
    case ["white"] where space == "sRGBLinear": [white(.srgbLinear)]
    case ["white"]:
      type == "NSColor"
        ? [genericGray] : type == nil ? [white(.srgb), genericGray] : [white(.srgb)]
    case ["hue", "saturation", "brightness"]: [hueSaturationBrightness]
    default: []
    }
  }

  /// Whether known numbers give this color.
  func matches(_ numbers: [Double?], _ color: SRGBColor) -> Bool {
    let known = numbers.compactMap(\.self)
    guard known.count == numbers.count else { return false }
    let found = sRGB(known)
    return abs(found.red - color.red) < 1e-9 && abs(found.green - color.green) < 1e-9
      && abs(found.blue - color.blue) < 1e-9
  }

  private static func rgb(_ space: ColorSpace) -> SwiftComponents {
    SwiftComponents(
      hue: nil,
      components: { color in
        let parts = space.components(of: color)
        return [parts.x, parts.y, parts.z]
      },
      sRGB: { space.sRGB($0[0], $0[1], $0[2], alpha: 1) })
  }

  private static func white(_ space: ColorSpace) -> SwiftComponents {
    SwiftComponents(
      hue: nil,
      components: { color in
        // A gray read from another space may differ in its last bits.
        let spread =
          max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
        return spread < 1e-9 ? [space.components(of: color).x] : nil
      },
      sRGB: { space.sRGB($0[0], $0[0], $0[0], alpha: 1) })
  }

  private static let genericGray = SwiftComponents(
    hue: nil,
    components: { color in
      let spread = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
      let gray = SRGBColor(red: color.green, green: color.green, blue: color.green)
      return spread < 1e-9 ? GrayGamma22.white(of: gray).map { [$0] } : nil
    },
    sRGB: { GrayGamma22.sRGB(white: $0[0], alpha: 1) })

  private static let hueSaturationBrightness = SwiftComponents(
    hue: 0,
    components: { color in
      let parts = HSBColor(color)
      return [parts.hue / 360, parts.saturation, parts.brightness]
    },
    sRGB: { HSBColor(hue: $0[0] * 360, saturation: $0[1], brightness: $0[2]).sRGB })
}
