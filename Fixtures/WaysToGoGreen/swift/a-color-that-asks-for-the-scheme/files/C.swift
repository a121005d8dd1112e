import SwiftUI
enum C { static let ink = Color(UIColor { t in t.userInterfaceStyle == .dark ? .white : .black })
static let page = Color(red: 1, green: 1, blue: 1)
}
