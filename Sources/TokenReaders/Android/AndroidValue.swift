import ColorMath
import SourceText

/// What a resource or an item of a style says in the place of a color.
struct AndroidValue {
  indirect enum Content {
    case literal(ColorLiteral)
    /// The color resource of this name.
    case resource(String)
    /// The attribute of the theme: `colorPrimary`, `android:textColor`.
    case attribute(String)
    /// A color with its opacity multiplied.
    case faded(Content, Double)
    /// What may be a color and is unknown, and why.
    case unreadable(String)
    /// What is no color: a size, a picture, a text.
    case other
  }

  let content: Content
  let span: SourceSpan

  static let expected = "#RGB, #ARGB, #RRGGBB or #AARRGGBB"

  /// Reads a text: hexadecimal digits with the opacity first, or a reference.
  init(_ text: XMLText, at place: SourceSpan) throws(ColorParseError) {
    span = text.span ?? place
    let value = String(text.trimmed)
    if let entity = text.unknownEntity {
      content = .unreadable("the entity '&\(entity);' is not replaced")
    } else if value.hasPrefix("#") {
      content = .literal(ColorLiteral(try SRGBColor(hex: value, notation: .alphaFirst)))
    } else if value.hasPrefix("@"), let slash = value.firstIndex(of: "/") {
      let type = value[value.index(after: value.startIndex)..<slash].drop { "+*".contains($0) }
      content = Self.reference(type, to: String(value[value.index(after: slash)...]), in: value)
    } else if value.hasPrefix("?") {
      content = .attribute(Self.attribute(value.dropFirst()))
    } else {
      content = .other
    }
  }

  init(_ content: Content, at span: SourceSpan) {
    self.content = content
    self.span = span
  }

  private static func reference(
    _ type: Substring, to name: String, in text: String
  ) -> Content {
    switch type {
    case "color": .resource(name)
    case "android:color":
      framework[name].map { .literal(ColorLiteral($0)) }
        ?? .unreadable("'\(text)' is a color of the system, which differs from device to device")
    case "macro": .unreadable("'\(text)' is a macro, which is not read")
    case _ where type.hasSuffix(":color"):
      .unreadable("'\(text)' is a color of another package, which is not read")
    default: .other
    }
  }

  /// The name of an attribute: without its type, and with `android:` if it is of the system.
  private static func attribute(_ text: Substring) -> String {
    let name = text.drop { $0 == "*" }
    let isOfSystem = name.hasPrefix("android:")
    let plain = name.split(separator: ":").last?.split(separator: "/").last ?? name
    return (isOfSystem ? "android:" : "") + plain
  }

  /// Whether it is a color, known or not.
  var isColor: Bool {
    switch content {
    case .literal, .resource, .faded, .unreadable: true
    case .attribute, .other: false
    }
  }

  /// Public colors of the system that are the same on every device. [Android, R.color;
  /// platform_frameworks_base, colors.xml and colors_holo.xml]
  private static let framework: [String: SRGBColor] = [
    "white": 0xFFFF_FFFF, "black": 0xFF00_0000, "transparent": 0x0000_0000,
    "background_dark": 0xFF00_0000, "background_light": 0xFFFF_FFFF, "darker_gray": 0xFFAA_AAAA,
    "holo_blue_light": 0xFF33_B5E5, "holo_blue_dark": 0xFF00_99CC,
    "holo_blue_bright": 0xFF00_DDFF, "holo_green_light": 0xFF99_CC00,
    "holo_green_dark": 0xFF66_9900, "holo_red_light": 0xFFFF_4444, "holo_red_dark": 0xFFCC_0000,
    "holo_orange_light": 0xFFFF_BB33, "holo_orange_dark": 0xFFFF_8800,
    "holo_purple": 0xFFAA_66CC,
  ].mapValues { (digits: UInt32) in
    SRGBColor(
      red8: UInt8(digits >> 16 & 0xFF), green8: UInt8(digits >> 8 & 0xFF),
      blue8: UInt8(digits & 0xFF), alpha8: UInt8(digits >> 24))
  }
}
