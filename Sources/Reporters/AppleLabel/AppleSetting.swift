package import AuditEngine

/// A setting of Apple's systems that changes colors, and which axis of an audited system stands for it.
package struct AppleSetting {
  /// Its name in the settings.
  let name: String
  /// The words for it in names of axes.
  private let axisWords: [String]
  /// The words for it in names of contexts, where it is on.
  private let onWords: [String]
  /// The word that a context has beside them, where the axis is not named for it.
  private let contextWord: String

  static let increaseContrast = AppleSetting(
    name: "Increase Contrast", axisWords: ["contrast"], onWords: ["increase", "high", "more"],
    contextWord: "contrast")
  static let reduceTransparency = AppleSetting(
    name: "Reduce Transparency", axisWords: ["transparency"],
    onWords: ["reduce", "opaque", "less"],
    contextWord: "transparency")
  static let darkAppearance = AppleSetting(
    name: "Dark appearance", axisWords: ["scheme", "appearance", "mode"],
    onWords: ["dark", "night"], contextWord: "dark")

  static let all = [increaseContrast, reduceTransparency, darkAppearance]

  /// The axis of a report that stands for it, and in which of its audited contexts it is on; nil where
  /// there is none. Names decide, and the report shows them.
  func axis(of contexts: ReportContexts) -> (index: Int, isOn: [Bool])? {
    for (index, axis) in contexts.axes.enumerated()
    where axisWords.contains(where: axis.lowercased().contains) {
      return (index, contexts.names[index].map(isOn))
    }
    // Themes such as `light` and `light high contrast` say it themselves.
    for (index, names) in contexts.names.enumerated() where names.contains(where: isNamed) {
      return (index, names.map(isNamed))
    }
    return nil
  }

  private func isNamed(_ context: String) -> Bool {
    let words = context.lowercased().split { !$0.isLetter }
    return words.contains { $0 == contextWord } && isOn(context)
  }

  /// The contexts in which it is on that were not audited.
  func left(by report: AuditReport) -> [String] {
    report.coverage.unwalked.filter { context in
      isNamed(context) || axisWords.contains(where: context.lowercased().contains) && isOn(context)
    }
  }

  /// Whether a report covers it.
  func words(of report: AuditReport, _ contexts: ReportContexts) -> String {
    guard let isOn = axis(of: contexts)?.isOn else {
      // An axis with one audited context is not among those of a report.
      return left(by: report).isEmpty
        ? "no: the colors have no axis for it, and were judged as they are without it"
        : "off only: nothing was judged with it on"
    }
    return switch (isOn.contains(true), isOn.contains(false)) {
    case (true, true): "on and off"
    case (true, false): "on only"
    default: "off only: nothing was judged with it on"
    }
  }

  /// Which settings an audit covers, a line each.
  package static func lines(of report: AuditReport) -> [String] {
    let contexts = ReportContexts(report)
    return all.map { "\($0.name): \($0.words(of: report, contexts))" }
  }

  private func isOn(_ context: String) -> Bool {
    onWords.contains(where: context.lowercased().contains)
  }
}
