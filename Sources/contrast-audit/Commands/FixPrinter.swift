import AuditEngine
import ColorMath
import Reporters
import SourceText
import SystemRepairing
import TokenEditing

/// Prints the changes that make an audit pass.
struct FixPrinter {
  let repair: SystemRepair
  let paths: SourcePaths
  let style: TerminalStyle

  func text(as format: String, isWritten: Bool) -> String {
    switch format {
    case "json": return json(isWritten)
    case "diff": return diff
    default:
      return table + (isWritten || repair.plan.changes.isEmpty ? "" : diff + "\n")
        + summary(isWritten)
    }
  }

  // MARK: Text

  private var table: String {
    let width = min(48, repair.plan.changes.map { $0.token.inert.count }.max() ?? 0)
    var text = ""
    for change in repair.plan.changes {
      let isColor = change.kind == .color
      func shown(_ color: SRGBColor) -> String {
        (isColor ? style.block(color) : "")
          + (isColor ? color.hex : Requirement.text(color.alpha)).padded(to: 9)
      }
      let place = "\(change.origin.file.path):\(change.origin.start.line)".inert
      text += change.token.inert.padded(to: width) + "  " + shown(change.current) + " → "
      text += shown(change.proposal) + "  ΔE \(SuggestionText.difference(change.difference))  "
      text += style.dim(place) + "\n"
    }
    return text + (text.isEmpty ? "" : "\n")
  }

  private var diff: String {
    repair.edit.files.map {
      String(decoding: UnifiedDiff($0, path: path(of: $0)).bytes, as: UTF8.self)
    }
    .joined()
  }

  /// As `git diff` names it: from the root of the repository.
  private func path(of file: EditedFile) -> String {
    switch paths.place(of: file.original) {
    case .inRepository(let path), .outside(let path), .embedded(let path): path
    }
  }

  private func summary(_ isWritten: Bool) -> String {
    var text = ""
    for demand in repair.plan.unmet {
      text += style.yellow("not fixable:") + " \(SuggestionText.demand(demand))\n"
    }
    if !repair.plan.unmet.isEmpty { text += "\n" }
    let (failed, left) = (failures(repair.before), failures(repair.after))
    guard failed > 0 else { return text + style.green("nothing to fix") + "\n" }
    let count = repair.plan.changes.count
    let changes = "\(count) change\(count == 1 ? "" : "s")"
    text +=
      isWritten
      ? "wrote \(changes) to \(repair.edit.files.count) file\(repair.edit.files.count == 1 ? "" : "s")"
      : changes
    text += ": " + (left == 0 && failed > 1 ? "all" : "\(max(failed - left, 0)) of") + " \(failed)"
    text += " failure\(failed == 1 ? "" : "s") fixed"
    if !isWritten, count > 0 { text += "; apply with --write" }
    return text + "\n"
  }

  private func failures(_ report: AuditReport) -> Int {
    report.summary[.fail] + report.summary[.indeterminate]
  }

  // MARK: JSON

  private func json(_ isWritten: Bool) -> String {
    let changes = repair.plan.changes.map { change in
      func value(_ color: SRGBColor) -> String {
        change.kind == .color ? JSONText.string(color.hex) : JSONText.number(color.alpha)
      }
      let start = change.origin.start
      return JSONText.object([
        ("token", JSONText.string(change.token)), ("current", value(change.current)),
        ("proposed", value(change.proposal)), ("difference", JSONText.number(change.difference)),
        (
          "location",
          JSONText.object([
            ("file", JSONText.string(change.origin.file.path)), ("line", "\(start.line)"),
            ("column", "\(start.column)"),
          ])
        ),
      ])
    }
    let unmet = repair.plan.unmet.map { demand in
      JSONText.object([
        ("foreground", JSONText.string(demand.foreground)),
        ("background", JSONText.string(demand.background)),
        ("context", JSONText.strings(demand.context)),
        ("required", JSONText.number(demand.minimum)),
      ])
    }
    return JSONText.object([
      ("changes", JSONText.array(changes)), ("unmet", JSONText.array(unmet)),
      ("failedBefore", "\(failures(repair.before))"), ("failedAfter", "\(failures(repair.after))"),
      ("written", "\(isWritten)"),
    ]) + "\n"
  }
}
