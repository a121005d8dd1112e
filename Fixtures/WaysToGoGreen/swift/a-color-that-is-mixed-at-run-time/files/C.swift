import SwiftUI
enum C { static let ink = Color.black.mix(with: .white, by: 1)
static let page = Color(red: 1, green: 1, blue: 1)
}
