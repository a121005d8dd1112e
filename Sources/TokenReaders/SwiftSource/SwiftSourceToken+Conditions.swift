import DesignTokens
import SourceText

/// Handles values that are compiled under conditions.
extension SwiftSourceToken {
  /// Leaves values that differ under conditions to the policy: an audited condition is an axis.
  /// Without a decision the value without the condition stays, and the others are hidden.
  ///
  /// Returns what is not read under a condition without a decision.
  mutating func settle(_ choices: ConditionChoices) -> [(condition: String, failure: Failure)] {
    let flags = Set(
      (values.map(\.choices) + failures.map(\.choices)).flatMap { $0.keys.compactMap(\.flag) }
    ).sorted()
    let open = flags.filter { choices.choice(for: $0) == nil }
    var unread: [(String, Failure)] = []
    for failure in failures {
      let flag = open.first { failure.choices[.condition($0)] == ConditionChoices.contexts[1] }
      if let flag, !values.isEmpty {
        unread.append((flag, failure))
        hidden.append(Hidden(condition: flag, value: nil, property: failure.property))
      } else if self.failure == nil {
        self.failure = (failure.reason, failure.property)
      }
    }
    guard self.failure == nil else { return [] }
    for flag in flags where !matters(.condition(flag)) { drop(.condition(flag)) }
    let left = open.filter { flag in values.contains { $0.choices[.condition(flag)] != nil } }
    guard !left.isEmpty else { return unread }
    var shown: [Value] = []
    for value in values {
      let flag = left.first { value.choices[.condition($0)] == ConditionChoices.contexts[1] }
      if let flag {
        hidden.append(Hidden(condition: flag, value: value, property: value.property))
      } else {
        shown.append(value)
      }
    }
    // Whatever stands in for what is compiled nowhere else, the audit fails where it is used.
    values = shown.isEmpty ? values : shown
    for flag in left { drop(.condition(flag)) }
    return unread
  }

  /// Whether two values that differ in nothing else than a choice are different.
  private func matters(_ axis: SwiftAxis) -> Bool {
    let with = values.filter { $0.choices[axis] == ConditionChoices.contexts[1] }
    let without = values.filter { $0.choices[axis] == ConditionChoices.contexts[0] }
    return with.contains { first in
      without.contains { second in
        first.choices.allSatisfy {
          $0.key == axis || second.choices[$0.key] == nil || second.choices[$0.key] == $0.value
        } && !first.leaf.isEqual(to: second.leaf)
      }
    }
  }

  /// Forgets a choice, and keeps one of the values that are the same without it.
  private mutating func drop(_ axis: SwiftAxis) {
    var kept: [[SwiftAxis: String]: Value] = [:]
    var order: [[SwiftAxis: String]] = []
    for value in values {
      var value = value
      value.choices[axis] = nil
      guard kept[value.choices] == nil else { continue }
      kept[value.choices] = value
      order.append(value.choices)
    }
    values = order.compactMap { kept[$0] }
  }
}

extension SwiftAxis {
  /// The flag of `#if` that it is; nil for any other axis.
  var flag: String? {
    if case .condition(let flag) = self { flag } else { nil }
  }
}

extension SwiftEvaluator.Leaf {
  /// Whether two are surely the same.
  fileprivate func isEqual(to other: Self) -> Bool {
    switch (self, other) {
    case (.color(let first), .color(let second)): first == second
    case (.textStyle(let first), .textStyle(let second)): first == second
    default: false
    }
  }
}
