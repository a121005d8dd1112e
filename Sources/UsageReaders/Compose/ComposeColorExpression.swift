import SourceText

/// Reads the expressions of Kotlin that are colors of Compose.
struct ComposeColorExpression {
  let document: CodeDocument

  private static let silent: Set<String> = ["Unspecified", "Inherit"]

  /// The paint of the expression in a range of tokens; nil where it sets no color.
  func paint(_ tokens: Range<Int>) -> Paint? {
    let (value, next) = document.value(from: tokens.lowerBound, to: tokens.upperBound)
    guard next >= tokens.upperBound else { return .unknown(.computed, text(value.range)) }
    return paint(value)
  }

  private func paint(_ value: CodeExpression) -> Paint? {
    switch value.kind {
    case .member: member(value)
    case .call(let callee, let arguments): call(callee, arguments, value)
    default: .unknown(.computed, text(value.range))
    }
  }

  private func member(_ value: CodeExpression) -> Paint? {
    guard var path = value.path else { return .unknown(.computed, text(value.range)) }
    if path.first == "this" { path.removeFirst() }
    if path.first == "Brush" { return .unknown(.picture, text(value.range)) }
    guard path.count == 2, path[0] == "Color" else {
      return path.count < 2
        ? .unknown(.computed, text(value.range))
        : .color(UsedColor(.member, path.joined(separator: ".")))
    }
    if path[1] == "Transparent" { return .nothing }
    return Self.silent.contains(path[1])
      ? nil : .color(UsedColor(.literal, path.joined(separator: ".")))
  }

  private func call(
    _ callee: CodeExpression, _ arguments: [CodeArgument], _ value: CodeExpression
  ) -> Paint? {
    switch callee.kind {
    case .name("Color"): return .color(UsedColor(.literal, text(value.range)))
    case .name("colorResource"):
      guard let path = arguments.first?.value.path, path.count == 3, path[1] == "color" else {
        return .unknown(.computed, text(value.range))
      }
      return .color(UsedColor(.asset, path[2]))
    case .member(let base?, "copy"):
      guard arguments.count == 1, arguments[0].label == "alpha",
        case .number(let digits) = arguments[0].value.kind,
        let opacity = Double(
          digits.last == "f" || digits.last == "F" ? digits.dropLast() : digits[...]),
        case .color(let color) = paint(base)
      else { return .unknown(.computed, text(value.range)) }
      if opacity == 0 { return .nothing }
      return .color(
        UsedColor(color.notation, color.name, opacity: opacity == 1 ? color.opacity : opacity))
    case .member(let base?, _) where base.path?.first == "Brush":
      return .unknown(.picture, text(value.range))
    default: return .unknown(.computed, text(value.range))
    }
  }

  /// As written, on one line and not long.
  func text(_ range: Range<Int>) -> String {
    let text = String(decoding: document.file.bytes[range].prefix(48), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
