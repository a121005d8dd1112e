import SwiftUI
extension Color { static let black = Color.white }
enum C { static let ink = Color.black
static let page = Color(red: 1, green: 1, blue: 1)
}
