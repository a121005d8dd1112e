/// What is open: parameters, storage that is written, flags.
extension Evaluator {
  /// A value that the reader leaves open, by its type.
  func openValue(of member: Member, id: String, because reason: String, at place: SyntaxNode)
    -> Value
  {
    guard frozen == 0 else {
      return unknown("a constant keeps what \(member.path) was when it was made", place)
    }
    if let type = member.binding?.child(.type) {
      return openValue(
        program.type(of: type, within: member.owner), id: id, kind: .storage, because: reason,
        at: place)
    }
    if let value = member.binding?.child(.value),
      let type = type(of: evaluate(value, scope(of: member, receiver: nil)))
    {
      return openValue(type, id: id, kind: .storage, because: reason, at: place)
    }
    return unknown(reason, place)
  }

  /// Whether an enumeration of the app is light and dark.
  func isScheme(_ type: TypeDeclaration) -> Bool {
    type.flavour == .enumeration
      && type.cases.allSatisfy { ["light", "dark"].contains($0.name) && $0.parameters.isEmpty }
      && Set(type.cases.map(\.name)).count == 2
  }

  /// A value of a type that may be any of its cases.
  package func openValue(
    _ type: TypeReference, id: String, kind: Choice.Kind, because reason: String,
    at place: SyntaxNode?
  ) -> Value {
    switch type {
    case .framework(let name):
      if name == language.truthType {
        if let isDark = language.isScheme(id) { return .boolean((ask(.scheme) == 1) == isDark) }
        return .boolean(ask(Choice(id: id, kind: kind, cases: ["false", "true"])) == 1)
      }
      if let value = language.openValue(of: name, self) { return value }
      // What no file declares is what it is usually called.
      guard surroundings != nil, let place, !language.isKnown(name),
        let label = id.split(separator: ".").last
      else { return unknown(reason, place) }
      return language.undeclared(String(label), place, nil, self) ?? unknown(reason, place)
    case .optional(let inner):
      let isThere = ask(Choice(id: id + "?", kind: kind, cases: ["nil", "some"])) == 1
      return isThere ? openValue(inner, id: id, kind: kind, because: reason, at: place) : .nothing
    case .declared(let declaration):
      program.note(declaration.node)
      if let shipped = surroundings?.shipped[declaration] {
        let choice = Choice(id: declaration.path, kind: .theme, cases: shipped.names)
        return shipped.values[ask(choice)](self)
      }
      switch declaration.flavour {
      case .enumeration:
        let cases = declaration.cases.filter { isActive($0) }
        guard !cases.isEmpty else { return unknown(reason, place) }
        let names = cases.map(\.name)
        // An app's own enumeration of light and dark is the scheme.
        if isScheme(declaration) {
          let name = Choice.scheme.cases[ask(.scheme)]
          return .enumeration(
            EnumerationValue(type: declaration.path, name: name, declaration: declaration))
        }
        let isTheme = surroundings?.themes.contains(declaration) ?? false
        let choice =
          isTheme
          ? Choice(id: declaration.path, kind: .theme, cases: names)
          : Choice(id: id, kind: kind, cases: names)
        let chosen = cases[ask(choice)]
        let payload = chosen.parameters.enumerated().map { index, parameter in
          parameter.child(.type).map {
            openValue(
              program.type(of: $0, within: declaration), id: "\(id).\(chosen.name).\(index)",
              kind: kind, because: reason, at: place)
          } ?? unknown(reason, place)
        }
        return .enumeration(
          EnumerationValue(
            type: declaration.path, name: chosen.name, payload: payload, declaration: declaration))
      case .protocolType:
        let types = program.conformers(of: declaration)
        guard !types.isEmpty else { return unknown(reason, place) }
        let chosen = types[
          ask(Choice(id: declaration.path, kind: .theme, cases: types.map(\.path)))]
        return language.instantiate(chosen, [], nil, place, self)
      case .structure:
        return .instance(Instance(type: declaration, fields: [:], origin: id))
      case .classType, .actor:
        serial += 1
        let object = ObjectValue(declaration, serial: serial)
        object.isShared = true
        object.origin = id
        return .object(object)
      default: return unknown(reason, place)
      }
    default: return unknown(reason, place)
    }
  }
}
