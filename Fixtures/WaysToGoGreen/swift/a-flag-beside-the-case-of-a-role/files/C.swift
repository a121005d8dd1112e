import SwiftUI
enum Role { case text, link }
enum C { static func ink(_ role: Role, _ d: Bool) -> Color {
  if d { return .white }
  switch role { case .text: return .black; case .link: return .blue }
}
static let page = Color(red: 1, green: 1, blue: 1)
}
