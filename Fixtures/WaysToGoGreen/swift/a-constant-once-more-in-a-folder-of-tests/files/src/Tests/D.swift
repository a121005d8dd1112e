import SwiftUI
extension C { static let ink = Color.white }
