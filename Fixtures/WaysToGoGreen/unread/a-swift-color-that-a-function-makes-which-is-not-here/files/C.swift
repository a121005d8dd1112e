import SwiftUI
enum C {
  static let ink = Color.black
  static let page = Color.white
  static let accent: Color = brand()
}
