import SwiftUI

enum Theme {
  static let page = Color(red: 1, green: 1, blue: 1)
  static let ink = Color(red: 0, green: 0, blue: 0)
  static let link = Brand.link
  static let spring = Animation.spring
  static let log = Logger(subsystem: "app")
  static let gap: CGFloat = Brand.gap
}
