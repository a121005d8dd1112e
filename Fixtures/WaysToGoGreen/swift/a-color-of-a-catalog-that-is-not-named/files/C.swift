import SwiftUI
enum C { static let ink = Color("Ink")
static let page = Color(red: 1, green: 1, blue: 1)
}
