import SwiftUI
enum Theme {
  static let page = Color.white
  static let inkOne = Color.black
  static let inkTwo = Color.red.mix(with: .white, by: 0.9)
}
