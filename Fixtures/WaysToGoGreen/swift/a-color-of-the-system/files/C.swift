import SwiftUI
enum C { static let ink = Color.primary
static let page = Color(red: 1, green: 1, blue: 1)
}
