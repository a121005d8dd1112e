import Reporters

/// A format of reports.
///
/// The raw values are the names that the command line uses.
public enum AuditFormat: String, Sendable, Hashable, CaseIterable {
  /// For people: findings by theme and scheme, worst first.
  case text
  /// Every evaluation at full precision.
  case json
  /// JUnit XML, as CI servers read it.
  case junit
  /// A page for browsers and paper.
  case html
  /// SARIF 2.1.0, for code scanning and editors.
  case sarif
  /// Annotations for GitHub Actions.
  case github
  /// A Code Quality report for GitLab.
  case gitlab
  /// Tables for a comment on a pull request.
  case markdown
  /// Lines that a build phase of Xcode shows beside the code.
  case xcode
  /// Checkstyle XML, as many build servers and review tools read it.
  case checkstyle
  /// Generic issues for SonarQube, with their rules.
  case sonarqube
  /// Diagnostics for reviewdog.
  case rdjson
  /// Service messages for TeamCity.
  case teamcity
  /// Logging commands for Azure Pipelines.
  case azure
  /// Every evaluation as a row, for spreadsheets.
  case csv
  /// A line for each cause, for coding agents.
  case compact
  /// Rows of an accessibility conformance report, as evidence.
  case acr
  /// The same as a draft in OpenACR, the YAML of the GSA.
  case openacr
  /// Evidence for Apple's label Sufficient Contrast.
  case appleLabel = "apple-label"

  var inReporters: ReportFormat {
    switch self {
    case .text: .text
    case .json: .json
    case .junit: .junit
    case .html: .html
    case .sarif: .sarif
    case .github: .github
    case .gitlab: .gitlab
    case .markdown: .markdown
    case .xcode: .xcode
    case .checkstyle: .checkstyle
    case .sonarqube: .sonarqube
    case .rdjson: .rdjson
    case .teamcity: .teamcity
    case .azure: .azure
    case .csv: .csv
    case .compact: .compact
    case .acr: .acr
    case .openacr: .openacr
    case .appleLabel: .appleLabel
    }
  }

  /// What a reporter writes.
  static func text(_ write: (inout ReportOutput) -> Void) -> String {
    let bytes = CollectedBytes()
    var output = ReportOutput { bytes.all += $0 }
    write(&output)
    // Nothing but the closure could throw, and it does not.
    try? output.finish()
    return String(decoding: bytes.all, as: UTF8.self)
  }

  private final class CollectedBytes {
    var all: [UInt8] = []
  }
}
