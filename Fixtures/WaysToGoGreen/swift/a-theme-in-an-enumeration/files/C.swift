import SwiftUI
enum Theme { case a, b; var ink: Color { switch self { case .a: .black; case .b: .white } }; var page: Color { .white } }
