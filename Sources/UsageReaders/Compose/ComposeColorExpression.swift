import Programs
import SourceText

/// Reads the expressions of Kotlin that are colors of Compose.
struct ComposeColorExpression {
  /// A paint under conditions.
  struct Answer {
    let paint: Paint
    let state: UsageState
    /// Where it is written.
    let value: SyntaxNode
  }

  let scopes: ComposeScopes
  private let evaluator: Evaluator

  /// What gives no color, or that of the text around.
  private static let silent: Set<String> = ["Unspecified", "Inherit"]
  private static let answerLimit = 16
  private static let stepLimit = 64
  private static let depthLimit = 16

  init(_ program: Program) {
    scopes = ComposeScopes(program.trees[0])
    evaluator = Evaluator(program)
  }

  /// The paints of an expression, one for each answer to its questions; none where it sets no color.
  func paints(_ value: SyntaxNode) -> [Answer] {
    var answers: [Answer] = []
    var steps = 0
    read(value, [], 0, &steps, &answers)
    guard answers.count <= Self.answerLimit, steps <= Self.stepLimit else {
      return [Answer(paint: computed(value), state: .rest, value: value)]
    }
    return answers
  }

  private func read(
    _ value: SyntaxNode, _ conditions: [UsageState.Condition], _ depth: Int, _ steps: inout Int,
    _ answers: inout [Answer]
  ) {
    steps += 1
    guard steps <= Self.stepLimit, answers.count <= Self.answerLimit else { return }
    if depth < Self.depthLimit {
      if let choice = ComposeChoice(value) {
        let question = text(choice.question)
        for (value, holds) in [(choice.first, true), (choice.second, false)] {
          let answer = UsageState.Condition.asking(question, holds)
          // Where another answer was given before, this one is never asked for.
          if conditions.contains(where: { $0.excludes(answer) }) { continue }
          read(value, conditions + [answer], depth + 1, &steps, &answers)
        }
        return
      }
      if let value = resolved(value) {
        return read(value, conditions, depth + 1, &steps, &answers)
      }
    }
    if let paint = paint(value) {
      answers.append(Answer(paint: paint, state: UsageState(conditions), value: value))
    }
  }

  /// The value that a name, or a call without arguments, stands for in this file.
  private func resolved(_ value: SyntaxNode) -> SyntaxNode? {
    switch value.kind {
    case .name:
      guard case .value(let value) = scopes.meaning(of: value.name, at: value) else { return nil }
      return value
    case .call where value.children(.argument).isEmpty:
      return value.child(.base)?.path.flatMap { scopes.member($0, isCall: true) }
    default: return nil
    }
  }

  private func paint(_ value: SyntaxNode) -> Paint? {
    switch value.kind {
    case .nothing, .number, .string, .boolean, .closure: nil
    case .name: .unknown(.computed, value.name)
    case .member: member(value)
    case .call: call(value)
    default: computed(value)
    }
  }

  private func member(_ value: SyntaxNode) -> Paint? {
    guard var path = value.path else { return computed(value) }
    if path.first == "this" { path.removeFirst() }
    if path.first == "LocalContentColor" { return nil }
    if path.first == "Brush" { return .unknown(.picture, text(value)) }
    if let first = path.first {
      switch scopes.meaning(of: first, at: value) {
      case .unknown: break
      case .scheme: path[0] = "MaterialTheme.colorScheme"
      case .local: return computed(value)
      case .value(let base):
        // `val scheme = MaterialTheme.colorScheme`.
        guard let names = base.path, names.count > 1,
          scopes.meaning(of: names[0], at: base) == .unknown
        else { return computed(value) }
        path = names + path.dropFirst()
      }
    }
    guard path.count == 2, path[0] == "Color" else {
      return path.count < 2
        ? computed(value) : .color(UsedColor(.member, path.joined(separator: ".")))
    }
    if path[1] == "Transparent" { return .nothing }
    return Self.silent.contains(path[1])
      ? nil : .color(UsedColor(.literal, path.joined(separator: ".")))
  }

  private func call(_ value: SyntaxNode) -> Paint? {
    guard let callee = value.child(.base) else { return computed(value) }
    let arguments = value.arguments
    if callee.isText("Color") { return .color(UsedColor(.literal, text(value))) }
    if callee.isText("colorResource") {
      guard let path = arguments.first?.value.path, path.count == 3, path[1] == "color" else {
        return computed(value)
      }
      return .color(UsedColor(.asset, path[2]))
    }
    guard callee.kind == .member, let base = callee.child(.base) else { return computed(value) }
    if callee.declaredName == "copy" {
      guard arguments.count == 1, arguments[0].label == "alpha",
        let opacity = number(arguments[0].value), opacity >= 0, opacity <= 1,
        case .color(let color)? = copied(base)
      else { return computed(value) }
      if opacity == 0 { return .nothing }
      return .color(
        UsedColor(color.notation, color.name, opacity: opacity == 1 ? color.opacity : opacity))
    }
    return base.path?.first == "Brush" ? .unknown(.picture, text(value)) : computed(value)
  }

  /// What a copy with another opacity is made of.
  private func copied(_ base: SyntaxNode) -> Paint? {
    var value = base
    for _ in 0..<Self.depthLimit {
      guard let next = resolved(value), ComposeChoice(next) == nil else { break }
      value = next
    }
    return paint(value)
  }

  /// A number that is the same wherever the code runs.
  private func number(_ value: SyntaxNode) -> Double? {
    if let path = value.path {
      return scopes.member(path, isCall: false).flatMap { number($0) }
    }
    guard case .value(let value) = evaluator.answer({ $0.value(of: value, in: nil) }) else {
      return nil
    }
    return value.number
  }

  private func computed(_ value: SyntaxNode) -> Paint { .unknown(.computed, text(value)) }

  /// Code as written, on one line and not long.
  func text(_ value: SyntaxNode) -> String { text(value.span) }

  /// The same of a piece of a file.
  func text(_ span: SourceSpan) -> String {
    let text = String(decoding: span.file.bytes[span.range].prefix(48), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
