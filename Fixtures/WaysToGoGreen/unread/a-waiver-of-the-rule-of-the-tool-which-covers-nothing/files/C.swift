import SwiftUI
enum C {
  static let ink = Color.white
  static let page = Color.white
  static let accent: Color = brand()
}
