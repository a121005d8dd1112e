import SwiftUI
struct Pair { let lightColor: Color; let darkColor: Color }
extension Color {
  static let paper = Color(red: 1, green: 1, blue: 1)
  static let night = Color(red: 0, green: 0, blue: 0)
}
enum P {
  static let ink = Pair(lightColor: .night, darkColor: .paper)
  static let page: Pair = .init(lightColor: .paper, darkColor: .paper)
}
