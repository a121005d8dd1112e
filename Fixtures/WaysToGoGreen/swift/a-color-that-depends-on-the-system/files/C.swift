import SwiftUI
enum C { static var ink: Color { if #available(iOS 17, *) { return .black } else { return .white } }
static let page = Color(red: 1, green: 1, blue: 1)
}
