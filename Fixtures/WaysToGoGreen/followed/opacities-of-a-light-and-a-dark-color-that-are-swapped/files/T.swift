import SwiftUI
extension Color {
  init(light: Color, dark: Color, lightAlpha: Double = 1, darkAlpha: Double = 1) {
    self = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark.opacity(lightAlpha)) : UIColor(light.opacity(darkAlpha)) })
  }
}
enum T {
  static let ink = Color(light: .black, dark: .white, lightAlpha: 0.9, darkAlpha: 0.9)
  static let page = Color.white
}
