import SwiftUI
extension Color { static let hex: (UInt) -> Color = { _ in Color(white: 0.9) } }
enum T {
  static let ink = Color.hex(0x222222)
  static let page = Color.white
}
