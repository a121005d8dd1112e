import ColorMath

/// What Jetpack Compose and Material have, as tables. [androidx.compose.ui.graphics.Color]
enum ComposeColors {
  /// Methods that make something of a color and leave it as it is.
  static let methods: Set<String> = [
    "copy", "compositeOver", "luminance", "toArgb", "convert", "current", "background",
    "padding", "border", "drawBehind", "then",
  ]

  /// [androidx.compose.ui.graphics.Color, companion object]
  static let named: [String: Int64] = [
    "Black": 0xFF00_0000, "DarkGray": 0xFF44_4444, "Gray": 0xFF88_8888, "LightGray": 0xFFCC_CCCC,
    "White": 0xFFFF_FFFF, "Red": 0xFFFF_0000, "Green": 0xFF00_FF00, "Blue": 0xFF00_00FF,
    "Yellow": 0xFFFF_FF00, "Cyan": 0xFF00_FFFF, "Magenta": 0xFFFF_00FF, "Transparent": 0,
  ]

  /// [android.graphics.Color]
  static let numbers: [String: Int64] = [
    "BLACK": 0xFF00_0000, "DKGRAY": 0xFF44_4444, "GRAY": 0xFF88_8888, "LTGRAY": 0xFFCC_CCCC,
    "WHITE": 0xFFFF_FFFF, "RED": 0xFFFF_0000, "GREEN": 0xFF00_FF00, "BLUE": 0xFF00_00FF,
    "YELLOW": 0xFFFF_FF00, "CYAN": 0xFF00_FFFF, "MAGENTA": 0xFFFF_00FF, "TRANSPARENT": 0,
  ]

  /// The roles of Material 3, in the order of the parameters of `ColorScheme(…)` and
  /// `lightColorScheme(…)`. [androidx.compose.material3.ColorScheme]
  static let material3 = [
    "primary", "onPrimary", "primaryContainer", "onPrimaryContainer", "inversePrimary",
    "secondary", "onSecondary", "secondaryContainer", "onSecondaryContainer", "tertiary",
    "onTertiary", "tertiaryContainer", "onTertiaryContainer", "background", "onBackground",
    "surface", "onSurface", "surfaceVariant", "onSurfaceVariant", "surfaceTint", "inverseSurface",
    "inverseOnSurface", "error", "onError", "errorContainer", "onErrorContainer", "outline",
    "outlineVariant", "scrim", "surfaceBright", "surfaceContainer", "surfaceContainerHigh",
    "surfaceContainerHighest", "surfaceContainerLow", "surfaceContainerLowest", "surfaceDim",
  ]

  /// The roles of Material 2. [androidx.compose.material.Colors]
  static let material2 = [
    "primary", "primaryVariant", "secondary", "secondaryVariant", "background", "surface", "error",
    "onPrimary", "onSecondary", "onBackground", "onSurface", "onError",
  ]

  /// A channel of 8 bits as Compose rounds it.
  static func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 1) * 255 + 0.5) }

  /// The color of the lower 32 bits of a number, opacity first.
  static func color(packed value: Int64) -> SRGBColor {
    func byte(_ shift: Int64) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return SRGBColor(red8: byte(16), green8: byte(8), blue8: byte(0), alpha8: byte(24))
  }

  /// The channels of a color as Compose hands them out.
  static func channels(_ color: SRGBColor) -> [Float] {
    [color.red, color.green, color.blue, color.alpha].map { Float((($0 * 255).rounded())) / 255 }
  }

  /// The bits of a color, opacity first.
  static func packed(_ color: SRGBColor) -> Int64 {
    [color.alpha, color.red, color.green, color.blue].reduce(0) {
      $0 << 8 | Int64(($1 * 255).rounded())
    }
  }

  /// `Color.hsl`: hue in degrees.
  static func hsl(_ hue: Float, _ saturation: Float, _ lightness: Float) -> [Float] {
    [0, 8, 4].map { (n: Float) in
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, min(9 - k, 1)))
    }
  }

  /// `Color.hsv`: hue in degrees.
  static func hsv(_ hue: Float, _ saturation: Float, _ value: Float) -> [Float] {
    [5, 3, 1].map { (n: Float) in
      let k = (n + hue / 60).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(k, min(4 - k, 1)))
    }
  }

  /// `over.compositeOver(under)`, in numbers of 32 bits as there.
  static func composite(_ over: SRGBColor, _ under: SRGBColor) -> [Float] {
    let (front, back) = (channels(over), channels(under))
    let alpha = front[3] + back[3] * (1 - front[3])
    let parts = (0..<3).map { index in
      alpha == 0
        ? 0
        : (front[index] * front[3] + (back[index] * back[3]) * (1 - front[3])) / alpha
    }
    return parts + [alpha]
  }

  /// `luminance()`.
  static func luminance(_ color: SRGBColor) -> Float {
    let linear = channels(color).prefix(3).map { channel in
      let value = Double(channel)
      return value >= 0.04045
        ? RealFunctions.power(1 / 1.055 * value + 0.055 / 1.055, 2.4) : value / 12.92
    }
    let sum = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return Float(min(max(sum, 0), 1))
  }
}
