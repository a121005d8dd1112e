import DesignTokens
import SourceText

/// Looks up the colors that a demand compares.
extension AuditPlanner {
  /// The color tokens of names and patterns, each once: names in their order, those of a pattern in
  /// the order in which they are declared.
  mutating func colors(_ names: [PolicyName]) -> [NamedToken] {
    var known: Set<TokenID> = []
    return names.flatMap { tokens($0) }.filter { known.insert($0.id).inserted }
  }

  /// The backgrounds of a demand; nil after an error, or where there are too many.
  mutating func grounds(_ stacks: [PairingDeclaration.Stack]) -> [DemandGround]? {
    guard stacks.allSatisfy({ isWithinLimit($0) }) else { return nil }
    var count = 0
    for stack in stacks { count = saturated(count, +, self.count(of: stack)) }
    guard count <= AuditPlan.pairingLimit else {
      diagnostics.error(
        "the check has \(text(count)) backgrounds; at most \(AuditPlan.pairingLimit) can be judged at "
          + "once: name fewer",
        at: stacks[0].layers[0].span)
      return nil
    }
    let before = diagnostics.errorCount
    let grounds = stacks.flatMap { expand($0) }.map { DemandGround($0) }
    return diagnostics.errorCount == before ? grounds : nil
  }

  /// The pairs of a group of tokens: each with the next, or each with each; nil after an error: for
  /// fewer than two tokens, or too many.
  mutating func pairs(
    _ group: [NamedToken], neighbors: Bool, at span: SourceSpan
  ) -> [ColorPair]? {
    guard group.count > 1 else {
      // A token that does not exist is reported already.
      if group.count == 1 {
        diagnostics.error(
          "nothing to compare: only '\(group[0].name)'; expected two tokens or more", at: span)
      }
      return nil
    }
    if neighbors { return zip(group, group.dropFirst()).map { ColorPair($0, $1) } }
    let count = group.count * (group.count - 1) / 2
    guard count <= AuditPlan.pairingLimit else {
      diagnostics.error(
        "\(group.count) tokens are \(count) pairs; at most \(AuditPlan.pairingLimit) can be compared at "
          + "once: name fewer tokens",
        at: span)
      return nil
    }
    return group.indices.flatMap { first in
      group[(first + 1)...].map { ColorPair(group[first], $0) }
    }
  }
}
