package import ColorMath
package import SourceText

/// Colors as token files write them.
extension ColorLiteral {
  /// Reads the color object of the Design Tokens format, with aliases already replaced, or the
  /// plain string used before 2025.10. [DTCG Color 2025.10, format]
  package init(_ value: TokenValue) throws(ResolutionError) {
    switch value.content {
    case .color(let literal): self = literal
    case .channels(let channels): self = channels.color
    case .string(let text): try self.init(text: text, at: value.span)
    case .unreadable(let reason): throw ResolutionError(reason, at: value.span)
    case .object: try self.init(parts: value)
    case .null where value.wordOfCSS != nil:
      throw ResolutionError(
        "'\(value.wordOfCSS ?? "")' leaves a custom property of the root element without a value; write a color",
        at: value.span)
    default:
      throw ResolutionError(
        "\(value.phrase) is not a color; expected an object with colorSpace and components",
        at: value.span)
    }
    guard sRGB.isInRange else { throw ResolutionError(SRGBColor.outOfRange, at: value.span) }
  }

  /// Reads a color object of JSON without aliases.
  package init(_ object: JSONValue) throws(ResolutionError) { try self.init(parts: object) }

  /// Reads a text: hexadecimal, or a function of CSS. A mere name is not a color here, since any
  /// word might be one by accident.
  package init(
    text: String, _ notation: HexNotation = .alphaLast, at span: SourceSpan
  ) throws(ResolutionError) {
    if !text.hasPrefix("#"), text.contains("(") {
      do {
        try self.init(css: text)
      } catch {
        throw ResolutionError(ColorLiteral.message(error, in: text), at: span)
      }
    } else {
      do {
        self.init(try SRGBColor(hex: text, notation: notation))
      } catch {
        throw ResolutionError("\(error)", at: span)
      }
    }
  }

  /// Why a text is not a color of CSS.
  static func message(_ error: CSSColorError, in text: String) -> String {
    let shown = text.utf8.count <= 60 ? text : text.prefix(60) + "…"
    return "'\(shown)' cannot be read as a color: \(error)"
  }

  private init(parts object: some ColorPart) throws(ResolutionError) {
    let members = object.namedParts
    let known = ["colorSpace", "components", "alpha", "hex"]
    for (name, value) in members where !known.contains(name) {
      throw ResolutionError(
        "a color has no '\(name)'" + NearestName.hint(for: name, among: known), at: value.span)
    }
    guard let spacePart = members.first(where: { $0.name == "colorSpace" })?.value else {
      throw ResolutionError(
        "the color has no colorSpace; expected a name such as \"srgb\"", at: object.span)
    }
    guard let name = spacePart.string else {
      throw ResolutionError(
        "colorSpace is \(spacePart.phrase); expected a name such as \"srgb\"", at: spacePart.span)
    }
    guard let space = ColorSpace(rawValue: name) else {
      throw ResolutionError(
        "'\(name)' is not a color space"
          + NearestName.hint(for: name, among: ColorSpace.allCases.map(\.rawValue)),
        at: spacePart.span)
    }
    guard let list = members.first(where: { $0.name == "components" })?.value else {
      throw ResolutionError(
        "the color has no components; expected an array of three numbers", at: object.span)
    }
    let elements = list.listedParts
    guard elements.count == 3 else {
      throw ResolutionError(
        "components is not an array of three numbers, such as [0.1, 0.5, 1]", at: list.span)
    }
    var components: [Double] = []
    for (index, element) in elements.enumerated() {
      components.append(try ColorLiteral.component(element, number: index, in: space))
    }
    var alpha = 1.0
    if let part = members.first(where: { $0.name == "alpha" })?.value {
      alpha = try ColorLiteral.number(part)
      guard alpha >= 0, alpha <= 1 else {
        throw ResolutionError("alpha is \(alpha); expected 0 to 1", at: part.span)
      }
    }
    // The fallback has six digits, since the opacity is in `alpha`.
    if let hex = members.first(where: { $0.name == "hex" })?.value {
      guard let text = hex.string, text.utf8.count == 7, (try? SRGBColor(hex: text)) != nil else {
        throw ResolutionError("hex is \(hex.phrase); expected '#' and six digits", at: hex.span)
      }
    }
    self.init(space: space, components: components, alpha: alpha)
  }

  /// A component in the range that its space allows.
  private static func component(
    _ part: some ColorPart, number index: Int, in space: ColorSpace
  ) throws(ResolutionError) -> Double {
    let number = try number(part)
    let range = space.componentRanges[index]
    guard range.contains(number) else {
      let isFullTurn = index == space.hueIndex && number == 360
      throw ResolutionError(
        "component \(index + 1) is \(number), outside the "
          + "\(ColorLiteral.text(range)) of \(space.rawValue)"
          + (isFullTurn ? ", which excludes 360" : ""),
        at: part.span)
    }
    return number
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    let lower = Int(range.lowerBound.rounded())
    guard range.upperBound.isFinite else { return "\(lower) and up" }
    return "\(lower) to \(Int(range.upperBound.rounded()))"
  }

  /// A finite number, or `none`, which counts as 0.
  private static func number(_ part: some ColorPart) throws(ResolutionError) -> Double {
    if let number = part.number, number.isFinite { return number }
    guard part.string == "none" else {
      throw ResolutionError("\(part.phrase) is not a number or \"none\"", at: part.span)
    }
    return 0
  }
}

extension TokenValue {
  /// The word of CSS that stands for no value: on the root element there is nothing to inherit, and nothing to
  /// go back to.
  fileprivate var wordOfCSS: String? {
    guard case .null = content else { return nil }
    let word = String(decoding: span.file.bytes[span.range], as: UTF8.self).lowercased()
    return ["inherit", "initial", "unset", "revert"].contains(word) ? word : nil
  }
}

/// A color object or something in it: JSON as it is read, or a value whose aliases are replaced.
private protocol ColorPart {
  var span: SourceSpan { get }
  var phrase: String { get }
  var string: String? { get }
  var number: Double? { get }
  /// The elements of a list; empty for anything else.
  var listedParts: [Self] { get }
  /// The members of an object; empty for anything else.
  var namedParts: [(name: String, value: Self)] { get }
}

extension JSONValue: ColorPart {
  fileprivate var phrase: String { kind.phrase }
  fileprivate var listedParts: [JSONValue] { Array(elements) }
  fileprivate var namedParts: [(name: String, value: JSONValue)] {
    members.map { ($0.key, $0.value) }
  }
}

extension TokenValue: ColorPart {
  fileprivate var string: String? { if case .string(let text) = content { text } else { nil } }
  fileprivate var number: Double? { if case .number(let number) = content { number } else { nil } }
  fileprivate var listedParts: [TokenValue] {
    if case .array(let elements) = content { elements } else { [] }
  }
  fileprivate var namedParts: [(name: String, value: TokenValue)] {
    if case .object(let members) = content { members.map { ($0.name, $0.value) } } else { [] }
  }
}
