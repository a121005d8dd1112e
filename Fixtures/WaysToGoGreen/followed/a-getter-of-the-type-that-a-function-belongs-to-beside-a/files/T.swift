import SwiftUI
let half = 0.9
extension Color {
  static var half: Double { 0.2 }
  static func f(_ v: Int) -> Color {
    var x = v
    x += 1
    return Color(white: 0, opacity: half)
  }
}
enum T {
  static let ink = Color.f(1)
  static let page = Color.white
}
