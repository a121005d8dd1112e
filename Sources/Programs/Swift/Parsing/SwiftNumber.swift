/// A number as Swift writes it.
enum SwiftNumber {
  case whole(UInt64)
  case fraction(Double)

  /// Reads digits without underscores.
  init?(_ digits: String) {
    let lower = digits.lowercased()
    for (mark, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where lower.hasPrefix(mark) {
      guard let value = UInt64(lower.dropFirst(2), radix: radix) else { return nil }
      self = .whole(value)
      return
    }
    if let value = UInt64(lower) {
      self = .whole(value)
    } else if lower.first?.isNumber == true, let value = Double(lower), value.isFinite {
      self = .fraction(value)
    } else {
      return nil
    }
  }

  var double: Double {
    switch self {
    case .whole(let value): Double(value)
    case .fraction(let value): value
    }
  }
}
