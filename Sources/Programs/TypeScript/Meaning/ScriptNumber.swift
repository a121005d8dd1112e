import SourceText

/// Numbers as the language reads and writes them.
enum ScriptNumber {
  /// The number that a literal stands for.
  static func literal(_ text: String) -> Double? {
    if let number = CodeNumber(text) { return number.value }
    let digits = text.filter { $0 != "_" }
    return digits.hasPrefix("0") && digits.dropFirst().first?.isLetter == true
      ? nil : Double(digits)
  }

  /// The number that a text stands for where one is wanted; not a number for any other text.
  static func converted(_ text: String) -> Double {
    let trimmed = text.trimming
    if trimmed.isEmpty { return 0 }
    let sign: Double = trimmed.hasPrefix("-") ? -1 : 1
    let digits =
      trimmed.hasPrefix("-") || trimmed.hasPrefix("+") ? trimmed.dropFirst() : trimmed[...]
    if digits == "Infinity" { return sign * .infinity }
    guard let first = digits.utf8.first, first == UInt8(ascii: ".") || (48...57).contains(first)
    else {
      return .nan
    }
    if digits.utf8.first == 48, let mark = digits.dropFirst().utf8.first, mark >= 65 {
      let radix: [UInt8: Int] = [120: 16, 88: 16, 98: 2, 66: 2, 111: 8, 79: 8]
      guard let radix = radix[mark], digits.count == trimmed.count,
        let value = UInt64(digits.dropFirst(2), radix: radix)
      else { return .nan }
      return Double(value)
    }
    guard digits.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) })
    else { return .nan }
    return Double(digits.last == "." ? String(digits.dropLast()) : String(digits)).map { sign * $0 }
      ?? .nan
  }

  /// The number with which a text begins. [ECMAScript, 19.2.4 and 19.2.5]
  static func parsed(_ text: String, radix given: Int?) -> Double {
    var rest = text.trimming[...]
    var sign = 1.0
    if rest.first == "-" || rest.first == "+" {
      if rest.first == "-" { sign = -1 }
      rest = rest.dropFirst()
    }
    guard let given else {
      if rest.hasPrefix("Infinity") { return sign * .infinity }
      var end = rest.startIndex
      var best: Double?
      while end < rest.endIndex, rest[end].isASCII,
        rest[end].isNumber || ".eE+-".contains(rest[end])
      {
        end = rest.index(after: end)
      }
      while end > rest.startIndex, best == nil {
        let part = String(rest[..<end])
        if part.last != ".", part.first?.isNumber == true || part.first == "." {
          best = Double(part)
        }
        if part.last == ".", part.count > 1 { best = Double(part.dropLast()) }
        end = rest.index(before: end)
      }
      return best.map { sign * $0 } ?? .nan
    }
    var radix = given
    if radix == 0 || radix == 16, rest.hasPrefix("0x") || rest.hasPrefix("0X") {
      rest = rest.dropFirst(2)
      radix = 16
    }
    if radix == 0 { radix = 10 }
    guard (2...36).contains(radix) else { return .nan }
    let digits = rest.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber) && Int(String($0), radix: radix) != nil
    }
    guard !digits.isEmpty, let value = UInt64(digits, radix: radix), value < 1 << 53 else {
      return .nan
    }
    return sign * Double(value)
  }

  /// A number as text. [ECMAScript, 6.1.6.1.20]
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number == 0 { return "0" }
    if number < 0 { return "-" + text(-number) }
    if number.isInfinite { return "Infinity" }
    if number < 9e15, number == number.rounded() { return "\(Int(number))" }
    var (digits, exponent) = parts("\(number)")
    while digits.last == "0", digits.count > 1 { digits.removeLast() }
    let count = digits.count
    // The number is 0.digits × 10^exponent.
    if count <= exponent, exponent <= 21 {
      return digits + String(repeating: "0", count: exponent - count)
    }
    if exponent > 0, exponent <= 21 {
      return digits.prefix(exponent) + "." + digits.dropFirst(exponent)
    }
    if exponent > -6, exponent <= 0 {
      return "0." + String(repeating: "0", count: -exponent) + digits
    }
    let power = exponent - 1
    let mantissa = count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst()
    return mantissa + "e" + (power < 0 ? "-" : "+") + "\(abs(power))"
  }

  /// The digits of a number that Swift writes, and where the point stands.
  private static func parts(_ text: String) -> (String, Int) {
    let halves = text.split(separator: "e")
    let number = halves[0].split(separator: ".")
    let whole = String(number[0])
    let fraction = number.count > 1 && number[1] != "0" ? String(number[1]) : ""
    var digits = whole + fraction
    var exponent = whole.count + (halves.count > 1 ? Int(halves[1]) ?? 0 : 0)
    while digits.hasPrefix("0"), digits.count > 1 {
      digits.removeFirst()
      exponent -= 1
    }
    return (digits, exponent)
  }

  /// A number with so many digits behind the point, rounded by its exact value; nil for what is too
  /// large. [ECMAScript, 21.1.3.3]
  static func fixed(_ number: Double, _ count: Int) -> String? {
    guard number.isFinite, number.magnitude < 1e9, (0...12).contains(count) else { return nil }
    let value = number.magnitude
    var scale: UInt64 = 1
    for _ in 0..<count { scale *= 10 }
    let exponent = value == 0 ? 0 : Int(value.exponent) - 52
    let significand = value == 0 ? 0 : UInt64(value.significand * 4_503_599_627_370_496)
    let (high, low) = significand.multipliedFullWidth(by: scale)
    var result: UInt64
    if exponent >= 0 {
      guard exponent < 12, high == 0 else { return nil }
      result = low << UInt64(exponent)
    } else if exponent > -128 {
      let shift = UInt64(-exponent)
      let half = shift - 1
      let bit = half < 64 ? low >> half & 1 : high >> (half - 64) & 1
      result =
        shift >= 64
        ? (shift == 64 ? high : high >> (shift - 64))
        : low >> shift | (shift == 0 ? 0 : high << (64 - shift))
      result += bit
    } else {
      result = 0
    }
    var digits = "\(result)"
    if digits.count <= count {
      digits = String(repeating: "0", count: count + 1 - digits.count) + digits
    }
    let text = count == 0 ? digits : digits.dropLast(count) + "." + digits.suffix(count)
    return number < 0 ? "-" + text : text
  }

  /// The 32 bits of a number. [ECMAScript, 7.1.6]
  static func bits(_ number: Double) -> UInt32 {
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return UInt32(truncatingIfNeeded: Int64(rest))
  }
}

extension String {
  /// Without the white space around it.
  var trimming: String {
    let isSpace = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    }
    let start = unicodeScalars.drop(while: isSpace)
    var end = start
    while let last = end.last, isSpace(last) { end.removeLast() }
    return String(end)
  }
}
