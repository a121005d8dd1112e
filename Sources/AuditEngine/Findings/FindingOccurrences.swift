/// Tells token checks of the same rule and token apart, by their order.
struct FindingOccurrences {
  private var counts: [FindingIdentity: Int] = [:]

  /// The identity, numbered from the second occurrence on.
  mutating func numbered(_ identity: FindingIdentity) -> FindingIdentity {
    guard case .token(let token) = identity.subject else { return identity }
    counts[identity, default: 0] += 1
    let count = counts[identity] ?? 1
    return count == 1
      ? identity : FindingIdentity(rule: identity.rule, subject: .token("\(token) (\(count))"))
  }
}
