import SwiftUI
enum C { static let ink = Color(hex: "00000000")
static let page = Color(red: 1, green: 1, blue: 1)
}
