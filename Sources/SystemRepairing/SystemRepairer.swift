/// SystemRepairing makes a system pass: it plans changes of colors, makes them in memory and audits
/// the result. It writes no file, and knows no option of the command line.

package import AuditEngine
import DesignTokens
package import SourceText
package import SystemLoading
import TokenEditing

/// Finds color changes that make a system pass, makes them in memory and audits the result.
package struct SystemRepairer {
  private let system: AuditedSystem
  private let options: AuditOptions
  private let audit: Audit
  private let before: AuditReport
  private let editor: ColorEditor

  /// Audits the system as it is, and reads its files for editing.
  ///
  /// - Parameters:
  ///   - options: what narrows the audit. Suggestions are not needed and left out.
  ///   - canonicalPath: a name shared by all paths of a file; the path itself if each file has only
  ///     one.
  ///   - diagnostics: what was reported when the system was loaded.
  /// - Throws: why it cannot be judged or read.
  package init(
    _ system: AuditedSystem, options: AuditOptions,
    canonicalPath: @escaping (String) -> String = { $0 },
    diagnostics: DiagnosticList = DiagnosticList()
  ) throws(ToolFailure) {
    self.system = system
    var options = options
    options.suggestionLimit = 0
    self.options = options
    (audit, before) = try system.audited(system.catalog, options, diagnostics)
    do throws(ColorEditError) {
      editor = try ColorEditor(
        loader: system.loader, canonicalPath: canonicalPath,
        read: { system.read(with: $0, into: &$1, &$2) })
    } catch {
      throw ToolFailure(error.diagnostics)
    }
  }

  /// The changes, made and audited.
  ///
  /// - Throws: why no changes can be found or made, or that something that passed would fail.
  package func repair() throws(ToolFailure) -> SystemRepair {
    var refused: [Diagnostic] = []
    do throws(ToolFailure) {
      let (plan, first) = try writablePlan(&refused)
      var edit = first
      var after = try system.audited(edit.catalog, options).report
      if try !holds(plan, edit, after) {
        // A few digits give the color in 8 bits, but a ratio may depend on more.
        do throws(ColorEditError) {
          edit = try editor.edit(plan, .exact)
        } catch {
          throw ToolFailure(error.diagnostics)
        }
        after = try system.audited(edit.catalog, options).report
        guard try holds(plan, edit, after) else { throw Self.failure(after) }
      }
      return SystemRepair(plan: plan, edit: edit, before: before, after: after, refused: refused)
    } catch {
      throw ToolFailure(refused + error.diagnostics)
    }
  }

  /// A plan with its changes made; places that cannot be written are kept, and reported.
  private func writablePlan(
    _ refused: inout [Diagnostic]
  ) throws(ToolFailure) -> (RepairPlan, ColorEdit) {
    var kept = system.overlay?.basePlaces ?? []
    while true {
      var diagnostics = DiagnosticList()
      guard let plan = audit.repair(before, keeping: kept, diagnostics: &diagnostics) else {
        throw ToolFailure(diagnostics.all)
      }
      do throws(ColorEditError) {
        return (plan, try editor.edit(plan, .eightBit))
      } catch {
        let planned = Set(plan.changes.map(\.origin))
        let places = error.diagnostics.compactMap(\.span).filter(planned.contains)
        // Anything else is no reason to keep a place. Nor is a place kept twice: the loop ends.
        guard places.count == error.diagnostics.count, !places.allSatisfy(kept.contains) else {
          throw ToolFailure(error.diagnostics)
        }
        refused += error.diagnostics.map { Diagnostic(.warning, $0.message, at: $0.span) }
        kept.formUnion(places)
      }
    }
  }

  // MARK: The result

  /// Whether the planned fixes work after the files are read again, and nothing is worse, not even in
  /// a theme that a filter leaves out.
  private func holds(
    _ plan: RepairPlan, _ edit: ColorEdit, _ after: AuditReport
  ) throws(ToolFailure) -> Bool {
    guard !plan.unmet.isEmpty || after.summary.findings == 0 else { return false }
    var reports = (before, after)
    if !(options.rules.isEmpty && options.tokens.isEmpty && options.contexts.isEmpty) {
      var whole = options
      (whole.rules, whole.tokens, whole.contexts) = ([], [], [:])
      reports = (
        try system.audited(system.catalog, whole).report,
        try system.audited(edit.catalog, whole).report
      )
    }
    // The same policy and tokens, so the evaluations have the same order.
    return reports.0.evaluations.count == reports.1.evaluations.count
      && zip(reports.0.evaluations, reports.1.evaluations).allSatisfy {
        $0.outcome.isFinding
          ? $1.measurement.worse >= $0.measurement.worse - Self.tolerance : !$1.outcome.isFinding
      }
  }

  /// What a ratio may lose by the digits of a notation.
  private static let tolerance = 0.001

  private static func failure(_ after: AuditReport) -> ToolFailure {
    let failing = after.summary.findings
    return ToolFailure(
      "after the changes \(failing == 1 ? "1 evaluation fails" : "\(failing) evaluations fail"), or one that passed before; nothing is written"
    )
  }
}

extension ColorEditor {
  /// Makes the changes of a plan.
  fileprivate func edit(
    _ plan: RepairPlan, _ precision: ColorChange.Precision
  ) throws(ColorEditError) -> ColorEdit {
    try edit(
      plan.changes.map { change in
        ColorChange(
          at: change.origin, to: change.proposal,
          kind: change.kind == .color ? .color : .opacity, precision: precision)
      })
  }
}

extension AuditedSystem {
  /// An audit of tokens by the system's policy.
  fileprivate func audited(
    _ catalog: TokenCatalog, _ options: AuditOptions, _ diagnostics: DiagnosticList = .init()
  ) throws(ToolFailure) -> (audit: Audit, report: AuditReport) {
    var diagnostics = diagnostics
    let audit = Audit(
      policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    guard let audit, let report = audit.run(tool: .contrastAudit, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return (audit, report)
  }
}
