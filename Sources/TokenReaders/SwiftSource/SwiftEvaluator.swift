import ColorMath
import DesignTokens
import SourceText

/// Evaluates expressions for one choice on each axis that they depend on.
///
/// Other tokens are referenced, not evaluated; numbers and strings are evaluated through their
/// constants.
struct SwiftEvaluator {
  let program: SwiftProgram
  let lookup: SwiftLookup
  let hex: SwiftHex
  /// Which variables get another value than their declared one.
  let reassignments: SwiftReassignments
  /// The themes; enumerations used in switches are added.
  var themes: SwiftThemes
  /// Whether a color of the system was met, whose value under increased contrast is not known.
  var metSystemColor = false
  /// Where the literal stands that the color met last comes from: byte offsets in the document of its
  /// expression; nil for another token's.
  private(set) var origin: Range<Int>?
  /// The flags of `#if` that were met in expressions and bodies.
  var flags: Set<String> = []
  /// The first color whose digits are read as is usual, because no source says what is done with them.
  var assumption: SourceSpan?
  /// The constants that others are instances by.
  var usedInstances: Set<Int> = []
  /// The bodies read so far.
  private var bodies: [Body: [SwiftStatement]] = [:]
  /// How many numbers, texts and conditions were evaluated since the expression began that is read.
  private var spent = 0
  private static let spendLimit = 1 << 14
  /// For switches met so far, by document and range, which case follows from which values.
  var switches: [Place: SwiftSwitch] = [:]

  private struct Body: Hashable {
    let document: Int
    let code: SwiftCode
  }

  /// A range of bytes in a document.
  struct Place: Hashable {
    let document: Int
    let range: Range<Int>
  }

  init(
    program: SwiftProgram, hex: SwiftHex, conditions: ConditionChoices = ConditionChoices(),
    symbols: SwiftAssetSymbols, isColorToken: @escaping (String) -> Bool
  ) {
    self.program = program
    self.hex = hex
    lookup = SwiftLookup(
      program: program, conditions: SwiftConditions(choices: conditions), symbols: symbols,
      isColorToken: isColorToken)
    themes = SwiftThemes(program)
    reassignments = SwiftReassignments(lookup, themes)
  }

  /// The same before anything is read, with no protocol whose conforming types are themes.
  func withoutProtocolThemes() -> SwiftEvaluator {
    var evaluator = self
    evaluator.themes = SwiftThemes(program, usesProtocols: false)
    return evaluator
  }

  /// The contexts of an axis, in order.
  func contexts(of axis: SwiftAxis) -> [String] {
    switch axis {
    case .scheme: ["light", "dark"]
    case .contrast: ["standard", "increased"]
    case .theme: themes.contexts
    case .condition: ConditionChoices.contexts
    case .cases(let scope): program.scopes[scope].cases
    }
  }

  /// What is chosen on an axis; stops where nothing is yet.
  func choice(_ axis: SwiftAxis, _ context: SwiftContext) throws(SwiftStop) -> String {
    guard let choice = context.choices[axis] else { throw .needs(axis) }
    return choice
  }

  /// The source text of an expression, short enough for a message.
  func text(_ expression: SwiftExpression, _ context: SwiftContext) -> String {
    let bytes = program.documents[context.document].file.bytes[expression.range]
    let text = String(decoding: bytes.prefix(80), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count <= 40 && line.utf8.count == bytes.count ? line : line.prefix(40) + "…"
  }

  /// Counts what is evaluated: constants that use each other twice double it with each line.
  mutating func spend(_ context: SwiftContext) throws(SwiftStop) {
    spent = context.depth == 0 ? 1 : spent + 1
    guard spent <= Self.spendLimit else {
      throw .notRead("its value goes through the same constants too often")
    }
  }

  // MARK: Conditional compilation

  /// The expression that is compiled.
  mutating func chosen(
    of branches: [SwiftCompiledExpression], _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftExpression {
    for branch in branches { flags.formUnion(branch.condition.flags) }
    return try lookup.conditions.chosen(of: branches, context)
  }

  // MARK: Bodies

  /// What a body gives: of the statement that is reached, the value.
  mutating func result<Result>(
    of code: SwiftCode, _ context: SwiftContext,
    _ value: (inout SwiftEvaluator, SwiftExpression, SwiftContext) throws(SwiftStop) -> Result
  ) throws(SwiftStop) -> Result {
    var context = context
    guard let result = try run(statements(of: code, context), &context, value) else {
      throw .notRead("its body gives no value")
    }
    return result
  }

  private mutating func statements(
    of code: SwiftCode, _ context: SwiftContext
  ) -> [SwiftStatement] {
    let key = Body(document: context.document, code: code)
    if let known = bodies[key] { return known }
    let statements = program.documents[context.document].statements(of: code)
    bodies[key] = statements
    return statements
  }

  private mutating func run<Result>(
    _ statements: [SwiftStatement], _ context: inout SwiftContext,
    _ value: (inout SwiftEvaluator, SwiftExpression, SwiftContext) throws(SwiftStop) -> Result
  ) throws(SwiftStop) -> Result? {
    var declared: Set<String> = []
    for (index, statement) in statements.enumerated() {
      switch statement.kind {
      case .other(let what): throw .notRead("its body has \(what)")
      case .compiled(let branches):
        for branch in branches { flags.formUnion(branch.condition.flags) }
        for branch in branches where try lookup.conditions.holds(branch.condition, context) {
          // The constants that are declared there are seen after it.
          let assigned = context.assigned
          context = try context.deeper()
          context.assigned = assigned
          let inner = self.statements(of: branch.body, context)
          if index < statements.count - 1, let last = inner.last, case .value(_, false) = last.kind
          {
            throw .notRead("its body does more than give a value")
          }
          if let reached = try run(inner, &context, value) { return reached }
          break
        }
      case .constant(let name, let constant):
        context.locals[name] = .value(constant, in: context, isOwn: true)
        declared.insert(name)
      case .variable(let name):
        context.locals[name] = .unset
        declared.insert(name)
      case .assignment(let name, let value):
        guard context.locals[name] != nil else {
          throw .notRead("its body assigns to '\(name)'")
        }
        context.locals[name] = .value(value, in: context, isOwn: true)
        if !declared.contains(name) { context.assigned.insert(name) }
      case .value(let expression, let isReturn):
        guard isReturn || index == statements.count - 1 else {
          throw .notRead("its body does more than give a value")
        }
        return try value(&self, expression, context)
      case .choice(let subject, let cases):
        let chosen = try self.chosen(of: cases, subject, statement.range, context)
        let found = try self.run(
          chosen.body, isLast: index == statements.count - 1, &context, declared, value)
        if let found { return found }
      case .condition(let condition, let first, let second):
        let holds = try isTrue(condition, context)
        if let body = holds ? first : second {
          let found = try self.run(
            body, isLast: index == statements.count - 1, &context, declared, value)
          if let found { return found }
        }
      }
    }
    return nil
  }

  /// A body within a body, whose constants are its own, and which may assign to variables around it.
  private mutating func run<Result>(
    _ body: SwiftCode, isLast: Bool, _ context: inout SwiftContext, _ declared: Set<String>,
    _ value: (inout SwiftEvaluator, SwiftExpression, SwiftContext) throws(SwiftStop) -> Result
  ) throws(SwiftStop) -> Result? {
    var inner = try context.deeper()
    let statements = statements(of: body, inner)
    if !isLast, let last = statements.last, case .value(_, false) = last.kind {
      throw .notRead("its body does more than give a value")
    }
    if let found = try run(statements, &inner, value) { return found }
    for name in inner.assigned {
      context.locals[name] = inner.locals[name]
      if !declared.contains(name) { context.assigned.insert(name) }
    }
    return nil
  }

  /// Notes where the literal stands that the color met last comes from.
  mutating func noteOrigin(_ range: Range<Int>?) { origin = range }

  // MARK: Colors

  /// The color of an expression where a color of a type is expected; notes its ``origin``.
  mutating func color(
    _ expression: SwiftExpression, as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    origin = nil
    let found = try colorWithin(expression, as: type, context)
    // The innermost expression that is a color holds the literal.
    if case .literal = found, origin == nil { origin = expression.range }
    return found
  }

  /// The color of a hexadecimal literal that stands where a color is expected; notes its ``origin``.
  mutating func hexColor(
    standingAlone expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    let color = try hexColor(expression, context)
    origin = expression.range
    return .literal(ColorLiteral(color))
  }

  private mutating func colorWithin(
    _ expression: SwiftExpression, as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    switch expression.kind {
    case .name(let name):
      if let local = try context.followed(name) {
        let found = try color(local.value, as: type, local.context)
        // What stands elsewhere is no literal of this place.
        if !local.isOwn { origin = nil }
        return found
      }
      return try color(named: expression, as: type, context)
    case .member(nil, let name):
      return try color(of: lookup.member(of: type, named: name, context, themes), context)
    case .member(let base?, "cgColor"), .member(let base?, "uiColor"):
      return try color(base, as: type, context)
    case .member(let base?, let name):
      if let found = try color(name, ofPair: base, as: type, context) { return found }
      return try color(named: expression, as: type, context)
    case .call(let callee, let arguments):
      return try color(calling: callee, arguments, as: type, context)
    case .macro("colorLiteral", let arguments):
      return .literal(try components(arguments, in: .srgb, context))
    case .ternary(let condition, let first, let second):
      return try color(isTrue(condition, context) ? first : second, as: type, context)
    case .statement(let statement):
      var inner = try context.deeper()
      let found = try run([statement], &inner) { evaluator, value, context throws(SwiftStop) in
        try evaluator.color(value, as: type, context)
      }
      guard let found else { throw .notRead("its 'if' gives no value where it does not hold") }
      return found
    case .binary("??", let first, _): return try color(first, as: type, context)
    case .compiled(let branches):
      return try color(chosen(of: branches, context), as: type, context)
    case .element: throw .notRead("it is a subscript")
    case .other(let what): throw .notRead("it is \(what)")
    default: throw .notRead("'\(text(expression, context))' is not a color")
    }
  }

  /// The color of a dotted name.
  private mutating func color(
    named expression: SwiftExpression, as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    let text = self.text(expression, context)
    if let symbol = expression.symbol, let token = try lookup.symbols.token(of: symbol) {
      return .token(names: [token], steps: [])
    }
    guard let path = expression.path else {
      throw .notRead(
        text.hasPrefix(".") ? "'\(text)' is not evaluated" : "'\(text)' goes through a call")
    }
    guard let target = try target(path, context) else {
      if let color = try color(ofCase: expression, as: type, context) { return color }
      throw .notRead(text == "nil" ? "it is 'nil'" : "'\(text)' is not declared here")
    }
    return try color(of: target, context)
  }

  private mutating func color(
    of target: SwiftTarget, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    switch target {
    case .property(_, let names), .part(let names, _, _): return .token(names: names, steps: [])
    case .earlier(let name): return .token(names: [name], steps: [])
    case .type(let scope): throw .notRead("'\(program.scopes[scope].name)' is a type")
    case .framework(let type, let name):
      if let pure = SwiftFrameworkColor.pure(name, of: type) { return .literal(pure) }
      if type == .color, name == "accentColor", lookup.isColorToken("AccentColor") {
        return .token(names: ["AccentColor"], steps: [])
      }
      guard let system = SwiftFrameworkColor.system(name, of: type) else {
        if let token = try lookup.symbols.token(of: [name]) {
          return .token(names: [token], steps: [])
        }
        throw .notRead("the value of '\(type.name).\(name)' is not known here")
      }
      metSystemColor = true
      return .literal(system.color(isDark: try choice(.scheme, context) == "dark"))
    }
  }
}
