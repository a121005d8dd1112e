import AuditEngine

/// A setting of Apple's systems that changes colors, and which axis of an audited system stands for it.
struct AppleSetting {
  /// Its name in the settings.
  let name: String
  /// The words for it in names of axes.
  private let axisWords: [String]
  /// The words for it in names of contexts, where it is on.
  private let onWords: [String]

  static let increaseContrast = AppleSetting(
    name: "Increase Contrast", axisWords: ["contrast"], onWords: ["increase", "high", "more"])
  static let reduceTransparency = AppleSetting(
    name: "Reduce Transparency", axisWords: ["transparency"], onWords: ["reduce", "opaque", "less"])
  static let darkAppearance = AppleSetting(
    name: "Dark appearance", axisWords: ["scheme", "appearance", "mode"],
    onWords: ["dark", "night"])

  static let all = [increaseContrast, reduceTransparency, darkAppearance]

  /// The axis of a report that stands for it, and in which of its audited contexts it is on; nil where
  /// there is none. Names decide, and the report shows them.
  func axis(of contexts: ReportContexts) -> (index: Int, isOn: [Bool])? {
    for (index, axis) in contexts.axes.enumerated()
    where axisWords.contains(where: axis.lowercased().contains) {
      return (index, contexts.names[index].map(isOn))
    }
    return nil
  }

  /// The contexts in which it is on that were not audited.
  func left(by report: AuditReport) -> [String] {
    report.coverage.unwalked.filter { context in
      axisWords.contains(where: context.lowercased().contains) && isOn(context)
    }
  }

  private func isOn(_ context: String) -> Bool {
    onWords.contains(where: context.lowercased().contains)
  }
}
