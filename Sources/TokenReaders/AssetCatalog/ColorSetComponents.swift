import ColorMath
import DesignTokens
import SourceText

/// Reads the components of a color.
///
/// The notation is decided for red, green and blue together:
/// - one in hexadecimal, `"0x1B"`: all are 0 to 255, whole numbers too;
/// - one with a decimal point, `"0.106"`: all are fractions, so `"1"` beside it is 1.0;
/// - whole numbers only, `"27"`: all are 0 to 255, even if none is above 1, as in Xcode's compiler
///   (terrazzoapp/terrazzo#768: `"1"` becomes 1/255);
/// - JSON numbers without a fraction, none above 1: fractions, as Apple documents them.
///
/// The opacity is always a fraction. If this reads a whole number as a fraction and Xcode's
/// compiler does not, a warning says so. [Asset Catalog Format Reference, named color type]
struct ColorSetComponents {
  /// A component as written.
  private enum Notation {
    case hexadecimal(Double)
    case fraction(Double)
    case whole(Double, isQuoted: Bool)

    var number: Double {
      switch self {
      case .hexadecimal(let number), .fraction(let number), .whole(let number, _): number
      }
    }
  }

  /// The numbers of some components, as fractions of 1; nil after an error.
  static func read(
    _ names: [String], in object: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> [Double]? {
    var notations: [(notation: Notation, value: JSONValue)] = []
    var isWhole = true
    for name in names {
      guard let value = object[name] else {
        diagnostics.error(
          "the color has no \(name); expected \(names.joined(separator: ", ")) and alpha",
          at: object.span)
        isWhole = false
        continue
      }
      guard let notation = notation(of: value, name, &diagnostics) else {
        isWhole = false
        continue
      }
      notations.append((notation, value))
    }
    return isWhole ? fractions(notations, in: object, &diagnostics) : nil
  }

  /// The opacity; nil after an error.
  static func readAlpha(
    in object: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> Double? {
    guard let value = object["alpha"] else {
      diagnostics.error("the color has no alpha; expected, for example, \"1.000\"", at: object.span)
      return nil
    }
    guard let notation = notation(of: value, "alpha", &diagnostics) else { return nil }
    if case .hexadecimal = notation {
      diagnostics.error("alpha is \(value.literal); expected a fraction of 1", at: value.span)
      return nil
    }
    guard (0...1).contains(notation.number) else {
      diagnostics.error("alpha is \(value.literal); expected 0 to 1", at: value.span)
      return nil
    }
    warnOfWhole(notation, value, &diagnostics)
    return notation.number
  }

  // MARK: The set

  private static func fractions(
    _ components: [(notation: Notation, value: JSONValue)], in object: JSONValue,
    _ diagnostics: inout DiagnosticList
  ) -> [Double]? {
    var hasHexadecimal = false
    var hasFraction = false
    var hasQuotedWhole = false
    var greatestWhole = 0.0
    for (notation, _) in components {
      switch notation {
      case .hexadecimal: hasHexadecimal = true
      case .fraction: hasFraction = true
      case .whole(let number, let isQuoted):
        hasQuotedWhole = hasQuotedWhole || isQuoted
        greatestWhole = max(greatestWhole, number)
      }
    }
    let isOf255 = hasHexadecimal || (!hasFraction && (hasQuotedWhole || greatestWhole > 1))
    if hasFraction && (hasHexadecimal || greatestWhole > 1) {
      diagnostics.error(
        "the components mix values of 0 to 255 and fractions: "
          + components.map(\.value.literal).joined(separator: ", "),
        at: object.span)
      return nil
    }
    var numbers: [Double] = []
    for (notation, value) in components {
      if isOf255 {
        guard (0...255).contains(notation.number) else {
          diagnostics.error(
            "a component is \(value.literal); expected 0 to 255", at: value.span)
          return nil
        }
        numbers.append(notation.number / 255)
      } else {
        warnOfWhole(notation, value, &diagnostics)
        numbers.append(notation.number)
      }
    }
    if isOf255, !hasHexadecimal, greatestWhole == 1 {
      diagnostics.warning(
        "the components are whole numbers and read as 0 to 255, as Xcode does; write \"1.000\" "
          + "for the full amount",
        at: object.span)
    }
    return numbers
  }

  private static func warnOfWhole(
    _ notation: Notation, _ value: JSONValue, _ diagnostics: inout DiagnosticList
  ) {
    guard case .whole(1, isQuoted: true) = notation else { return }
    diagnostics.warning(
      "\"1\" is read as 1.0; Xcode's compiler reads a whole number as 0 to 255, so write "
        + "\"1.000\"",
      at: value.span)
  }

  // MARK: One component

  private static func notation(
    of value: JSONValue, _ name: String, _ diagnostics: inout DiagnosticList
  ) -> Notation? {
    let text: String
    let isQuoted: Bool
    switch value.kind {
    case .string: (text, isQuoted) = (value.string ?? "", true)
    case .number: (text, isQuoted) = (value.literal, false)
    default:
      diagnostics.error("\(name) is \(value.kind.phrase); expected a number", at: value.span)
      return nil
    }
    if let notation = notation(text, isQuoted: isQuoted) { return notation }
    diagnostics.error(
      "\(name) is \(value.literal.prefix(40)); expected, for example, \"0x1B\", \"27\" or \"0.106\"",
      at: value.span)
    return nil
  }

  private static func notation(_ text: String, isQuoted: Bool) -> Notation? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard (1...2).contains(digits.count), digits.utf8.allSatisfy(isHexDigit),
        let number = UInt8(digits, radix: 16)
      else { return nil }
      return .hexadecimal(Double(number))
    }
    // `Double` also reads some words and other bases; these are not components.
    let isDecimal = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    let isWhole = text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return isWhole ? .whole(number, isQuoted: isQuoted) : .fraction(number)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }
}
