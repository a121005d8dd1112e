import DesignTokens
import SourceText

/// Evaluates every property that is a color or a text style, for every choice that it depends on.
struct SwiftTokenCollector {
  let program: SwiftProgram
  var evaluator: SwiftEvaluator
  let kinds: SwiftKinds
  let initialValues: SwiftInitialValues
  let unknown: SwiftUnknownValues
  var tokens: [SwiftSourceToken] = []
  /// Finds the tokens by their names.
  var tokenIndex = TextIndex()
  /// The themes, or parts of them, that are not read.
  var unreadThemes: [UnreadTheme] = []
  /// For types with a visible instance, the properties that it was given.
  var given: [Int: Set<String>] = [:]
  private(set) var variants: [Int: [Int]] = [:]
  /// What one of them holds at least.
  private(set) var variantKinds: [Int: SwiftKinds.Kind] = [:]

  /// How many values one property may have: choices multiply.
  static let valueLimit = 4096
  /// How deep initializers may nest in initializers.
  private static let groupLimit = 8

  /// - Parameters:
  ///   - schemes: the groups that are variants of others in a scheme, and no themes.
  ///   - usesInstances: whether instances may be themes.
  init(
    _ evaluator: SwiftEvaluator, schemes: [SchemeGroups] = [], usesInstances: Bool = true
  ) {
    self.evaluator = evaluator
    program = evaluator.program
    let families = usesInstances ? SwiftThemeInstances(program).families : []
    kinds = SwiftKinds(evaluator)
    initialValues = SwiftInitialValues(program, kinds)
    unknown = SwiftUnknownValues(evaluator, kinds)
    variants = conditionalGroups()
    adoptThemes(among: families, schemes)
    for (index, group) in variants where group[0] == index {
      var kind = SwiftKinds.Kind.none
      for member in group { kind = max(kind, self.kinds.kinds[member]) }
      for member in group { variantKinds[member] = kind }
    }
  }

  /// The flags of `#if` that values may depend on, in order.
  var flags: [String] {
    let declared = variants.keys.flatMap { index in
      program.properties[index].declaration.branches.flatMap(\.condition.flags)
    }
    return evaluator.flags.union(declared).sorted()
  }

  /// Collects the tokens in the order of their declarations.
  mutating func collect() {
    let repeated = repetitions()
    collectThemes()
    for index in program.properties.indices
    where kind(of: index) > .none && hasValue(index) && !isPartOfTheme(index) {
      let property = program.properties[index]
      guard property.parameters == nil || program.isOnly(index) else { continue }
      var context = context(of: index)
      if let theme = evaluator.themes.conformers[property.scope],
        evaluator.themes.isShared(property.declaration.name, of: property.scope, program)
      {
        context.choices[.theme] = theme
      }
      if let reason = repeated[index] ?? reasonNotToRead(index) {
        fail(name(of: index, [], context), reason, index)
        continue
      }
      var count = 0
      if let variants = variants[index] {
        // The first collects all.
        if variants[0] == index { collect(oneOf: variants, context, &count) }
      } else {
        collect(index, context, labels: [], of: nil, &count)
      }
    }
  }

  /// Where the value of a property stands, and the parameters of a function.
  func context(of index: Int) -> SwiftContext {
    let property = program.properties[index]
    var context = SwiftContext(document: property.document, scope: property.scope)
    for parameter in property.parameters ?? [] {
      context.locals[parameter.name] = .parameter(parameter.type)
    }
    return context
  }

  private func hasValue(_ index: Int) -> Bool {
    if let variants = variants[index], variants.count > 1 {
      return variants.contains(where: isGiven)
    }
    return isGiven(index)
  }

  private func isGiven(_ index: Int) -> Bool {
    switch program.properties[index].declaration.source {
    case .initial, .computed: true
    case .elsewhere:
      kinds.kinds[index] == .color && initialValues[index]?.expression != nil
        && SwiftEvaluator.stateWrappers.isDisjoint(
          with: program.properties[index].declaration.attributes)
    case .requirement: false
    }
  }

  func reasonNotToRead(_ index: Int) -> String? {
    let property = program.properties[index]
    if let reason = evaluator.obstacle(index) { return reason }
    if let type = property.declaration.type, SwiftKinds.holdsColors(type) {
      return "its type is \(type.text.prefix(40))"
    }
    if let other = initialValues[index], other.expression == nil || hasFirstValue(index) {
      return "an initializer gives it another value in line \(other.span.start.line)"
    }
    return nil
  }

  private func hasFirstValue(_ index: Int) -> Bool {
    if case .elsewhere = program.properties[index].declaration.source { false } else { true }
  }

  /// Properties that would give the same token, with what to say of them.
  private func repetitions() -> [Int: String] {
    var groups: [String: [Int]] = [:]
    for index in program.properties.indices
    where kind(of: index) > .none && hasValue(index) && variants[index] == nil
      && program.properties[index].parameters == nil
    {
      let property = program.properties[index]
      groups["\(property.scope).\(property.declaration.name)", default: []].append(index)
    }
    var reasons: [Int: String] = [:]
    for group in groups.values where group.count > 1 {
      for index in group {
        let other = program.span(of: group[0] == index ? group[1] : group[0])
        reasons[index] = "it is declared in \(other.file.path):\(other.start.line) too"
      }
    }
    return reasons
  }

  // MARK: Values

  /// The name of the token of a property, or of what lies in its value.
  func name(of index: Int, _ labels: [String], _ context: SwiftContext) -> String {
    let names = evaluator.lookup.tokenNames(of: index, context, evaluator.themes)
    return ([names[0]] + labels).joined(separator: ".")
  }

  /// Collects a property's values, or those of an argument in its value, for all choices that are not
  /// made yet.
  mutating func collect(
    _ index: Int, _ context: SwiftContext, labels: [String],
    of argument: Argument?, _ count: inout Int
  ) {
    count += 1
    guard count <= Self.valueLimit else {
      // Reported once, whatever follows.
      guard count == Self.valueLimit + 1 else { return }
      let reason = "its property has more than \(Self.valueLimit) values"
      return fail(name(of: index, labels, context), reason, index)
    }
    do throws(SwiftStop) {
      let value = try value(of: index, context, argument)
      if case .group(let arguments) = value.leaf {
        collect(arguments, in: value, of: index, context, labels: labels, &count)
      } else {
        append(value, named: name(of: index, labels, context), index)
      }
    } catch {
      switch error {
      case .notRead(let reason):
        let name = name(of: index, labels, context)
        if context.instance == nil {
          fail(name, reason, index, context.choices)
        } else {
          appendUnreadable(
            reason, named: name, index, argument?.value, argument?.context ?? context)
        }
      case .notCompiled: break
      case .needs(let axis):
        for choice in evaluator.contexts(of: axis) {
          var chosen = context
          chosen.choices[axis] = choice
          var argument = argument
          argument?.context.choices[axis] = choice
          collect(index, chosen, labels: labels, of: argument, &count)
        }
      }
    }
  }

  struct Reached {
    let leaf: SwiftEvaluator.Leaf
    let expression: SwiftExpression
    /// Where the literal in it stands; nil if it has none.
    let origin: Range<Int>?
    let context: SwiftContext
    /// Whether it is a call and no array.
    let isCall: Bool
    /// The type that a call makes, where the source declares it.
    let scope: Int?
  }

  /// An argument in the value of a property.
  struct Argument {
    let value: SwiftExpression
    var context: SwiftContext
    /// The color type, and the other type of the source, that it is for.
    let type: SwiftColorType?
    let scope: Int?
  }

  private mutating func value(
    of index: Int, _ context: SwiftContext,
    _ argument: Argument?
  ) throws(SwiftStop) -> Reached {
    var found: (SwiftExpression, SwiftContext)
    var type = kinds.declaredType(of: index)
    var scope = evaluator.lookup.typeScope(of: index)
    if let argument {
      (type, scope) = (argument.type, argument.scope)
      found = try evaluator.reached(from: argument.value, argument.context)
    } else {
      switch program.properties[index].declaration.source {
      case .initial(let initial): found = try evaluator.reached(from: initial, context)
      case .computed(let code): found = try evaluator.reached(inBody: code, context)
      case .elsewhere, .requirement:
        guard context.instance == nil, let given = initialValues[index]?.expression else {
          throw .notRead("it has no value here")
        }
        var inner = context
        inner.document = given.document
        found = try evaluator.reached(from: given.value, inner)
      }
    }
    if let scope, case .call(let callee, let arguments) = found.0.kind,
      case .member(nil, "init") = callee.kind, SwiftEvaluator.pair(of: arguments) != nil
    {
      // `.init(light: .red, dark: .blue)` of a type of the source.
      found.0 = found.0.of(program.scopes[scope].path)
    }
    if argument == nil, kind(of: index) == .textStyle {
      try requireTextStyle(found.0, found.1)
    }
    let leaf = try evaluator.leaf(found.0, as: type, found.1)
    var origin: Range<Int>?
    if case .color(.literal) = leaf { origin = evaluator.origin }
    var isCall = false
    if case .call(let callee, _) = found.0.kind {
      isCall = true
      scope = evaluator.constructed(by: callee, expecting: scope, found.1)
    }
    return Reached(
      leaf: leaf, expression: found.0, origin: origin, context: found.1, isCall: isCall,
      scope: scope)
  }

  /// A font without a size of its own, such as `.body`, is not a text style that is read.
  private func requireTextStyle(
    _ expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) {
    if expression.path != nil { return }
    if case .call(let callee, let arguments) = expression.kind,
      SwiftEvaluator.isTextStyle(callee, arguments)
        || evaluator.isGroup(callee, arguments, context)
    {
      return
    }
    throw .notRead("'\(evaluator.text(expression, context))' is not a text style that is read")
  }

  /// The arguments that are colors: by the type of the property that they are for, by their labels, or
  /// by what they are.
  private mutating func collect(
    _ arguments: [SwiftArgument], in value: Reached, of index: Int, _ context: SwiftContext,
    labels: [String], _ count: inout Int
  ) {
    guard labels.count < Self.groupLimit else { return }
    let isArrayOfColors =
      !value.isCall && arguments.contains { isColorful($0.value, expecting: nil, value.context) }
    for argument in arguments {
      let label = argument.label ?? ""
      if let made = value.scope, value.isCall { given[made, default: []].insert(label) }
      var type = value.isCall ? nil : kinds.declaredType(of: index)
      var scope: Int?
      if let made = value.scope, value.isCall,
        let property = program.scopes[made].properties[label]?.first
      {
        type = kinds.declaredType(of: property)
        scope = evaluator.lookup.typeScope(of: property)
      }
      guard
        type != nil || isArrayOfColors
          || isColorful(argument.value, expecting: scope, value.context)
      else {
        if unknown.isUnknown(label, of: value.scope),
          unknown.mayBeColor(argument.value, value.context)
        {
          let reason = unknown.reason(argument.value, value.context)
          fail(name(of: index, labels + [label], context), reason, index, context.choices)
        }
        continue
      }
      collect(
        index, context, labels: labels + [label],
        of: Argument(value: argument.value, context: value.context, type: type, scope: scope),
        &count)
    }
  }
}
