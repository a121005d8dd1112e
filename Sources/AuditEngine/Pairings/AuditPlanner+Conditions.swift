import DesignTokens
import SourceText

/// Finds values that no audit sees although a page or an app can show them.
extension AuditPlanner {
  /// Reports each condition that changes something judged and that the policy does not mention, and
  /// each condition of the policy that does not exist.
  mutating func reportConditions() {
    for condition in policy.conditions
    where !catalog.conditions.contains(where: {
      ConditionChoices.matches(condition.pattern, $0)
    }) {
      diagnostics.error(
        "no token source has the condition '\(condition.pattern)'"
          + NearestName.hint(for: condition.pattern, among: catalog.conditions),
        at: condition.span)
    }
    guard !catalog.hiddenValues.isEmpty else { return }
    let used = catalog.reachable(from: judgedTokens)
    var order: [String] = []
    var found: [String: [HiddenValue]] = [:]
    for value in catalog.hiddenValues {
      guard value.token.map({ used[$0.index] }) ?? true else { continue }
      if found[value.condition] == nil { order.append(value.condition) }
      found[value.condition, default: []].append(value)
    }
    for condition in order.prefix(Self.conditionLimit) {
      guard let values = found[condition], let first = values.first else { continue }
      diagnostics.error(message(values, first, under: condition), at: first.span)
    }
    let rest = order.dropFirst(Self.conditionLimit)
    guard let next = rest.first, let first = found[next]?.first else { return }
    let names = rest.prefix(Self.nameLimit).map { "'\($0)'" }.joined(separator: ", ")
    diagnostics.error(
      "there are other values under \(rest.count) more conditions: \(names)"
        + "\(rest.count > Self.nameLimit ? ", …" : ""); decide them with patterns such as "
        + "\"conditions\": {\"*\": \"ignore\"}, or list them",
      at: first.span)
  }

  /// How many conditions are reported separately, and how many more by name.
  private static let conditionLimit = 8
  private static let nameLimit = 20

  private func message(
    _ values: [HiddenValue], _ first: HiddenValue, under condition: String
  ) -> String {
    let key = "\"conditions\": {\(Self.quoted(ConditionChoices.literal(condition))): "
    guard let token = first.token else {
      return "'\(condition)' may change any color, but is not read; add \(key)\"ignore\"} to the "
        + "policy if it changes none"
    }
    let count = Set(values.compactMap(\.token)).count - 1
    let others = count == 0 ? "" : count == 1 ? " and 1 more" : " and \(count) more"
    let what =
      "'\(catalog.name(of: token))'\(others) \(count == 0 ? "has" : "have") another value under "
      + "'\(condition)', and "
    guard values.allSatisfy(\.canBeAudited) else {
      return what + "that cannot be audited; add \(key)\"ignore\"} to the policy to leave it out"
    }
    return what
      + "the policy does not say whether to audit it; add \(key)\"audit\"} to the policy, or "
      + "\"ignore\" to leave it out"
  }

  /// The tokens of all pairings and demands, judged in this run or not.
  private var judgedTokens: [TokenID] {
    var tokens: [TokenID] = []
    for pairing in result.declaredPairings {
      tokens += pairing.foregrounds + result.stacks[pairing.stack].layers
    }
    for backdrop in result.backdrops {
      guard case .colors(let colors) = backdrop else { continue }
      for case .token(let id) in colors { tokens.append(id) }
    }
    for demand in result.demands { tokens += demand.tokens }
    return tokens
  }

  /// A text as a string of JSON.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

extension TokenCatalog {
  /// Whether each token, by index, is one of some tokens or a target of their aliases, in any
  /// context.
  func reachable(from tokens: [TokenID]) -> [Bool] {
    let targets = aliasTargets
    var isReached = [Bool](repeating: false, count: tokenCount)
    var rest = tokens
    while let token = rest.popLast() {
      guard !isReached[token.index] else { continue }
      isReached[token.index] = true
      rest += targets[token]
    }
    return isReached
  }
}
