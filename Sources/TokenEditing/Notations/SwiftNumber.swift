import SourceText

/// A number as an argument: `0.106`, `27/255`, `CGFloat(0.5)`; or a computed value.
struct SwiftNumber {
  /// The place of the number to rewrite: of a fraction the numerator.
  let range: Range<Int>
  /// Its value; nil if it is computed.
  let value: Double?
  /// The number for a component of 1: of a fraction the denominator.
  let scale: Double
  private let text: String

  init(_ expression: SwiftExpression, in file: SourceFile) {
    var inner = expression
    while case .call(let callee, let arguments) = inner.kind, arguments.count == 1,
      arguments[0].label == nil, case .name(let name) = callee.kind,
      ["CGFloat", "Double", "Float"].contains(name)
    {
      inner = arguments[0].value
    }
    var scale = 1.0
    if case .binary("/", let numerator, let denominator) = inner.kind,
      let divisor = SwiftNumber.literal(denominator, in: file)?.value, divisor > 0
    {
      inner = numerator
      scale = divisor
      // `CGFloat(27) / 255`.
      if case .call(let callee, let arguments) = inner.kind, arguments.count == 1,
        arguments[0].label == nil, case .name(let name) = callee.kind,
        ["CGFloat", "Double", "Float"].contains(name)
      {
        inner = arguments[0].value
      }
    }
    self.scale = scale
    range = inner.range
    let literal = SwiftNumber.literal(inner, in: file)
    value = literal.map { $0.value / scale }
    text = literal?.text ?? String(decoding: file.bytes[inner.range], as: UTF8.self)
  }

  /// How it can be rewritten; `value` is its known value.
  func spelling(_ known: Double) -> ComponentSpelling {
    guard let value else {
      return ComponentSpelling(text: text, form: .fixed, scale: 1, value: known)
    }
    if text.hasPrefix("0x") {
      let digits = text.dropFirst(2)
      return ComponentSpelling(
        text: text,
        form: .byte(
          prefix: "0x", radix: 16, digits: digits.count,
          isUppercase: HexSpelling.isUppercase(digits) ?? true),
        scale: scale, value: value)
    }
    var spelling = DecimalSpelling(of: text)
    // A number keeps its decimal point: without it, it would have another type.
    if spelling.decimals > 0 { spelling.leastDecimals = max(spelling.leastDecimals, 1) }
    return ComponentSpelling(text: text, form: .decimal(spelling), scale: scale, value: value)
  }

  /// A literal with or without a sign.
  private static func literal(
    _ expression: SwiftExpression, in file: SourceFile
  ) -> (value: Double, text: String)? {
    var operand = expression
    if case .prefix("-", let inner) = expression.kind { operand = inner }
    guard case .number(let literal) = operand.kind else { return nil }
    let text = String(decoding: file.bytes[expression.range], as: UTF8.self)
    let digits = literal.filter { $0 != "_" }
    let number =
      digits.hasPrefix("0x")
      ? UInt64(digits.dropFirst(2), radix: 16).map { Double($0) } : Double(digits)
    guard let number else { return nil }
    return (text.hasPrefix("-") ? -number : number, text)
  }
}
