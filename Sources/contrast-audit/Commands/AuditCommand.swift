import AuditEngine
import Reporters
import SourceText

/// `contrast-audit [audit] [PATH…]`
enum AuditCommand: Command {
  static let name = "audit"
  static let abstract =
    "Judge every pairing of colours in every theme and scheme against WCAG (the default command)."
  static let usages = ["[audit] [options] [PATH…]"]
  static let details = """
    PATH is a policy, a folder that holds a contrast-audit.json, or token sources to audit instead
    of those that the policy names. Without one the policy is looked for here and above; where there
    is none, the built-in VaultMail catalogue is audited.
    """
  static let options: [Option] = [
    .format, .output, .policy, .theme, .scheme, .rule, .token, .level, .failOn, .color,
  ]

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let destinations = try ReportDestinations(arguments)
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(arguments, in: environment, diagnostics: &diagnostics)
    var contexts: [String: [String]] = [:]
    if arguments.has(.theme) { contexts["theme"] = arguments.all(.theme) }
    if arguments.has(.scheme) { contexts["scheme"] = arguments.all(.scheme) }
    let options = AuditOptions(
      level: arguments.choice(.level) ?? .aa, rules: arguments.all(.rule),
      tokens: arguments.all(.token), contexts: contexts)
    let audit = Audit(policy: system.policy, catalog: system.catalog, options: options)
    guard let report = audit.run(tool: Tool.identity, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    let colors = ColorChoice.depth(arguments, in: environment)
    try destinations.write(report, colors: colors, in: environment)
    system.announce(in: environment)
    guard let threshold: Diagnostic.Severity = failOn(arguments) else { return .success }
    return report.hasFindings(atLeast: threshold) ? .findings : .success
  }

  private static func failOn(_ arguments: Arguments) -> Diagnostic.Severity? {
    arguments[.failOn] == "never" ? nil : arguments.choice(.failOn) ?? .error
  }
}
