import AuditEngine
import Reporters
import SourceText
import SystemLoading
import TestSupport

/// An audit as a gate sees it, by the libraries alone.
struct SystemRun {
  /// 0 without findings, 1 with some, 2 where nothing could be judged.
  let status: Int32
  /// The JSON report; empty where nothing could be judged.
  let output: String
  /// The reasons why nothing could be judged.
  let diagnostics: [Diagnostic]
  private let report: AuditReport?

  /// The same, a line each.
  var errors: String { diagnostics.map { "\($0)\n" }.joined() }
  var errorLines: [String] { diagnostics.map(\.description) }

  /// The report for people.
  func text() throws -> String {
    try report.map { try Self.text(of: $0, by: DetailedTextReporter()) } ?? ""
  }

  /// Audits in a new folder that holds a policy, where there is one, and other files.
  ///
  /// - Parameters:
  ///   - sources: token sources that a user would name.
  ///   - failOn: the lowest severity of a finding.
  init(
    policy: String?, files: [String: String], sources: [String] = [],
    _ options: AuditOptions = AuditOptions(), failOn: Diagnostic.Severity = .error
  ) throws {
    let workspace = try Workspace()
    if let policy { try workspace.write(policy, to: AuditedSystem.policyName) }
    for (name, text) in files { try workspace.write(text, to: name) }
    try self.init(SystemRequest(paths: sources), in: workspace.path, options, failOn: failOn)
  }

  /// Audits a system of `Fixtures`.
  init(fixture: String, _ options: AuditOptions = AuditOptions()) throws {
    try self.init(
      SystemRequest(paths: [fixture]), in: Fixture.folder.path(percentEncoded: false), options,
      failOn: .error)
  }

  private init(
    _ request: SystemRequest, in folder: String, _ options: AuditOptions,
    failOn: Diagnostic.Severity
  ) throws {
    var found = DiagnosticList()
    var made: AuditReport?
    do {
      let system = try AuditedSystem.load(
        request, from: FileSystem(workingDirectory: folder), diagnostics: &found)
      let audit = Audit(
        policy: system.policy, catalog: system.catalog, options: options, diagnostics: &found)
      made = audit?.run(tool: .contrastAudit, diagnostics: &found)
      diagnostics = made == nil ? found.all : []
    } catch let failure as ToolFailure {
      diagnostics = failure.diagnostics
    }
    report = made
    output = try made.map { try Self.text(of: $0, by: JSONReporter()) } ?? ""
    status = made.map { $0.hasFindings(atLeast: failOn) ? 1 : 0 } ?? 2
  }

  private static func text(of report: AuditReport, by reporter: some Reporter) throws -> String {
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    reporter.write(report, to: &output)
    try output.finish()
    return String(decoding: bytes, as: UTF8.self)
  }
}
