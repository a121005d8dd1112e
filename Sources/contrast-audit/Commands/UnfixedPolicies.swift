import AuditEngine
import SourceText
import SystemLoading

/// The further policies of a fix, which it leaves as they are: which of them have findings.
struct UnfixedPolicies {
  let further: FurtherPolicies

  /// Says on standard error which have findings, with the command for each, so that a fix of one does not
  /// look like one of all. Throws why some cannot be judged.
  func report(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    let filters: [Option] = [.theme, .scheme, .rule, .token]
    if filters.contains(where: arguments.has) {
      // They may not know the names.
      further.note(in: environment)
      return .success
    }
    var status = ExitStatus.success
    var failures: [Diagnostic] = []
    for path in further.paths {
      do {
        let count = try findings(of: path, arguments, in: environment)
        guard count > 0 else { continue }
        status = .findings
        let command = arguments.commandLine(
          FixCommand.self, of: RequestedPolicy(policy: path, operands: []))
        environment.report(
          Diagnostic(
            .warning,
            "'\(path)' has \(count) finding\(count == 1 ? "" : "s") too, not fixed here: \(command)"
          ))
      } catch let failure as ToolFailure {
        failures += failure.diagnostics
      }
    }
    guard failures.isEmpty else { throw ToolFailure(failures) }
    return status
  }

  private func findings(
    of path: String, _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> Int {
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      arguments, policy: path, paths: [], in: environment, diagnostics: &diagnostics)
    var options = AuditOptions(level: arguments.choice(.level))
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    options.repair.isPlanned = false
    let audit = Audit(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &diagnostics)
    guard let report = audit?.run(tool: Tool.identity, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return report.hasFindings(atLeast: .error) ? report.findingCount : 0
  }
}
