import DesignTokens
import Testing

/// Constants without a type whose value is not known.
@Suite struct SwiftPossibleColorsTests {
  private func unread(_ text: String) -> [String] {
    ReadSources(swift: "import SwiftUI\n" + text).catalog.unreadColors.map {
      $0.isPossible ? "\($0.name)?" : $0.name
    }
  }

  @Test func `Beside colors one counts as a color, and elsewhere it may be one`() {
    #expect(
      unread(
        """
        enum Theme {
          static let page = Color(white: 1)
          static let ink = Brand.ink
          static let line = brandLine()
          let own = Brand.own
        }
        enum Other { static let ink = Brand.ink }
        extension Color { static let brand = Brand.ink }
        """) == ["Theme.ink", "Theme.line", "Theme.own?", "Other.ink?", "Color.brand"])
  }

  @Test func `What its text says to be of another type is at most possible`() {
    #expect(
      unread(
        """
        enum Theme {
          static let page = Color(white: 1)
          static let spring = Animation.spring
          static let log = Logger(subsystem: "app")
          static let gap = 2 * unit
          static let size: CGFloat = Brand.size
        }
        extension Font { static let body = Brand.body }
        """) == ["Theme.spring?", "Theme.log?", "Theme.gap?", "Font.body?"])
  }
}
