import DesignTokens
import Programs
import SourceText

/// Handles values that are compiled under conditions.
extension SwiftToken {
  /// Leaves values that differ under conditions to the policy: an audited condition is an axis.
  /// Without a decision the value without the condition stays, and the others are hidden.
  ///
  /// Returns what is not read under a condition without a decision.
  mutating func settle(_ choices: ConditionChoices) -> [(condition: String, reason: String)] {
    let flags = Set(
      (values.map(\.choices) + failures.map(\.choices)).flatMap { $0.keys.compactMap(\.flag) }
    ).sorted()
    let open = flags.filter { choices.choice(for: $0) == nil }
    var unread: [(String, String)] = []
    for failure in failures {
      let flag = open.first { failure.choices[.flag($0)] == ConditionChoices.contexts[1] }
      if let flag, !values.isEmpty {
        unread.append((flag, failure.reason))
        hidden.append(Hidden(condition: flag, span: root.nameSpan, isRead: false))
      } else {
        self.failure = self.failure ?? failure.reason
      }
    }
    guard self.failure == nil else { return [] }
    for flag in flags where !matters(.flag(flag)) { drop(.flag(flag)) }
    let left = open.filter { flag in values.contains { $0.choices[.flag(flag)] != nil } }
    guard !left.isEmpty else { return unread }
    var shown: [Value] = []
    for value in values {
      let flag = left.first { value.choices[.flag($0)] == ConditionChoices.contexts[1] }
      if let flag {
        hidden.append(Hidden(condition: flag, span: value.span, isRead: true))
      } else {
        shown.append(value)
      }
    }
    // Whatever stands in for what is compiled nowhere else, the audit fails where it is used.
    values = shown.isEmpty ? values : shown
    for flag in left { drop(.flag(flag)) }
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
        } && !first.content.isSame(as: second.content)
      }
    }
  }

  /// Forgets a choice, and keeps one of the values that are the same without it.
  private mutating func drop(_ axis: SwiftAxis) {
    var kept: Set<[SwiftAxis: String]> = []
    values = values.compactMap { value in
      var value = value
      value.choices[axis] = nil
      return kept.insert(value.choices).inserted ? value : nil
    }
  }
}

extension SwiftToken.Content {
  /// Whether two are surely the same.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.color(let first), .color(let second)): first.isSame(as: second)
    case (.alias(let first, let steps), .alias(let second, let others)):
      first == second && steps == others
    case (.textStyle(let first), .textStyle(let second)): first == second
    default: false
    }
  }
}
