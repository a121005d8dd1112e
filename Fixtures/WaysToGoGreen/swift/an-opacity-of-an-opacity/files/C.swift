import SwiftUI
enum C { static let ink = Color.black.opacity(0.9).opacity(0.1)
static let page = Color(red: 1, green: 1, blue: 1)
}
