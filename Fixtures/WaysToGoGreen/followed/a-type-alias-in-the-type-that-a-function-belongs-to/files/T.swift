import SwiftUI
enum K { static let half = 0.9 }
struct K2 { static let half = 0.2 }
extension Color {
  typealias K = K2
  static func f(_ v: Int) -> Color {
    var x = v
    x += 1
    return Color(white: 0, opacity: K.half)
  }
}
enum T {
  static let ink = Color.f(1)
  static let page = Color.white
}
