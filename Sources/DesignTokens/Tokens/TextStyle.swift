import SourceText

/// The size and weight of a typography token, which decide whether text is large, and its typeface.
package struct TextStyle: Sendable, Hashable {
  /// The units in which sizes are given.
  package enum Unit: String, Sendable {
    /// The format's idealised pixel: a CSS pixel, a UIKit point, an Android dp.
    case px
    /// Multiples of the default font size, taken as 16 px.
    case rem
  }

  /// The font size in `unit`; positive.
  package let size: Double
  /// The unit of the size.
  package let unit: Unit
  /// The weight, 1…1000: 400 is regular, 700 bold.
  package let weight: Double
  /// The kind of typeface.
  package let family: FontFamily

  /// Describes a style.
  package init(size: Double, unit: Unit, weight: Double, family: FontFamily = .sansSerif) {
    self.size = size
    self.unit = unit
    self.weight = weight
    self.family = family
  }

  /// The size in pixels of the format; a `rem` is 16 of them.
  package var pixels: Double { unit == .rem ? size * 16 : size }

  /// The names of weights. [DTCG Format 2025.10, font weight]
  static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// Reads a typography value whose aliases are replaced. [DTCG Format 2025.10, typography]
  package init(_ value: TokenValue) throws(ResolutionError) {
    guard let sizeValue = value.member("fontSize") else {
      throw ResolutionError(
        "\(value.phrase) has no fontSize; expected a value and a unit, px or rem", at: value.span)
    }
    guard case .number(let size)? = sizeValue.member("value")?.content, size > 0,
      case .string(let unitName)? = sizeValue.member("unit")?.content
    else {
      throw ResolutionError(
        "fontSize is not a size; expected a positive value and a unit, px or rem",
        at: sizeValue.span)
    }
    guard let unit = Unit(rawValue: unitName) else {
      throw ResolutionError("'\(unitName)' is not a unit; expected px or rem", at: sizeValue.span)
    }
    guard let weightValue = value.member("fontWeight") else {
      throw ResolutionError(
        "\(value.phrase) has no fontWeight; expected 1 to 1000, or a name such as bold",
        at: value.span)
    }
    self.init(
      size: size, unit: unit, weight: try TextStyle.weight(weightValue),
      family: FontFamily(names: TextStyle.familyNames(value.member("fontFamily"))))
  }

  /// A name or a list of names; anything else does not tell the typeface.
  private static func familyNames(_ value: TokenValue?) -> [String] {
    switch value?.content {
    case .string(let name)?: [name]
    case .array(let values)?:
      values.compactMap { if case .string(let name) = $0.content { name } else { nil } }
    default: []
    }
  }

  /// The weight that a number or a name says. [DTCG Format 2025.10, font weight]
  static func weight(_ value: TokenValue) throws(ResolutionError) -> Double {
    switch value.content {
    case .number(let number) where number >= 1 && number <= 1000:
      return number
    case .number(let number):
      throw ResolutionError("fontWeight is \(number); expected 1 to 1000", at: value.span)
    case .string(let name):
      if let weight = weights[name] { return weight }
      throw ResolutionError(
        "'\(name)' is not a font weight"
          + (NearestName.of(name, among: weights.keys.sorted()).map { "; did you mean '\($0)'?" }
            ?? "; expected 1 to 1000, or a name such as bold"),
        at: value.span)
    default:
      throw ResolutionError(
        "fontWeight is \(value.phrase); expected 1 to 1000, or a name such as bold", at: value.span)
    }
  }
}
