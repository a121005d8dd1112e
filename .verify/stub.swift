// What the random token files of swift.py are compiled with: colors that print their components.
import Foundation

enum ColorScheme { case light, dark }
nonisolated(unsafe) var colorScheme = ColorScheme.light

struct Color: Sendable {
  enum RGBColorSpace { case sRGB }
  let r: Double, g: Double, b: Double, a: Double
  static let white = Color(red: 1, green: 1, blue: 1)
  static let black = Color(red: 0, green: 0, blue: 0)
  static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (r, g, b, a) = (red, green, blue, opacity)
  }
  init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    (r, g, b, a) = (white, white, white, opacity)
  }
  init(uiColor: UIColor) { self = uiColor.color }
  init(_ color: UIColor) { self = color.color }
  // In no token file: eight digits are taken as AARRGGBB.
  init(hexString: String) {
    let digits = hexString.hasPrefix("#") ? String(hexString.dropFirst()) : hexString
    let value = UInt64(digits, radix: 16)!
    let alpha = digits.count == 8 ? Double(value >> 24) / 255 : 1
    self.init(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, opacity: alpha)
  }
  func opacity(_ amount: Double) -> Color { Color(red: r, green: g, blue: b, opacity: a * amount) }
}

final class UIColor: Sendable {
  let color: Color
  static let white = UIColor(white: 1, alpha: 1)
  static let black = UIColor(white: 0, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
  init(_ color: Color) { self.color = color }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(red: color.r, green: color.g, blue: color.b, opacity: Double(alpha)))
  }
}

@propertyWrapper struct Dimmed {
  var wrappedValue: Color
  init(wrappedValue: Color, _ amount: Double = 0.5) { self.wrappedValue = wrappedValue.opacity(amount) }
}

infix operator +++ : AdditionPrecedence
infix operator • : AdditionPrecedence
func +++ (left: Color, right: Double) -> Color { left.opacity(right) }
func • (left: Color, right: Double) -> Color { left.opacity(right) }
func weird(_ number: Int) -> Color { Color(white: Double(number) / 10) }

func show(_ name: String, _ color: Color) { print(name, color.r, color.g, color.b, color.a) }
func show(_ name: String, _ color: UIColor) { show(name, color.color) }
