extension ReportFormat {
  /// The formats of comparisons.
  package static let ofComparisons = allCases.filter {
    $0.comparisonReporter() != nil
  }

  /// The reporter of comparisons; nil for a format that has none.
  ///
  /// - Parameter colors: the colors of the terminal, for text.
  package func comparisonReporter(
    colors: ColorDepth = .none, run: ReportedRun = ReportedRun()
  ) -> (any ComparisonReporter)? {
    switch self {
    case .text: ComparisonText.Writer(colors: colors, paths: run.paths)
    case .json: ComparisonJSON.Writer(paths: run.paths)
    case .junit: ComparisonJUnit(run: run)
    case .html: ComparisonHTML(paths: run.paths)
    case .sarif: ComparisonSARIF(run: run)
    case .github: ComparisonGitHub(paths: run.paths)
    case .gitlab: ComparisonGitLab(paths: run.paths)
    case .markdown: ComparisonMarkdown(paths: run.paths)
    case .checkstyle: ComparedIssues(format: CheckstyleReporter(run: run))
    case .sonarqube: ComparedIssues(format: SonarQubeReporter(run: run))
    case .rdjson: ComparedIssues(format: ReviewdogReporter(run: run))
    case .teamcity: ComparedIssues(format: TeamCityReporter(run: run))
    case .azure: ComparedIssues(format: AzureReporter(run: run))
    case .compact: ComparisonCompact(run: run)
    // Xcode builds what there is, and rows and evidence are of an audit.
    case .xcode, .csv, .acr, .openacr, .appleLabel: nil
    }
  }
}
