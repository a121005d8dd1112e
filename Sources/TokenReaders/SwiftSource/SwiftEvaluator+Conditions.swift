import SourceText

/// Evaluates `if`, `? :` and `switch`.
extension SwiftEvaluator {
  /// Whether a condition is true for the chosen contexts.
  mutating func isTrue(
    _ condition: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> Bool {
    try spend(context)
    switch condition.kind {
    case .boolean(let flag): return flag
    case .prefix("!", let operand): return try !isTrue(operand, context)
    case .binary("&&", let left, let right):
      return try isTrue(left, context) ? try isTrue(right, context) : false
    case .binary("||", let left, let right):
      return try isTrue(left, context) ? true : try isTrue(right, context)
    case .binary("==", let left, let right): return try isEqual(left, right, context)
    case .binary("!=", let left, let right): return try !isEqual(left, right, context)
    case .compiled(let branches): return try isTrue(chosen(of: branches, context), context)
    case .name, .member:
      // A name with a value in the source tells nothing about the scheme.
      if let found = try declaredValue(of: condition, context) {
        return try isTrue(found.value, found.context)
      }
      switch condition.memberName {
      case "isDark"?, "isDarkMode"?: return try choice(.scheme, context) == "dark"
      case "isLight"?, "isLightMode"?: return try choice(.scheme, context) == "light"
      default: break
      }
    default: break
    }
    throw .notRead("it depends on '\(text(condition, context))'")
  }

  private mutating func isEqual(
    _ subject: SwiftExpression, _ value: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> Bool {
    guard case .member(_, let name) = value.kind else {
      throw .notRead("it depends on '\(text(subject, context))'")
    }
    if let constant = try constantCase(subject, context) { return constant == name }
    let (axis, chosen) = try axis(of: subject, cases: [name], isExhaustive: false, context)
    guard let wanted = chosen[name] else {
      throw .notRead("'\(name)' is not a value of '\(text(subject, context))'")
    }
    return try choice(axis, context) == wanted
  }

  // MARK: Axes

  /// The axis along which a subject varies, and which context of it each case is.
  ///
  /// - Parameters:
  ///   - cases: the cases that the subject is held against.
  ///   - isExhaustive: whether there can be no others.
  private mutating func axis(
    of subject: SwiftExpression, cases: [String], isExhaustive: Bool, _ context: SwiftContext
  ) throws(SwiftStop) -> (SwiftAxis, [String: String]) {
    let enumeration = try enumeration(of: subject, context)
    let declared = enumeration.scope.map { program.scopes[$0].cases } ?? []
    let all = Set(cases).union(declared)
    let words = Set(enumeration.names.flatMap { SwiftThemes.words(of: $0) })
    let isScheme =
      !declared.isEmpty || !all.isDisjoint(with: ["aqua", "darkAqua"])
      || !words.isDisjoint(with: Self.schemeWords)
    if isScheme, all.isSubset(of: Self.schemes.keys) { return (.scheme, Self.schemes) }
    let isContrast = subject.memberName?.lowercased().hasSuffix("contrast") ?? false
    if isContrast, all.isSubset(of: Self.contrasts.keys) { return (.contrast, Self.contrasts) }
    let isTheme = !words.isDisjoint(with: SwiftThemes.words)
    if let scope = enumeration.scope, enumeration.isItself,
      isPlainEnumeration(scope, named: enumeration.names)
    {
      return (
        .cases(scope: scope), Dictionary(uniqueKeysWithValues: Set(declared).map { ($0, $0) })
      )
    }
    let subjectText = text(subject, context)
    guard isTheme else {
      throw .notRead("it depends on '\(subjectText)', which is neither a scheme nor a theme")
    }
    guard !declared.isEmpty || isExhaustive else {
      throw .notRead("the other values of '\(subjectText)' are not declared here")
    }
    let contexts = declared.isEmpty ? cases : declared
    let name = enumeration.names.first ?? subjectText
    guard themes.adopt(name, cases: contexts) else {
      throw .notRead("it depends on '\(subjectText)', and the themes are '\(themes.owner ?? "")'")
    }
    return (.theme, Dictionary(uniqueKeysWithValues: Set(contexts).map { ($0, $0) }))
  }

  /// Whether an enumeration is neither a scheme nor a theme, as the names of it and of its variable
  /// tell.
  func isPlainEnumeration(_ scope: Int, named names: [String]) -> Bool {
    let words = Set(names.flatMap { SwiftThemes.words(of: $0) })
    let cases = Set(program.scopes[scope].cases)
    return !cases.isEmpty && words.isDisjoint(with: SwiftThemes.words)
      && !cases.isSubset(of: Self.schemes.keys)
  }

  /// Words in the names of what is light or dark; a font's weight is light too.
  private static let schemeWords: Set<String> = [
    "scheme", "appearance", "style", "mode", "theme", "traits", "trait", "interface",
  ]
  private static let schemes = [
    "light": "light", "dark": "dark", "aqua": "light", "darkAqua": "dark",
  ]
  private static let contrasts = [
    "standard": "standard", "normal": "standard", "increased": "increased", "high": "increased",
  ]

  /// The enumeration that a subject is of, where the source declares it; the names by which one may
  /// know what it is; whether the subject is the enumeration's own `self`, or a parameter.
  private func enumeration(
    of subject: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> (scope: Int?, names: [String], isItself: Bool) {
    if case .binary("??", let first, _) = subject.kind {
      return try enumeration(of: first, context)
    }
    guard let path = subject.path else { return (nil, [], false) }
    if path.count == 1, let local = context.locals[path[0]] {
      switch local {
      case .parameter(let type):
        return (
          program.type(type.path, from: context.scope),
          [type.path.last, path[0]].compactMap { $0 },
          true
        )
      case .value(let value, let place, _, _):
        return try enumeration(of: value, context.entering(place))
      case .unset: return (nil, [], false)
      }
    }
    if path == ["self"] {
      let scope = context.scope
      return (scope, [program.scopes[scope].path.last ?? ""], true)
    }
    let variable = path.last ?? ""
    guard case .property(let index, _)? = try target(path, context, isExact: true) else {
      return (nil, [variable], false)
    }
    if let given = try context.given(to: index) {
      return try enumeration(of: given.value, given.context)
    }
    let property = program.properties[index]
    let typeName = property.declaration.type?.path.last
    let scope = lookup.typeScope(of: index)
    return (scope, [typeName, variable].compactMap { $0 }, false)
  }

  // MARK: Switches

  /// The case of a `switch` that follows from what is chosen.
  mutating func chosen(
    of cases: [SwiftCase], _ subject: SwiftExpression, _ range: Range<Int>,
    _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftCase {
    if let constant = try constantCase(subject, context) {
      for item in cases {
        guard let patterns = item.patterns else {
          throw .notRead("a case of its 'switch' is more than a value")
        }
        if patterns.isEmpty { return item }
        for pattern in patterns {
          let name = try names(in: pattern, count: 1)[0]
          if name == nil || name == constant { return item }
        }
      }
      throw .notRead("its 'switch' has no case for '\(constant)'")
    }
    let key = Place(document: context.document, range: range)
    let table: SwiftSwitch
    if let known = switches[key] {
      table = known
    } else {
      table = try makeSwitch(cases, subject, context)
      switches[key] = table
    }
    var values: [String] = []
    for axis in table.axes { values.append(try choice(axis, context)) }
    guard let index = table.index(of: values) else {
      throw .notRead("its 'switch' has no case for '\(values.joined(separator: ", "))'")
    }
    return cases[index]
  }

  private mutating func makeSwitch(
    _ cases: [SwiftCase], _ subject: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftSwitch {
    var subjects = [subject]
    if case .tuple(let elements) = subject.kind { subjects = elements }
    // For each case its alternatives, each a name for every subject and nil for whatever it is.
    var rows: [[[String?]]] = []
    for item in cases {
      guard let patterns = item.patterns else {
        throw .notRead("a case of its 'switch' is more than a value")
      }
      var alternatives: [[String?]] = []
      for pattern in patterns { alternatives.append(try names(in: pattern, count: subjects.count)) }
      rows.append(patterns.isEmpty ? [subjects.map { _ in nil }] : alternatives)
    }
    var axes: [SwiftAxis] = []
    var contexts: [[String: String]] = []
    for (position, subject) in subjects.enumerated() {
      var names: [String] = []
      var isExhaustive = true
      for name in rows.joined().map({ $0[position] }) {
        if let name {
          if !names.contains(name) { names.append(name) }
        } else {
          isExhaustive = false
        }
      }
      // Values that the system never has.
      names.removeAll { $0 == "unspecified" }
      let (axis, known) = try axis(
        of: subject, cases: names, isExhaustive: isExhaustive && !names.isEmpty, context)
      axes.append(axis)
      contexts.append(known)
    }
    return SwiftSwitch(axes: axes, rows: rows, contexts: contexts)
  }

  private func names(in pattern: SwiftExpression, count: Int) throws(SwiftStop) -> [String?] {
    var elements = [pattern]
    if case .tuple(let parts) = pattern.kind { elements = parts }
    guard elements.count == count else {
      throw .notRead("a case of its 'switch' is more than a value")
    }
    var names: [String?] = []
    for element in elements {
      switch element.kind {
      case .name("_"): names.append(nil)
      case .member(_, let name): names.append(name)
      default: throw .notRead("a case of its 'switch' is more than a value")
      }
    }
    return names
  }
}
