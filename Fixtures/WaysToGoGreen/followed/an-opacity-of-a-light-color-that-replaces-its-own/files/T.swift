import SwiftUI
extension UIColor {
  convenience init(light: UIColor, dark: UIColor, lightAlpha: CGFloat, darkAlpha: CGFloat) {
    self.init { $0.userInterfaceStyle == .dark ? dark.withAlphaComponent(darkAlpha) : light.withAlphaComponent(lightAlpha) }
  }
}
enum T {
  static let ink = UIColor(light: UIColor.black.withAlphaComponent(0.5), dark: .black, lightAlpha: 0.4, darkAlpha: 1)
  static let page = UIColor.white
}
