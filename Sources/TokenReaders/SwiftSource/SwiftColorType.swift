/// The color types of Apple's frameworks.
enum SwiftColorType {
  case color, uiColor, nsColor, cgColor

  /// The type of a name, with or without its module.
  init?(path: [String]) {
    guard !path.isEmpty else { return nil }
    let name = path.count == 2 && Self.modules.contains(path[0]) ? path[1] : path[0]
    guard path.count <= 2, path.count == 1 || name != path[0] else { return nil }
    switch name {
    case "Color": self = .color
    case "UIColor": self = .uiColor
    case "NSColor": self = .nsColor
    case "CGColor", "CGColorRef": self = .cgColor
    default: return nil
    }
  }

  /// The type whose extensions hold the colors that a source adds to it.
  var name: String {
    switch self {
    case .color: "Color"
    case .uiColor: "UIColor"
    case .nsColor: "NSColor"
    case .cgColor: "CGColor"
    }
  }

  /// The modules that may stand before a name.
  static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Swift"]
}
