import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// `contrast-audit diff OLD [NEW]`
enum DiffCommand: Command {
  static let name = "diff"
  static let abstract =
    "Compare two audits: what newly fails, got worse, is fixed, was added or removed."
  static let usages = ["diff [options] OLD [NEW]", "diff [options] OLD..NEW"]
  static let details = """
    OLD and NEW are each a JSON report, a policy, a folder with a contrast-audit.json, token sources,
    or a git revision; in a revision the policy has the same path as here. Without NEW the current
    files are compared with OLD. With --system both are token sources, each laid over the system.
    The policies that a policy names are each compared with themselves.
    With --all-policies every contrast-audit.json here and below is compared between two revisions, or
    one and the current files.

    Findings are what the change made worse: pairings that newly fail, fail with less contrast, are
    new and fail, or are no longer judged although their tokens and contexts still exist. What failed
    before and is unchanged is not a finding. A weaker policy is a finding too: a lower severity, level
    or minimum, a theme that is now excluded or optional, a waiver that is new or accepts more. With
    --accept-policy-changes, which is for reviewers, it is listed and passes. Reports have what changed
    alone, and formats that list issues only what got worse. Nothing is downloaded.
    """
  static let options: [Option] = [
    .format, .output, .quiet, .system, .policy, .allPolicies, .noBuiltIn, .root, .theme, .scheme,
    .everything,
    .rule, .token, .level, .failOn, .acceptPolicyChanges, .junitFileAttributes, .limit, .color,
  ]

  static func adapted(_ option: Option) -> Option {
    guard option == .format else { return option }
    var adapted = option
    adapted.choices = ReportFormat.ofComparisons.map(\.rawValue)
    return adapted
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    try expectOperands(atMost: 2, in: arguments)
    let destinations = try ReportDestinations(arguments, formats: ReportFormat.ofComparisons)
    let run: ComparisonRun
    do {
      run = try compare(arguments, in: environment)
    } catch {
      throw reported(error, to: destinations, in: environment)
    }
    let inputs = destinations.inputs(baselines: [], in: environment)
    guard inputs.isEmpty else { throw ToolFailure(inputs) }
    let threshold: Diagnostic.Severity? =
      arguments[.failOn] == "never" ? nil : arguments.choice(.failOn) ?? .error
    let isWorse =
      threshold.map { level in run.comparisons.contains { $0.isWorse(atLeast: level) } }
      ?? false
    let status = isWorse ? ExitStatus.findings : .success
    try destinations.write(
      run, colors: ColorChoice.depth(arguments, in: environment),
      run: ReportedRun(
        paths: environment.sourcePaths, exitStatus: status.rawValue, failOn: threshold ?? .error,
        hasJUnitFileAttributes: arguments.has(.junitFileAttributes),
        causeLimit: destinations.causeLimit),
      in: environment)
    return status
  }

  private static func compare(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> ComparisonRun {
    let words = try operands(arguments.operands, in: environment)
    if arguments.has(.system), words.count < 2 {
      throw ToolFailure("'diff --system' compares token sources; expected OLD and NEW, each a file")
    }
    let operands = try words.map { try ComparedAudit.operand($0, in: environment) }
    let (old, new) = (operands[0], operands.count > 1 ? operands[1] : .workingTree)
    let policies = try ComparedPolicies(old, new, arguments, in: environment)
    var comparisons: [ComparisonReport] = []
    var failures: [Diagnostic] = []
    var keepsReports = false
    for key in policies.keys {
      do {
        let (old, new, policy) = try policies.sides(of: key, arguments, in: environment)
        comparisons.append(try compare(old, new, policy: policy, arguments, in: environment))
      } catch let failure as ToolFailure {
        failures += failure.diagnostics
        keepsReports = keepsReports || failure.keepsReports
      }
    }
    guard failures.isEmpty else { throw ToolFailure(failures, keepsReports: keepsReports) }
    return ComparisonRun(tool: Tool.identity, comparisons: comparisons)
  }

  private static func compare(
    _ old: ComparedAudit, _ new: ComparedAudit, policy: SourceFile? = nil, _ arguments: Arguments,
    in environment: ToolEnvironment
  ) throws -> ComparisonReport {
    let filter = ComparisonFilter(
      rules: arguments.all(.rule), tokens: arguments.all(.token),
      contexts: AuditCommand.contexts(arguments))
    var diagnostics = DiagnosticList()
    filter.check(old.snapshot, new.snapshot, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    let comparison = AuditComparison(
      from: old.snapshot, to: new.snapshot, by: filter, isThere: new.holds)
    if old.snapshot.level != new.snapshot.level {
      environment.report(
        Diagnostic(
          .warning,
          "the levels differ: \(old.name.text) was judged at \(old.snapshot.level), "
            + "\(new.name.text) at \(new.snapshot.level)"))
    }
    return ComparisonReport(
      comparison: comparison, old: old.name, new: new.name, tool: Tool.identity,
      acceptsPolicyChanges: arguments.has(.acceptPolicyChanges),
      policy: new.snapshot.policyFile ?? policy)
  }

  /// The error, after writing it to the reports, together with errors of writing those.
  private static func reported(
    _ error: any Error, to destinations: ReportDestinations, in environment: ToolEnvironment
  ) -> ToolFailure {
    let failure = error as? ToolFailure ?? ToolFailure("\(error)")
    let inputs = destinations.inputs(baselines: [], in: environment)
    guard inputs.isEmpty else { return ToolFailure(failure.diagnostics + inputs) }
    do {
      try destinations.write(
        ComparisonFailure(
          tool: Tool.identity, diagnostics: failure.diagnostics.map(\.namingCommand)),
        keepsFiles: failure.keepsReports,
        run: ReportedRun(paths: environment.sourcePaths, exitStatus: ExitStatus.failure.rawValue),
        in: environment)
      return failure
    } catch {
      let more = error as? ToolFailure ?? ToolFailure("\(error)")
      return ToolFailure(failure.diagnostics + more.diagnostics)
    }
  }

  /// The operands, with `OLD..NEW` split; a file may have dots in its name.
  private static func operands(
    _ words: [String], in environment: ToolEnvironment
  ) throws -> [String] {
    guard let first = words.first else {
      throw ToolFailure(
        "'diff' needs something to compare with, such as a revision ('main'), a report or a folder")
    }
    guard words.count == 1, let dots = first.firstRange(of: "..") else { return words }
    let (old, new) = (String(first[..<dots.lowerBound]), String(first[dots.upperBound...]))
    if let kind = environment.files.kind(of: first) {
      try refuseRange(first, old, new, besides: kind, in: environment)
      return words
    }
    if new.hasPrefix(".") {
      throw ToolFailure(
        "'\(first)' means the last common ancestor; find it with 'git merge-base OLD NEW'")
    }
    // As in git, a missing end means HEAD.
    return [old.isEmpty ? "HEAD" : old, new.isEmpty ? "HEAD" : new]
  }

  /// A name that may be a folder or two revisions is an error, whether this clone has them or not.
  /// `..` and anything that begins with `./`, `../` or `/` is a path.
  private static func refuseRange(
    _ word: String, _ old: String, _ new: String, besides kind: FileSystem.Kind,
    in environment: ToolEnvironment
  ) throws {
    guard !word.hasPrefix("./"), !word.hasPrefix("../"), !word.hasPrefix("/"), word != "..",
      let repository = try? GitRepository(in: environment),
      try ComparedAudit.couldBeRevision(word, kind)
        || repository.commit(old.isEmpty ? "HEAD" : old) != nil
          && repository.commit(new.isEmpty ? "HEAD" : new) != nil
    else { return }
    let name = kind == .folder ? "folder" : "file"
    throw ToolFailure(
      "'\(word)' is a \(name) here and could be a range of revisions; write './\(word)' for the \(name), "
        + "'\(old.isEmpty ? "HEAD" : old) \(new.isEmpty ? "HEAD" : new)' for the revisions")
  }
}
