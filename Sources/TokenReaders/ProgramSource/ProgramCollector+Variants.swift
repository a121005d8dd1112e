import Programs

/// Schemes that functions make of constant ones.
extension ProgramCollector {
  /// What `name` before `.copy(…)` repeats in a function.
  struct CopiedScheme {
    /// The name of the constant.
    let name: String
    let types: Set<String>
    /// The parts that the function has changed by then; nil where they are not read.
    var changed: [PaletteInstance.Part]? = []
  }

  /// Reads a copy of a scheme in a function.
  ///
  /// Read is one whose parts are colors of constants alone; of any other it is only known that there is
  /// one.
  ///
  /// - Parameter locals: the copies that functions of this file have names for.
  mutating func noteCopy(
    of base: CopiedScheme, _ node: SyntaxNode, _ around: CodeAround,
    _ locals: inout [String: CopiedScheme]
  ) {
    let arguments = node.arguments
    let labels = arguments.compactMap(\.label)
    let span = (node.child(.base) ?? node).span
    // Without labels it may be any part, or the opacity of a color with the same name.
    if labels.isEmpty, let first = arguments.first {
      if first.value.kind == .number { return }
      for type in base.types.sorted() {
        madeAtRunTime.append(MadePalette(type: type, changed: nil, span: span))
      }
    }
    for type in base.types.sorted() where isPart(Set(labels), of: type) {
      // Only Compose chooses a scheme where it is used.
      let isRead =
        framework.hasPackages && around.isInFunction && around.outer.last?.child(.base) != node
      let parts = isRead ? changedParts(node, of: type, around) : nil
      var all: [PaletteInstance.Part]?
      if let changed = base.changed, let parts {
        all = changed.filter { old in !parts.contains { $0.name == old.name } } + parts
      }
      if let name = around.variable(of: node) {
        locals[name] = CopiedScheme(name: base.name, types: [type], changed: all)
      }
      guard let all else {
        madeAtRunTime.append(MadePalette(type: type, changed: Set(labels), span: span))
        continue
      }
      let names = around.names(of: node)
      variants.append(
        PaletteVariant(
          base: base.name, names: names,
          instance: PaletteInstance(
            type: type, path: [names.first ?? base.name], node: node, scheme: nil, parts: all)))
    }
  }

  /// The parts that a copy changes; nil if it is not known which these are.
  private func changedParts(
    _ node: SyntaxNode, of type: String, _ around: CodeAround
  ) -> [PaletteInstance.Part]? {
    guard node.children(.argument).allSatisfy({ $0.child(.label) != nil && !$0.holdsUnparsed })
    else { return nil }
    let known = Set(instances.filter { $0.type == type }.flatMap(\.parts).map(\.name))
    let place = around.place
    var parts: [PaletteInstance.Part] = []
    for argument in node.arguments {
      let label = argument.label ?? ""
      // A part with parts of its own is another object.
      if known.contains(where: { $0.hasPrefix(label + ".") }) { return nil }
      guard known.contains(label) else { continue }
      parts.append(
        PaletteInstance.Part(
          name: label, answer: evaluator.answer(argument.value, at: place), node: argument.value,
          isColor: true))
    }
    return parts
  }

  /// Gives each variant a context of its own, beside that of the scheme that it repeats.
  mutating func addVariants() {
    let known = instances.count
    for variant in variants {
      let own = variant.instance
      let bases = (0..<known).filter {
        instances[$0].type == own.type && instances[$0].path.last == variant.base
      }
      if contexts.add(variant, over: bases) {
        instances.append(own)
      } else {
        madeAtRunTime.append(
          MadePalette(type: own.type, changed: Set(own.parts.map(\.name)), span: own.node.span))
      }
    }
  }
}
