/// What numbers of Dart do: `int` has 64 bits and wraps around, `double` is the other.
enum DartNumber {
  static func isNumber(_ value: Value) -> Bool { value.double != nil }

  static func int(_ value: Int64) -> Value {
    WholeNumber(value, .int64).map { .whole($0) } ?? .nothing
  }

  /// The number that is written; a whole one is a `double` where that is wanted.
  static func literal(_ text: String, wanted: TypeReference?) -> Value? {
    let digits = text.filter { $0 != "_" }.lowercased()
    let whole =
      digits.hasPrefix("0x")
      ? UInt64(digits.dropFirst(2), radix: 16).map { Int64(bitPattern: $0) } : Int64(digits)
    if let whole {
      return wanted == .framework("double") ? .fraction(Double(whole)) : int(whole)
    }
    guard !digits.hasPrefix("0x"), let value = Double(digits.first == "." ? "0" + digits : digits),
      value.isFinite
    else { return nil }
    return .fraction(value)
  }

  /// What an operator, as it is written, makes of two numbers; nil if it isn't known.
  static func applying(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    if case .whole(let a) = left, case .whole(let b) = right {
      return applying(symbol, a.number.bits, b.number.bits)
    }
    guard let a = left.double, let b = right.double else { return nil }
    switch symbol {
    case "+": return .fraction(a + b)
    case "-": return .fraction(a - b)
    case "*": return .fraction(a * b)
    case "/": return .fraction(a / b)
    case "%":
      // The remainder is never negative.
      let rest = a.truncatingRemainder(dividingBy: b)
      return .fraction(rest < 0 ? rest + b.magnitude : rest)
    case "~/": return whole((a / b).rounded(.towardZero))
    case "<": return .boolean(a < b)
    case "<=": return .boolean(a <= b)
    case ">": return .boolean(a > b)
    case ">=": return .boolean(a >= b)
    default: return nil
    }
  }

  private static func applying(_ symbol: String, _ a: Int64, _ b: Int64) -> Value? {
    switch symbol {
    case "+": return int(a &+ b)
    case "-": return int(a &- b)
    case "*": return int(a &* b)
    case "/": return .fraction(Double(a) / Double(b))
    case "~/": return b == 0 || a == .min && b == -1 ? nil : int(a / b)
    case "%":
      guard b != 0, b != .min, a != .min else { return nil }
      let rest = a % b
      return int(rest < 0 ? rest + abs(b) : rest)
    case "&": return int(a & b)
    case "|": return int(a | b)
    case "^": return int(a ^ b)
    case "<<": return b < 0 ? nil : int(b > 63 ? 0 : a << b)
    case ">>": return b < 0 ? nil : int(a >> min(b, 63))
    case ">>>":
      return b < 0 ? nil : int(b > 63 ? 0 : Int64(bitPattern: UInt64(bitPattern: a) >> UInt64(b)))
    case "<": return .boolean(a < b)
    case "<=": return .boolean(a <= b)
    case ">": return .boolean(a > b)
    case ">=": return .boolean(a >= b)
    default: return nil
    }
  }

  /// A whole number from one with a fraction, ended at the limits of its type.
  static func whole(_ value: Double) -> Value? {
    guard value.isFinite else { return nil }
    return int(value >= 0x1p63 ? .max : value <= -0x1p63 ? .min : Int64(value))
  }
}
