import Programs
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

  init(_ expression: SyntaxNode, in file: SourceFile) {
    var inner = SwiftNumber.unwrapped(expression)
    var scale = 1.0
    if inner.symbol == .divide, let numerator = inner.child(.left),
      let denominator = inner.child(.right),
      let divisor = SwiftNumber.literal(denominator, in: file)?.value, divisor > 0
    {
      // `CGFloat(27) / 255`.
      inner = SwiftNumber.unwrapped(numerator)
      scale = divisor
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

  /// The value that a conversion such as `CGFloat(0.5)` is given.
  private static func unwrapped(_ expression: SyntaxNode) -> SyntaxNode {
    var inner = expression.bare
    while inner.kind == .call, let name = inner.child(.base)?.path, name.count == 1,
      ["CGFloat", "Double", "Float"].contains(name[0])
    {
      let arguments = inner.arguments
      guard arguments.count == 1, arguments[0].label == nil else { break }
      inner = arguments[0].value.bare
    }
    return inner
  }

  /// A literal with or without a sign.
  private static func literal(
    _ expression: SyntaxNode, in file: SourceFile
  ) -> (value: Double, text: String)? {
    let expression = expression.bare
    let isNegative = expression.kind == .prefix && expression.symbol == .subtract
    guard let operand = isNegative ? expression.child(.value) : expression, operand.kind == .number
    else { return nil }
    let text = expression.text
    let digits = operand.text.filter { $0 != "_" }
    let number =
      digits.hasPrefix("0x")
      ? UInt64(digits.dropFirst(2), radix: 16).map { Double($0) } : Double(digits)
    guard let number else { return nil }
    return (text.hasPrefix("-") ? -number : number, text)
  }
}
