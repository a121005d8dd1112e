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
      return table + summary(isWritten)
    }
  }

  // MARK: Text

  private var table: String {
    let table = ChangeTable(repair.changes.map(\.change), style: style)
    let lines = repair.changes.map { change, contexts in
      let names = contexts.map { $0.inert(limit: FindingText.nameLimit) }.joined(separator: ", ")
      return "\(table.line(change, note: names.isEmpty ? nil : "new, for \(names)"))\n"
    }.joined()
    return lines + (lines.isEmpty ? "" : "\n")
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
    let changes = "\(count) change\(count == 1 ? "" : "s")"
    text +=
      isWritten
      ? "wrote \(changes) to \(repair.edit.files.count) file\(repair.edit.files.count == 1 ? "" : "s")"
      : changes
    if failed > 0 {
      text +=
        ": " + (left == 0 && failed > 1 ? "all" : "\(max(failed - left, 0)) of") + " \(failed)"
      text += " failure\(failed == 1 ? "" : "s") fixed"
    }
    if !isWritten, count > 0 { text += "; apply with --write" }
    return text + "\n"
  }

  private func failures(_ report: AuditReport) -> Int {
    report.summary[.fail] + report.summary[.indeterminate]
  }

  // MARK: JSON

  private func json(_ isWritten: Bool) -> String {
    let changes = repair.changes.map { JSONChangeText.object($0, newFor: $1, paths: paths) }
    let unmet = repair.plan.unmet.map {
      JSONChangeText.object($0, offersSplit: offersSplit, paths: paths)
    }
    return JSONText.object([
      ("changes", JSONText.array(changes)), ("unmet", JSONText.array(unmet)),
      ("failedBefore", "\(failures(repair.before))"), ("failedAfter", "\(failures(repair.after))"),
      ("written", "\(isWritten)"),
    ]) + "\n"
  }
}
