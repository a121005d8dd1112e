import SwiftUI
struct Pair { let lightColor: Color; let darkColor: Color }
enum Role { case page, link }
enum First {
  static let paper = Pair(lightColor: .white, darkColor: .black)
  static let ink = Pair(lightColor: .black, darkColor: .white)
  static func color(for role: Role) -> Pair {
    switch role { case .page: return paper
    case .link: return ink }
  }
}
enum Second {
  static func color(for role: Role) -> Pair {
    switch role { case .page: return First.ink
    default: return First.color(for: role) }
  }
}
