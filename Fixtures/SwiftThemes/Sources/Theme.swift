import UIKit

/// Everything that the app shows, in three themes.
struct Theme {
  let colors: Colors
  var badge = Badge()

  static let light = Theme(colors: .light)
  static let sepia = Theme(colors: .sepia)
  static let night = Theme(colors: .night, badge: Badge(text: .ink, fill: .sky))
}

struct Badge {
  var text: UIColor = .white
  var fill: UIColor = UIColor(rgb: 0x1A5FB4)
}

final class Colors {
  static let light = Colors(page: .white, text: .ink)
  static let sepia = Colors(page: .paper, text: .ink, link: .umber)
  static let night = Colors(page: .ink, text: .mist, link: .sky)

  let page: UIColor
  let text: UIColor
  let link: UIColor

  init(page: UIColor, text: UIColor, link: UIColor = UIColor(rgb: 0x1A5FB4)) {
    self.page = page
    self.text = text
    self.link = link
  }

  /// Text that matters less.
  var muted: UIColor { text.withAlphaComponent(0.6) }
}
