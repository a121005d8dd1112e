import SwiftUI
enum Role { case text, link }
enum C { static var bright = false
static func ink(_ role: Role) -> Color {
  if bright { return .white }
  switch role { case .text: return .black; case .link: return .blue }
}
static func change() { bright = Bool.random() }
static let page = Color(red: 1, green: 1, blue: 1)
}
