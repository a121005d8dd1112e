/// The colors and pictures of Apple's frameworks, by their names.
enum SwiftSystemColors {
  static let types: Set<String> = ["Color", "UIColor", "NSColor"]
  static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit"]
  /// Colors and styles of the system.
  static let swiftUI: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "primary", "secondary", "tertiary", "quaternary", "quinary",
    "accentColor", "accent", "lightGray", "darkGray", "magenta", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
    "foreground", "background", "selection", "fill", "placeholder", "tint", "lightText", "darkText",
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "controlBackgroundColor",
    "windowBackgroundColor", "textBackgroundColor", "windowBackground",
  ]
  /// Colors of UIKit; others are an app's own.
  static let uiKit: Set<String> = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "white", "gray", "black",
    "lightGray", "darkGray", "magenta", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "lightText",
    "darkText", "tintColor",
  ]
  /// Colors of AppKit that other colors of an app may be named like.
  static let appKit: Set<String> = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "textColor",
    "controlTextColor", "controlAccentColor", "controlColor", "controlBackgroundColor",
    "disabledControlTextColor", "gridColor", "headerTextColor", "linkColor",
    "placeholderTextColor", "selectedControlColor", "selectedControlTextColor",
    "selectedTextColor", "separatorColor", "textBackgroundColor", "underPageBackgroundColor",
    "windowBackgroundColor", "windowFrameTextColor",
  ]
  static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]
  static let pictures: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "ImagePaint", "Gradient", "Image", "AsyncImage",
  ]
}
