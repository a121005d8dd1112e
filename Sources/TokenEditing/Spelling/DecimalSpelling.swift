/// The style of a decimal number: its digits after the point, and whether a zero comes before it.
struct DecimalSpelling {
  /// The number of digits after the point.
  let decimals: Int
  /// How many of them are written even if they are zero.
  var leastDecimals: Int
  private let hasLeadingZero: Bool
  private let hasPlus: Bool

  /// The maximum number of digits: more than a number of this size has.
  static let limit = 15

  /// Takes the style of a number.
  ///
  /// - Parameter keepsZeros: whether the number of digits is always kept; otherwise only if the old
  ///   number ends in a zero.
  init(of text: some StringProtocol, keepsZeros: Bool = false) {
    // Bytes: there may be three numbers a token.
    let text = Array(String(text).utf8)
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let exponent = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.count
    let fraction = mantissa.dropFirst(point + 1)
    decimals = min(max(fraction.count - exponent, 0), DecimalSpelling.limit)
    leastDecimals = keepsZeros || fraction.last == UInt8(ascii: "0") ? decimals : 0
    let isSigned = [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(text.first)
    hasLeadingZero = text.dropFirst(isSigned ? 1 : 0).first != UInt8(ascii: ".")
    hasPlus = text.first == UInt8(ascii: "+")
  }

  /// A number with at most so many digits after the point; with all digits from ``limit`` on.
  func text(_ value: Double, decimals: Int) -> String {
    let text = decimals >= DecimalSpelling.limit && abs(value) < 1 ? "\(abs(value))" : "e"
    if !text.utf8.contains(UInt8(ascii: "e")) {
      let digits = hasLeadingZero ? text : String(text.dropFirst())
      return (value < 0 ? "-" : hasPlus ? "+" : "") + digits
    }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (abs(value) * factor).rounded()
    guard scaled < 9e15 else {
      // More digits than a number has.
      return decimals == 0 ? "\(value)" : self.text(value, decimals: decimals - 1)
    }
    var digits = String(UInt64(scaled))
    digits = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    var whole = digits.dropLast(decimals)
    var fraction = digits.suffix(decimals)
    while fraction.count > leastDecimals, fraction.last == "0" { fraction.removeLast() }
    if whole == "0", !hasLeadingZero, !fraction.isEmpty { whole = "" }
    let sign = value < 0 && scaled != 0 ? "-" : hasPlus ? "+" : ""
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
