import SourceText

/// Schemes that functions make of constant ones.
extension CodeTokenCollector {
  /// What `name` before `.copy(…)` repeats in a function.
  struct CopiedScheme {
    /// The name of the constant.
    let name: String
    let types: Set<String>
    /// The parts that the function has changed by then; nil where they are not read.
    var changed: [CodeInstance.Member]? = []
  }

  /// Reads a copy of a scheme in a function.
  ///
  /// Read is one whose parts are colors of constants alone; of any other it is only known that there is
  /// one.
  ///
  /// - Parameters:
  ///   - index: the token of what is copied, before `.copy(`.
  ///   - locals: the copies that functions of this document have names for.
  mutating func noteCopy(
    of base: CopiedScheme, at index: Int, in document: CodeDocument, _ number: Int,
    _ locals: inout [String: CopiedScheme]
  ) {
    let around = language.surroundings(of: index, in: document)
    let range = document.range(from: index, to: index + 3)
    let (value, next) = document.expression(from: index, to: document.after(index + 3))
    let labels = labels(in: document, ofCallAt: index + 3)
    // Without labels it may be any part, or the opacity of a color with the same name.
    if labels.isEmpty, case .call(_, let arguments) = value.kind, let first = arguments.first {
      if case .number = first.value.kind { return }
      for type in base.types.sorted() {
        madeAtRunTime.append(
          CodeMadeInstance(type: type, changed: nil, span: document.span(range)))
      }
    }
    for type in base.types.sorted() where isPart(Set(labels), of: type) {
      let members = around.flatMap { around in
        next == document.after(index + 3)
          ? changedMembers(value, of: type, number, around) : nil
      }
      var all: [CodeInstance.Member]?
      if let changed = base.changed, let members {
        all = changed.filter { old in !members.contains { $0.name == old.name } } + members
      }
      if let name = around?.variable {
        locals[name] = CopiedScheme(name: base.name, types: [type], changed: all)
      }
      guard let all, let around else {
        madeAtRunTime.append(
          CodeMadeInstance(type: type, changed: Set(labels), span: document.span(range)))
        continue
      }
      variants.append(
        CodeSchemeVariant(
          base: base.name, names: around.names,
          instance: CodeInstance(
            type: type, path: [around.names.first ?? base.name], document: number,
            file: document.file.path, range: value.range, scheme: nil, isScheme: false,
            members: all, missing: "it is not given")))
    }
  }

  /// The parts that a copy changes; nil if it is not known which these are.
  private func changedMembers(
    _ value: CodeExpression, of type: String, _ number: Int, _ around: CodeSurroundings
  ) -> [CodeInstance.Member]? {
    guard case .call(_, let arguments) = value.kind, !arguments.contains(where: { $0.label == nil })
    else { return nil }
    let parts = Set(instances.filter { $0.type == type }.flatMap(\.members).map(\.name))
    var scope = CodeScope(
      document: number, owner: around.owner,
      parameters: evaluator.evaluation.parameters(program, in: around.owner))
    for name in around.locals { scope.parameters[name] = .some(nil) }
    var members: [CodeInstance.Member] = []
    for argument in arguments {
      let label = argument.label ?? ""
      // A part with parts of its own is another object.
      if parts.contains(where: { $0.hasPrefix(label + ".") }) { return nil }
      guard parts.contains(label) else { continue }
      members.append(
        CodeInstance.Member(
          name: label, value: argument.value, scope: scope, isColor: true, isDefault: false))
    }
    return members
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
        let span = program.documents[own.document].span(own.range)
        madeAtRunTime.append(
          CodeMadeInstance(type: own.type, changed: Set(own.members.map(\.name)), span: span))
      }
    }
  }
}
