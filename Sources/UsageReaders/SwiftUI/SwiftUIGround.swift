import ColorMath
import Programs
import SourceText

/// What the system draws behind the views of an app for iOS.
///
/// | Where | Color of UIKit | In a sheet, in dark |
/// |---|---|---|
/// | the content of a window or of a full-screen cover | `systemBackground` | |
/// | a sheet | `systemBackground` | #1C1C1E |
/// | rows of a `Form` or a `List` that is grouped, the usual style | `secondarySystemGroupedBackground` | #2C2C2E |
/// | rows of a plain `List` | `systemBackground` | #1C1C1E |
///
/// The colors of UIKit are those of `SystemColor`. In a sheet the interface is elevated
/// (`UIUserInterfaceLevel`), and in dark its backgrounds are those of the next level. [Human Interface
/// Guidelines, dark mode, base and elevated; values as `UIColor` resolves them with
/// `UITraitCollection(userInterfaceLevel: .elevated)`, iOS 13 to 18]
///
/// A sheet of part of the height is glass since iOS 26, and what bars and sections of lists lie on is the
/// system's affair: these are unknown. So is all of an app for other systems, where the colors differ.
struct SwiftUIGround {
  /// Whether the program is one for iOS.
  private let isOfPhone: Bool

  /// What only UIKit and SwiftUI for iOS have.
  private static let marks: Set<String> = [
    "UIApplication", "UIColor", "UIDevice", "UIImage", "UIScreen", "fullScreenCover",
    "insetGrouped", "keyboardType", "navigationBarHidden", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "textInputAutocapitalization",
  ]

  /// Looks for what only one system has. O(nodes)
  init(_ program: Program) {
    isOfPhone = program.trees.contains { tree in
      tree.root.descendants.contains { node in
        switch node.kind {
        case .importDeclaration: node.text.hasSuffix("UIKit")
        case .name: Self.marks.contains(node.name)
        default: false
        }
      }
    }
  }

  /// Behind what a window shows; nil where it is not known.
  func window(at place: SyntaxNode) -> PaintedStack.Layer? {
    let path = place.tree.file.path.lowercased()
    let isOther = ["watch", "macos", "tvos", "visionos", "widget"].contains(where: path.contains)
    return isOfPhone && !isOther ? layer("systemBackground", at: place) : nil
  }

  /// Behind what a modifier presents; nil where it is not known.
  func presented(by modifier: ViewChain.Call) -> PaintedStack.Layer? {
    guard isOfPhone else { return nil }
    switch modifier.name {
    case "fullScreenCover": return layer("systemBackground", at: modifier.place)
    case "sheet": return layer("systemBackground", elevated: 0x1C1C1E, at: modifier.place)
    default: return nil
    }
  }

  /// Behind the rows of a list; nil where it is not known.
  func rows(
    of kind: String, in surroundings: ViewSurroundings, at place: SyntaxNode
  ) -> PaintedStack.Layer? {
    guard isOfPhone, surroundings.isRooted else { return nil }
    switch (kind, surroundings.listStyle) {
    case ("Form", nil), ("List", nil), ("List", "insetGrouped"), ("List", "grouped"):
      return layer(
        "secondarySystemGroupedBackground", elevated: surroundings.isElevated ? 0x2C2C2E : nil,
        at: place)
    case ("List", "plain") where !surroundings.hidesListBackground:
      return layer(
        "systemBackground", elevated: surroundings.isElevated ? 0x1C1C1E : nil, at: place)
    default: return nil
    }
  }

  private func layer(
    _ name: String, elevated: UInt32? = nil, at place: SyntaxNode
  ) -> PaintedStack.Layer? {
    guard let system = SystemColor.named(name) else { return nil }
    var dark = system.color(isDark: true)
    if let elevated {
      dark = ColorLiteral(
        SRGBColor(
          red8: UInt8(elevated >> 16 & 0xFF), green8: UInt8(elevated >> 8 & 0xFF),
          blue8: UInt8(elevated & 0xFF)))
    }
    let color = WrittenColor(light: system.color(isDark: false), dark: dark, system: "UIColor")
    let called = elevated == nil ? name : "\(name) of a sheet"
    return .backgrounds([
      PaintDeclaration(
        role: nil, paint: .color(UsedColor(.literal, called, color: color)), state: .rest, rank: 0,
        place: place.span)
    ])
  }

  /// What a text has of itself, in the colors of the system.
  static func text(at place: SyntaxNode) -> PaintDeclaration? {
    guard let system = SystemColor.inSwiftUI("primary") else { return nil }
    let color = WrittenColor(
      light: system.color(isDark: false), dark: system.color(isDark: true), system: "Color")
    return PaintDeclaration(
      role: .text, paint: .color(UsedColor(.literal, "primary", color: color)), state: .rest,
      rank: 0, place: place.span)
  }
}
