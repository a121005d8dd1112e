import SwiftUI
extension Color {
  init(light: Color, dark: Color, lightAlpha: Double = 0.1, darkAlpha: Double = 1) {
    self.init(uiColor: UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(dark.opacity(darkAlpha)) : UIColor(light.opacity(lightAlpha))
    })
  }
}
enum C {
  static let ink = Color(light: .black, dark: .white)
  static let page = Color(light: .white, dark: .black, lightAlpha: 1)
}
