/// The formats of reports, by their names on the command line.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, junit, html, sarif, github, gitlab, markdown, xcode
  case checkstyle, sonarqube, rdjson, teamcity, azure, csv, compact
  case acr, openacr
  case appleLabel = "apple-label"

  /// The endings of file names that mean a format, with the format.
  package static let endings: [(ending: String, format: ReportFormat)] = [
    ("html", .html), ("json", .json), ("xml", .junit), ("sarif", .sarif), ("md", .markdown),
    ("txt", .text), ("htm", .html), ("markdown", .markdown), ("csv", .csv), ("yaml", .openacr),
    ("yml", .openacr),
  ]

  /// The format of a file by the ending of its name, without the dot; nil for any other.
  package init?(ending: String) {
    guard let known = Self.endings.first(where: { $0.ending == ending.lowercased() }) else {
      return nil
    }
    self = known.format
  }

  /// The purpose of the format, as one line.
  package var summary: String {
    switch self {
    case .text: "for people: the verdict, and the causes of what fails, the worst first"
    case .json: "every evaluation at full precision"
    case .junit: "JUnit XML, as Jenkins, GitLab, CircleCI, Azure and Buildkite read it"
    case .html: "a page for browsers and paper: every theme and scheme in its real colors"
    case .sarif: "SARIF 2.1.0, for GitHub code scanning and editors"
    case .github: "annotations for GitHub Actions, and the job summary where there is one"
    case .gitlab: "a Code Quality report for GitLab merge requests"
    case .markdown: "tables that a comment on a pull request can carry"
    case .xcode: "lines that a build phase of Xcode shows beside the code"
    case .checkstyle: "Checkstyle XML, as many build servers and review tools read it"
    case .sonarqube: "generic issues for SonarQube, with their rules"
    case .rdjson: "diagnostics for reviewdog, which comments on pull requests"
    case .teamcity: "service messages that TeamCity shows as inspections"
    case .azure: "logging commands that Azure Pipelines shows as issues"
    case .csv: "every evaluation as a row, for spreadsheets"
    case .compact: "a line for each cause, for coding agents: id, place and change"
    case .acr: "rows of an accessibility conformance report, as evidence for whoever writes it"
    case .openacr: "the same as a draft in OpenACR, the YAML of the GSA"
    case .appleLabel: "evidence for Apple's label Sufficient Contrast, by system setting"
    }
  }

  /// Whether its reports show what a plan changes, or places that depend on it.
  package var showsPlan: Bool {
    switch self {
    case .acr, .openacr, .appleLabel: false
    case .text, .json, .junit, .html, .sarif, .github, .gitlab, .markdown, .xcode, .checkstyle,
      .sonarqube, .rdjson, .teamcity, .azure, .csv, .compact:
      true
    }
  }

  /// The reporter; the layout is that of text, and changes nothing for machines.
  package func reporter(
    _ layout: TextLayout = TextLayout(), run: ReportedRun = ReportedRun()
  ) -> any Reporter {
    switch self {
    case .text where layout.isDetailed: DetailedTextReporter(colors: layout.colors)
    case .text: TextReporter(layout, fixCommands: run.fixCommands)
    case .json: JSONReporter(run: run)
    case .junit: JUnitReporter(run: run)
    case .html: HTMLReporter()
    case .sarif: SARIFReporter(run: run)
    case .github: GitHubReporter(run: run)
    case .gitlab: GitLabReporter(run: run)
    case .markdown: MarkdownReporter(run: run)
    case .xcode: XcodeReporter(run: run)
    case .checkstyle: CheckstyleReporter(run: run)
    case .sonarqube: SonarQubeReporter(run: run)
    case .rdjson: ReviewdogReporter(run: run)
    case .teamcity: TeamCityReporter(run: run)
    case .azure: AzureReporter(run: run)
    case .csv: CSVReporter(run: run)
    case .compact: CompactReporter(run: run)
    case .acr: ACRReporter(run: run)
    case .openacr: OpenACRReporter(run: run)
    case .appleLabel: AppleLabelReporter(run: run)
    }
  }
}
