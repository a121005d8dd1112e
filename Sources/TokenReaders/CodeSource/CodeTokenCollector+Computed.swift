import SourceText

/// Constants that a call makes of instances that are read.
extension CodeTokenCollector {
  /// Notes them, since nobody knows their colors: `val dark = light.inverted()`,
  /// `val dark: Tones = invert(light)`.
  ///
  /// - Parameters:
  ///   - types: the types of the instances that are contexts, by the names of their constants.
  ///   - read: where instances are read, by document.
  mutating func noteComputedInstances(
    _ types: [String: Set<String>], _ read: [Int: CodeRanges]
  ) {
    for declaration in program.declarations where !declaration.isFunction {
      guard let value = evaluator.expression(of: declaration),
        case .call(let callee, let arguments) = value.kind,
        let type = type(madeBy: callee, arguments, declaration, types),
        !(read[declaration.document]?.overlap(value.range) ?? false)
      else { continue }
      let span = program.documents[declaration.document].span(value.range)
      madeAtRunTime.append(CodeMadeInstance(type: type, changed: nil, span: span))
    }
  }

  /// The type whose instance a call makes anew; nil if it makes something else, as far as its names tell.
  private func type(
    madeBy callee: CodeExpression, _ arguments: [CodeArgument], _ declaration: CodeDeclaration,
    _ types: [String: Set<String>]
  ) -> String? {
    func instanceType(of value: CodeExpression) -> String? {
      guard let name = value.path?.last, let found = types[name], found.count == 1 else {
        return nil
      }
      return found.first
    }
    if declaration.type.count == 1, let stated = declaration.type.first,
      arguments.contains(where: { instanceType(of: $0.value) == stated })
    {
      return stated
    }
    guard case .member(let base?, let method) = callee.kind, let found = instanceType(of: base),
      declaration.type.isEmpty || declaration.type == [found],
      !language.copyMethods.contains(method),
      // What is converted is of another type.
      !["to", "as"].contains(where: method.hasPrefix),
      !Set(SwiftThemes.words(of: declaration.name)).isDisjoint(with: [
        "light", "dark", "day", "night",
      ])
    else { return nil }
    return found
  }
}
