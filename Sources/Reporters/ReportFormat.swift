/// The formats of reports, by the names that the command line takes.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, junit, html, sarif

  /// What the format is for, as one line.
  public var summary: String {
    switch self {
    case .text: "for people: findings by theme and scheme, worst first"
    case .json: "every evaluation at full precision"
    case .junit: "JUnit XML, as Jenkins, GitLab, CircleCI, Azure and Buildkite read it"
    case .html: "a page for browsers and paper: every theme and scheme in its real colors"
    case .sarif: "SARIF 2.1.0, for GitHub code scanning and editors"
    }
  }

  /// The reporter; `colors` is what a terminal can show, and changes nothing for machines.
  public func reporter(colors: ColorDepth, run: ReportedRun = ReportedRun()) -> any Reporter {
    switch self {
    case .text: TextReporter(colors: colors)
    case .json: JSONReporter()
    case .junit: JUnitReporter()
    case .html: HTMLReporter()
    case .sarif: SARIFReporter(run: run)
    }
  }
}
