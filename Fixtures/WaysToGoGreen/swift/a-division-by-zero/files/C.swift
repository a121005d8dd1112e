import SwiftUI
enum C { static let z = 0.0
static let ink = Color(red: 1/z, green: 0, blue: 0)
static let page = Color(red: 1, green: 1, blue: 1)
}
