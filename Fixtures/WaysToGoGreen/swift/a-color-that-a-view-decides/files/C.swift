import SwiftUI
struct V: View { @Environment(\.colorScheme) var s; var ink: Color { s == .dark ? .white : .black } }
enum C { static let page = Color(red: 1, green: 1, blue: 1)
 }
