import SourceText

/// Reads the expressions of Kotlin that are colors of Compose.
struct ComposeColorExpression {
  /// A paint under conditions.
  struct Answer {
    let paint: Paint
    let state: UsageState
    /// Where it is written.
    let tokens: Range<Int>
  }

  let document: CodeDocument
  let scopes: ComposeScopes

  /// What gives no color, or that of the text around.
  private static let silent: Set<String> = ["Unspecified", "Inherit"]
  private static let answerLimit = 16
  private static let stepLimit = 64
  private static let depthLimit = 16

  /// The paints of the expression in a range of tokens, one for each answer to its questions; none
  /// where it sets no color.
  func paints(_ tokens: Range<Int>) -> [Answer] {
    var answers: [Answer] = []
    var steps = 0
    read(tokens, [], 0, &steps, &answers)
    guard answers.count <= Self.answerLimit, steps <= Self.stepLimit else {
      return [Answer(paint: computed(tokens), state: .rest, tokens: tokens)]
    }
    return answers
  }

  private func read(
    _ tokens: Range<Int>, _ conditions: [UsageState.Condition], _ depth: Int, _ steps: inout Int,
    _ answers: inout [Answer]
  ) {
    steps += 1
    guard !tokens.isEmpty, steps <= Self.stepLimit, answers.count <= Self.answerLimit else {
      return
    }
    if depth < Self.depthLimit {
      if let choice = ComposeChoice(document, tokens) {
        let question = text(tokens: choice.question)
        for (value, holds) in [(choice.first, true), (choice.second, false)] {
          let answer = UsageState.Condition.asking(question, holds)
          // Where another answer was given before, this one is never asked for.
          if conditions.contains(where: { $0.excludes(answer) }) { continue }
          read(value, conditions + [answer], depth + 1, &steps, &answers)
        }
        return
      }
      if let value = resolved(tokens) {
        return read(value, conditions, depth + 1, &steps, &answers)
      }
    }
    if let paint = plain(tokens, depth) {
      answers.append(Answer(paint: paint, state: UsageState(conditions), tokens: tokens))
    }
  }

  /// The value that a name, or a call without arguments, stands for in this file.
  private func resolved(_ tokens: Range<Int>) -> Range<Int>? {
    let first = tokens.lowerBound
    if tokens.count == 1, let name = document.name(first) {
      guard case .value(let value) = scopes.meaning(of: name, at: first) else { return nil }
      return value
    }
    guard tokens.count < 6, document.isText(tokens.upperBound - 1, ")"),
      document.isText(tokens.upperBound - 2, "(")
    else { return nil }
    let head = document.expression(from: first, to: tokens.upperBound - 2).0
    return head.path.flatMap { scopes.member($0, isCall: true) }
  }

  private func plain(_ tokens: Range<Int>, _ depth: Int) -> Paint? {
    let (value, next) = document.value(from: tokens.lowerBound, to: tokens.upperBound)
    guard next >= tokens.upperBound else { return computed(tokens) }
    return paint(value, tokens, depth)
  }

  private func paint(_ value: CodeExpression, _ tokens: Range<Int>, _ depth: Int) -> Paint? {
    switch value.kind {
    case .name("null"), .number, .string, .boolean, .code: nil
    case .name(let name): named(name, tokens, depth)
    case .member: member(value, tokens, depth)
    case .call(let callee, let arguments): call(callee, arguments, value, tokens, depth)
    default: .unknown(.computed, text(value.range))
    }
  }

  private func named(_ name: String, _ tokens: Range<Int>, _ depth: Int) -> Paint? {
    guard depth < Self.depthLimit,
      case .value(let value) = scopes.meaning(of: name, at: tokens.lowerBound),
      ComposeChoice(document, value) == nil
    else { return .unknown(.computed, name) }
    return plain(value, depth + 1)
  }

  private func member(_ value: CodeExpression, _ tokens: Range<Int>, _ depth: Int) -> Paint? {
    guard var path = value.path else { return .unknown(.computed, text(value.range)) }
    if path.first == "this" { path.removeFirst() }
    if path.first == "LocalContentColor" { return nil }
    if path.first == "Brush" { return .unknown(.picture, text(value.range)) }
    if let first = path.first {
      switch scopes.meaning(of: first, at: tokens.lowerBound) {
      case .unknown: break
      case .scheme: path[0] = "MaterialTheme.colorScheme"
      case .local: return .unknown(.computed, text(value.range))
      case .value(let tokens):
        // `val scheme = MaterialTheme.colorScheme`.
        let (base, next) = document.value(from: tokens.lowerBound, to: tokens.upperBound)
        guard next >= tokens.upperBound, let names = base.path, names.count > 1,
          scopes.meaning(of: names[0], at: tokens.lowerBound) == .unknown
        else { return .unknown(.computed, text(value.range)) }
        path = names + path.dropFirst()
      }
    }
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
    _ callee: CodeExpression, _ arguments: [CodeArgument], _ value: CodeExpression,
    _ tokens: Range<Int>, _ depth: Int
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
        let opacity = number(arguments[0].value), opacity >= 0, opacity <= 1,
        case .color(let color) = paint(base, tokens, depth)
      else { return .unknown(.computed, text(value.range)) }
      if opacity == 0 { return .nothing }
      return .color(
        UsedColor(color.notation, color.name, opacity: opacity == 1 ? color.opacity : opacity))
    case .member(let base?, _) where base.path?.first == "Brush":
      return .unknown(.picture, text(value.range))
    default: return .unknown(.computed, text(value.range))
    }
  }

  /// A number, or a constant of this file that is one.
  private func number(_ value: CodeExpression) -> Double? {
    if case .number(let digits) = value.kind { return CodeNumber(digits)?.value }
    guard let path = value.path, let tokens = scopes.member(path, isCall: false) else { return nil }
    let (constant, next) = document.value(from: tokens.lowerBound, to: tokens.upperBound)
    guard next >= tokens.upperBound, case .number(let digits) = constant.kind else { return nil }
    return CodeNumber(digits)?.value
  }

  private func computed(_ tokens: Range<Int>) -> Paint {
    .unknown(.computed, text(tokens: tokens))
  }

  /// Tokens as written, on one line and not long.
  func text(tokens: Range<Int>) -> String {
    text(document.range(from: tokens.lowerBound, to: tokens.upperBound))
  }

  /// Bytes as written, on one line and not long.
  func text(_ range: Range<Int>) -> String {
    let text = String(decoding: document.file.bytes[range].prefix(48), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
