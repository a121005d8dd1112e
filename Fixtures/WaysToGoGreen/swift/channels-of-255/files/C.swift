import SwiftUI
enum C { static let ink = Color(red: 255, green: 255, blue: 255)
static let page = Color(red: 1, green: 1, blue: 1)
}
