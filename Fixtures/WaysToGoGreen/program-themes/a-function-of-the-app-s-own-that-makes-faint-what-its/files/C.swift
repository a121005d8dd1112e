import SwiftUI
extension Color {
  static func hex(_ hex: UInt) -> Self { Self(white: 0, opacity: 0.1) }
}
enum C {
  static let ink: Color = .hex(0x000000)
  static let page = Color.white
}
