/// What numbers of Kotlin do: those of 32 and 64 bits wrap around, and the wider type of two wins.
enum KotlinNumber {
  private static let names: [WholeNumberType: String] = [
    .int8: "Byte", .int16: "Short", .int32: "Int", .int64: "Long", .uint8: "UByte",
    .uint16: "UShort", .uint32: "UInt", .uint64: "ULong",
  ]

  /// The name of the type of a number.
  static func name(of value: Value) -> String? {
    switch value {
    case .whole(let number): names[number.number.type]
    case .fraction: "Double"
    case .single: "Float"
    default: nil
    }
  }

  static func isNumber(_ value: Value) -> Bool { name(of: value) != nil }

  /// The name of a type, if it is one of numbers.
  static func type(_ type: TypeReference) -> String? {
    guard case .framework(let name) = type.unwrapped,
      name == "Double" || name == "Float" || names.values.contains(name)
    else { return nil }
    return name
  }

  private static func wholeType(_ name: String) -> WholeNumberType? {
    names.first { $0.value == name }?.key
  }

  // MARK: Literals

  /// The number that is written, of the type that is wanted where that may be.
  static func literal(_ text: String, wanted: String?) -> Value? {
    var digits = text.filter { $0 != "_" }.lowercased()
    let isHexadecimal = digits.hasPrefix("0x")
    let isBinary = digits.hasPrefix("0b")
    if !isHexadecimal, !isBinary, digits.contains(where: { ".ef".contains($0) }) {
      let isSingle = digits.last == "f"
      if isSingle { digits.removeLast() }
      if digits.first == "." { digits = "0" + digits }
      if isSingle { return Float(digits).flatMap { $0.isFinite ? .single($0) : nil } }
      return Double(digits).flatMap { $0.isFinite ? .fraction($0) : nil }
    }
    let isLong = digits.last == "l"
    if isLong { digits.removeLast() }
    let isUnsigned = digits.last == "u"
    if isUnsigned { digits.removeLast() }
    let magnitude =
      isHexadecimal || isBinary
      ? UInt64(digits.dropFirst(2), radix: isHexadecimal ? 16 : 2) : UInt64(digits)
    guard let magnitude else { return nil }
    var type: WholeNumberType
    if isUnsigned {
      type = isLong || magnitude > UInt64(UInt32.max) ? .uint64 : .uint32
    } else {
      type = isLong || magnitude > UInt64(Int32.max) ? .int64 : .int32
      if !isLong, let wanted, let other = wholeType(wanted),
        WholeNumber(magnitude: magnitude, other) != nil
      {
        type = other
      }
    }
    return WholeNumber(magnitude: magnitude, type).map { .whole($0) }
  }

  static func int(_ value: Int) -> Value {
    WholeNumber(Int64(value), .int32).map { .whole($0) } ?? .nothing
  }

  static func constant(_ name: String, of type: String) -> Value? {
    if let whole = wholeType(type), whole.isSigned {
      let most = Int64.max >> Int64(64 - whole.width)
      switch name {
      case "MAX_VALUE": return WholeNumber(most, whole).map { .whole($0) }
      case "MIN_VALUE": return WholeNumber(-most - 1, whole).map { .whole($0) }
      default: return nil
      }
    }
    return nil
  }

  // MARK: Operators

  /// What an operator makes of two numbers; nil if it isn't known.
  static func applying(_ symbol: SyntaxOperator, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.whole(let a), .whole(let b)):
      return applying(symbol, a.number, b.number)
    case (.fraction, _), (_, .fraction):
      guard let a = left.double, let b = right.double else { return nil }
      return applying(symbol, a, b) { .fraction($0) }
    default:
      guard let a = single(left), let b = single(right) else { return nil }
      return applying(symbol, a, b) { .single($0) }
    }
  }

  static func single(_ value: Value) -> Float? {
    switch value {
    case .single(let number, _): number
    case .whole(let number): number.number.isWide ? nil : Float(number.number.bits)
    default: nil
    }
  }

  private static func applying<Number: BinaryFloatingPoint>(
    _ symbol: SyntaxOperator, _ a: Number, _ b: Number, _ made: (Number) -> Value
  ) -> Value? {
    switch symbol {
    case .add: made(a + b)
    case .subtract: made(a - b)
    case .multiply: made(a * b)
    case .divide: made(a / b)
    case .remainder: made(a.truncatingRemainder(dividingBy: b))
    case .less: .boolean(a < b)
    case .lessOrEqual: .boolean(a <= b)
    case .greater: .boolean(a > b)
    case .greaterOrEqual: .boolean(a >= b)
    default: nil
    }
  }

  private static func applying(
    _ symbol: SyntaxOperator, _ left: WholeNumber, _ right: WholeNumber
  ) -> Value? {
    guard left.type.isSigned == right.type.isSigned else { return nil }
    if !left.type.isSigned {
      // Of numbers without sign only those that stay in their type.
      switch symbol {
      case .less: return .boolean(left.magnitude < right.magnitude)
      case .greater: return .boolean(left.magnitude > right.magnitude)
      default: return nil
      }
    }
    let (a, b) = (left.bits, right.bits)
    let type: WholeNumberType = left.type == .int64 || right.type == .int64 ? .int64 : .int32
    switch symbol {
    case .add: return wrapped(a &+ b, type)
    case .subtract: return wrapped(a &- b, type)
    case .multiply: return wrapped(a &* b, type)
    case .divide: return b == 0 || a == .min && b == -1 ? nil : wrapped(a / b, type)
    case .remainder: return b == 0 || a == .min && b == -1 ? nil : wrapped(a % b, type)
    case .less: return .boolean(a < b)
    case .lessOrEqual: return .boolean(a <= b)
    case .greater: return .boolean(a > b)
    case .greaterOrEqual: return .boolean(a >= b)
    default: return nil
    }
  }

  /// The numbers of a range, or its ends where they are many or have fractions.
  static func range(_ left: Value, _ right: Value, isOpen: Bool) -> Value? {
    guard case .whole(let a) = left, case .whole(let b) = right, let lower = a.number.int,
      let upper = b.number.int
    else { return isOpen ? nil : .tuple([left, right], labels: KotlinLibrary.range) }
    let type: WholeNumberType =
      a.number.type == .int64 || b.number.type == .int64 ? .int64 : .int32
    let last = isOpen ? upper - 1 : upper
    guard last - lower < 4096 else {
      guard let end = WholeNumber(Int64(last), type) else { return nil }
      return .tuple([left, .whole(end)], labels: KotlinLibrary.range)
    }
    return .list(
      lower > last
        ? [] : (lower...last).compactMap { WholeNumber(Int64($0), type).map { .whole($0) } })
  }

  /// The lower bits of a number.
  private static func wrapped(_ value: Int64, _ type: WholeNumberType) -> Value? {
    let unused = Int64(64 - type.width)
    return WholeNumber((value << unused) >> unused, type).map { .whole($0) }
  }

  static func negated(_ value: Value) -> Value? {
    switch value {
    case .fraction(let number, _): .fraction(-number)
    case .single(let number, _): .single(-number)
    case .whole(let number) where number.number.type.isSigned:
      wrapped(0 &- number.number.bits, number.number.type == .int64 ? .int64 : .int32)
    default: nil
    }
  }

  // MARK: Functions

  /// `and`, `shl` and their like.
  static func bits(_ name: String, _ left: Value, _ right: Value?) -> Value? {
    guard case .whole(let left) = left, left.number.type == .int32 || left.number.type == .int64
    else { return nil }
    let (a, type) = (left.number.bits, left.number.type)
    if name == "inv" { return wrapped(~a, type) }
    guard case .whole(let right)? = right else { return nil }
    let b = right.number.bits
    switch name {
    case "and", "or", "xor":
      guard right.number.type == type else { return nil }
      return wrapped(name == "and" ? a & b : name == "or" ? a | b : a ^ b, type)
    case "shl", "shr", "ushr":
      let distance = b & Int64(type.width - 1)
      if name == "shl" { return wrapped(a << distance, type) }
      if name == "shr" { return wrapped(a >> distance, type) }
      let unsigned =
        type == .int32
        ? Int64(UInt32(truncatingIfNeeded: a) >> UInt32(distance))
        : Int64(bitPattern: UInt64(bitPattern: a) >> UInt64(distance))
      return wrapped(unsigned, type)
    default: return nil
    }
  }

  /// `toInt()` and its like.
  static func converted(_ value: Value, to name: String) -> Value? {
    switch name {
    case "Double": return value.double.map { .fraction($0) }
    case "Float":
      if case .fraction(let number, _) = value { return .single(Float(number)) }
      return single(value).map { .single($0) }
    default: break
    }
    guard let type = wholeType(name) else { return nil }
    switch value {
    case .whole(let number):
      if type.isSigned { return wrapped(number.number.bits, type) }
      let bits = UInt64(bitPattern: number.number.bits)
      let cut = type.width == 64 ? bits : bits & (1 << UInt64(type.width) - 1)
      return WholeNumber(magnitude: cut, type).map { .whole($0) }
    case .fraction, .single:
      // Beyond the type they end at its limits, and what is no number is 0.
      guard let number = value.double, type == .int32 || type == .int64 else { return nil }
      if number.isNaN { return WholeNumber(0, type).map { .whole($0) } }
      let most: Int64 = type == .int32 ? Int64(Int32.max) : .max
      let least: Int64 = type == .int32 ? Int64(Int32.min) : .min
      let whole =
        number >= Double(most) ? most : number <= Double(least) ? least : Int64(number)
      return WholeNumber(whole, type).map { .whole($0) }
    default: return nil
    }
  }
}
