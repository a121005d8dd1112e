import AuditEngine
import ColorMath
import DesignTokens
import Reporters
import SourceText
import SystemLoading

/// `contrast-audit accent COLOR`
enum AccentCommand: Command {
  static let name = "accent"
  static let abstract =
    "Try a color as the accent: what fails because of it in each scheme, and the nearest that passes."
  static let usages = ["accent [options] COLOR [PATH…]"]
  static let details = """
    COLOR is written as for 'check', and opaque; a # may be left out, since shells read it as a
    comment. A token is tried with the color that it has in the compared theme. The color is tried
    in every scheme, in the dark one with --dark, together with all colors that follow the accent,
    such as a hover color. The result is compared with a theme: what fails because of the color
    stands apart from what fails in that theme too. --format html shows it on buttons, links and
    chips. Exit status 1 means that the color fails where the theme's accent passes, or fails with
    less contrast.
    """
  static let operands: [Completion] = [.nothing, .files]
  static let options: [Option] = [
    .dark, .format, .system, .policy, .builtIn, .root, .theme, .token, .level, .everything, .color,
  ]

  static func adapted(_ option: Option) -> Option {
    var own = option
    switch option {
    case .format: own.choices = [ReportFormat.text, .json, .html].map(\.rawValue)
    case .theme:
      own.repeats = false
      own.help = "the theme to compare with (default: the first)"
    case .token:
      own.repeats = false
      own.help = "the token that is the accent (default: the policy's, else 'accent')"
    case .everything: own.help = "also audit optional rules"
    default: break
    }
    return own
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    guard let operand = arguments.operands.first else {
      throw ToolFailure(
        "'accent' needs a color (a shell reads an unquoted # as a comment: remove it, or quote "
          + "the color)")
    }
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      arguments, paths: Array(arguments.operands.dropFirst()), in: environment,
      diagnostics: &diagnostics)
    let words = [operand] + arguments.all(.dark)
    let given = try words.map { try GivenAccent($0, in: system) }
    var options = AuditOptions(level: arguments.choice(.level))
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    try system.overlay?.narrow(&options)
    let bench = AccentBench(
      policy: system.policy, catalog: system.catalog, token: arguments[.token],
      theme: arguments[.theme], options: options, diagnostics: &diagnostics)
    guard let bench, !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    system.noteHidden(words, in: environment)
    let isDark = { (scheme: String) in scheme.lowercased().contains("dark") }
    if given.count > 1, !bench.schemes.contains(where: isDark) {
      throw ToolFailure("--dark is given, and the tokens have no dark scheme; remove it")
    }
    let trials = try bench.schemes.map { scheme in
      let tried = isDark(scheme) ? given[given.count - 1] : given[0]
      let color = try tried.color(in: scheme, theme: bench.compared, of: system, options)
      return try trial(of: color, in: scheme, on: bench)
    }
    let text = AccentText(
      trials: trials, system: system.policy.name, compared: bench.compared,
      template: bench.template)
    switch arguments.choice(.format) ?? ReportFormat.text {
    case .json: try environment.output.write(AccentJSON(text: text).text)
    case .html:
      var output = ReportOutput { try environment.output.write($0) }
      HTMLAccent(text: text, tool: Tool.identity).write(to: &output)
      try output.finish()
    default:
      let style = TerminalStyle(depth: ColorChoice.depth(arguments, in: environment))
      try environment.output.write(AccentPrinter(text: text, style: style).report)
    }
    system.announce(arguments, in: environment)
    try? FurtherPolicies(
      arguments, operands: Array(arguments.operands.dropFirst()), in: environment
    ).note(in: environment)
    return trials.allSatisfy(\.regressions.isEmpty) ? .success : .findings
  }

  private static func trial(
    of color: SRGBColor, in scheme: String, on bench: AccentBench
  ) throws -> AccentTrial {
    var diagnostics = DiagnosticList()
    guard let trial = bench.trial(of: color, in: scheme, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    guard !trial.readings.isEmpty else {
      throw ToolFailure(
        "no pairing uses the accent" + (scheme.isEmpty ? "" : " in \(scheme.inert)")
          + "; 'contrast-audit list pairings' lists them")
    }
    return trial
  }
}
