import SourceText

/// Which constants others name parts of: `Palette.dark.ink` in the value of another property.
struct SwiftPartUses {
  /// For each constant the properties and functions that do.
  private(set) var users: [Int: Set<Int>] = [:]
  private let evaluator: SwiftEvaluator
  private let constants: Set<Int>
  private let names: Set<String>

  /// - Parameter constants: the properties to look for.
  init(_ evaluator: SwiftEvaluator, of constants: Set<Int>) {
    self.evaluator = evaluator
    self.constants = constants
    let program = evaluator.program
    names = Set(constants.map { program.properties[$0].declaration.name })
    guard !constants.isEmpty else { return }
    for index in program.properties.indices {
      let property = program.properties[index]
      let context = SwiftContext(document: property.document, scope: property.scope)
      switch property.declaration.source {
      case .initial(let value): look(in: value, of: index, context, depth: 0)
      case .computed(let code): look(in: code, of: index, context, depth: 0)
      case .elsewhere, .requirement: break
      }
    }
  }

  private mutating func look(
    in code: SwiftCode, of user: Int, _ context: SwiftContext, depth: Int
  ) {
    guard depth < SwiftContext.depthLimit else { return }
    for statement in evaluator.program.documents[context.document].statements(of: code) {
      look(in: statement, of: user, context, depth: depth + 1)
    }
  }

  private mutating func look(
    in statement: SwiftStatement, of user: Int, _ context: SwiftContext, depth: Int
  ) {
    switch statement.kind {
    case .value(let value, _), .constant(_, let value), .assignment(_, let value):
      look(in: value, of: user, context, depth: depth)
    case .choice(let subject, let cases):
      look(in: subject, of: user, context, depth: depth)
      for item in cases { look(in: item.body, of: user, context, depth: depth) }
    case .condition(let condition, let first, let second):
      look(in: condition, of: user, context, depth: depth)
      look(in: first, of: user, context, depth: depth)
      if let second { look(in: second, of: user, context, depth: depth) }
    case .compiled(let branches):
      for branch in branches { look(in: branch.body, of: user, context, depth: depth) }
    case .variable, .other: break
    }
  }

  private mutating func look(
    in value: SwiftExpression, of user: Int, _ context: SwiftContext, depth: Int
  ) {
    switch value.kind {
    case .member(let base?, _):
      if let path = value.path {
        note(path, user, context)
      } else {
        look(in: base, of: user, context, depth: depth)
      }
    case .call(let callee, let arguments), .element(let callee, let arguments):
      look(in: callee, of: user, context, depth: depth)
      for argument in arguments { look(in: argument.value, of: user, context, depth: depth) }
    case .macro(_, let arguments):
      for argument in arguments { look(in: argument.value, of: user, context, depth: depth) }
    case .closure(let code): look(in: code, of: user, context, depth: depth)
    case .array(let elements), .tuple(let elements):
      for element in elements { look(in: element, of: user, context, depth: depth) }
    case .prefix(_, let operand): look(in: operand, of: user, context, depth: depth)
    case .binary(_, let left, let right):
      look(in: left, of: user, context, depth: depth)
      look(in: right, of: user, context, depth: depth)
    case .ternary(let condition, let first, let second):
      look(in: condition, of: user, context, depth: depth)
      look(in: first, of: user, context, depth: depth)
      look(in: second, of: user, context, depth: depth)
    case .compiled(let branches):
      for branch in branches { look(in: branch.value, of: user, context, depth: depth) }
    case .statement(let statement): look(in: statement, of: user, context, depth: depth + 1)
    case .number, .string, .boolean, .name, .member(nil, _), .other: break
    }
  }

  private mutating func note(_ path: [String], _ user: Int, _ context: SwiftContext) {
    for count in 1..<path.count where names.contains(path[count - 1]) {
      let prefix = Array(path[..<count])
      for target in evaluator.lookup.targets(prefix, in: context, evaluator.themes) {
        guard case .property(let index, _) = target, constants.contains(index) else { continue }
        users[index, default: []].insert(user)
      }
    }
  }
}
