/// The font of a text style as far as it decides what contrast the text needs.
struct SwiftTextStyle: Equatable {
  /// The name of the font; nil for the system's.
  var family: String?
  /// The size in points.
  var size: Double
  /// The weight, 1…1000; nil if neither an argument nor the font's name tells.
  var weight: Double?

  /// The weights by their names in SwiftUI and UIKit, and in the names of fonts, in small letters and
  /// without hyphens. Not those of the Design Tokens format, where heavy is 900.
  static let weights: [String: Double] = [
    "ultralight": 100, "extralight": 200, "thin": 200, "light": 300, "regular": 400, "normal": 400,
    "book": 400, "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
    "heavy": 800, "extrabold": 800, "ultrabold": 800, "black": 900,
  ]

  /// The weight that the name of a font ends in: 600 for `Urbanist-SemiBold`.
  static func weight(ofFont name: String) -> Double? {
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    var style = name[name.index(after: hyphen)...].lowercased()
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      style.removeLast(slant.count)
    }
    return style.isEmpty ? weights["regular"] : weights[style]
  }
}
