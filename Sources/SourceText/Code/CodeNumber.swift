/// A number as programs write it: `0xFF_00L`, `.5f`, `1e-3`, `255n`.
package enum CodeNumber: Equatable, Sendable {
  /// A whole number of up to 64 bits, and whether a suffix makes it unsigned.
  case integer(UInt64, isUnsigned: Bool)
  case fraction(Double)

  /// Reads a literal; nil for anything else, and for a number without end.
  package init?(_ literal: String) {
    var digits = literal.filter { $0 != "_" }.lowercased()[...]
    if digits.hasPrefix("0x") || digits.hasPrefix("0b") || digits.hasPrefix("0o") {
      let radix = digits.dropFirst().first == "x" ? 16 : digits.dropFirst().first == "b" ? 2 : 8
      let isUnsigned = Self.removeSuffix(from: &digits)
      guard let value = UInt64(digits.dropFirst(2), radix: radix) else { return nil }
      self = .integer(value, isUnsigned: isUnsigned)
      return
    }
    let hasPoint = digits.contains(".") || digits.contains("e")
    let isFraction = digits.last == "f" || digits.last == "d"
    if isFraction { digits.removeLast() }
    if hasPoint || isFraction {
      // Swift wants a digit on both sides of the point.
      let text = digits.first == "." ? "0" + digits : String(digits)
      guard digits != ".", let value = Double(text), value.isFinite else { return nil }
      self = .fraction(value)
      return
    }
    let isUnsigned = Self.removeSuffix(from: &digits)
    guard let value = UInt64(digits) else { return nil }
    self = .integer(value, isUnsigned: isUnsigned)
  }

  /// Its value.
  package var value: Double {
    switch self {
    case .integer(let value, _): Double(value)
    case .fraction(let value): value
    }
  }

  /// Takes the type off: `L`, `u`, `UL`, `n`; returns whether it is unsigned.
  private static func removeSuffix(from digits: inout Substring) -> Bool {
    if digits.last == "n" {
      digits.removeLast()
      return false
    }
    if digits.last == "l" { digits.removeLast() }
    guard digits.last == "u" else { return false }
    digits.removeLast()
    return true
  }
}
