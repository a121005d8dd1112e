import AuditEngine
import Reporters
import SourceText
import SystemLoading
import SystemRepairing

/// `contrast-audit [audit] [PATH…]`
enum AuditCommand: Command {
  static let name = "audit"
  static let abstract =
    "Judge every pairing of colors in every theme and scheme against WCAG (the default command)."
  static let usages = ["[audit] [options] [PATH…]", "[audit] --system NAME [options] [FILE…]"]
  static let details = """
    PATH is a policy, a folder with a contrast-audit.json, or token sources to audit instead of those
    in the policy. Without a PATH the policy is searched here and above. If there is none, and no
    tokens either, the built-in VaultMail catalog is audited; --no-built-in makes that an error, and
    --built-in audits it whatever is here. With --system each FILE
    contains tokens that are laid over those of a built-in system, such as a user's theme. The
    system's pairings are judged in the themes and schemes that the files change, and the colors that
    they do not set are named. 'contrast-audit list systems' lists the systems.
    """
  static let options: [Option] = [
    .format, .output, .details, .quiet, .system, .policy, .builtIn, .noBuiltIn, .root, .theme,
    .scheme,
    .everything, .rule, .token, .level, .failOn, .minCoverage, .baseline, .writeBaseline,
    .pruneBaseline, .color,
  ]

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let destinations = try ReportDestinations(arguments)
    let system: AuditedSystem
    let report: AuditReport
    let baseline: BaselineFile?
    do {
      (system, report, baseline) = try audit(arguments, for: destinations, in: environment)
    } catch {
      throw reported(error, arguments, to: destinations, in: environment)
    }
    let inputs = destinations.inputs(baseline: arguments[.baseline], in: environment)
    guard inputs.isEmpty else { throw ToolFailure(inputs) }
    do {
      try baseline?.write(report, in: environment)
    } catch {
      throw reported(error, arguments, to: destinations, in: environment)
    }
    var status = ExitStatus.success
    if let threshold = failOn(arguments), report.hasFindings(atLeast: threshold) {
      status = .findings
    }
    let layout = TextLayout(
      colors: ColorChoice.depth(arguments, in: environment), width: environment.columns,
      isDetailed: arguments.has(.details))
    let run = ReportedRun(
      paths: environment.sourcePaths, exitStatus: status.rawValue,
      failOn: failOn(arguments) ?? .error, fixCommand: arguments.commandLine(FixCommand.self))
    try destinations.write(report, layout: layout, run: run, in: environment)
    system.announce(arguments, in: environment)
    return status
  }

  private static func audit(
    _ arguments: Arguments, for destinations: ReportDestinations, in environment: ToolEnvironment
  ) throws -> (AuditedSystem, AuditReport, BaselineFile?) {
    var diagnostics = DiagnosticList()
    let system: AuditedSystem
    do {
      system = try AuditedSystem.load(arguments, in: environment, diagnostics: &diagnostics)
    } catch let failure as ToolFailure {
      throw MisplacedWord(failure)?.explained(arguments, in: environment) ?? failure
    }
    var options = AuditOptions(
      level: arguments.choice(.level), rules: arguments.all(.rule),
      tokens: arguments.all(.token), contexts: contexts(arguments))
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    try system.overlay?.narrow(&options)
    if let remainder = system.overlay?.remainder(options) { diagnostics.append(remainder) }
    options.repair.suggestsAlternatives = destinations.formats.contains(.json)
    let minCoverage = try percent(arguments)
    let baseline = try BaselineFile(arguments, in: environment)
    let audit = Audit(
      policy: system.policy, catalog: system.catalog, options: options, minCoverage: minCoverage,
      baseline: baseline?.use, diagnostics: &diagnostics)
    guard let audit, let report = audit.run(tool: Tool.identity, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return (
      system, try report.withWritablePlan(audit, of: system.catalog, from: system.sources), baseline
    )
  }

  /// The error, after writing it to the reports that can show it, together with errors of writing
  /// those.
  private static func reported(
    _ error: any Error, _ arguments: Arguments, to destinations: ReportDestinations,
    in environment: ToolEnvironment
  ) -> ToolFailure {
    var failure = error as? ToolFailure ?? ToolFailure("\(error)")
    let inputs = destinations.inputs(baseline: arguments[.baseline], in: environment)
    guard inputs.isEmpty else { return ToolFailure(failure.diagnostics + inputs) }
    do {
      try destinations.write(
        AuditFailure(
          tool: Tool.identity,
          diagnostics: failure.diagnostics.map(\.namingCommand)),
        run: ReportedRun(
          paths: environment.sourcePaths, exitStatus: ExitStatus.failure.rawValue),
        in: environment)
    } catch {
      let more = error as? ToolFailure ?? ToolFailure("\(error)")
      failure = ToolFailure(failure.diagnostics + more.diagnostics)
    }
    return failure
  }

  /// The contexts that `--theme` and `--scheme` choose, by axis.
  static func contexts(_ arguments: Arguments) -> [String: [String]] {
    [("theme", Option.theme), ("scheme", Option.scheme)].reduce(into: [:]) { contexts, entry in
      if arguments.has(entry.1) { contexts[entry.0] = arguments.all(entry.1) }
    }
  }

  private static func percent(_ arguments: Arguments) throws -> Double? {
    guard let text = arguments[.minCoverage] else { return nil }
    guard let percent = Double(text), (0...100).contains(percent) else {
      throw ToolFailure("--min-coverage is '\(text)'; expected a number from 0 to 100")
    }
    return percent
  }

  private static func failOn(_ arguments: Arguments) -> Diagnostic.Severity? {
    arguments[.failOn] == "never" ? nil : arguments.choice(.failOn) ?? .error
  }
}
