import AuditEngine
import ColorMath
import DesignTokens
import Reporters
import SourceText
import SystemLoading
import TokenEditing
import TokenReaders

/// `contrast-audit fix [PATH…]`
enum FixCommand: Command {
  static let name = "fix"
  static let abstract =
    "Find the least visible color changes that make everything pass; --write applies them."
  static let usages = ["fix [options] [PATH…]"]
  static let details = """
    Shows the changes as a table and as a diff for 'git apply'. With --write the source files are
    edited in place, all or none: only the colors change, in their old notation. The changes are
    audited before they are written. A built-in system is never changed.
    """
  static let options: [Option] = [
    .write, .format, .system, .policy, .root, .theme, .scheme, .everything, .rule, .token, .level,
    .color,
  ]

  static func adapted(_ option: Option) -> Option {
    guard option == .format else { return option }
    var own = option
    own.choices = ["text", "diff", "json"]
    return own
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(arguments, in: environment, diagnostics: &diagnostics)
    if arguments.has(.write), system.isBuiltIn || system.isSystemAlone {
      throw ToolFailure(
        "the built-in catalog cannot be changed; name a policy or token sources")
    }
    var options = AuditOptions(
      level: arguments.choice(.level), rules: arguments.all(.rule),
      tokens: arguments.all(.token), contexts: AuditCommand.contexts(arguments))
    options.includesOptional = arguments.has(.everything)
    options.suggestionLimit = 0
    options.today = environment.today
    try system.overlay?.narrow(&options)
    let audit = Audit(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &diagnostics)
    guard let audit, let before = audit.run(tool: Tool.identity, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    let canonical = { environment.files.canonical($0) ?? $0 }
    var (plan, edit, after) = try repaired(
      audit, before, system, options, canonicalPath: canonical, in: environment)
    if try !fixesHold(plan, before, after, system, edit.catalog, options) {
      // A few digits give the color in 8 bits, but a ratio may depend on more.
      (edit, after) = try edited(plan, .exact, system, options, canonicalPath: canonical)
    }
    guard try fixesHold(plan, before, after, system, edit.catalog, options) else {
      let failing = after.summary.findings
      throw ToolFailure(
        "after the changes \(failing == 1 ? "1 evaluation fails" : "\(failing) evaluations fail"), or one that passed before; nothing is written"
      )
    }
    let printer = FixPrinter(
      plan: plan, edit: edit, before: before, after: after,
      paths: environment.sourcePaths,
      style: TerminalStyle(depth: ColorChoice.depth(arguments, in: environment)))
    if arguments.has(.write) {
      try environment.files.replaceAll(
        edit.files.map {
          FileReplacement(path: $0.path, expected: $0.original.bytes, bytes: $0.bytes)
        })
    }
    try environment.output.write(
      printer.text(as: arguments[.format] ?? "text", isWritten: arguments.has(.write)))
    system.announce(in: environment)
    let left = arguments.has(.write) ? after : before
    // No color fixes them, such as an unused waiver.
    for diagnostic in left.diagnostics where diagnostic.severity == .error {
      environment.report(diagnostic)
    }
    return left.hasFindings(atLeast: .error) ? .findings : .success
  }

  /// A plan with its changes made; places that cannot be written stay, and are reported.
  private static func repaired(
    _ audit: Audit, _ before: AuditReport, _ system: AuditedSystem, _ options: AuditOptions,
    canonicalPath: @escaping (String) -> String, in environment: ToolEnvironment
  ) throws -> (RepairPlan, ColorEdit, AuditReport) {
    var kept = system.overlay?.basePlaces ?? []
    while true {
      var diagnostics = DiagnosticList()
      guard let plan = audit.repair(before, keeping: kept, diagnostics: &diagnostics) else {
        throw ToolFailure(diagnostics.all)
      }
      do {
        let (edit, after) = try edited(
          plan, .eightBit, system, options, canonicalPath: canonicalPath)
        return (plan, edit, after)
      } catch let failure as ToolFailure {
        let refused = failure.diagnostics.filter { diagnostic in
          plan.changes.contains { $0.origin == diagnostic.span }
        }
        guard !refused.isEmpty, refused.count == failure.diagnostics.count else { throw failure }
        for diagnostic in refused {
          environment.report(Diagnostic(.warning, diagnostic.message, at: diagnostic.span))
        }
        kept.formUnion(refused.compactMap(\.span))
      }
    }
  }

  /// The changes made, not yet written, and an audit of them.
  private static func edited(
    _ plan: RepairPlan, _ precision: ColorChange.Precision, _ system: AuditedSystem,
    _ options: AuditOptions, canonicalPath: @escaping (String) -> String
  ) throws -> (ColorEdit, AuditReport) {
    let edit: ColorEdit
    do throws(ColorEditError) {
      let editor = try ColorEditor(
        loader: system.loader, canonicalPath: canonicalPath,
        read: { system.read(with: $0, into: &$1, &$2) })
      edit = try editor.edit(
        plan.changes.map { change in
          ColorChange(
            at: change.origin, to: change.proposal,
            kind: change.kind == .color ? .color : .opacity, precision: precision)
        })
    } catch {
      throw ToolFailure(error.diagnostics)
    }
    var diagnostics = DiagnosticList()
    let audit = Audit(
      policy: system.policy, catalog: edit.catalog, options: options, diagnostics: &diagnostics)
    let report = audit?.run(tool: Tool.identity, diagnostics: &diagnostics)
    guard let report else { throw ToolFailure(diagnostics.all) }
    return (edit, report)
  }

  /// Whether the planned fixes work after the files are read again, and nothing that passed now
  /// fails, not even in a theme that a filter leaves out.
  private static func fixesHold(
    _ plan: RepairPlan, _ before: AuditReport, _ after: AuditReport, _ system: AuditedSystem,
    _ edited: TokenCatalog, _ options: AuditOptions
  ) throws -> Bool {
    func passes(_ outcome: Outcome) -> Bool { outcome != .fail && outcome != .indeterminate }
    guard !plan.unmet.isEmpty || after.evaluations.allSatisfy({ passes($0.outcome) }) else {
      return false
    }
    var reports = (before, after)
    if !(options.rules.isEmpty && options.tokens.isEmpty && options.contexts.isEmpty) {
      var whole = options
      (whole.rules, whole.tokens, whole.contexts) = ([], [], [:])
      func report(_ catalog: TokenCatalog) throws -> AuditReport {
        var diagnostics = DiagnosticList()
        let audit = Audit(
          policy: system.policy, catalog: catalog, options: whole, diagnostics: &diagnostics)
        let report = audit?.run(tool: Tool.identity, diagnostics: &diagnostics)
        guard let report else { throw ToolFailure(diagnostics.all) }
        return report
      }
      reports = (try report(system.catalog), try report(edited))
    }
    // The same policy and tokens, so the evaluations have the same order.
    return reports.0.evaluations.count == reports.1.evaluations.count
      && zip(reports.0.evaluations, reports.1.evaluations).allSatisfy {
        !passes($0.outcome) || passes($1.outcome)
      }
  }
}
