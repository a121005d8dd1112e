package import AuditEngine
package import SourceText

/// Everything that a run has to report: a section for each policy.
package struct RunReport: Sendable {
  /// What became of one policy.
  package enum Section: Sendable {
    /// An audit.
    case audit(AuditReport)
    /// An audit that could not be done, with where its policy lies, and all reasons.
    case failure(place: String?, [Diagnostic])

    /// What tells its policy from others.
    var policyName: String {
      switch self {
      case .audit(let report): report.policyName
      case .failure(let place, _): AuditReport.policyName(at: place)
      }
    }
  }

  /// The name and version of the tool.
  package let tool: ToolIdentity
  /// The sections, in the order of the run.
  package let sections: [Section]

  /// Describes a run.
  package init(tool: ToolIdentity, sections: [Section]) {
    self.tool = tool
    self.sections = sections
  }

  /// The run of one policy.
  package init(_ report: AuditReport) {
    self.init(tool: report.tool, sections: [.audit(report)])
  }

  /// A run that could not be done.
  package init(tool: ToolIdentity, failure: [Diagnostic]) {
    self.init(tool: tool, sections: [.failure(place: nil, failure)])
  }

  /// The audits that were done.
  package var audits: [AuditReport] {
    sections.compactMap { section in
      if case .audit(let report) = section { report } else { nil }
    }
  }

  /// The report of the only policy; nil for several, and where it could not be audited.
  package var only: AuditReport? {
    sections.count == 1 ? audits.first : nil
  }

  /// The maximum number of reasons in a report.
  static let reasonLimit = 1000

  /// Why something could not be audited, errors first, then how many were left out. Empty if
  /// everything was.
  var reasons: [Diagnostic] {
    let all = sections.flatMap { section in
      if case .failure(_, let diagnostics) = section { diagnostics } else { [Diagnostic]() }
    }
    return Self.shown(all)
  }

  /// Reasons, errors first, then how many were left out.
  static func shown(_ all: [Diagnostic]) -> [Diagnostic] {
    let sorted =
      all.filter { $0.severity == .error } + all.filter { $0.severity != .error }
    guard sorted.count > Self.reasonLimit else { return sorted }
    return sorted.prefix(Self.reasonLimit - 1) + [
      Diagnostic(.error, "\(sorted.count - Self.reasonLimit + 1) more reasons were left out")
    ]
  }

  /// Whether something could not be audited.
  package var hasFailed: Bool {
    sections.contains { section in
      if case .failure = section { true } else { false }
    }
  }
}
