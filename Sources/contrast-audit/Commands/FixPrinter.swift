import AuditEngine
import ColorMath
import Reporters
import SourceText
import SystemRepairing
import TokenEditing

/// Prints the changes that make an audit pass.
struct FixPrinter {
  let repair: SystemRepair
  /// Whether to name the option that gives a color a value of its own.
  let offersSplit: Bool
  let paths: SourcePaths
  let style: TerminalStyle

  func text(as format: String, isWritten: Bool) -> String {
    switch format {
    case "json": return json(isWritten)
    case "diff": return diff
    default:
      return table(isWritten) + summary(isWritten)
    }
  }

  // MARK: Text

  private func table(_ isWritten: Bool) -> String {
    let (made, left) = (repair.changes, repair.decisions)
    let plan = repair.planned.plan
    let table = ChangeTable(
      made.map(\.change) + left.map { plan.changes[$0] }, style: style)
    let lines = made.map { change, contexts in
      let names = contexts.map { $0.inert(limit: FindingText.nameLimit) }.joined(separator: ", ")
      return "\(table.line(change, note: names.isEmpty ? nil : "new, for \(names)"))\n"
    }.joined()
    let shown = lines + (lines.isEmpty ? "" : "\n")
    return left.isEmpty
      ? shown
      : (lines.isEmpty ? "" : heading(isWritten) + shown) + decisions(left, table)
  }

  private func heading(_ isWritten: Bool) -> String {
    style.bold(isSafe ? "Safe" : "Taken")
      + (isWritten ? "" : "  " + style.dim("--write makes these")) + "\n"
  }

  /// The changes that are not made, each with its id and the reason.
  private func decisions(_ left: [Int], _ table: ChangeTable) -> String {
    let plan = repair.planned.plan
    let ids = repair.planned.changeIDs
    let lines = left.map { index in
      let id = ids[index].map { "  " + style.dim($0) } ?? ""
      let reason =
        ChangeText.decision(plan.reasons[index]) ?? "it cannot be made without the others"
      return "\(table.line(plan.changes[index]))\(id)\n    \(reason)\n"
    }.joined()
    return style.bold("Decisions") + "  "
      + style.dim("--apply ID takes one, --unsafe-fixes takes all") + "\n\(lines)\n"
  }

  private var diff: String {
    repair.edit.files.map {
      String(decoding: UnifiedDiff($0, path: path(of: $0)).bytes, as: UTF8.self)
    }
    .joined()
  }

  /// As `git diff` names it: from the root of the repository.
  private func path(of file: EditedFile) -> String {
    paths.path(of: file.original)
  }

  private func summary(_ isWritten: Bool) -> String {
    var text = ""
    for unmet in repair.plan.unmet {
      text += style.yellow("not fixed:") + " \(ChangeText.demand(unmet.demand)): "
      text += "\(ChangeText.reason(unmet.reason, offersSplit: offersSplit))\n"
    }
    if !repair.plan.unmet.isEmpty { text += "\n" }
    let (failed, left) = (failures(repair.before), failures(repair.after))
    let count = repair.changes.count
    guard failed > 0 || count > 0 else { return text + style.green("nothing to fix") + "\n" }
    let kind = repair.decisions.isEmpty || !isSafe ? "" : "safe "
    let changes = "\(count) \(kind)change\(count == 1 ? "" : "s")"
    text +=
      isWritten && count == 0
      ? "wrote nothing"
      : isWritten
        ? "wrote \(changes) to \(repair.edit.files.count) file\(repair.edit.files.count == 1 ? "" : "s")"
        : changes
    if failed > 0 {
      text +=
        ": " + (left == 0 && failed > 1 ? "all" : "\(max(failed - left, 0)) of") + " \(failed)"
      text += " failure\(failed == 1 ? "" : "s") fixed"
    }
    let more = left - failures(repair.best)
    if more > 0 { text += ", \(more) more by --unsafe-fixes" }
    if !isWritten, count > 0 { text += "; apply with --write" }
    return text + "\n"
  }

  /// Whether all changes that are made are safe.
  private var isSafe: Bool { repair.plan.safe.count == repair.plan.changes.count }

  private func failures(_ report: AuditReport) -> Int {
    report.summary[.fail] + report.summary[.indeterminate]
  }

  // MARK: JSON

  private func json(_ isWritten: Bool) -> String {
    let plan = repair.planned.plan
    let ids = repair.planned.changeIDs
    let numbers = Dictionary(
      zip(plan.changes.map(\.origin), plan.changes.indices)
    ) { first, _ in first }
    func object(_ change: PlannedChange, newFor contexts: [String] = []) -> String {
      let index =
        numbers[change.origin]
        ?? plan.changes.firstIndex { $0.token == change.token && $0.proposal == change.proposal }
      return JSONChangeText.object(
        change, newFor: contexts, reasons: index.map { plan.reasons[$0] },
        id: index.flatMap { ids[$0] }, paths: paths)
    }
    let changes = repair.changes.map { object($0, newFor: $1) }
    let decisions = repair.decisions.map { object(plan.changes[$0]) }
    let unmet = repair.plan.unmet.map {
      JSONChangeText.object($0, offersSplit: offersSplit, paths: paths)
    }
    let left = isWritten ? repair.after : repair.before
    let verdict = left.hasFindings(atLeast: .error) ? "fail" : "pass"
    return JSONDocument.text(
      of: Tool.identity, verdict: verdict,
      [
        ("changes", JSONText.array(changes)), ("decisions", JSONText.array(decisions)),
        ("unmet", JSONText.array(unmet)),
        ("failedBefore", "\(failures(repair.before))"),
        ("failedAfter", "\(failures(repair.after))"),
        ("failedAfterAll", "\(failures(repair.best))"),
        ("written", "\(isWritten)"),
      ])
  }
}
