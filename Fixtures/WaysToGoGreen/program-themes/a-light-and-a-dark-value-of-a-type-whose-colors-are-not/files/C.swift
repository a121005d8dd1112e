import SwiftUI
enum Shade: String { case black = "000000", white = "FFFFFF" }
struct ColorPair { let light: Shade; let dark: Shade }
enum P {
  static let ink = ColorPair(light: .black, dark: .white)
  static let page = Color(red: 1, green: 1, blue: 1)
}
