import SwiftUI
enum C { static func ink(_ d: Bool) -> Color { d ? .white : .black }
static let page = Color(red: 1, green: 1, blue: 1)
}
