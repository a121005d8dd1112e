/// A font as far as it decides what contrast its text needs.
package struct FontValue: Hashable {
  /// The name of the font; nil for the system's.
  package var family: String?
  /// The size in points.
  package var size: Double
  /// The weight, 1 to 1000; nil if neither an argument nor the font's name tells.
  package var weight: Double?

  /// A font of a size.
  package init(family: String?, size: Double, weight: Double?) {
    (self.family, self.size, self.weight) = (family, size, weight)
  }
}

extension FontValue {
  /// The weights by their names in SwiftUI and UIKit, and in the names of fonts, in small letters and
  /// without hyphens. Not those of the Design Tokens format, where heavy is 900.
  package static let weights: [String: Double] = [
    "ultralight": 100, "extralight": 200, "thin": 200, "light": 300, "regular": 400, "normal": 400,
    "book": 400, "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
    "heavy": 800, "extrabold": 800, "ultrabold": 800, "black": 900,
  ]

  /// The weight that the name of a font ends in: 600 for `Urbanist-SemiBold`.
  package static func weight(ofFont name: String) -> Double? {
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    var style = name[name.index(after: hyphen)...].lowercased()
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      style.removeLast(slant.count)
    }
    return style.isEmpty ? weights["regular"] : weights[style]
  }
}
