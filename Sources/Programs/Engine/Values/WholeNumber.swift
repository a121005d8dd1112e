/// A whole number of a fixed width, as programs compute with it: what overflows has no value.
struct WholeNumber: Hashable {
  /// The bits, extended by the sign if there is one.
  let bits: Int64
  let type: WholeNumberType

  /// A number, unless the type can't hold it.
  init?(_ value: Int64, _ type: WholeNumberType) {
    guard type.holds(value) else { return nil }
    self.init(pattern: value, type)
  }

  /// A number without sign, unless the type can't hold it.
  init?(magnitude: UInt64, _ type: WholeNumberType) {
    if type.isSigned || type.width < 64 {
      guard let value = Int64(exactly: magnitude) else { return nil }
      self.init(value, type)
    } else {
      self.init(pattern: Int64(bitPattern: magnitude), type)
    }
  }

  /// The number that the lowest bits make.
  init(truncating bits: UInt64, _ type: WholeNumberType) {
    let unused = UInt64(64 - type.width)
    let moved = bits << unused
    self.init(
      pattern: type.isSigned
        ? Int64(bitPattern: moved) >> Int64(unused) : Int64(bitPattern: moved >> unused), type)
  }

  private init(pattern: Int64, _ type: WholeNumberType) { (bits, self.type) = (pattern, type) }

  var magnitude: UInt64 { UInt64(bitPattern: bits) }
  var isWide: Bool { !type.isSigned && type.width == 64 }
  var double: Double { isWide ? Double(magnitude) : Double(bits) }
  var int: Int? { isWide ? Int(exactly: magnitude) : Int(bits) }

  /// The same number in another type; nil if that can't hold it.
  func converted(to type: WholeNumberType) -> WholeNumber? {
    isWide
      ? WholeNumber(magnitude: magnitude, type)
      : bits >= 0 ? WholeNumber(magnitude: UInt64(bits), type) : WholeNumber(bits, type)
  }

  /// The nearest number of another type.
  func clamped(to type: WholeNumberType) -> WholeNumber {
    if let same = converted(to: type) { return same }
    let isNegative = !isWide && bits < 0
    if isNegative {
      return WholeNumber(truncating: type.isSigned ? 1 << UInt64(type.width - 1) : 0, type)
    }
    let highest = UInt64.max >> UInt64(64 - type.width + (type.isSigned ? 1 : 0))
    return WholeNumber(truncating: highest, type)
  }

  /// What an operator makes of two numbers of one type; nil if it traps or isn't known.
  func applying(_ symbol: SyntaxOperator, _ other: WholeNumber) -> WholeNumber? {
    switch symbol {
    case .bitAnd: return WholeNumber(pattern: bits & other.bits, type)
    case .bitOr: return WholeNumber(pattern: bits | other.bits, type)
    case .bitXor: return WholeNumber(pattern: bits ^ other.bits, type)
    case .wrappingAdd: return WholeNumber(truncating: magnitude &+ other.magnitude, type)
    case .wrappingSubtract: return WholeNumber(truncating: magnitude &- other.magnitude, type)
    case .wrappingMultiply: return WholeNumber(truncating: magnitude &* other.magnitude, type)
    case .wrappingShiftLeft, .wrappingShiftRight:
      let distance = WholeNumber(truncating: other.magnitude & UInt64(type.width - 1), .int)
      return shifted(symbol == .wrappingShiftLeft, by: distance)
    case .shiftLeft, .shiftRight: return shifted(symbol == .shiftLeft, by: other)
    default: break
    }
    return isWide ? wide(symbol, other) : narrow(symbol, other)
  }

  private func wide(_ symbol: SyntaxOperator, _ other: WholeNumber) -> WholeNumber? {
    let (a, b) = (magnitude, other.magnitude)
    let result: (partialValue: UInt64, overflow: Bool)
    switch symbol {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide: result = a.dividedReportingOverflow(by: b)
    case .remainder: result = a.remainderReportingOverflow(dividingBy: b)
    default: return nil
    }
    return result.overflow ? nil : WholeNumber(magnitude: result.partialValue, type)
  }

  private func narrow(_ symbol: SyntaxOperator, _ other: WholeNumber) -> WholeNumber? {
    let result: (partialValue: Int64, overflow: Bool)
    switch symbol {
    case .add: result = bits.addingReportingOverflow(other.bits)
    case .subtract: result = bits.subtractingReportingOverflow(other.bits)
    case .multiply: result = bits.multipliedReportingOverflow(by: other.bits)
    case .divide: result = bits.dividedReportingOverflow(by: other.bits)
    case .remainder: result = bits.remainderReportingOverflow(dividingBy: other.bits)
    default: return nil
    }
    return result.overflow ? nil : WholeNumber(result.partialValue, type)
  }

  private func shifted(_ isLeft: Bool, by other: WholeNumber) -> WholeNumber? {
    guard let distance = other.int, distance >= 0, distance < type.width else { return nil }
    // Swift drops what leaves the width.
    if isLeft { return WholeNumber(truncating: magnitude << UInt64(distance), type) }
    return isWide
      ? WholeNumber(magnitude: magnitude >> UInt64(distance), type)
      : WholeNumber(pattern: bits >> Int64(distance), type)
  }

  static func < (left: WholeNumber, right: WholeNumber) -> Bool {
    left.isWide && right.isWide ? left.magnitude < right.magnitude : left.bits < right.bits
  }
}
