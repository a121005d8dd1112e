import SwiftUI
enum C { static let ink = Color.black
static let page = Color(red: 1, green: 1, blue: 1)
}
extension C { static let ink = Color.white }
