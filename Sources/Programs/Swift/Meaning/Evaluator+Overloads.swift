/// Which declaration a call means.
extension Evaluator {
  func chosen(_ members: [Member], _ arguments: [Argument], _ scope: Scope) -> Result<
    (Member, [Argument]), Unclear
  > {
    steps += members.count / 4
    var fitting = members.filter { takes($0.node, arguments) }
    if fitting.count == 1 { return .success((fitting[0], arguments)) }
    if fitting.isEmpty { return .failure(Unclear(text: "no declaration takes these arguments")) }
    var known = arguments
    for index in known.indices {
      guard let code = known[index].node, known[index].value == nil else { continue }
      switch code.kind {
      case .implicitMember, .closure, .inOut, .list, .nothing: break
      case .call where code.child(.base)?.kind == .implicitMember: break
      default:
        if isLiteralOnly(code) {
          let isFraction = isFractionLiteral(code)
          fitting = fitting.filter { takesNumber($0, index, arguments, isFraction: isFraction) }
          // Of a whole number the language prefers `Int`.
          let whole = fitting.filter { takesNumber($0, index, arguments, isFraction: nil) }
          if !isFraction, !whole.isEmpty { fitting = whole }
        } else {
          known[index].value = evaluate(code, scope)
        }
      }
    }
    let fits = fitting.filter { member in
      guard let matched = SwiftLanguage.matched(parameters(of: member.node), known) else {
        return false
      }
      return zip(parameters(of: member.node), matched).allSatisfy { parameter, taken in
        taken.allSatisfy { argument in
          guard let value = argument.value, let type = parameterType(parameter, member) else {
            return true
          }
          return self.fits(value, type)
        }
      }
    }
    if fits.count == 1 { return .success((fits[0], known)) }
    // One that needs no default is preferred.
    let exact = fits.filter { parameters(of: $0.node).count == arguments.count }
    if exact.count == 1 { return .success((exact[0], known)) }
    // A module has one declaration of a kind: the others are of other modules, where the file has it itself.
    let own = (exact.isEmpty ? fits : exact).filter { $0.node.tree === scope.activation.tree }
    if own.count == 1 { return .success((own[0], known)) }
    return .failure(
      Unclear(
        text: fits.isEmpty
          ? "no declaration takes these arguments"
          : "more than one declaration takes these arguments"))
  }

  /// Whether a parameter takes a literal: of a whole number `Int` is preferred, of a fraction `Double`.
  private func takesNumber(
    _ member: Member, _ index: Int, _ arguments: [Argument], isFraction: Bool?
  ) -> Bool {
    guard let matched = SwiftLanguage.matched(parameters(of: member.node), arguments) else {
      return false
    }
    for (parameter, taken) in zip(parameters(of: member.node), matched) {
      guard taken.contains(where: { $0.node == arguments[index].node }) else { continue }
      guard let type = parameterType(parameter, member) else { return false }
      guard let number = numberType(type) else { return type == .open }
      guard let isFraction else { return number.whole == .int }
      return isFraction ? number.isFraction : true
    }
    return false
  }
}
