import Programs

/// Constants that a call makes of instances that are read.
extension ProgramCollector {
  /// The types of the instances that are contexts, by the names of their constants.
  var typesOfContexts: [String: Set<String>] {
    let known = PaletteContexts(instances)
    var types: [String: Set<String>] = [:]
    for (index, instance) in instances.enumerated() where known.conditions[index] != nil {
      if let name = instance.path.last { types[name, default: []].insert(instance.type) }
    }
    return types
  }

  /// Adds the instances that calls of the app's functions make, and notes those whose colors nobody
  /// knows: `val dark = light.inverted()`, `val dark: Tones = invert(light)`.
  mutating func noteComputedInstances(_ members: [Member]) {
    let types = typesOfContexts
    let read = ByteRanges.ofInstances(instances)
    for member in members + doubtful.map(\.member) where member.kind != .function {
      guard member.isValue, let (node, place) = code(of: member), node.kind == .call,
        !(read[node.tree.file.path]?.overlap(node.range) ?? false)
      else { continue }
      if let found = computed(node, place, member, types) {
        if !instances.contains(where: { $0.isSame(as: found) }) { add(found) }
      } else if let type = type(madeBy: node, member, types) {
        madeAtRunTime.append(MadePalette(type: type, changed: nil, span: node.span))
      }
    }
  }

  /// The instance of a palette that a call gives, where that is known.
  private func computed(
    _ node: SyntaxNode, _ place: CodePlace, _ member: Member, _ types: [String: Set<String>]
  ) -> PaletteInstance? {
    let values = evaluator.answer(node, at: place).values
    guard let type = values.first.flatMap({ evaluator.type(ofInstance: $0) }),
      values.allSatisfy({ evaluator.type(ofInstance: $0) === type }), type.flavour == .classType,
      types.values.contains(where: { $0.contains(type.name) }), fields.holdColors(type)
    else { return nil }
    return PaletteInstance(
      type: type.name, path: member.names, node: node, scheme: nil,
      parts: parts(of: type, named: "", node) { $0.value(of: node, at: place) })
  }

  /// The type whose instance a call makes anew; nil if it makes something else, as far as its names tell.
  private func type(
    madeBy call: SyntaxNode, _ member: Member, _ types: [String: Set<String>]
  ) -> String? {
    func instanceType(of value: SyntaxNode?) -> String? {
      guard let name = value?.path?.last, let found = types[name], found.count == 1 else {
        return nil
      }
      return found.first
    }
    let stated = member.writtenType?.path?.last ?? member.writtenType?.declaredName
    if let stated, call.arguments.contains(where: { instanceType(of: $0.value) == stated }) {
      return stated
    }
    let callee = call.child(.base)
    let isMethod = callee?.kind == .member
    guard let method = isMethod ? callee?.declaredName : callee?.path?.last,
      method.first?.isLowercase == true, !framework.copyMethods.contains(method),
      Self.namesScheme(member.name),
      // What is converted is of another type, but for `toDark()`.
      Self.namesScheme(method) || !["to", "as"].contains(where: method.hasPrefix)
    else { return nil }
    let found =
      (isMethod ? instanceType(of: callee?.child(.base)) : nil)
      ?? call.arguments.lazy.compactMap { instanceType(of: $0.value) }.first
    guard let found, stated == nil || stated == found else { return nil }
    return found
  }
}
