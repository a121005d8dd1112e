import DesignTokens
import SourceText

/// Themes that are instances of one type.
extension SwiftTokenCollector {
  /// A theme, or a part of one, that is not read.
  struct UnreadTheme {
    /// What the names of its tokens begin with.
    let name: String
    let theme: String
    let reason: String
    /// The property that holds it.
    let property: Int
  }

  /// Uses the instances of types as themes, unless others name parts of them one by one, or the policy
  /// says what they are.
  mutating func adoptThemes(
    among families: [SwiftThemeInstances.Family], _ schemes: [SchemeGroups]
  ) {
    let uses = SwiftPartUses(evaluator, of: Set(families.flatMap(\.instances)))
    let named = Set(schemes.flatMap { $0.variants.map(\.group) })
    let usable = families.filter { family in
      family.instances.allSatisfy { index in
        let property = program.properties[index]
        let name = (program.scopes[property.scope].path + [property.declaration.name])
          .joined(separator: ".")
        return !named.contains(where: { $0 == name || $0.hasPrefix(name + ".") })
          && uses.users[index, default: []].isSubset(of: family.instances)
      }
    }
    // Of several, the one with most themes counts, and those with the same.
    let sorted = usable.sorted { first, second in
      first.instances.count == second.instances.count
        ? program.scopes[first.type].name < program.scopes[second.type].name
        : first.instances.count > second.instances.count
    }
    for family in sorted { _ = evaluator.themes.adopt(family, program) }
  }

  /// Whether a property is a theme, a member of one, or another name for one.
  func isPartOfTheme(_ index: Int) -> Bool {
    let themes = evaluator.themes
    guard !themes.paths.isEmpty else { return false }
    let property = program.properties[index]
    if themes.instances[index] != nil || evaluator.usedInstances.contains(index) { return true }
    if themes.paths[property.scope] != nil { return !property.declaration.isStatic }
    switch property.declaration.source {
    case .initial(let value):
      if case .call = value.kind { return false }
      guard let path = value.path else { return false }
      let context = SwiftContext(document: property.document, scope: property.scope)
      return evaluator.lookup.targets(path, in: context, themes).contains {
        if case .property(let target, _) = $0 { themes.instances[target] != nil } else { false }
      }
    case .computed, .elsewhere, .requirement: return false
    }
  }

  /// Collects the values of the properties in each theme.
  mutating func collectThemes() {
    let themes = evaluator.themes
    for (index, instance) in themes.instances.sorted(by: { $0.key < $1.key }) {
      let property = program.properties[index]
      var context = context(of: index)
      context.choices[.theme] = instance.theme
      var count = 0
      let name = program.scopes[instance.type].name
      if let reason = evaluator.obstacle(index) {
        fail(everythingOf: instance.type, name, reason, index, context)
      } else if !property.declaration.branches.isEmpty {
        fail(everythingOf: instance.type, name, "it is compiled under a condition", index, context)
      } else {
        collect(instance.type, name, property.declaration.source, index, context, &count)
      }
    }
    dropUnreadable()
  }

  /// Collects the values in an instance that a source of a value makes, for all choices that are not
  /// made yet.
  private mutating func collect(
    _ type: Int, _ name: String, _ source: SwiftPropertyDeclaration.Source, _ index: Int,
    _ context: SwiftContext, _ count: inout Int
  ) {
    count += 1
    guard count <= Self.valueLimit else {
      guard count == Self.valueLimit + 1 else { return }
      let reason = "it has more than \(Self.valueLimit) values"
      return fail(everythingOf: type, name, reason, index, context)
    }
    do throws(SwiftStop) {
      let instance: SwiftInstance
      switch source {
      case .initial(let value):
        instance = try evaluator.instance(of: type, named: name, from: value, context)
      case .computed(let code):
        instance = try evaluator.result(of: code, context) {
          evaluator, value, context throws(SwiftStop) in
          try evaluator.instance(of: type, named: name, from: value, context)
        }
      case .elsewhere, .requirement: throw .notRead("it has no value here")
      }
      collect(instance, context, &count)
    } catch {
      switch error {
      case .notRead(let reason): fail(everythingOf: type, name, reason, index, context)
      case .notCompiled:
        fail(everythingOf: type, name, "nothing of it is compiled", index, context)
      case .needs(let axis):
        for choice in evaluator.contexts(of: axis) {
          var chosen = context
          chosen.choices[axis] = choice
          collect(type, name, source, index, chosen, &count)
        }
      }
    }
  }

  private mutating func collect(
    _ instance: SwiftInstance, _ outer: SwiftContext, _ count: inout Int
  ) {
    for index in SwiftThemeInstances.members(of: instance.scope, program) {
      let property = program.properties[index]
      let member = "\(instance.name).\(property.declaration.name)"
      given[instance.scope, default: []].insert(property.declaration.name)
      var context = context(of: index)
      context.choices = outer.choices
      context.instance = instance
      var place = context
      var source = property.declaration.source
      var isUnknown: String?
      switch instance.given[index] {
      case .value(let value, let origin):
        place = origin
        place.choices = outer.choices
        source = .initial(value)
      case .unknown(let reason): isUnknown = reason
      case nil: break
      }
      isUnknown = isUnknown ?? evaluator.obstacle(index)
      if variants[index] != nil { isUnknown = "it is compiled under a condition" }
      if let part = SwiftThemeInstances.partType(of: index, program),
        evaluator.themes.paths[part]?.contains(member) == true
      {
        if let isUnknown {
          fail(everythingOf: part, member, isUnknown, index, context)
        } else {
          collect(part, member, source, index, place, &count)
        }
        continue
      }
      guard kind(of: index) > .none else { continue }
      if property.parameters != nil, !program.isOnly(index) { continue }
      if let isUnknown {
        appendUnreadable(isUnknown, named: member, index, nil, context)
        continue
      }
      var values = 0
      var argument: Argument?
      if case .value(let value, _) = instance.given[index] {
        argument = Argument(
          value: value, context: place, type: kinds.declaredType(of: index),
          scope: evaluator.lookup.typeScope(of: index))
      }
      collect(index, context, labels: [], of: argument, &values)
    }
  }

  /// Notes that a theme, or a part of it, is not read: none of its colors has a value there.
  private mutating func fail(
    everythingOf type: Int, _ name: String, _ reason: String, _ index: Int, _ context: SwiftContext
  ) {
    unreadThemes.append(
      UnreadTheme(
        name: name, theme: context.choices[.theme] ?? "", reason: reason, property: index))
    failMembers(of: type, name, reason, index, context)
  }

  private mutating func failMembers(
    of type: Int, _ name: String, _ reason: String, _ index: Int, _ context: SwiftContext
  ) {
    for member in SwiftThemeInstances.members(of: type, program) {
      let path = "\(name).\(program.properties[member].declaration.name)"
      given[type, default: []].insert(program.properties[member].declaration.name)
      if let part = SwiftThemeInstances.partType(of: member, program),
        evaluator.themes.paths[part]?.contains(path) == true
      {
        failMembers(of: part, path, reason, index, context)
      } else if kind(of: member) > .none {
        appendUnreadable(reason, named: path, member, nil, context)
      }
    }
  }
}
