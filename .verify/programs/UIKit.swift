// A stub of what apps make colors with, for programs.py: colors that print their components. It
// stands for UIKit and for SwiftUI, whose module only passes it on.
@_exported import Foundation

nonisolated(unsafe) public var currentStyle = UIUserInterfaceStyle.light

public enum ColorScheme: Sendable, CaseIterable, Hashable { case light, dark }
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public struct UITraitCollection: Sendable { public var userInterfaceStyle: UIUserInterfaceStyle { currentStyle } }

public struct Color: Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable { case sRGB, displayP3, sRGBLinear }
  indirect enum Kind: Sendable {
    case plain(Double, Double, Double, Double)
    case system(String)
    case faded(Color, Double)
    case provided(@Sendable (UITraitCollection) -> UIColor)
  }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    kind = .plain(red, green, blue, opacity)
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    kind = .plain(white, white, white, opacity)
  }
  public init(uiColor: UIColor) { kind = uiColor.color.kind }
  public init(_ uiColor: UIColor) { kind = uiColor.color.kind }
  public func opacity(_ amount: Double) -> Color { Color(.faded(self, amount)) }

  public static let white = Color(white: 1), black = Color(white: 0), clear = Color(white: 0, opacity: 0)
  public static let blue = Color(.system("blue")), green = Color(.system("green")), orange = Color(.system("orange"))
  public static let purple = Color(.system("purple")), pink = Color(.system("pink")), red = Color(.system("red"))
  public static let teal = Color(.system("teal")), indigo = Color(.system("indigo")), mint = Color(.system("mint"))
  public static let cyan = Color(.system("cyan")), yellow = Color(.system("yellow")), gray = Color(.system("gray"))
  public static let primary = Color(.system("primary")), secondary = Color(.system("secondary"))

  var components: (Double, Double, Double, Double)? {
    switch kind {
    case .plain(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .system: return nil
    case .faded(let color, let amount): return color.components.map { ($0.0, $0.1, $0.2, $0.3 * amount) }
    case .provided(let provider): return provider(UITraitCollection()).color.components
    }
  }

  public var description: String {
    if let (red, green, blue, alpha) = components { return "\(red) \(green) \(blue) \(alpha)" }
    if case .system(let name) = kind { return "system \(name)" }
    return "unknown"
  }
}

public final class UIColor: Sendable {
  let color: Color
  public init(_ color: Color) { self.color = color }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: min(max(alpha, 0), 1))
  }
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: min(max(alpha, 0), 1)) }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { color = Color(.provided(dynamicProvider)) }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let (red, green, blue, _) = color.components ?? (0, 0, 0, 0)
    return UIColor(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  // Only what compiles with it needs it: no value that is compared does.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { fatalError() }
  public static let white = UIColor(white: 1, alpha: 1), black = UIColor(white: 0, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = color.components else { return false }
    red?.pointee = parts.0; green?.pointee = parts.1; blue?.pointee = parts.2; alpha?.pointee = parts.3
    return true
  }
}

public struct Font: Sendable {
  public enum Weight: Sendable { case regular, medium, semibold, bold }
  public enum Design: Sendable { case `default`, monospaced }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
}
public protocol View {}
public struct RoundedRectangle: Sendable { public init(cornerRadius: CGFloat) {} }
public struct Capsule: Sendable { public init() {} }
extension View {
  public func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> some View { self }
}
