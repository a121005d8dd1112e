import SourceText

/// The initializers that a source adds to the color types.
struct SwiftAddedInitializers {
  private let program: SwiftProgram

  init(_ program: SwiftProgram) {
    self.program = program
  }

  /// All that may be called with some labels, those that leave parameters to their default values
  /// among them.
  func labelled(_ labels: [String], of type: SwiftColorType) -> [SwiftFunction] {
    (program.colorScopes[type] ?? []).flatMap { scope in
      program.scopes[scope].initializers.filter { Self.takes(labels, $0.declaration.parameters) }
    }
  }

  /// Those that need one argument, of a type of the source.
  func taking(onlyType scope: Int, of type: SwiftColorType) -> [SwiftFunction] {
    (program.colorScopes[type] ?? []).flatMap { owner in
      program.scopes[owner].initializers.filter { initializer in
        let needed = initializer.declaration.parameters.filter { $0.defaultValue == nil }
        return needed.count == 1
          && program.unaliasedType(needed[0].type.path, from: owner) == scope
      }
    }
  }

  /// Whether parameters may be called with some labels.
  static func takes(_ labels: [String], _ parameters: [SwiftParameter]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Those that take some values; those of the same file alone, where there are any.
  func matching(
    _ values: [(label: String, value: SwiftValue)], of type: SwiftColorType, from document: Int
  ) -> [SwiftFunction] {
    let fitting = labelled(values.map(\.label), of: type).filter { initializer in
      var rest = values[...]
      for parameter in initializer.declaration.parameters where rest.first?.label == parameter.label
      {
        guard let next = rest.popFirst(), accepts(next.value, parameter.type, in: initializer.scope)
        else { return false }
      }
      return true
    }
    // What needs no default value goes first, as it does in Swift.
    let exact = fitting.filter { $0.declaration.parameters.count == values.count }
    let best = exact.isEmpty ? fitting : exact
    let near = best.filter { $0.document == document }
    return near.isEmpty ? best : near
  }

  /// Whether a parameter of a type, named in a scope, may be given a value.
  private func accepts(_ value: SwiftValue, _ type: SwiftTypeName, in scope: Int) -> Bool {
    let name = type.path.last ?? ""
    switch value {
    case .integer(_, let own):
      if own == nil, SwiftInterpreter.fractions.contains(name) { return true }
      guard let wanted = SwiftIntegerType(name) else { return false }
      return own == nil || own == wanted
    case .fraction: return SwiftInterpreter.fractions.contains(name)
    case .text:
      return SwiftIntegerType(name) == nil && !["Double", "CGFloat", "Bool"].contains(name)
    case .boolean: return name == "Bool"
    case .color: return SwiftColorType(path: type.path) != nil
    case .enumerated(let own, _): return program.unaliasedType(type.path, from: scope) == own
    case .nothing: return type.text.hasSuffix("?")
    default: return false
    }
  }
}
