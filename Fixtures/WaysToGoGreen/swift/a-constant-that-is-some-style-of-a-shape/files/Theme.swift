import SwiftUI

enum Theme {
  static let page = Color(red: 1, green: 1, blue: 1)
  static let ink = Color(red: 0, green: 0, blue: 0)
}

enum Card {
  static var ink: some ShapeStyle { Brand.ink }
}
