import UIKit

enum ThemeName { case light, sepia, night }

/// The colors of charts, asked for by theme.
enum Chart {
  static func bar(for theme: ThemeName? = nil) -> UIColor {
    let theme = theme ?? Settings.shared.theme
    switch theme {
    case .light: return UIColor(rgb: 0x3584E4)
    case .sepia: return .umber
    case .night: return .sky
    }
  }

  static func label(for theme: ThemeName) -> UIColor {
    let color: UIColor
    if theme == .night { color = .ink } else { color = .white }
    return color
  }
}

/// Grays, asked for by level.
enum Gray {
  enum Level { case low, high }

  static func level(_ level: Level) -> UIColor {
    switch level {
    case .low: return UIColor(white: 0.8, alpha: 1)
    case .high: return UIColor(white: 0.45, alpha: 1)
    }
  }
}
