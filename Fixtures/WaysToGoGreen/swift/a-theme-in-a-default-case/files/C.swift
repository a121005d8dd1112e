import SwiftUI
enum Theme { case a, b, c; var ink: Color { switch self { case .a: .black; default: .white } }; var page: Color { .white } }
