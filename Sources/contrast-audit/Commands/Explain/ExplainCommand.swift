import AuditEngine
import Reporters
import SourceText
import SystemLoading
import SystemRepairing

/// `contrast-audit explain RULE|TOKEN|FINDING`
enum ExplainCommand: Command {
  static let name = "explain"
  static let abstract =
    "Explain a requirement, a token's value step by step, a group of tokens, or a finding."
  static let usages = [
    "explain [options] RULE|TOKEN|GROUP|FINDING",
    "explain --system NAME [options] RULE|TOKEN|GROUP|FINDING [FILE…]",
  ]
  static let details = """
    RULE is the identifier of a rule or of an axis's requirement; TOKEN is a full token name, whose
    explanation names the tokens and pairings that it reaches; GROUP is what the names of several
    tokens begin with, such as color.text; FINDING is the id at the end of its line in the text
    report, or any unique beginning of its fingerprint.
    """
  static let operands: [Completion] = [.names([.rules, .tokens])]
  static let lastOperandRepeats = false
  static let options: [Option] = [
    .format, .system, .policy, .builtIn, .root, .theme, .scheme, .everything, .level,
  ]

  static func adapted(_ option: Option) -> Option {
    guard option == .format else { return option }
    var adapted = option
    adapted.choices = [ReportFormat.text, .json].map(\.rawValue)
    adapted.help = "the form of the explanation (default: text)"
    return adapted
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    if !arguments.has(.system) { try expectOperands(atMost: 1, in: arguments) }
    let further = try FurtherPolicies(arguments, operands: [], in: environment)
    var names: [String] = []
    for policy in [nil] + further.paths.map(Optional.some) {
      guard let text = try text(arguments, by: policy, &names, in: environment) else { continue }
      if let policy {
        environment.report(Diagnostic(.note, "this is by the policy '\(policy)'"))
      } else {
        further.note(in: environment)
      }
      try environment.output.write(text)
      return .success
    }
    throw unknown(arguments.operands[0], names)
  }

  /// The explanation by a policy; nil if it knows no such word.
  ///
  /// - Parameters:
  ///   - policy: the path of a further policy; nil for what the arguments name.
  ///   - names: gains what it knows.
  private static func text(
    _ arguments: Arguments, by policy: String?, _ names: inout [String],
    in environment: ToolEnvironment
  ) throws -> String? {
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      arguments, policy: policy, paths: Array(arguments.operands.dropFirst()), in: environment,
      diagnostics: &diagnostics)
    let ids = system.policy.rules.map(\.id)
    guard let word = arguments.operands.first else {
      throw ToolFailure(
        "'explain' needs a rule, a token or a finding; the rules are \(ids.joined(separator: ", "))"
      )
    }
    var options = AuditOptions(
      level: arguments.choice(.level), contexts: AuditCommand.contexts(arguments))
    options.today = environment.today
    options.policyPlace = environment.sourcePaths.policyPlace(of: system.policy.statedFile)
    try system.overlay?.narrow(&options)
    // A rule given by name is judged, optional or not.
    options.includesOptional =
      arguments.has(.everything)
      || system.policy.rules.contains { $0.id == word && $0.isOptional }
    var report = try report(system, options, in: environment, diagnostics: &diagnostics)
    if !ids.contains(word), !system.policy.axes.contains(where: { $0.id == word }),
      system.catalog.token(named: word) == nil
    {
      // A finding may exist only with --rule or --all.
      var wider = [options, options]
      wider[0].rules = ids
      wider[1].includesOptional = true
      for options in wider where report.evaluations(called: word).isEmpty {
        report = try self.report(system, options, in: environment, diagnostics: &diagnostics)
      }
    }
    let json = ExplanationJSON(
      report: report, catalog: system.catalog, paths: environment.sourcePaths)
    let explanation: any Explanation
    if let rule = report.rules.firstIndex(where: { $0.id == word }) {
      explanation = RuleExplanation(rule, json)
    } else if let axis = system.policy.axes.first(where: { $0.id == word }) {
      explanation = try AxisExplanation(
        axis, in: system, options, environment, diagnostics: &diagnostics)
    } else if let token = system.catalog.token(named: word) {
      explanation = TokenExplanation(token, json)
    } else if report.evaluations(called: word).isEmpty,
      let group = GroupExplanation(word, in: system.catalog, of: report)
    {
      explanation = group
    } else {
      let findings = report.evaluations(called: word)
      guard let finding = findings.first else {
        names +=
          ids + system.policy.axes.map(\.id)
          + system.catalog.tokens.map { system.catalog.name(of: $0) }
        return nil
      }
      guard findings.count == 1 else {
        throw ToolFailure("'\(word)' begins \(findings.count) fingerprints; give more digits")
      }
      explanation = FindingExplanation(finding, json)
    }
    system.announce(arguments, in: environment)
    let isJSON = arguments[.format] == ReportFormat.json.rawValue
    return isJSON ? ExplanationJSON.text(of: explanation) : explanation.text
  }

  static func report(
    _ system: AuditedSystem, _ options: AuditOptions, in environment: ToolEnvironment,
    diagnostics: inout DiagnosticList
  ) throws -> AuditReport {
    let audit = Audit(
      policy: system.policy, catalog: system.catalog, options: options,
      shownByCode: try CodeOfPolicy(of: system, in: [], environment).uses,
      diagnostics: &diagnostics)
    guard let audit, let report = audit.run(tool: Tool.identity, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return try report.withWritablePlan(
      audit, of: system.policy, system.catalog, from: system.sources, options: options)
  }

  private static func unknown(_ word: String, _ names: [String]) -> ToolFailure {
    let near = NearestName.of(word, among: names).map { "; did you mean '\($0)'?" }
    return ToolFailure(
      "there is no rule, token or finding '\(word)'"
        + (near ?? "; 'contrast-audit list rules' and 'list tokens' list them"))
  }
}
