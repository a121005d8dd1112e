import Programs

/// What code asks, and the answers that are known there.
extension SwiftColorExpression {
  /// An answer to a question of the code, apart from the same question of another instance.
  func asking(_ question: String, _ holds: Bool, at place: SyntaxNode) -> UsageState.Condition {
    .asking(question, holds).asked(in: scopeName(of: question, at: place))
  }

  /// Whose question it is: of the function where it names a parameter, or else of the instance. What asks
  /// for the scheme asks the same everywhere.
  func scopeName(of question: String, at place: SyntaxNode) -> String {
    if UsageState([.asking(question, true)]).asksForScheme { return "" }
    guard !scope.function.isEmpty, namesParameter(question) else { return scope.name }
    return scope.function
  }

  /// What tells the questions of a call of a function apart: one call with the same arguments asks the
  /// same.
  func scopeName(of call: SyntaxNode) -> String {
    let range = call.range
    let end = min(range.upperBound, range.lowerBound + 160)
    let more = end < range.upperBound ? " \(call.index)" : ""
    return "\(scope.function)\(scope.name) \(wholeText(range.lowerBound..<end))\(more)"
  }

  private func namesParameter(_ question: String) -> Bool {
    question.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { scope.parameters[String($0)] != nil }
  }

  /// The answer to a question about what the caller gives; nil where it is not known.
  func answer(to question: String, at place: SyntaxNode) -> Bool? {
    let parts = question.split(separator: " ")
    if parts.count == 1 {
      let isNegated = question.hasPrefix("!")
      let name = isNegated ? String(question.dropFirst()) : question
      guard let written = written(name, at: place), written == "true" || written == "false" else {
        return nil
      }
      return (written == "true") != isNegated
    }
    guard parts.count == 3, ["==", "!="].contains(parts[1]), parts[2].hasPrefix("."),
      let written = written(String(parts[0]), at: place), written.hasPrefix(".")
    else { return nil }
    return (written == parts[2]) == (parts[1] == "==")
  }

  /// What the caller writes for a name; nil where it is not known.
  func written(_ name: String, at place: SyntaxNode) -> String? {
    if name == "self", let receiver = scope.receiver { return receiver.answer }
    let isOwn = name.hasPrefix("self.")
    let name = isOwn ? String(name.dropFirst(5)) : name
    if !isOwn, let local = file.locals.meaning(of: name, at: place) {
      guard case .parameter = local, case .answer(let text)? = scope.parameters[name] else {
        return nil
      }
      return text
    }
    guard let owner = scope.owner, file.owner(around: place) == owner,
      case .answer(let text)? = scope.properties[name]
    else { return nil }
    return text
  }

  /// What an expression is, if it is written out: a Boolean, a number, a case.
  func written(_ value: SyntaxNode) -> String? {
    let value = value.bare
    switch value.kind {
    case .boolean, .number: return value.text
    case .implicitMember: return ".\(value.declaredName)"
    case .name: return written(value.name, at: value)
    case .member:
      if let path = value.path, path.count == 2, path[0] == "self" {
        return written("self.\(path[1])", at: value)
      }
      // `Variant.primary`
      guard let base = value.child(.base)?.bare, base.kind == .name,
        case .declared(let type) = program.type(
          named: [base.name], within: file.owner(around: value), of: tree),
        type.cases.contains(where: { $0.name == value.declaredName })
      else { return nil }
      return ".\(value.declaredName)"
    default: return nil
    }
  }
}
