import Programs

/// Color schemes that are made where they are used: `MaterialTheme(lightColorScheme(primary = …))`.
extension ProgramCollector {
  /// Adds the color schemes in bodies of functions.
  ///
  /// The only one of its kind is read where it is made of constants alone, as if it were one. Of any
  /// other it is not known which colors it has, or when it shows.
  mutating func add(_ schemes: [SchemeInBody]) {
    for scheme in schemes {
      let isAlone =
        !instances.contains {
          $0.isScheme && $0.type == scheme.form.type && $0.scheme == scheme.form.scheme
        }
        && schemes.count {
          $0.form.type == scheme.form.type && $0.form.scheme == scheme.form.scheme
        } == 1
      let names = scheme.node.child(.base)?.path ?? []
      if isAlone, scheme.form.scheme != nil, !scheme.isContinued,
        scheme.node.arguments.allSatisfy({ isConstant($0.value) }),
        let found = instance(scheme.node, scheme.place, [names.joined(separator: ".")], nil)
      {
        add(found)
      } else {
        add(unknown(scheme, names))
      }
    }
  }

  /// Whether code names nothing that a function may have: parameters and variables begin with a small
  /// letter, colors and what holds them with a capital one.
  private func isConstant(_ code: SyntaxNode) -> Bool {
    ([code] + Array(code.descendants)).allSatisfy { node in
      switch node.kind {
      case .closure, .unparsed: return false
      case .name where node.role != .label && node.role != .name:
        return node.name.first?.isUppercase == true
      default: return true
      }
    }
  }

  /// A color scheme whose colors are not known.
  private func unknown(_ scheme: SchemeInBody, _ path: [String]) -> PaletteInstance {
    PaletteInstance(
      type: scheme.form.type, path: path, node: scheme.node, scheme: scheme.form.scheme,
      isScheme: true,
      parts: scheme.form.roles.map {
        PaletteInstance.Part(name: $0, answer: nil, node: scheme.node, isColor: true)
      }, missing: "its color scheme is made in a function; make it a constant")
  }
}
