import ColorMath

/// The results of CSS functions.
enum CSSFunctions {
  /// Whether a function is computed if it contains aliases: an alias, a color, or a number.
  static func isWorkedOut(_ name: String) -> Bool {
    switch name {
    case "var", "light-dark": true
    case "contrast-color", "device-cmyk", "alpha": false
    default: CSSColorKeywords.isFunction(name) || CSSColorKeywords.isMath(name)
    }
  }

  /// Whether a function gives a number, an image, a shape or similar, by its name in lower case.
  static func giveNoColor(_ name: String) -> Bool {
    guard name.hasPrefix("-"), let end = name.dropFirst().firstIndex(of: "-") else {
      return others.contains(name)
    }
    return others.contains(String(name[name.index(after: end)...]))
  }

  private static let others: Set<String> = [
    // Numbers and lengths.
    "abs", "acos", "anchor", "anchor-size", "asin", "atan", "atan2", "calc", "calc-size", "clamp",
    "cos", "counter", "counters", "env", "exp", "fit-content", "hypot", "log", "max", "min",
    "minmax", "mod", "pow", "progress", "rem", "repeat", "round", "sibling-count", "sibling-index",
    "sign", "sin", "sqrt", "symbols", "tan",
    // Images and files.
    "conic-gradient", "cross-fade", "element", "format", "gradient", "image", "image-set",
    "linear-gradient", "local", "paint", "radial-gradient", "repeating-conic-gradient",
    "repeating-linear-gradient", "repeating-radial-gradient", "src", "tech", "url",
    // Easing, transforms, filters and shapes.
    "blur", "brightness", "circle", "contrast", "cubic-bezier", "drop-shadow", "ellipse",
    "grayscale", "hue-rotate", "inset", "invert", "linear", "matrix", "matrix3d", "opacity", "path",
    "perspective", "polygon", "ray", "rect", "rotate", "rotate3d", "rotatex", "rotatey", "rotatez",
    "saturate", "scale", "scale3d", "scalex", "scaley", "scalez", "scroll", "sepia", "shape",
    "skew", "skewx", "skewy", "steps", "translate", "translate3d", "translatex", "translatey",
    "translatez", "view", "xywh",
  ]
}
