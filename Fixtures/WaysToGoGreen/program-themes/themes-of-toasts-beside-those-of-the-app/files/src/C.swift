import SwiftUI
enum ThemeType { case day, night, ocean }
struct C {
  static func ink(for theme: ThemeType) -> UIColor {
    switch theme { case .day: return .black
    case .night: return .white
    case .ocean: return .white }
  }
  static func page(for theme: ThemeType) -> UIColor {
    switch theme { case .day: return .white
    case .night: return .black
    case .ocean: return .white }
  }
}
