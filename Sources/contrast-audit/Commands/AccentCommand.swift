import AuditEngine
import ColorMath
import DesignTokens
import Reporters
import SourceText
import SystemLoading

/// `contrast-audit accent HEX`
enum AccentCommand: Command {
  static let name = "accent"
  static let abstract =
    "Try a color as the accent: every pairing it reaches in each scheme, and the nearest that passes."
  static let usages = ["accent [options] HEX [PATH…]"]
  static let details = """
    HEX is #RGB or #RRGGBB; the # may be left out, since shells read it as a comment. The color is
    tried in every scheme, in the dark one with --dark, together with all colors derived from the
    accent. The result is compared with a theme. Exit status 1 means that the color fails where the
    theme's accent passes, or fails with less contrast.
    """
  static let operands: [Completion] = [.nothing, .files]
  static let options: [Option] = [
    .dark, .format, .system, .policy, .root, .theme, .token, .level, .everything, .color,
  ]

  static func adapted(_ option: Option) -> Option {
    var own = option
    switch option {
    case .format: own.choices = ["text", "json"]
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
    let accent = try color(operand)
    let dark = try arguments[.dark].map(color)
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      arguments, paths: Array(arguments.operands.dropFirst()), in: environment,
      diagnostics: &diagnostics)
    var options = AuditOptions(level: arguments.choice(.level))
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    try system.overlay?.narrow(&options)
    let bench = AccentBench(
      policy: system.policy, catalog: system.catalog, token: arguments[.token],
      theme: arguments[.theme], options: options, diagnostics: &diagnostics)
    guard let bench, !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    let isDark = { (scheme: String) in scheme.lowercased().contains("dark") }
    if dark != nil, !bench.schemes.contains(where: isDark) {
      throw ToolFailure("--dark is given, and the tokens have no dark scheme; remove it")
    }
    var trials: [AccentTrial] = []
    for scheme in bench.schemes {
      let tried = isDark(scheme) ? dark ?? accent : accent
      guard let trial = bench.trial(of: tried, in: scheme, diagnostics: &diagnostics) else {
        throw ToolFailure(diagnostics.all)
      }
      guard !trial.readings.isEmpty else {
        throw ToolFailure(
          "no pairing uses the accent" + (scheme.isEmpty ? "" : " in \(scheme.inert)")
            + "; 'contrast-audit list pairings' lists them")
      }
      trials.append(trial)
    }
    let printer = AccentPrinter(
      bench: bench, style: TerminalStyle(depth: ColorChoice.depth(arguments, in: environment)))
    try environment.output.write(
      arguments[.format] == "json" ? printer.json(trials) : printer.text(trials))
    system.announce(in: environment)
    return trials.allSatisfy(\.regressions.isEmpty) ? .success : .findings
  }

  private static func color(_ text: String) throws -> SRGBColor {
    let color: SRGBColor
    do throws(ColorParseError) {
      color = try SRGBColor(hex: text, requiresHash: false)
    } catch {
      throw ToolFailure("\(error)")
    }
    guard color.isOpaque else {
      throw ToolFailure("'\(text.inert)' is translucent; an accent must be opaque, #RRGGBB")
    }
    return color
  }
}
