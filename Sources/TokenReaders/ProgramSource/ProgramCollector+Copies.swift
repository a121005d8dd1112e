import Programs
import SourceText

/// Values that repeat another with some parts replaced.
extension ProgramCollector {
  /// How many names may lead from one to the next.
  private static let depthLimit = 32

  /// What `copy` or `copyWith` makes; nil if what it copies is no instance.
  mutating func copy(
    _ node: SyntaxNode, _ place: CodePlace, _ names: [String], _ outer: String?, depth: Int = 0
  ) -> PaletteInstance? {
    guard depth < Self.depthLimit, let base = node.child(.base)?.child(.base),
      let original = original(base, place, names, outer, depth: depth)
    else { return nil }
    if let type = program.declaredType([original.type], in: place.member, of: node.tree),
      !original.isScheme
    {
      guard fields.holdColors(type) else { return nil }
      return PaletteInstance(
        type: original.type, path: names, node: node, scheme: original.scheme,
        parts: parts(of: type, named: "", node) { $0.value(of: node, at: place) })
    }
    // Without a label it may be any part.
    guard node.children(.argument).allSatisfy({ $0.child(.label) != nil }) else { return nil }
    let changed = labelled(original.type, node, place, names, outer)
    let labels = Set(node.arguments.compactMap(\.label))
    // A part that is given anew replaces all that was in it.
    let kept = original.parts.filter { part in
      !labels.contains { part.name == $0 || part.name.hasPrefix($0 + ".") }
    }
    let given = changed.parts.map { part in
      original.isScheme
        ? PaletteInstance.Part(
          name: part.name, answer: part.answer, node: part.node, isColor: true) : part
    }
    guard !kept.isEmpty || !given.isEmpty else { return nil }
    return PaletteInstance(
      type: original.type, path: names, node: node, scheme: changed.scheme ?? original.scheme,
      isScheme: original.isScheme, parts: kept + given, missing: original.missing)
  }

  /// The instance that an expression is or names. One of the framework, whose parts nobody knows, has none.
  private mutating func original(
    _ base: SyntaxNode, _ place: CodePlace, _ names: [String], _ outer: String?, depth: Int
  ) -> PaletteInstance? {
    // What is in it was added where it stands.
    let known = instances
    defer { instances = known }
    let base = base.bare
    if base.path != nil {
      if let (value, inner) = place.local(base) {
        return original(value, inner, names, nil, depth: depth + 1)
      }
      guard depth < Self.depthLimit,
        let member = evaluator.declaration(namedBy: base, in: place.member), member.isValue,
        let (node, inner) = code(of: member), node != base
      else { return nil }
      return original(node, inner, names, nil, depth: depth + 1)
    }
    if isCopy(base) { return copy(base, place, names, outer, depth: depth + 1) }
    if let found = instance(base, place, names, outer) { return found }
    guard base.kind == .call, let path = base.child(.base)?.path,
      let type = path.last(where: { $0.first?.isUppercase == true }),
      !framework.colorTypes.contains(type)
    else { return nil }
    let scheme = ["light", "dark"].first { $0 == path.last }
    return PaletteInstance(
      type: type, path: names, node: base, scheme: scheme ?? outer, parts: [])
  }

  /// Notes what a theme changes in a color scheme that is a constant; false if a value is no such copy.
  mutating func noteCopy(
    _ value: SyntaxNode, _ place: CodePlace, _ names: [String], _ outer: String?
  ) -> Bool {
    guard isCopy(value), let base = value.child(.base)?.child(.base), base.path != nil,
      let original = original(base, place, names, outer, depth: 0), original.isScheme
    else { return false }
    let changed = value.arguments.compactMap { argument -> String? in
      guard let own = original.parts.first(where: { $0.name == argument.label }) else { return nil }
      let answer = evaluator.answer(argument.value, at: place)
      let isSame =
        answer.holdsColor
        && answer.map(\.withoutPlaces) == own.answer.map { $0.map(\.withoutPlaces) }
      return isSame ? nil : own.name
    }
    if !changed.isEmpty {
      madeAtRunTime.append(
        MadePalette(type: original.type, changed: Set(changed), span: value.span))
    }
    return true
  }
}
