/// Numbers of the library: their initializers, properties and methods.
extension Evaluator {
  /// Makes a number with a fraction; nil if the initializer isn't known.
  func fraction(_ labels: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    guard labels == "_" || labels == "exactly", let argument = arguments.first else {
      return arguments.isEmpty ? .fraction(0) : nil
    }
    let isDirect = argument.node?.kind == .number
    switch value(of: argument, isDirect ? .framework("Double") : nil, scope) {
    case .whole(let number): return .fraction(number.number.double)
    case .fraction(let number, _): return .fraction(number)
    case .text(let text, _): return Double(text).map { .fraction($0) } ?? .nothing
    case .unknown(let unknown): return .unknown(unknown)
    default: return nil
    }
  }

  /// Makes a whole number; nil if the initializer isn't known.
  func wholeNumber(
    _ type: WholeNumberType, _ labels: String, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value? {
    guard let argument = arguments.first else { return WholeNumber(0, type).map { .whole($0) } }
    let given = value(
      of: argument,
      labels == "_" && argument.node?.kind == .number ? .framework(type.rawValue) : nil,
      scope)
    switch (labels, given) {
    case (_, .unknown): return given
    case ("_", .whole(let number)):
      return number.number.converted(to: type).map { .whole($0) }
        ?? unknown("the number doesn't fit its type", node)
    case ("exactly", .whole(let number)):
      return number.number.converted(to: type).map { .whole($0) } ?? .nothing
    case ("truncatingIfNeeded", .whole(let number)):
      return .whole(WholeNumber(truncating: number.number.magnitude, type))
    case ("bitPattern", .whole(let number)) where number.number.type.width == type.width:
      return .whole(WholeNumber(truncating: number.number.magnitude, type))
    case ("clamping", .whole(let number)): return .whole(number.number.clamped(to: type))
    case ("_", .fraction(let number, _)), ("exactly", .fraction(let number, _)):
      guard labels == "_" || number == number.rounded() else { return .nothing }
      guard let whole = Int64(exactly: number.rounded(.towardZero)),
        let made = WholeNumber(whole, type)
      else { return unknown("the number doesn't fit its type", node) }
      return .whole(made)
    case ("_", .text(let text, _)), ("_:radix", .text(let text, _)):
      let radix = arguments.count == 2 ? value(of: arguments[1], .framework("Int"), scope).int : 10
      guard let radix, (2...36).contains(radix) else { return nil }
      let parsed: WholeNumber? =
        type.isSigned
        ? Int64(text, radix: radix).flatMap { WholeNumber($0, type) }
        : UInt64(text, radix: radix).flatMap { WholeNumber(magnitude: $0, type) }
      return parsed.map { .whole($0) } ?? .nothing
    default: return nil
    }
  }

  func numberProperty(_ name: String, _ value: Value) -> Value? {
    switch (value, name) {
    case (_, "description"): return SwiftLanguage().written(value).map { .text($0) }
    case (.whole(let number), "magnitude"):
      let type = number.number.type
      let unsigned = WholeNumberType(rawValue: type.isSigned ? "U" + type.rawValue : type.rawValue)
      let bits = number.number.bits
      let size = type.isSigned && bits < 0 ? UInt64(bitPattern: 0 &- bits) : number.number.magnitude
      return unsigned.flatMap { WholeNumber(magnitude: size, $0) }.map { .whole($0) }
    case (.fraction(let number, _), "magnitude"): return .fraction(number.magnitude)
    case (.fraction(let number, _), "isNaN"): return .boolean(number.isNaN)
    case (.fraction(let number, _), "isFinite"): return .boolean(number.isFinite)
    case (.fraction(let number, _), "isZero"): return .boolean(number.isZero)
    default: return nil
    }
  }

  func numberMethod(_ value: Value, _ call: LibraryCall) -> Value? {
    switch (value, call.name, call.labels) {
    case (.fraction(let number, _), "rounded", ""): return .fraction(number.rounded())
    case (.fraction(let number, _), "rounded", "_"):
      let rules: [String: FloatingPointRoundingRule] = [
        ".up": .up, ".down": .down, ".towardZero": .towardZero, ".awayFromZero": .awayFromZero,
        ".toNearestOrEven": .toNearestOrEven, ".toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
      ]
      return rules[call.arguments[0].node?.text ?? ""].map { .fraction(number.rounded($0)) }
    case (.fraction(let number, _), "squareRoot", ""): return .fraction(number.squareRoot())
    case (.fraction(let number, _), "truncatingRemainder", "dividingBy"):
      guard let by = fractions(call.arguments, call.scope)?.first else { return nil }
      return .fraction(number.truncatingRemainder(dividingBy: by))
    case (.fraction(let number, _), "remainder", "dividingBy"):
      guard let by = fractions(call.arguments, call.scope)?.first else { return nil }
      return .fraction(number.remainder(dividingBy: by))
    case (.whole(let number), "signum", ""):
      let sign: Int64 =
        number.number.magnitude == 0 ? 0 : number.number.isWide ? 1 : number.number.bits.signum()
      return WholeNumber(sign, number.number.type).map { .whole($0) }
    case (.whole(let number), "isMultiple", "of"):
      guard case .whole(let other) = self.value(of: call.arguments[0], type(of: value), call.scope),
        let rest = number.number.applying(.remainder, other.number)
      else { return nil }
      return .boolean(rest.magnitude == 0)
    case (.whole(let number), "quotientAndRemainder", "dividingBy"):
      guard case .whole(let other) = self.value(of: call.arguments[0], type(of: value), call.scope),
        let quotient = number.number.applying(.divide, other.number),
        let rest = number.number.applying(.remainder, other.number)
      else { return nil }
      return .tuple([.whole(quotient), .whole(rest)], labels: ["quotient", "remainder"])
    default: return nil
    }
  }
}
