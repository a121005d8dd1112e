/// Where an entry of a color set applies.
struct ColorSetSlot: Hashable {
  enum Gamut: String, CaseIterable {
    case sRGB
    case displayP3 = "display-P3"
  }

  enum Luminosity: String, CaseIterable {
    case light, dark
  }

  /// The devices by Apple's names, `mac-catalyst` for the iPad app on a Mac; nil for all.
  var idiom: String?
  /// The displays; nil for all.
  var gamut: Gamut?
  /// The luminosity appearance; nil for any.
  var luminosity: Luminosity?
  /// Whether contrast is increased.
  var isHighContrast = false

  static let universal = "universal"
  /// The iPad app on a Mac, which is written as a subtype of the iPad.
  static let catalyst = "mac-catalyst"
  /// The idioms that a color can be for. [Asset Catalog Format Reference, image set type]
  static let idioms = ["universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car"]

  /// Higher ranks win: the device decides first, then the display, then the contrast, then the
  /// luminosity.
  var rank: [Int] {
    [
      idiom == nil ? 0 : idiom == ColorSetSlot.catalyst ? 2 : 1,
      gamut == nil ? 0 : gamut == .sRGB ? 1 : 2,
      isHighContrast ? 1 : 0,
      luminosity == nil ? 0 : luminosity == .light ? 1 : 2,
    ]
  }

  /// The slot without devices and displays.
  var appearance: ColorSetSlot {
    ColorSetSlot(luminosity: luminosity, isHighContrast: isHighContrast)
  }

  /// The slot in a few words: `any`, `dark, high contrast, ipad`.
  var text: String {
    let parts = [
      luminosity?.rawValue ?? "any", isHighContrast ? "high contrast" : nil, idiom,
      gamut?.rawValue,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
