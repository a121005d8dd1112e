extension ColorSpace {
  /// The space of a CSS name in lower case.
  package init?(css name: String) {
    self.init(rawValue: name == "xyz" ? "xyz-d65" : name)
  }

  /// Whether `color()` takes the space by its name. [CSS Color 4, section 10]
  package var isPredefined: Bool {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: true
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
    }
  }

  /// The index of the hue in degrees, from 0; nil if there is none.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}
