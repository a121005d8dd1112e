import SwiftUI
enum C { static let ink = Color(cgColor: CGColor(gray: 1, alpha: 1))
static let page = Color(red: 1, green: 1, blue: 1)
}
