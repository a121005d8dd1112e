import AuditEngine
import Reporters
import SourceText
import SystemLoading
import SystemRepairing

/// `contrast-audit fix [PATH…]`
enum FixCommand: Command {
  static let name = "fix"
  static let abstract =
    "Find the least visible color changes that make everything pass; --write applies the safe ones."
  static let usages = ["fix [options] [PATH…]", "fix --from FILE [options] [PATH…]"]
  static let details = """
    Shows the changes as a table; --format diff gives them for 'git apply'. With --write the source
    files are edited in place, all or none: only the colors change, in their old notation. The
    changes are audited before they are written. A built-in system is never changed. With --from the
    changes are those that were copied from the page of 'contrast-audit desk'.

    Both take what is safe. A change is a decision, printed with the reason and an id, if it is strong
    and no gray text, gives a color another name, turns light to dark, changes a background or a color
    that several roles share, or takes a pair below its ratio that names promise, such as onAccent on
    accent, or that the code beside the policy shows. --apply ID takes what a finding needs, with all
    that is safe; --unsafe-fixes takes everything.

    Where the policy names further ones, one is fixed, and which others have findings is said.

    With --split a color that cannot serve two schemes or themes gets a value of its own in one of
    them, where there is a place for it: a block of a style sheet, a file or set of JSON tokens, an
    appearance of a color set. Lines are then those of the new files.
    """
  static let options: [Option] = [
    .write, .apply, .unsafeFixes, .from, .prefer, .allowWorse, .keep, .split, .format, .system,
    .policy, .builtIn, .root, .theme,
    .scheme,
    .everything, .rule, .token,
    .level, .undeclaredPairs,
    .color,
  ]

  static func adapted(_ option: Option) -> Option {
    var own = option
    switch option {
    case .format: own.choices = ["text", "diff", "json"]
    case .undeclaredPairs:
      own.help =
        "the code whose pairs no safe change may harm (default: what is in the policy's folder)"
    default: break
    }
    return own
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let further = try FurtherPolicies(arguments, in: environment)
    let status = try fix(arguments, in: environment)
    return max(status, try UnfixedPolicies(further: further).report(arguments, in: environment))
  }

  private static func fix(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(arguments, in: environment, diagnostics: &diagnostics)
    if arguments.has(.write), system.isBuiltIn || system.isSystemAlone {
      throw ToolFailure(
        "the built-in catalog cannot be changed; name a policy or token sources")
    }
    var options = AuditOptions(
      level: arguments.choice(.level), rules: arguments.all(.rule),
      tokens: arguments.all(.token), contexts: AuditCommand.contexts(arguments))
    options.repair.preference = arguments.choice(.prefer) ?? .balanced
    options.repair.allowsWorse = arguments.has(.allowWorse)
    options.repair.keep = arguments.all(.keep)
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    options.policyPlace = environment.sourcePaths.policyPlace(of: system.policy.file)
    try system.overlay?.narrow(&options)
    let splits = arguments.has(.split)
    if splits, system.overlay != nil {
      throw ToolFailure("--split cannot be used with --system; expected a policy of your own")
    }
    if let file = arguments[.from] {
      if let selecting = [Option.apply, .unsafeFixes].first(where: arguments.has) {
        throw ToolFailure(
          "--\(selecting.name) chooses among changes that are found, and --from names the changes; "
            + "remove one of them")
      }
      guard !splits else {
        throw ToolFailure(
          "--from gives the changes, and --split looks for some; remove one of them")
      }
      return try RequestedFix.run(
        file, of: system, options, arguments, diagnostics, in: environment)
    }
    let selection = ChangeSelection(arguments)
    let code = try CodeOfPolicy(of: system, in: arguments.all(.undeclaredPairs), environment)
    let repair =
      splits
      ? try SystemSplitter(
        system, options: options, making: selection, shownByCode: code.uses,
        diagnostics: diagnostics
      ).repair()
      : try SystemRepairer(
        system, options: options, making: selection, shownByCode: code.uses,
        diagnostics: diagnostics
      ).repair()
    for diagnostic in repair.refused { environment.report(diagnostic) }
    if !repair.planned.plan.changes.isEmpty, let note = code.note { environment.report(note) }
    let printer = FixPrinter(
      repair: repair, offersSplit: !splits, paths: environment.sourcePaths,
      style: TerminalStyle(depth: ColorChoice.depth(arguments, in: environment)))
    if arguments.has(.write) {
      try environment.files.replaceAll(
        repair.edit.files.map {
          FileReplacement(path: $0.path, expected: $0.original.bytes, bytes: $0.bytes)
        })
    }
    try environment.output.write(
      printer.text(as: arguments[.format] ?? "text", isWritten: arguments.has(.write)))
    system.announce(arguments, in: environment)
    let left = arguments.has(.write) ? repair.after : repair.before
    // No color fixes them, such as an unused waiver.
    for diagnostic in left.diagnostics where diagnostic.severity == .error {
      environment.report(diagnostic)
    }
    return left.hasFindings(atLeast: .error) ? .findings : .success
  }
}

extension ChangeSelection {
  /// What the options choose.
  fileprivate init(_ arguments: Arguments) {
    let words = arguments.all(.apply)
    self =
      arguments.has(.unsafeFixes) ? .all : words.isEmpty ? .safe : .applying(words)
  }
}
