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
    in the policy. Several policies, folders and patterns such as 'apps/*' make one report with a
    section for each, and so do --all-policies and a policy that names further ones. Without a PATH the
    policy is searched here and above, in each folder and in its .config. If there is none, nothing is
    audited, and the first line says NO POLICY. In a folder with nothing of an app the built-in VaultMail
    catalog is audited; --no-built-in makes that an error too, and --built-in audits it whatever is here.
    With --system each FILE contains tokens that are laid over those of a built-in system, such as a
    user's theme. The system's pairings are judged in the themes and schemes that the files change, and
    the colors that they do not set are named. 'contrast-audit list systems' lists the systems.
    """
  static let options: [Option] = [
    .format, .output, .details, .quiet, .verbose, .system, .policy, .allPolicies, .builtIn,
    .noBuiltIn, .root,
    .theme, .junitFileAttributes, .limit,
    .scheme,
    .everything, .rule, .token, .level, .failOn, .minCoverage, .undeclaredPairs, .baseline,
    .writeBaseline,
    .pruneBaseline, .color,
  ]

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let destinations = try ReportDestinations(arguments)
    let run = try judge(arguments, for: destinations, in: environment)
    try write(run, arguments, to: destinations, in: environment)
    guard run.failures.isEmpty else { throw ToolFailure(run.failures) }
    return run.status
  }

  /// Audits everything that the arguments name. If nothing could be audited, the reports say why,
  /// and it throws.
  static func judge(
    _ arguments: Arguments, for destinations: ReportDestinations, in environment: ToolEnvironment
  ) throws -> JudgedPolicies {
    let requests: [RequestedPolicy]
    var keepsReports = false
    var run: JudgedPolicies
    do {
      requests = try RequestedPolicies(arguments, in: environment).all
      // Those that a policy names are no reason: the code is that of the policy itself.
      let count = requests.count { $0.policy == nil }
      if arguments.has(.undeclaredPairs), count > 1 {
        throw ToolFailure(
          "--undeclared-pairs compares code with one policy, and there are \(count); audit each alone"
        )
      }
      run = JudgedPolicies(
        baselines: try Baselines(arguments, isAlone: requests.count == 1, in: environment))
    } catch {
      throw reported(failure(error), nil, arguments, to: destinations, in: environment)
    }
    for request in requests {
      do {
        let (system, report) = try audit(
          request, arguments, &run.baselines, for: destinations, in: environment)
        try run.baselines.keep(report, of: system)
        run.files.append(
          system.filesRead + [try run.baselines.source(for: system)].compactMap(\.self))
        run.audits.append((system, report, request))
        run.sections.append(.audit(report))
      } catch {
        let reasons = failure(error).diagnostics
        keepsReports = keepsReports || failure(error).keepsReports
        run.failures += reasons
        run.sections.append(
          .failure(
            place: (request.policy ?? request.operands.first).flatMap {
              place(of: $0, in: environment)
            },
            reasons.map(\.namingCommand)))
      }
    }
    guard !run.audits.isEmpty else {
      throw reported(
        ToolFailure(run.failures, keepsReports: keepsReports), run.sections, arguments,
        to: destinations, in: environment)
    }
    if let threshold = failOn(arguments),
      run.audits.contains(where: { $0.report.hasFindings(atLeast: threshold) })
    {
      run.status = .findings
    }
    if !run.failures.isEmpty { run.status = .failure }
    return run
  }

  /// Writes the baselines and the reports.
  static func write(
    _ judged: JudgedPolicies, _ arguments: Arguments, to destinations: ReportDestinations,
    in environment: ToolEnvironment
  ) throws {
    var log = RunLog(arguments, in: environment)
    for path in judged.baselines.paths { log.read(baseline: path) }
    let inputs = destinations.inputs(baselines: judged.baselines.paths, in: environment)
    guard inputs.isEmpty else { throw ToolFailure(judged.failures + inputs) }
    // A baseline of a part would look like one of all.
    if judged.failures.isEmpty {
      do {
        try judged.baselines.write()
      } catch {
        throw reported(failure(error), nil, arguments, to: destinations, in: environment)
      }
    }
    let layout = TextLayout(
      colors: ColorChoice.depth(arguments, in: environment), width: environment.columns,
      isDetailed: arguments.has(.details))
    let run = ReportedRun(
      paths: environment.sourcePaths, exitStatus: judged.status.rawValue,
      failOn: failOn(arguments) ?? .error,
      fixCommands: judged.audits.map {
        arguments.commandLine(FixCommand.self, of: $0.request)
      },
      files: judged.files,
      hasJUnitFileAttributes: arguments.has(.junitFileAttributes),
      causeLimit: destinations.causeLimit)
    try destinations.write(
      RunReport(tool: Tool.identity, sections: judged.sections), layout: layout, run: run,
      in: environment)
    log.end("writing")
    for audit in judged.audits { audit.system.announce(arguments, in: environment) }
  }

  private static func audit(
    _ request: RequestedPolicy, _ arguments: Arguments, _ baselines: inout Baselines,
    for destinations: ReportDestinations, in environment: ToolEnvironment
  ) throws -> (AuditedSystem, AuditReport) {
    var log = RunLog(arguments, in: environment)
    var diagnostics = DiagnosticList()
    let system: AuditedSystem
    do {
      system = try AuditedSystem.load(
        arguments, policy: request.policy, paths: request.operands, in: environment,
        diagnostics: &diagnostics)
      log.read(system)
      log.end("reading")
    } catch let failure as ToolFailure {
      throw MisplacedWord(failure)?.explained(arguments, in: environment) ?? failure
    }
    var options = AuditOptions(
      level: arguments.choice(.level), rules: arguments.all(.rule),
      tokens: arguments.all(.token), contexts: contexts(arguments))
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    options.policyPlace = environment.sourcePaths.policyPlace(of: system.policy.statedFile)
    try system.overlay?.narrow(&options)
    if let remainder = system.overlay?.remainder(options) { diagnostics.append(remainder) }
    options.repair.suggestsAlternatives = destinations.formats.contains(.json)
    // The verdict does not wait for a plan that nothing shows. That none can be made for a part of the
    // policy is a warning, and counts where warnings do.
    options.repair.isPlanned =
      destinations.showsPlan || arguments.has(.verbose)
      || options.isNarrowed && failOn(arguments).map { $0 < .error } ?? false
    let minCoverage = try percent(arguments)
    let baseline = try baselines.use(
      for: system, named: AuditReport.policyName(at: options.policyPlace))
    let prepared = PreparedAudit(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &diagnostics)
    guard let prepared else { throw ToolFailure(diagnostics.all) }
    let code = request.policy == nil ? arguments.all(.undeclaredPairs) : []
    let undeclared =
      code.isEmpty ? nil : try UndeclaredPairs(below: code, by: prepared, in: environment)
    let audit = Audit(
      prepared, minCoverage: minCoverage, undeclaredPairs: undeclared?.diagnostics ?? [],
      unresolvedUses: undeclared?.unresolved ?? [], baseline: baseline,
      shownByCode: try CodeOfPolicy(of: system, in: code, environment).uses)
    guard var report = audit.run(tool: Tool.identity, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    // With 'never' the verdict says what it would say without.
    report.failOn = failOn(arguments) ?? .error
    report = try report.withWritablePlan(
      audit, of: system.policy, system.catalog, from: system.sources, options: options)
    log.judged(report)
    log.end("judging and planning")
    return (system, report)
  }

  /// Where the policy lies that an operand names.
  private static func place(of operand: String, in environment: ToolEnvironment) -> String? {
    let isFolder = environment.files.kind(of: operand) == .folder
    let path = isFolder ? FilePath.join(operand, AuditedSystem.policyName) : operand
    return environment.sourcePaths.policyPlace(of: SourceFile(path: path, bytes: []))
  }

  private static func failure(_ error: any Error) -> ToolFailure {
    error as? ToolFailure ?? ToolFailure("\(error)")
  }

  /// The failure, after writing it to the reports, together with errors of writing those.
  private static func reported(
    _ failure: ToolFailure, _ sections: [RunReport.Section]?, _ arguments: Arguments,
    to destinations: ReportDestinations, in environment: ToolEnvironment
  ) -> ToolFailure {
    let inputs = destinations.inputs(
      baselines: arguments.all(.baseline), in: environment)
    guard inputs.isEmpty else { return ToolFailure(failure.diagnostics + inputs) }
    do {
      try destinations.write(
        failure: RunReport(
          tool: Tool.identity,
          sections: sections
            ?? [.failure(place: nil, failure.diagnostics.map(\.namingCommand))]),
        keepsFiles: failure.keepsReports,
        run: ReportedRun(
          paths: environment.sourcePaths, exitStatus: ExitStatus.failure.rawValue),
        in: environment)
      return failure
    } catch {
      return ToolFailure(failure.diagnostics + self.failure(error).diagnostics)
    }
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
