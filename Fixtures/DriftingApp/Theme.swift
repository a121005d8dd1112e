import SwiftUI

/// The app's colours as its code has them; the catalogue has them too.
enum Theme {
  static let accent = Color(light: Color(hex: "#1B7A9E"), dark: Color(hex: "#3DAED3"))
  static let onAccent = Color.white
}
