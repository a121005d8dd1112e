import DesignTokens
import SourceText

/// Finds what names lead to, as Swift does: in the type they stand in, in those around it, in what
/// these conform to.
struct SwiftLookup {
  let program: SwiftProgram
  let conditions: SwiftConditions
  /// Whether a source that was read before has a color of the name.
  let isColorToken: (String) -> Bool
  /// The symbols of the asset catalogs that were read before.
  let symbols: SwiftAssetSymbols

  /// The classes that have subclasses with properties in the place of inherited ones.
  private let overridden: Set<Int>

  init(
    program: SwiftProgram, conditions: SwiftConditions,
    symbols: SwiftAssetSymbols, isColorToken: @escaping (String) -> Bool
  ) {
    self.program = program
    self.symbols = symbols
    self.conditions = conditions
    self.isColorToken = isColorToken
    overridden = Set(
      program.scopes.indices.filter { Self.overrides($0, program) }.flatMap {
        program.protocols(of: $0)
      })
  }

  /// Whether a class has properties in the place of inherited ones.
  static func overrides(_ scope: Int, _ program: SwiftProgram) -> Bool {
    program.scopes[scope].properties.values.joined().contains {
      program.properties[$0].declaration.isOverride
    }
  }

  /// Everything that a dotted name may lead to, whatever is compiled and chosen.
  func targets(
    _ path: [String], in context: SwiftContext, _ themes: SwiftThemes
  ) -> [SwiftTarget] {
    var context = context
    (context.isLenient, context.isExact) = (true, true)
    var open = [context]
    var found: [SwiftTarget] = []
    // Few names are declared under many conditions at once.
    while let next = open.popLast(), found.count + open.count < 64 {
      do throws(SwiftStop) {
        if let target = try target(path, in: next, themes) { found.append(target) }
      } catch {
        guard case .needs(let axis) = error else { continue }
        for choice in ConditionChoices.contexts.reversed() {
          var chosen = next
          chosen.choices[axis] = choice
          open.append(chosen)
        }
      }
    }
    return found
  }

  /// What a dotted name leads to; nil for nothing that is known.
  func target(
    _ path: [String], in context: SwiftContext, _ themes: SwiftThemes
  ) throws(SwiftStop) -> SwiftTarget? {
    var path = path[...]
    if let first = path.first, path.count > 1, SwiftColorType.modules.contains(first),
      program.type([first], from: context.scope) == nil
    {
      path = path.dropFirst()
    }
    guard let first = path.first else { return nil }
    if first == "Self" || first == "self" {
      return try member(path.dropFirst(), of: context.scope, context, themes)
    }
    let order = program.lookupOrder(from: context.scope)
    var isKnown = false
    for (position, scope) in order.enumerated() {
      if let all = program.scopes[scope].properties[first] {
        isKnown = true
        let isAlone = path.count == 1 && !declares(first, in: order[(position + 1)...])
        if let property = try compiled(of: all, isAlone: isAlone, context) {
          try requireDispatch(to: scope, from: context.scope, isMember: false, context)
          return try part(path.dropFirst(), of: property, context, themes)
        }
      }
      if let type = program.scopes[scope].types[first] {
        if let found = try member(path.dropFirst(), of: type, context, themes) { return found }
        if SwiftColorType(path: [first]) == nil { return earlier(path) }
        break
      }
    }
    if isKnown { throw .notCompiled }
    if let type = try colorType([first], context), path.count == 2 {
      return try member(of: type, named: path[path.endIndex - 1], context, themes)
    }
    // Within an extension of a color type its own colors need no type before them.
    if path.count == 1, let type = SwiftColorType(path: program.scopes[context.scope].path) {
      return .framework(type, first)
    }
    return earlier(path)
  }

  /// What a member of a color type is, `.brand` as much as `Color.brand`: what the source adds to the
  /// type, else the framework's own.
  func member(
    of type: SwiftColorType, named name: String, _ context: SwiftContext, _ themes: SwiftThemes
  ) throws(SwiftStop) -> SwiftTarget {
    let extended = type == .color ? [type.name, "ShapeStyle"] : [type.name, "ColorResource"]
    for typeName in extended {
      if let scope = program.scopes[SwiftProgram.root].types[typeName],
        let all = program.scopes[scope].properties[name]
      {
        guard let property = try compiled(of: all, isAlone: true, context) else {
          throw .notCompiled
        }
        return try part([], of: property, context, themes)
      }
    }
    return .framework(type, name)
  }

  // MARK: Conditional compilation

  /// Which of the declarations of a name in one scope is compiled; the first where that makes no
  /// difference.
  ///
  /// - Parameter isAlone: whether all that is asked for is the name, which no scope around has.
  func compiled(
    of all: some Collection<Int>, isAlone: Bool, _ context: SwiftContext
  ) throws(SwiftStop) -> Int? {
    let isConditional = all.contains { !program.properties[$0].declaration.branches.isEmpty }
    if !isConditional || (isAlone && !context.isExact) { return all.first }
    for index in all {
      let branches = program.properties[index].declaration.branches
      if try conditions.holds(branches, context) { return index }
    }
    return nil
  }

  func declares(_ name: String, in scopes: ArraySlice<Int>) -> Bool {
    scopes.contains {
      program.scopes[$0].properties[name] != nil || program.scopes[$0].types[name] != nil
    }
  }

  /// The color type of a name, with the type aliases that are compiled.
  func colorType(
    _ path: [String], _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColorType? {
    var path = path
    for _ in 0..<8 {
      guard let first = path.first else { return nil }
      if let type = SwiftColorType(path: path) { return type }
      let aliases = program.aliases(of: first, from: context.scope)
      guard path.count == 1, !aliases.isEmpty else { return nil }
      var found: SwiftTypeName?
      for alias in aliases where found == nil {
        var isCompiled = aliases.count == 1
        if !isCompiled { isCompiled = try conditions.holds(alias.branches, context) }
        if isCompiled { found = alias.type }
      }
      guard let found else { throw .notCompiled }
      path = found.path
    }
    return nil
  }

  // MARK: Classes

  /// Stops where a class may have another value than the one that its superclass has.
  func requireDispatch(
    to owner: Int, from scope: Int, isMember: Bool, _ context: SwiftContext
  ) throws(SwiftStop) {
    guard !context.isLenient, program.scopes[owner].keyword == .class else { return }
    var inner: Int? = scope
    while let current = inner {
      if current == owner { return }
      let classes = [current] + program.protocols(of: current)
      if classes.contains(owner) {
        guard classes.contains(where: { $0 != owner && Self.overrides($0, program) }) else {
          return
        }
        throw .notRead(
          "'\(program.scopes[current].name)' overrides properties that it inherits from "
            + "'\(program.scopes[owner].name)'")
      }
      inner = isMember ? nil : program.scopes[current].parent
    }
  }

  func earlier(_ path: ArraySlice<String>) -> SwiftTarget? {
    let name = path.joined(separator: ".")
    return isColorToken(name) ? .earlier(name) : nil
  }

  // MARK: Members

  func member(
    _ rest: ArraySlice<String>, of scope: Int, _ context: SwiftContext, _ themes: SwiftThemes
  ) throws(SwiftStop) -> SwiftTarget? {
    guard let name = rest.first else { return .type(scope) }
    let owners = [scope] + program.protocols(of: scope)
    var isKnown = false
    for (position, owner) in owners.enumerated() {
      guard let all = program.scopes[owner].properties[name] else { continue }
      isKnown = true
      let isAlone = rest.count == 1 && !declares(name, in: owners[(position + 1)...])
      if let property = try compiled(of: all, isAlone: isAlone, context) {
        try requireDispatch(to: owner, from: scope, isMember: true, context)
        return try part(rest.dropFirst(), of: property, context, themes)
      }
    }
    if isKnown { throw .notCompiled }
    if let type = program.scopes[scope].types[name] {
      return try member(rest.dropFirst(), of: type, context, themes)
    }
    if program.scopes[scope].cases.contains(name), rest.count > 1 {
      return caseMember(rest, of: scope)
    }
    return nil
  }

  /// `Status.ok.color`: the property of a case.
  func caseMember(_ rest: ArraySlice<String>, of scope: Int) -> SwiftTarget? {
    guard rest.count == 2, let name = rest.last,
      let property = program.scopes[scope].properties[name]?.first
    else { return nil }
    let owner = program.scopes[scope].name
    return .part(
      names: ["\(owner).\(rest.joined(separator: "."))", "\(owner).\(name)"], of: property,
      inner: nil)
  }

  /// A property, or what lies in its value: a property of its type, or an argument of the initializer
  /// that it is given.
  func part(
    _ rest: ArraySlice<String>, of index: Int, _ context: SwiftContext, _ themes: SwiftThemes
  ) throws(SwiftStop) -> SwiftTarget {
    let property = program.properties[index]
    let owner = property.scope
    if themes.isShared(property.declaration.name, of: owner, program),
      !isWithin(owner, context.scope), !context.isLenient
    {
      throw .notRead(
        "'\(program.scopes[owner].name)' is one of several themes, and its "
          + "'\(property.declaration.name)' is used by name")
    }
    if !rest.isEmpty, themes.instances[index] != nil, !context.isLenient {
      throw .notRead(
        "'\(program.scopes[owner].name).\(property.declaration.name)' is one of several themes, and its "
          + "'\(rest.joined(separator: "."))' is used by name")
    }
    let names = tokenNames(of: index, context, themes)
    guard !rest.isEmpty else { return .property(index, names: names) }
    let partNames = names.map { "\($0).\(rest.joined(separator: "."))" }
    guard let type = typeScope(of: index) else {
      return .part(names: partNames, of: index, inner: nil)
    }
    if overridden.contains(type), property.declaration.type != nil, !context.isLenient {
      throw .notRead(
        "'\(property.declaration.name)' may belong to a class that overrides properties of "
          + "'\(program.scopes[type].name)'")
    }
    let isAlike = isInstanceAlike(index, of: type, themes)
    switch try member(rest, of: type, context, themes) {
    case .property(let inner, let innerNames)?
    where isAlike
      && (!isElsewhere(inner) || themes.paths[program.properties[inner].scope] != nil):
      return .property(inner, names: partNames + innerNames)
    case .property(let inner, _)?: return .part(names: partNames, of: index, inner: inner)
    case .part(let innerNames, _, let inner)?:
      return .part(names: partNames + (isAlike ? innerNames : []), of: index, inner: inner)
    default: return .part(names: partNames, of: index, inner: nil)
    }
  }

  func isElsewhere(_ index: Int) -> Bool {
    if case .elsewhere = program.properties[index].declaration.source { return true }
    return false
  }

  func isRequirement(_ index: Int) -> Bool {
    if case .requirement = program.properties[index].declaration.source { return true }
    return false
  }

  func isWithin(_ scope: Int, _ inner: Int) -> Bool {
    var outer: Int? = inner
    while let current = outer {
      if current == scope { return true }
      outer = program.scopes[current].parent
    }
    return false
  }

  /// The type of a property: the declared one, or the one whose initializer it is given.
  func typeScope(of index: Int) -> Int? {
    let property = program.properties[index]
    if let type = property.declaration.type {
      return program.type(type.path, from: property.scope)
    }
    guard case .initial(let value) = property.declaration.source,
      case .call(let callee, _) = value.kind, let path = callee.path
    else { return nil }
    return program.type(path, from: property.scope)
  }
}
