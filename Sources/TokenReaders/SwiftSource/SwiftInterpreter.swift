import ColorMath
import DesignTokens
import SourceText

/// Executes the body of an initializer that a source adds to a color type.
///
/// It knows what such initializers use: whole numbers and their bits, fractions, ASCII texts,
/// scanners, `if`, `guard` and `switch`. At anything else it stops and guesses nothing.
struct SwiftInterpreter {
  /// Why there is no result.
  struct Refusal: Error {
    let reason: String
  }

  /// What comes after a statement.
  enum Flow {
    case next
    /// `return`.
    case end
  }

  let program: SwiftProgram
  let document: Int
  /// The scope in which names are looked up.
  let scope: Int
  let type: SwiftColorType
  /// How many initializers led here.
  let depth: Int
  /// The variables, and their types where these say what becomes of a number.
  var variables: [String: SwiftValue]
  var types: [String: SwiftTypeName] = [:]
  var scanners: [Scanner] = []
  /// What `self.init` made, or a function returned; nil before it.
  var made: ColorLiteral?
  /// Whether the body is that of a function that returns a color.
  var isFunction = false
  /// How many tokens were executed on the way here, those of other initializers and of constants among
  /// them.
  private(set) var steps: Int

  /// A reader of a text and how far it came.
  struct Scanner {
    let text: [Character]
    var location = 0
    var skipped = SwiftCharacters(contents: .whitespacesAndNewlines)
  }

  private static let stepLimit = 1 << 16
  static let depthLimit = 8

  init(
    program: SwiftProgram, document: Int, scope: Int, type: SwiftColorType, depth: Int, steps: Int
  ) {
    self.program = program
    self.document = document
    self.scope = scope
    self.type = type
    self.depth = depth
    self.steps = steps
    variables = [:]
  }

  /// Counts what is executed: constants that use each other twice double it with each line.
  mutating func spend(_ count: Int) throws(Refusal) {
    steps += count
    guard steps <= Self.stepLimit else { throw Refusal(reason: "it has too many steps") }
  }

  /// Goes on after what another began that came this far.
  mutating func goOn(after other: SwiftInterpreter) { steps = other.steps }

  /// The color that a body makes.
  mutating func color(of body: SwiftCode) throws(Refusal) -> ColorLiteral {
    _ = try run(body, nesting: 0)
    guard let made else { throw Refusal(reason: "it makes no color") }
    return made
  }

  // MARK: Statements

  private mutating func run(_ code: SwiftCode, nesting: Int) throws(Refusal) -> Flow {
    guard nesting < 32 else { throw Refusal(reason: "it is nested too deep") }
    var hidden: [(String, SwiftValue?, SwiftTypeName?)] = []
    defer {
      // What a body declares is gone after it.
      for (name, value, type) in hidden.reversed() {
        variables[name] = value
        types[name] = type
      }
    }
    try spend(code.count + 1)
    let instructions = program.documents[document].instructions(of: code)
    for instruction in instructions {
      switch instruction {
      case .declaration(let names, let isPattern, let type, let value):
        let first = try value.map { value throws(Refusal) in try self.value(of: value) }
        if nesting > 0 { for name in names { hidden.append((name, variables[name], types[name])) } }
        for name in names {
          types[name] = type.flatMap { $0.path.isEmpty ? nil : $0 }
          variables[name] = nil
        }
        guard let first else { continue }
        guard isPattern else {
          for name in names { try assign(first, to: name) }
          continue
        }
        try assign(first, toEach: names)
      case .assignment(let target, let operation, let value):
        try assign(target, operation, value)
      case .value(let value) where isFunction && nesting == 0 && instructions.count == 1:
        return try end(with: value)
      case .value(let value): try perform(value)
      case .result(let value?) where isFunction: return try end(with: value)
      case .result(let value):
        if let value, try self.value(of: value) != .nothing {
          throw Refusal(reason: "it returns a value")
        }
        guard value == nil else { throw Refusal(reason: "it gives no color for this") }
        return .end
      case .condition(let clauses, let first, let second):
        let before = (variables, types)
        let holds = try hold(clauses)
        let flow = try run(holds ? first : second, nesting: nesting + 1)
        restore(clauses, from: before)
        if case .end = flow { return .end }
      case .requirement(let clauses, let otherwise):
        guard try !hold(clauses) else { continue }
        guard case .end = try run(otherwise, nesting: nesting + 1) else {
          throw Refusal(reason: "its 'guard' goes on")
        }
        return .end
      case .choice(let subject, let cases):
        guard let chosen = try chosen(of: cases, subject) else {
          throw Refusal(reason: "its 'switch' has no case for this")
        }
        if case .end = try run(chosen.body, nesting: nesting + 1) { return .end }
      case .other(let what, _): throw Refusal(reason: "it has '\(what.prefix(40))'")
      }
    }
    return .next
  }

  /// Takes back the names that conditions gave to values.
  private mutating func restore(
    _ clauses: [SwiftInstruction.Clause],
    from before: ([String: SwiftValue], [String: SwiftTypeName])
  ) {
    for clause in clauses {
      guard case .exists(let name, _) = clause else { continue }
      variables[name] = before.0[name]
      types[name] = before.1[name]
    }
  }

  private mutating func hold(_ clauses: [SwiftInstruction.Clause]) throws(Refusal) -> Bool {
    for clause in clauses {
      switch clause {
      case .holds(let value):
        guard case .boolean(let flag) = try self.value(of: value) else {
          throw Refusal(reason: "a condition is not true or false")
        }
        if !flag { return false }
      case .exists(let name, let value):
        let found = try self.value(of: value)
        if found == .nothing { return false }
        types[name] = nil
        variables[name] = found
      }
    }
    return true
  }

  private mutating func chosen(
    of cases: [SwiftCase], _ subject: SwiftExpression
  ) throws(Refusal) -> SwiftCase? {
    let value = try self.value(of: subject)
    for item in cases {
      guard let patterns = item.patterns else {
        throw Refusal(reason: "a case of its 'switch' is more than a value")
      }
      if patterns.isEmpty { return item }
      for pattern in patterns {
        if case .name("_") = pattern.kind { return item }
        if try isEqual(value, self.value(of: pattern)) { return item }
      }
    }
    return nil
  }

  // MARK: Assignments

  private mutating func assign(
    _ target: SwiftExpression, _ operation: String?, _ value: SwiftExpression
  ) throws(Refusal) {
    if case .name("self") = target.kind, operation == nil {
      guard case .color(let color) = try self.value(of: value) else {
        throw Refusal(reason: "'self' is set to something that is not a color")
      }
      made = color
      return
    }
    if case .member(let base?, let name) = target.kind, operation == nil {
      return try assign(self.value(of: value), toMember: name, of: base)
    }
    if case .tuple(let targets) = target.kind, operation == nil {
      var names: [String] = []
      for target in targets {
        guard case .name(let name) = target.kind else {
          throw Refusal(reason: "it assigns to something other than a variable")
        }
        names.append(name)
      }
      return try assign(self.value(of: value), toEach: names)
    }
    guard case .name(let name) = target.kind else {
      throw Refusal(reason: "it assigns to something other than a variable")
    }
    var new = try self.value(of: value)
    if let operation {
      guard let old = variables[name] else { throw Refusal(reason: "'\(name)' has no value yet") }
      new = try combine(old, operation, new)
    }
    try assign(new, to: name)
  }

  private mutating func assign(_ value: SwiftValue, toEach names: [String]) throws(Refusal) {
    guard case .tuple(let values) = value, values.count == names.count else {
      throw Refusal(reason: "it destructures a value that is not a tuple")
    }
    for (name, value) in zip(names, values) { try assign(value, to: name) }
  }

  /// Gives a variable a value, which is of its type then.
  mutating func assign(_ value: SwiftValue, to name: String) throws(Refusal) {
    guard name != "_" else { return }
    var value = value
    if let type = types[name] {
      value = try Self.converted(value, to: type)
    } else if case .integer(let number, nil) = value {
      // What is written without a type is an Int.
      value = .integer(number, variables[name].flatMap(Self.integerType) ?? SwiftIntegerType("Int"))
      if case .fraction = variables[name] { value = .fraction(Double(number)) }
    }
    variables[name] = value
  }

  private static func integerType(of value: SwiftValue) -> SwiftIntegerType? {
    if case .integer(_, let type) = value { type } else { nil }
  }

  /// A value where one of a type is expected.
  static func converted(
    _ value: SwiftValue, to type: SwiftTypeName
  ) throws(Refusal) -> SwiftValue {
    guard let name = type.path.last, type.path.count == 1 else { return value }
    switch value {
    case .integer(let number, let own):
      if fractions.contains(name) {
        guard own == nil else { throw Refusal(reason: "a whole number is not a \(name)") }
        return .fraction(Double(number))
      }
      guard let wanted = SwiftIntegerType(name), own == nil || own == wanted else {
        throw Refusal(reason: "a whole number is not a \(name)")
      }
      guard wanted.holds(number) else {
        throw Refusal(reason: "\(number) is out of the range of \(name)")
      }
      return .integer(number, wanted)
    case .tuple: throw Refusal(reason: "a tuple is not a \(name)")
    default: return value
    }
  }

  /// Types of fractions.
  static let fractions: Set<String> = ["Double", "CGFloat", "Float"]
}
