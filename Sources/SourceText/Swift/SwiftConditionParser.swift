/// Reads what stands after `#if` or `#elseif`, up to the end of its line.
struct SwiftConditionParser {
  let source: SwiftTokenSource
  private(set) var index: Int
  private let end: Int
  private var depth = 0

  /// How deep signs and brackets may nest, and how many operands there may be.
  private static let limit = 32

  /// - Parameter index: of the directive.
  init(source: SwiftTokenSource, at index: Int, end: Int) {
    self.source = source
    self.index = index + 1
    var last = index + 1
    // A line that ends in an operator goes on.
    while last < end,
      !source.startsLine(last) || Self.isOperator(source, last - 1)
        || Self.isOperator(source, last)
    {
      last += 1
    }
    self.end = last
  }

  private static func isOperator(_ source: SwiftTokenSource, _ index: Int) -> Bool {
    source.isText(index, "&&") || source.isText(index, "||")
  }

  /// The condition; ``index`` is after its line then. What is not read is a flag of its own.
  mutating func parse() -> SwiftCompilationCondition {
    let start = index
    let condition = parseAny()
    let isWhole = condition != nil && index == end
    index = max(end, start)
    return isWhole ? condition ?? .literal(true) : .flag(text(start..<end))
  }

  private func text(_ tokens: Range<Int>) -> String {
    tokens.prefix(64).map { source.text($0) }.joined()
  }

  private mutating func parseAny() -> SwiftCompilationCondition? {
    guard var left = parseAll() else { return nil }
    while index < end, source.isText(index, "||") {
      index += 1
      guard let right = parseAll() else { return nil }
      left = .either(left, right)
    }
    return left
  }

  private mutating func parseAll() -> SwiftCompilationCondition? {
    guard var left = parseOperand() else { return nil }
    while index < end, source.isText(index, "&&") {
      index += 1
      guard let right = parseOperand() else { return nil }
      left = .both(left, right)
    }
    return left
  }

  private mutating func parseOperand() -> SwiftCompilationCondition? {
    guard index < end, depth < Self.limit else { return nil }
    depth += 1
    if source.isText(index, "!") {
      index += 1
      return parseOperand().map { .not($0) }
    }
    if source.isText(index, "(") {
      index += 1
      guard let inner = parseAny(), index < end, source.isText(index, ")") else { return nil }
      index += 1
      return inner
    }
    guard let name = source.name(index) else { return nil }
    let start = index
    index += 1
    if name == "true" || name == "false" { return .literal(name == "true") }
    if index < end, source.isText(index, "(") {
      index = min(source.after(index), end)
    }
    return .flag(text(start..<index))
  }
}
