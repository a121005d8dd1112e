import Programs

/// The colors that the code of a property or a function gives, each in the state in which it does.
struct SwiftColorResults {
  private let colors: SwiftColorExpression
  private var found: [SwiftPaint] = []

  /// How many colors one body may give, and how many ways may lead through it.
  private static let limit = 64

  private init(_ colors: SwiftColorExpression) { self.colors = colors }

  /// What a body gives; nil where it does something that is not understood.
  static func read(_ body: SyntaxNode, _ colors: SwiftColorExpression) -> [SwiftPaint]? {
    read(body.statements, colors)
  }

  /// What statements give.
  static func read(_ statements: [SyntaxNode], _ colors: SwiftColorExpression) -> [SwiftPaint]? {
    guard colors.depth < SwiftColorExpression.depthLimit else { return nil }
    var results = SwiftColorResults(colors)
    guard let left = results.run(statements, [[]]), left.isEmpty, !results.found.isEmpty else {
      return nil
    }
    return results.found
  }

  /// A list of answers that leads to a statement.
  private typealias Way = [UsageState.Condition]

  /// Runs statements; returns the ways that lead past them, and nil where one is not understood.
  private mutating func run(_ statements: [SyntaxNode], _ ways: [Way]) -> [Way]? {
    var ways = ways
    for statement in statements {
      if ways.isEmpty { break }
      switch statement.kind {
      case .returnStatement:
        guard let value = statement.child(.value), give(value, ways) else { return nil }
        ways = []
      case .ifStatement:
        guard let left = runIf(statement, ways) else { return nil }
        ways = left
      case .guardStatement:
        let question = colors.question(of: statement)
        guard let body = statement.child(.otherwise),
          run(body.statements, adding(question, false, to: ways, at: statement)) == []
        else { return nil }
        ways = adding(question, true, to: ways, at: statement)
      case .switchStatement:
        guard let left = runSwitch(statement, ways) else { return nil }
        ways = left
      case .variable, .function: continue
      default:
        guard statements.count == 1, give(statement, ways) else { return nil }
        ways = []
      }
    }
    return ways.count <= Self.limit ? ways : nil
  }

  private mutating func give(_ value: SyntaxNode, _ ways: [Way]) -> Bool {
    var inner = colors
    inner.depth += 1
    for (paint, state) in inner.paints(value) {
      for way in ways {
        guard let state = UsageState(way).meeting(state) else { continue }
        found.append(SwiftPaint(paint, state))
      }
    }
    return found.count <= Self.limit
  }

  private func adding(
    _ question: String, _ holds: Bool, to ways: [Way], at place: SyntaxNode
  ) -> [Way] {
    if let answer = colors.answer(to: question, at: place) { return answer == holds ? ways : [] }
    return adding([colors.asking(question, holds, at: place)], to: ways)
  }

  /// The ways on which one of some answers holds.
  private func adding(_ answers: [UsageState.Condition], to ways: [Way]) -> [Way] {
    ways.flatMap { way in
      answers.compactMap { answer in
        if way.contains(answer) { return way }
        return way.contains { $0.excludes(answer) } ? nil : way + [answer]
      }
    }
  }

  private mutating func runIf(_ node: SyntaxNode, _ ways: [Way]) -> [Way]? {
    var (ways, left): ([Way], [Way]) = (ways, [])
    var next: SyntaxNode? = node
    while let current = next, current.kind == .ifStatement, let body = current.child(.body) {
      let question = colors.question(of: current)
      guard
        let passed = run(
          body.statements, adding(question, true, to: ways, at: current))
      else { return nil }
      left += passed
      ways = adding(question, false, to: ways, at: current)
      next = current.child(.otherwise)
    }
    guard let last = next else { return left + ways }
    return run(last.statements, ways).map { left + $0 }
  }

  private mutating func runSwitch(_ node: SyntaxNode, _ ways: [Way]) -> [Way]? {
    guard let cases = SwiftCases(node, colors) else { return nil }
    var left: [Way] = []
    for item in cases.all {
      let leading = item.answers.map { adding($0, to: ways) } ?? ways
      guard let passed = run(item.body.statements, leading) else { return nil }
      left += passed
    }
    return left
  }
}
