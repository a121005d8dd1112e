import SwiftUI
enum T {
  static let ink = Color(light: .black, dark: .white, lightAlpha: 0.9, darkAlpha: 0.9)
  static let page = Color.white
}
