import DesignTokens
import SourceText

extension Policy {
  /// Adds a rule of the tool's own for the pairs that the app's code shows, after all others.
  mutating func addShownPairs() {
    guard let first = code.first, !shownPairs.isEmpty else { return }
    var rule = ToolRules.rule(
      ToolRules.shownPair, "Colors that meet in the code of the app",
      description:
        "The policy names the app's code. Each pair that a view there shows is judged in every theme and "
        + "scheme, but for those that a pairing of the policy judges or exempts.",
      at: first.span)
    rule.severity = checks.shownPair
    rule.pairings = shownPairs.map { PairingDeclaration($0) }
    rules.append(rule)
  }
}

extension PairingDeclaration {
  fileprivate init(_ pair: ShownPair) {
    let place = pair.place
    func name(_ text: String) -> PolicyName {
      PolicyName(text: NamePattern.escaped(text), span: place)
    }
    self.init(at: PolicyName(text: "", span: place))
    foregrounds = [Foreground(name(pair.foreground))]
    if let stack = Stack(pair.background.map(name)) { backgrounds = [stack] }
    usage = pair.usage
    reason = "shown in \(place.file.path):\(place.start.line)"
    var contexts = pair.contexts
    contexts["scheme"] = pair.scheme.map { [$0] }
    condition = ContextCondition(
      terms: contexts.sorted { $0.key < $1.key }.map {
        .init(axis: $0.key, contexts: $0.value, span: place)
      })
  }
}
