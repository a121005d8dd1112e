import SourceText

/// Evaluates every property that is a color or a text style, for every choice that it depends on.
struct SwiftTokenCollector {
  let program: SwiftProgram
  private(set) var evaluator: SwiftEvaluator
  let kinds: SwiftKinds
  let initialValues: SwiftInitialValues
  let unknown: SwiftUnknownValues
  private(set) var tokens: [SwiftSourceToken] = []
  /// For types with a visible instance, the properties that it was given.
  private(set) var given: [Int: Set<String>] = [:]
  private var indices: [String: Int] = [:]
  private var variants: [Int: [Int]] = [:]
  /// What one of them holds at least.
  private var variantKinds: [Int: SwiftKinds.Kind] = [:]

  /// How many values one property may have: choices multiply.
  private static let valueLimit = 4096
  /// How deep initializers may nest in initializers.
  private static let groupLimit = 8

  init(_ evaluator: SwiftEvaluator) {
    self.evaluator = evaluator
    program = evaluator.program
    kinds = SwiftKinds(evaluator)
    initialValues = SwiftInitialValues(program, kinds)
    unknown = SwiftUnknownValues(evaluator, kinds)
    variants = conditionalGroups()
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
    for index in program.properties.indices where kind(of: index) > .none && hasValue(index) {
      let property = program.properties[index]
      var context = SwiftContext(document: property.document, scope: property.scope)
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

  /// Collects what the one of several declarations gives that is compiled.
  private mutating func collect(
    oneOf variants: [Int], _ context: SwiftContext, _ count: inout Int
  ) {
    count += 1
    guard count <= Self.valueLimit else {
      return collect(variants[0], context, labels: [], of: nil, &count)
    }
    var context = context
    do throws(SwiftStop) {
      var active: [Int] = []
      for index in variants {
        let branches = program.properties[index].declaration.branches
        if try evaluator.lookup.conditions.holds(branches, context) { active.append(index) }
      }
      guard let index = active.first else { return }
      context.document = program.properties[index].document
      if active.count > 1 {
        let place = program.span(of: active[1])
        fail(
          name(of: index, [], context),
          "it is declared in \(place.file.path):\(place.start.line) too", index,
          context.choices)
      } else if let reason = reasonNotToRead(index) {
        fail(name(of: index, [], context), reason, index, context.choices)
      } else {
        collect(index, context, labels: [], of: nil, &count)
      }
    } catch {
      guard case .needs(let axis) = error else { return }
      for choice in evaluator.contexts(of: axis) {
        var chosen = context
        chosen.choices[axis] = choice
        collect(oneOf: variants, chosen, &count)
      }
    }
  }

  /// For each property that `#if` may leave out, all declarations of its name in its type.
  private func conditionalGroups() -> [Int: [Int]] {
    var groups: [Int: [Int]] = [:]
    for scope in program.scopes {
      for all in scope.properties.values {
        let values = all.filter { !isRequirement($0) }
        guard values.contains(where: { !program.properties[$0].declaration.branches.isEmpty })
        else { continue }
        for index in values { groups[index] = values }
      }
    }
    return groups
  }

  private func isRequirement(_ index: Int) -> Bool {
    if case .requirement = program.properties[index].declaration.source { true } else { false }
  }

  /// What a property holds, or another declaration in its place.
  private func kind(of index: Int) -> SwiftKinds.Kind {
    variantKinds[index] ?? kinds.kinds[index]
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

  private func reasonNotToRead(_ index: Int) -> String? {
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
    where kind(of: index) > .none && hasValue(index) && variants[index] == nil {
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
  private func name(of index: Int, _ labels: [String], _ context: SwiftContext) -> String {
    let names = evaluator.lookup.tokenNames(of: index, context, evaluator.themes)
    return ([names[0]] + labels).joined(separator: ".")
  }

  /// Collects a property's values, or those of an argument in its value, for all choices that are not
  /// made yet.
  private mutating func collect(
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
        fail(name(of: index, labels, context), reason, index, context.choices)
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

  private struct Reached {
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
  private struct Argument {
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
    let found: (SwiftExpression, SwiftContext)
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
        guard let given = initialValues[index]?.expression else {
          throw .notRead("it has no value here")
        }
        var inner = context
        inner.document = given.document
        found = try evaluator.reached(from: given.value, inner)
      }
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
      scope = constructed(by: callee, expecting: scope, found.1)
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

  // MARK: Results

  private mutating func append(_ value: Reached, named name: String, _ index: Int) {
    let position = position(of: name, index)
    if let other = tokens[position].values.first?.property, other != index, !isTheme(index),
      variants[index]?.contains(other) != true
    {
      let place = program.span(of: other)
      return fail(name, "it is declared in \(place.file.path):\(place.start.line) too", index)
    }
    let scope = program.properties[index].scope
    tokens[position].values.append(
      SwiftSourceToken.Value(
        leaf: value.leaf, choices: value.context.choices,
        isOverride: evaluator.themes.conformers[scope] != nil, document: value.context.document,
        range: value.expression.range, origin: value.origin ?? value.expression.range,
        property: index))
  }

  /// Whether a property is a theme's, or what the protocol gives to all themes.
  private func isTheme(_ index: Int) -> Bool {
    let scope = program.properties[index].scope
    return evaluator.themes.conformers[scope] != nil || scope == evaluator.themes.protocolScope
  }

  /// Nothing of a token is used where one value of it is not read: another would stand in for it.
  private mutating func fail(
    _ name: String, _ reason: String, _ index: Int, _ choices: [SwiftAxis: String] = [:]
  ) {
    let position = position(of: name, index)
    // One reason for each choice of what is compiled will do.
    let flags = choices.filter { $0.key.flag != nil }
    guard !tokens[position].failures.contains(where: { $0.choices == flags }) else { return }
    tokens[position].failures.append(
      SwiftSourceToken.Failure(reason: reason, choices: flags, property: index))
  }

  private mutating func position(of name: String, _ index: Int) -> Int {
    if let known = indices[name] { return known }
    indices[name] = tokens.count
    tokens.append(
      SwiftSourceToken(
        name: name, isCertain: kind(of: index) != .perhapsColor,
        isTextStyle: kind(of: index) == .textStyle))
    return tokens.count - 1
  }
}
