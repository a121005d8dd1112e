/// What SwiftUI puts into a property: parts of the environment, models that views above hand down, settings.
extension Evaluator {
  private static let handing: Set<String> = [
    "Environment", "EnvironmentObject", "ObservedObject", "Bindable", "Binding", "AppStorage",
    "SceneStorage",
  ]

  /// Whether SwiftUI gives a property its value each time that it is read.
  func isHandedDown(_ member: Member) -> Bool {
    guard let name = wrapper(of: member)?.child(.type),
      Evaluator.handing.contains(name.declaredName),
      case .framework = program.type(
        named: Program.names(of: name), within: member.owner, of: name.tree)
    else { return false }
    return true
  }

  /// The value of a property by a wrapper of SwiftUI. What others put there is any value of its type.
  func handedDown(
    by name: String, _ arguments: [Argument], to member: Member, _ wrapper: SyntaxNode,
    _ scope: Scope, _ type: TypeReference?
  ) -> Value {
    let lost = "what the wrapper \(name) holds isn't known"
    func open(_ type: TypeReference?) -> Value {
      guard let type else { return unknown(lost, wrapper) }
      return openValue(type, id: member.path, kind: .storage, because: lost, at: wrapper)
    }
    guard frozen == 0 else {
      return unknown("a constant keeps what \(member.path) was when it was made", wrapper)
    }
    switch name {
    case "Environment":
      guard arguments.count == 1, let given = arguments[0].node else { return open(type) }
      guard given.kind == .keyPath else {
        guard case .type(let model) = evaluate(given, scope) else { return open(type) }
        return open(model)
      }
      switch given.children(.name).map(\.name) {
      case ["colorScheme"]: return scheme(.framework("ColorScheme"))
      case ["colorSchemeContrast"]:
        let name = ask(.contrast) == 1 ? "increased" : "standard"
        return .enumeration(
          EnumerationValue(type: "ColorSchemeContrast", name: name, declaration: nil))
      case let names where names.count == 1:
        return open(type ?? program.environmentPart(names[0]).flatMap(writtenType))
      default: return unknown("this part of the environment isn't known", wrapper)
      }
    case "EnvironmentObject", "ObservedObject", "Bindable", "Binding":
      return open(type ?? firstType(member, scope))
    case "AppStorage", "SceneStorage":
      // Whoever reads it knows that only the settings say what it holds.
      guard let type = type ?? firstType(member, scope) else {
        return .unknown(setting(at: wrapper))
      }
      switch type {
      case .declared, .framework(language.truthType): return open(type)
      default: return .unknown(setting(at: wrapper))
      }
    default: return unknown("the wrapper \(name) isn't known", wrapper)
    }
  }

  /// The type that a property is written with; nil if it is not written.
  private func writtenType(of member: Member) -> TypeReference? {
    member.writtenType.map { program.type(of: $0, within: member.owner) }
  }

  /// The type of a property by the value that it has at first.
  private func firstType(_ member: Member, _ scope: Scope) -> TypeReference? {
    member.binding?.child(.value).flatMap { self.type(of: evaluate($0, scope)) }
  }
}
