import AuditEngine
import Reporters
import SourceText
import SystemLoading
import SystemRepairing

/// `contrast-audit fix --from FILE`: makes the changes that the page of `desk` copied.
struct RequestedFix {
  let result: RequestedRepair
  let style: TerminalStyle
  let paths: SourcePaths

  /// Runs it for a system whose built-in files are not to be written.
  static func run(
    _ file: String, of system: AuditedSystem, _ options: AuditOptions,
    _ arguments: Arguments, _ diagnostics: DiagnosticList, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    if arguments.has(.prefer) {
      throw ToolFailure("--prefer chooses a plan, and --from names the changes; remove one of them")
    }
    var mistakes = DiagnosticList()
    let source = try environment.namedFile(file, as: .changes)
    guard let requested = RequestedChanges(source, diagnostics: &mistakes) else {
      throw ToolFailure(mistakes.all)
    }
    let result = try RequestedRepair(
      requested, of: system, options: options, diagnostics: diagnostics)
    let isRefused = !result.isHarmless && !arguments.has(.allowWorse)
    let isWritten = arguments.has(.write) && !isRefused
    if isWritten {
      try environment.files.replaceAll(
        result.repair.edit.files.map {
          FileReplacement(path: $0.path, expected: $0.original.bytes, bytes: $0.bytes)
        })
    }
    let fix = RequestedFix(
      result: result,
      style: TerminalStyle(depth: ColorChoice.depth(arguments, in: environment)),
      paths: environment.sourcePaths)
    try environment.output.write(fix.text(as: arguments[.format] ?? "text", isWritten: isWritten))
    system.announce(arguments, in: environment)
    if arguments.has(.write), isRefused {
      throw ToolFailure(
        "nothing is written, because something would be worse than before; --allow-worse writes it")
    }
    if isRefused {
      environment.report(
        Diagnostic(
          .warning, "something would be worse than before; --write refuses it without --allow-worse"
        ))
    }
    let left = isWritten ? result.repair.after : result.repair.before
    for diagnostic in left.diagnostics where diagnostic.severity == .error {
      environment.report(diagnostic)
    }
    return left.hasFindings(atLeast: .error) ? .findings : .success
  }

  private func text(as format: String, isWritten: Bool) -> String {
    guard format != "json" else { return json(isWritten) }
    let text = FixPrinter(repair: result.repair, offersSplit: false, paths: paths, style: style)
      .text(as: format, isWritten: isWritten)
    return format == "diff" ? text : text + losses
  }

  /// How many losses are listed.
  private static let limit = 20

  private var losses: String {
    var lines: [String] = []
    for loss in result.losses.sorted(by: { $0.isNew && !$1.isNew }) {
      lines.append(
        style.yellow(loss.isNew ? "newly fails:" : "worse:") + " \(demand(of: loss)), from "
          + "\(loss.before.measurement.exact) to \(loss.after.measurement.exact)")
    }
    for check in result.checks {
      lines.append(style.yellow("newly fails:") + " \(check.message.inert)")
    }
    let more = lines.count - Self.limit
    lines = Array(lines.prefix(Self.limit)) + (more > 0 ? ["and \(more) more"] : [])
    return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
  }

  private func demand(of loss: RequestedRepair.Loss) -> String {
    let context = FindingText.permutationText(loss.context)
    let minimum = loss.after.requirement?.minimumText ?? "1"
    return "\(loss.pairing.foregroundName.inert) on \(loss.pairing.backgroundText.inert) needs "
      + minimum + (context.isEmpty ? "" : " in \(context)")
  }

  private func json(_ isWritten: Bool) -> String {
    let losses = result.losses.map { loss in
      JSONText.object([
        ("foreground", JSONText.string(loss.pairing.foregroundName)),
        ("background", JSONText.string(loss.pairing.backgroundText)),
        ("context", JSONText.strings(loss.context)), ("isNew", "\(loss.isNew)"),
        ("required", JSONText.number(loss.after.requirement?.minimum ?? 1)),
        ("before", JSONText.number(loss.before.measurement.exact.value)),
        ("after", JSONText.number(loss.after.measurement.exact.value)),
      ])
    }
    let repair = result.repair
    let left = isWritten ? repair.after : repair.before
    let verdict = left.hasFindings(atLeast: .error) ? "fail" : "pass"
    return JSONDocument.text(
      of: Tool.identity, verdict: verdict,
      [
        (
          "changes",
          JSONText.array(repair.plan.changes.map { JSONChangeText.object($0, paths: paths) })
        ),
        ("fixed", "\(result.gains)"), ("worse", JSONText.array(losses)),
        ("worseChecks", JSONText.strings(result.checks.map(\.message))),
        ("failedBefore", "\(repair.before.summary.findings)"),
        ("failedAfter", "\(repair.after.summary.findings)"), ("written", "\(isWritten)"),
      ])
  }
}
