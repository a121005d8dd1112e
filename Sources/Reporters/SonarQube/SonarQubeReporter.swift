package import AuditEngine
import SourceText

/// Generic issues for SonarQube, in the format since 10.3: rules, and issues that name them.
///
/// - The severity is the rule's, so a rule with findings of two severities is two rules.
/// - An import fails for a range that the line does not have, so an issue has its line alone.
/// - A path is relative to the project's folder. An issue without a place is one of the policy.
///   [SonarQube, Generic issue import format]
package struct SonarQubeReporter: IssueReporter {
  package let run: ReportedRun
  package let limit: Int

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun(), limit: Int? = nil) {
    self.run = run
    self.limit = limit ?? IssueList.defaultLimit
  }

  private struct RuleKey: Hashable {
    let check: String
    let level: Level
  }

  /// How severe a rule is, in both of SonarQube's modes.
  private enum Level: String {
    case failure = "BLOCKER"
    case error = "MAJOR"
    case warning = "MINOR"
    case note = "INFO"

    init(_ issue: ReportedIssue) {
      self =
        switch issue.severity {
        case .error: issue.isFailure ? .failure : .error
        case .warning: .warning
        case .note: .note
        }
    }

    var impact: String {
      switch self {
      case .failure: "BLOCKER"
      case .error: "MEDIUM"
      case .warning: "LOW"
      case .note: "INFO"
      }
    }

    /// What tells the rule from the same of another severity.
    var suffix: String {
      switch self {
      case .failure: "-failure"
      case .error: ""
      case .warning: "-warning"
      case .note: "-note"
      }
    }
  }

  /// Writes issues, and lines that close the report.
  package func write(
    _ issues: [ReportedIssue], closing lines: [String], by tool: ToolIdentity,
    to output: inout ReportOutput
  ) {
    var identifiers: [RuleKey: String] = [:]
    var used: Set<String> = []
    var rules: [String] = []
    for issue in issues {
      let key = RuleKey(check: issue.check, level: Level(issue))
      guard identifiers[key] == nil else { continue }
      var identifier = issue.check + key.level.suffix
      while !used.insert(identifier).inserted { identifier += key.level.suffix + "-" }
      identifiers[key] = identifier
      rules.append(rule(identifier, issue, key.level, of: tool))
    }
    output.append("{\n\"rules\": [")
    write(rules, to: &output)
    output.append(",\n\"issues\": [")
    write(
      issues.lazy.map {
        self.issue($0, rule: identifiers[RuleKey(check: $0.check, level: Level($0))] ?? $0.check)
      }, to: &output)
    output.append("\n}\n")
  }

  private func write(_ objects: some Sequence<String>, to output: inout ReportOutput) {
    var separator = "\n"
    for object in objects {
      output.append(separator)
      output.append(object)
      separator = ",\n"
    }
    output.append(separator == "\n" ? "]" : "\n]")
  }

  private func rule(
    _ identifier: String, _ issue: ReportedIssue, _ level: Level, of tool: ToolIdentity
  ) -> String {
    let impact = JSONText.object([
      ("softwareQuality", "\"RELIABILITY\""), ("severity", JSONText.string(level.impact)),
    ])
    return JSONText.object([
      ("id", JSONText.string(identifier)), ("name", JSONText.string(issue.title)),
      ("description", JSONText.string(issue.title)), ("engineId", JSONText.string(tool.name)),
      ("cleanCodeAttribute", "\"CONVENTIONAL\""), ("type", "\"BUG\""),
      ("severity", JSONText.string(level.rawValue)), ("impacts", JSONText.array([impact])),
    ])
  }

  private func issue(_ issue: ReportedIssue, rule: String) -> String {
    let location = JSONText.object([
      ("message", JSONText.string(issue.message)), ("filePath", JSONText.string(issue.path)),
      ("textRange", JSONText.object([("startLine", "\(issue.line)")])),
    ])
    return JSONText.object([("ruleId", JSONText.string(rule)), ("primaryLocation", location)])
  }
}
