import SwiftUI
enum C { static let ink = Color(.sRGBLinear, red: 0.2, green: 0.2, blue: 0.2)
static let page = Color(red: 1, green: 1, blue: 1)
}
