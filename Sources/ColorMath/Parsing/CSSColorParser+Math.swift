/// Numbers that CSS computes: `calc()` and the like. [CSS Values 4, section 10]
extension CSSColorParser {
  /// The degrees in a unit of angles.
  static func degrees(_ unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / .pi
    case "turn": 360
    default: nil
    }
  }

  /// The value of a calculation: a number, a percentage as written, or an angle in degrees.
  private struct Quantity {
    var value: Double
    var form: CSSColorComponent.Forms
  }

  /// A component that a function computes, of one of some forms.
  ///
  /// A result that is not finite is refused: CSS has rules for it that browsers follow differently.
  mutating func readComputed(
    _ forms: CSSColorComponent.Forms, isHue: Bool = false
  ) throws(CSSColorError) -> CSSColorComponent {
    let place = start
    let result = try readMath(isHue)
    guard forms.contains(result.form) else {
      throw CSSColorError(
        .unexpected(found: result.form.phrase, expected: forms.phrase), at: place)
    }
    guard result.value.isFinite else { throw CSSColorError(.outOfRange, at: place) }
    return CSSColorComponent(form: result.form, value: result.value, start: place)
  }

  private mutating func readMath(_ isHue: Bool) throws(CSSColorError) -> Quantity {
    guard case .function(let name) = token else { throw unexpected("a calculation") }
    guard let function = CSSMathFunction(rawValue: name) else {
      throw CSSColorError(.unsupported("'\(name)()'"), at: start)
    }
    return try nested { (parser) throws(CSSColorError) in
      parser.advance()
      return try parser.readArguments(of: function, isHue)
    }
  }

  private mutating func readArguments(
    of function: CSSMathFunction, _ isHue: Bool
  ) throws(CSSColorError) -> Quantity {
    var strategy = CSSMathFunction.Rounding.nearest
    if function == .round, case .identifier(let word) = token,
      let named = CSSMathFunction.Rounding(rawValue: word.lowercased())
    {
      strategy = named
      advance()
      try expect(.comma, "','")
    }
    var values: [Double] = []
    var form: CSSColorComponent.Forms?
    repeat {
      if !values.isEmpty { advance() }
      // A limit of 'clamp()' may be left out.
      if function == .clamp, values.count != 1, case .identifier(let word) = token,
        word.lowercased() == "none"
      {
        values.append(values.isEmpty ? -.infinity : .infinity)
        advance()
        continue
      }
      let place = start
      let argument = try readSum(isHue)
      let expected = function.takesOnlyNumbers ? .number : form ?? argument.form
      try check(argument, is: expected, at: place)
      form = argument.form
      values.append(argument.value)
    } while token == .comma && values.count < function.argumentCounts.upperBound
    guard values.count >= function.argumentCounts.lowerBound else { throw unexpected("','") }
    // 'round()' of anything but a number says to what.
    if function == .round, values.count == 1, form != .number { throw unexpected("','") }
    try expect(.close, "')'")
    return Quantity(
      value: function.value(of: values, strategy),
      form: function.givesNumber ? .number : form ?? .number)
  }

  /// Products with `+` or `-` between them, which need white space on both sides.
  private mutating func readSum(_ isHue: Bool) throws(CSSColorError) -> Quantity {
    var sum = try readProduct(isHue)
    while token == .plus || token == .minus {
      let isPlus = token == .plus
      guard previousEnd < start else { throw unexpected("white space before it") }
      advance()
      guard previousEnd < start else { throw unexpected("white space before it") }
      let place = start
      let term = try readProduct(isHue)
      try check(term, is: sum.form, at: place)
      sum.value += isPlus ? term.value : -term.value
    }
    return sum
  }

  private mutating func readProduct(_ isHue: Bool) throws(CSSColorError) -> Quantity {
    var product = try readOperand(isHue)
    while token == .times || token == .slash {
      let isDivision = token == .slash
      advance()
      let place = start
      let factor = try readOperand(isHue)
      if !isDivision, product.form == .number {
        product = Quantity(value: product.value * factor.value, form: factor.form)
        continue
      }
      try check(factor, is: .number, at: place)
      product.value = isDivision ? product.value / factor.value : product.value * factor.value
    }
    return product
  }

  private mutating func readOperand(_ isHue: Bool) throws(CSSColorError) -> Quantity {
    let expected = "a number, a percentage or an angle"
    let result: Quantity
    switch token {
    case .number(let value): result = Quantity(value: value, form: .number)
    case .percentage(let value): result = Quantity(value: value, form: .percentage)
    case .dimension(let value, let unit):
      guard let degrees = CSSColorParser.degrees(unit) else { throw unexpected(expected) }
      result = Quantity(value: value * degrees, form: .angle)
    case .identifier(let word):
      if let channel = try readChannel(isHue: isHue) {
        return Quantity(value: channel.value, form: .number)
      }
      guard let constant = Self.constants[word.lowercased()] else { throw unexpected(expected) }
      result = Quantity(value: constant, form: .number)
    case .open:
      return try nested { (parser) throws(CSSColorError) in
        parser.advance()
        let sum = try parser.readSum(isHue)
        try parser.expect(.close, "')'")
        return sum
      }
    case .function: return try readMath(isHue)
    default: throw unexpected(expected)
    }
    advance()
    return result
  }

  private static let constants: [String: Double] = [
    "e": 2.718281828459045, "pi": .pi, "infinity": .infinity, "-infinity": -.infinity, "nan": .nan,
  ]

  private func check(
    _ quantity: Quantity, is form: CSSColorComponent.Forms, at place: Int
  ) throws(CSSColorError) {
    guard quantity.form == form else {
      throw CSSColorError(
        .unexpected(found: quantity.form.phrase, expected: form.phrase), at: place)
    }
  }
}
