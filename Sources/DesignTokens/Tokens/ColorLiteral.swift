package import ColorMath
import SourceText

/// A color as in a token file: a space, three components and an opacity.
package struct ColorLiteral: Sendable, Hashable {
  /// The space of the components.
  package let space: ColorSpace
  private let first: Double
  private let second: Double
  private let third: Double
  /// Opacity, 0…1.
  package let alpha: Double
  /// The color in extended sRGB.
  package let sRGB: SRGBColor

  /// Three components in the units of the space; finite.
  package var components: [Double] { [first, second, third] }

  /// Makes a literal from three finite components and an opacity of 0…1.
  ///
  /// - Precondition: `components.count == 3`.
  package init(space: ColorSpace, components: [Double], alpha: Double) {
    precondition(components.count == 3)
    self.space = space
    (first, second, third) = (components[0], components[1], components[2])
    self.alpha = alpha
    sRGB = space.sRGB(first, second, third, alpha: alpha)
  }

  /// Makes a literal from a color of CSS; a missing component counts as 0.
  package init(_ color: CSSColor) {
    let parts = color.components
    self.init(space: color.space, components: [parts.x, parts.y, parts.z], alpha: color.alpha)
  }

  /// Makes a literal from an sRGB color.
  package init(_ color: SRGBColor) {
    space = .srgb
    (first, second, third) = (color.red, color.green, color.blue)
    alpha = color.alpha
    sRGB = color
  }

  /// Writes an sRGB color in a space.
  init(_ color: SRGBColor, in space: ColorSpace) {
    guard space != .srgb else {
      self.init(color)
      return
    }
    let parts = space.components(of: color)
    self.init(space: space, components: [parts.x, parts.y, parts.z], alpha: color.alpha)
  }

  /// Reads the color object of the Design Tokens format, with aliases already replaced, or the
  /// plain string used before 2025.10: hexadecimal, or a function of CSS. A mere name is not a
  /// color here, since any word might be one by accident. [DTCG Color 2025.10, format]
  package init(_ value: TokenValue) throws(ResolutionError) {
    try self.init(unbounded: value)
    guard sRGB.isInRange else { throw ResolutionError(SRGBColor.outOfRange, at: value.span) }
  }

  private init(unbounded value: TokenValue) throws(ResolutionError) {
    switch value.content {
    case .color(let literal): self = literal
    case .string(let text) where !text.hasPrefix("#") && text.contains("("):
      do {
        self.init(try CSSColor(text))
      } catch {
        throw ResolutionError(ColorLiteral.message(error, in: text), at: value.span)
      }
    case .string(let text):
      do {
        self.init(try SRGBColor(hex: text))
      } catch {
        throw ResolutionError("\(error)", at: value.span)
      }
    case .unreadable(let reason): throw ResolutionError(reason, at: value.span)
    case .object(let members): try self.init(members: members, of: value)
    default:
      throw ResolutionError(
        "\(value.phrase) is not a color; expected an object with colorSpace and components",
        at: value.span)
    }
  }

  /// Why a text is not a color of CSS.
  static func message(_ error: CSSColorError, in text: String) -> String {
    let shown = text.utf8.count <= 60 ? text : text.prefix(60) + "…"
    return "'\(shown)' cannot be read as a color: \(error)"
  }

  private init(
    members: [TokenValue.Member], of value: TokenValue
  ) throws(ResolutionError) {
    let known = ["colorSpace", "components", "alpha", "hex"]
    for member in members where !known.contains(member.name) {
      throw ResolutionError(
        "a color has no '\(member.name)'" + NearestName.hint(for: member.name, among: known),
        at: member.value.span)
    }
    guard let spaceValue = value.member("colorSpace") else {
      throw ResolutionError(
        "the color has no colorSpace; expected a name such as \"srgb\"", at: value.span)
    }
    guard case .string(let name) = spaceValue.content else {
      throw ResolutionError(
        "colorSpace is \(spaceValue.phrase); expected a name such as \"srgb\"", at: spaceValue.span)
    }
    guard let space = ColorSpace(rawValue: name) else {
      throw ResolutionError(
        "'\(name)' is not a color space"
          + NearestName.hint(for: name, among: ColorSpace.allCases.map(\.rawValue)),
        at: spaceValue.span)
    }
    guard let list = value.member("components") else {
      throw ResolutionError(
        "the color has no components; expected an array of three numbers", at: value.span)
    }
    guard case .array(let elements) = list.content, elements.count == 3 else {
      throw ResolutionError(
        "components is not an array of three numbers, such as [0.1, 0.5, 1]", at: list.span)
    }
    var components: [Double] = []
    for (index, element) in elements.enumerated() {
      components.append(try ColorLiteral.component(element, number: index, in: space))
    }
    var alpha = 1.0
    if let alphaValue = value.member("alpha") {
      alpha = try ColorLiteral.number(alphaValue)
      guard alpha >= 0, alpha <= 1 else {
        throw ResolutionError("alpha is \(alpha); expected 0 to 1", at: alphaValue.span)
      }
    }
    if let hex = value.member("hex") { try ColorLiteral.checkHex(hex) }
    self.init(space: space, components: components, alpha: alpha)
  }

  /// A component in the range that its space allows.
  private static func component(
    _ value: TokenValue, number index: Int, in space: ColorSpace
  ) throws(ResolutionError) -> Double {
    let number = try number(value)
    let range = space.componentRanges[index]
    guard range.contains(number) else {
      throw ResolutionError(
        "component \(index + 1) is \(number), outside the "
          + "\(ColorLiteral.text(range)) of \(space.rawValue)",
        at: value.span)
    }
    return number
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    let lower = Int(range.lowerBound.rounded())
    guard range.upperBound.isFinite else { return "\(lower) and up" }
    return "\(lower) to \(Int(range.upperBound.rounded()))"
  }

  /// A finite number, or `none`, which counts as 0.
  private static func number(_ value: TokenValue) throws(ResolutionError) -> Double {
    switch value.content {
    case .number(let number) where number.isFinite: return number
    case .string("none"): return 0
    default:
      throw ResolutionError("\(value.phrase) is not a number or \"none\"", at: value.span)
    }
  }

  /// The fallback must have six digits, since the opacity is in `alpha`.
  private static func checkHex(_ value: TokenValue) throws(ResolutionError) {
    guard case .string(let text) = value.content, text.utf8.count == 7,
      (try? SRGBColor(hex: text)) != nil
    else {
      throw ResolutionError("hex is \(value.phrase); expected '#' and six digits", at: value.span)
    }
  }
}
