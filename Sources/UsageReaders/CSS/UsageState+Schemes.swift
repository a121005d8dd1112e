import StyleSheets

extension UsageState {
  /// Whether it holds on some screens only: in a scheme, with more contrast, on paper.
  package var isOfScheme: Bool {
    conditions.contains { condition in
      condition.scheme != nil || PageChoice.isMade(by: condition.text)
        || condition.text.hasPrefix("@")
          && ["scheme", "contrast", "forced", "dark", "light", "print"].contains {
            condition.text.contains($0)
          }
    }
  }

  /// The scheme that a variant of Tailwind says it holds in, `dark` or `light`; nil for none, and where
  /// another condition needs a scheme too.
  package var scheme: String? {
    let schemes = Set(conditions.compactMap(\.scheme))
    let others = UsageState(conditions.filter { $0.scheme == nil })
    return schemes.count == 1 && !others.isOfScheme ? schemes.first : nil
  }
}

extension UsageState.Condition {
  /// The scheme of a variant of Tailwind: `dark:`.
  fileprivate var scheme: String? {
    choice.flatMap { $0.subject == "scheme" ? $0.value : nil }
  }
}
