import StyleSheets

extension UsageState {
  /// Whether it holds on some screens only: in a scheme, with more contrast, on paper.
  package var isOfScheme: Bool {
    conditions.contains { condition in
      PageChoice.isMade(by: condition.text)
        || condition.text.hasPrefix("@")
          && ["scheme", "contrast", "forced", "dark", "light", "print"].contains {
            condition.text.contains($0)
          }
    }
  }
}
