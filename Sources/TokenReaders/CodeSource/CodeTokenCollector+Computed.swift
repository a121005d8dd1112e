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
    guard let method = Self.called(callee), method.first?.isLowercase == true,
      !language.copyMethods.contains(method), Self.namesScheme(declaration.name),
      // What is converted is of another type, but for `toDark()`.
      Self.namesScheme(method) || !["to", "as"].contains(where: method.hasPrefix)
    else { return nil }
    let found: String?
    if case .member(let base?, _) = callee.kind, let type = instanceType(of: base) {
      found = type
    } else {
      found = arguments.lazy.compactMap { instanceType(of: $0.value) }.first
    }
    guard let found, declaration.type.isEmpty || declaration.type == [found] else { return nil }
    return found
  }

  private static func called(_ callee: CodeExpression) -> String? {
    if case .member(_, let name) = callee.kind { name } else { callee.path?.last }
  }

  private static func namesScheme(_ name: String) -> Bool {
    !Set(SwiftThemes.words(of: name)).isDisjoint(with: ["light", "dark", "day", "night"])
  }
}
