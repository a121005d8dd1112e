import SourceText

/// Declarations that `#if` chooses among.
extension SwiftTokenCollector {
  /// Collects what the one of several declarations gives that is compiled.
  mutating func collect(
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
  func conditionalGroups() -> [Int: [Int]] {
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

  func isRequirement(_ index: Int) -> Bool {
    if case .requirement = program.properties[index].declaration.source { true } else { false }
  }

  /// What a property holds, or another declaration in its place.
  func kind(of index: Int) -> SwiftKinds.Kind {
    variantKinds[index] ?? kinds.kinds[index]
  }
}
