import SwiftUI
extension Color {
  init(hex: String) {
    let v = UInt64(hex, radix: 16) ?? 0
    self.init(red: Double((v >> 16) & 0xFF) / 255, green: Double((v >> 8) & 0xFF) / 255, blue: Double(v & 0xFF) / 255)
  }
}
enum S: String {
  case ink = "222222"
  var rawValue: String { "DDDDDD" }
}
extension Color { init(_ s: S) { self.init(hex: s.rawValue) } }
enum T {
  static let ink = Color(.ink)
  static let page = Color.white
}
