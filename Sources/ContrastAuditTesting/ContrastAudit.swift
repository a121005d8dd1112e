// An audit as a test of an app: the policy and tokens of the repository, judged in process. Works with
// Swift Testing and XCTest alike, and imports neither.

public import AuditEngine
import Reporters
public import SourceText
import SystemLoading

/// An audit of an app's own policy, for the app's tests.
///
/// ```swift
/// @Test func `Every color has the contrast that it needs`() throws {
///   let audit = try ContrastAudit.audit("Design/contrast-audit.json")
///   #expect(audit.failures.isEmpty)
/// }
/// ```
///
/// The one message of a failing test names each pairing that fails.
public struct ContrastAudit: Sendable {
  /// Everything that was judged.
  public let report: AuditReport
  /// What fails, the worst first.
  public let failures: ContrastFailures

  /// Audits by a policy.
  ///
  /// A policy that is not found, or that names what does not exist, is an error; the catalog that is
  /// built into the tool never stands in.
  ///
  /// - Parameters:
  ///   - policy: a policy or its folder; looked for in the folder of `file` and in those above it.
  ///   - level: the WCAG level to reach, if more than the policy asks.
  ///   - themes: only these themes; empty for all.
  ///   - schemes: only these schemes; empty for all.
  ///   - rules: only these rules by identifier; empty for all.
  ///   - includingOptional: whether to judge the rules and contexts that the policy holds for optional.
  ///   - minCoverage: the share of color tokens, in percent, that pairings must reach.
  ///   - severity: the least severity of a failure.
  ///   - file: the test's own file.
  /// - Throws: ``ContrastAuditError`` with everything that kept the audit from being done.
  public static func audit(
    _ policy: String = "contrast-audit.json", level: Level? = nil, themes: [String] = [],
    schemes: [String] = [], rules: [String] = [], includingOptional: Bool = false,
    minCoverage: Double? = nil, failOn severity: Diagnostic.Severity = .error,
    from file: String = #filePath
  ) throws -> ContrastAudit {
    var options = AuditOptions(level: level, rules: rules)
    if !themes.isEmpty { options.contexts["theme"] = themes }
    if !schemes.isEmpty { options.contexts["scheme"] = schemes }
    options.includesOptional = includingOptional
    options.today = .today()
    if let minCoverage, !(0...100).contains(minCoverage) {
      throw ContrastAuditError("minCoverage is \(minCoverage); expected a percentage, 0 to 100")
    }
    do {
      let (folder, path) = try find(policy, from: file)
      var diagnostics = DiagnosticList()
      let system = try AuditedSystem.load(
        SystemRequest(policy: path), from: FileSystem(workingDirectory: folder), standIn: nil,
        diagnostics: &diagnostics)
      let audit = Audit(
        policy: system.policy, catalog: system.catalog, options: options, minCoverage: minCoverage)
      guard let report = audit.run(tool: .contrastAudit, diagnostics: &diagnostics) else {
        throw ToolFailure(diagnostics.all)
      }
      return ContrastAudit(
        report: report, failures: ContrastFailures(report, from: severity))
    } catch let failure as ToolFailure {
      throw ContrastAuditError(failure.diagnostics)
    } catch let error as FileError {
      throw ContrastAuditError(error.message)
    }
  }

  /// The nearest folder, from that of a file upwards, in which there is a policy, and the policy's path
  /// from there.
  private static func find(
    _ policy: String, from file: String
  ) throws -> (folder: String, path: String) {
    var folder = FilePath.folder(of: file)
    while true {
      let files = FileSystem(workingDirectory: folder)
      switch files.kind(of: policy) {
      case .folder:
        let path = FilePath.join(policy, AuditedSystem.policyName)
        if files.kind(of: path) != nil { return (folder, path) }
      case nil: break
      default: return (folder, policy)
      }
      guard folder != "/", !folder.isEmpty else { break }
      folder = FilePath.folder(of: folder)
    }
    throw ContrastAuditError(
      "there is no policy '\(policy)' in '\(FilePath.folder(of: file))' or above")
  }
}
