// A stub of what apps make colors with, for programs.py: colors that print their components. It
// stands for UIKit and for SwiftUI, whose module only passes it on.
@_exported import Foundation

nonisolated(unsafe) public var currentStyle = UIUserInterfaceStyle.light

public enum ColorScheme: Sendable, CaseIterable, Hashable { case light, dark }
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public struct UITraitCollection: Sendable { public var userInterfaceStyle: UIUserInterfaceStyle { currentStyle } }

public struct Color: Sendable, CustomStringConvertible, Equatable {
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
    kind = space == .displayP3 ? fromDisplayP3(red, green, blue, opacity) : .plain(red, green, blue, opacity)
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    kind = .plain(white, white, white, opacity)
  }
  public init(uiColor: UIColor) { kind = uiColor.color.kind }
  public init(_ uiColor: UIColor) { kind = uiColor.color.kind }
  public init(_ cgColor: CGColor) { kind = cgColor.color.kind }
  public func opacity(_ amount: Double) -> Color { Color(.faded(self, amount)) }
  public static func == (left: Color, right: Color) -> Bool { left.description == right.description }

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

// Display P3 has the transfer function of sRGB; the matrix is that of CSS Color 4, by way of XYZ.
private func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Color.Kind {
  func linear(_ x: Double) -> Double { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
  func encoded(_ x: Double) -> Double {
    let size = abs(x)
    return (x < 0 ? -1 : 1) * (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
  }
  func product(_ m: [[Double]], _ v: [Double]) -> [Double] { m.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] } }
  let xyz = product(
    [
      [608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160], [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400],
      [0, 32229.0 / 714400, 5220557.0 / 5000800],
    ], [linear(red), linear(green), linear(blue)])
  let rgb = product(
    [
      [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959], [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
      [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
    ], xyz)
  return .plain(encoded(rgb[0]), encoded(rgb[1]), encoded(rgb[2]), alpha)
}

public struct CGColorSpace: Sendable {
  public static let displayP3 = "displayP3", sRGB = "sRGB"
  public init?(name: String) {}
}
public enum CGColorRenderingIntent: Sendable { case defaultIntent }
public struct CGColor: Sendable {
  let color: Color
  // The same color in another space.
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: [String: String]?) -> CGColor? { self }
  public var components: [CGFloat]? { color.components.map { [$0.0, $0.1, $0.2, $0.3] } }
}
extension UIColor { public var cgColor: CGColor { CGColor(color: color) } }

// What compiles with the colors of apps, and is never compared.
public final class UIImage { public init?(named: String) { nil }; public init?(contentsOfFile: String) { nil } }
public struct Image { public init(uiImage: UIImage) {} }
public struct LocalizedStringKey: ExpressibleByStringLiteral { public init(stringLiteral: String) {} }
public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
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
