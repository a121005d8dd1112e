package import AuditEngine
package import DesignTokens
package import SourceText
package import SystemLoading
import TokenEditing

/// Leaves out of a report's plan what cannot be written into the files, and plans the rest again.
package struct WritablePlan {
  let editor: ColorEditor

  /// Writes into the files of a system.
  ///
  /// - Parameter catalog: its tokens.
  package init(_ catalog: TokenCatalog, from sources: SystemSources) {
    editor = ColorEditor(
      catalog, from: sources.files, completing: sources.completed,
      read: { sources.read(with: $0, into: &$1, &$2) })
  }

  /// A report with a plan that can be written, and why places are kept that a first plan would have
  /// changed.
  ///
  /// - Parameters:
  ///   - report: a report of the audit.
  ///   - places: why some places cannot be written, as far as that is known already.
  package func report(
    _ report: AuditReport, of audit: Audit, refusing places: [Diagnostic] = []
  ) throws(ToolFailure) -> (report: AuditReport, refused: [Diagnostic]) {
    var report = report
    var refused: [Diagnostic] = []
    var kept: Set<SourceSpan> = []
    var reasons = places
    while true {
      if reasons.isEmpty { reasons = editor.refusals(of: report.plan.colorChanges(.eightBit)) }
      guard !reasons.isEmpty else { return (report, refused) }
      let planned = Set(report.plan.changes.map(\.origin)).union(places.compactMap(\.span))
      let own = reasons.compactMap(\.span).filter(planned.contains)
      // Anything else is no reason to keep a place. Nor is a place kept twice: the loop ends.
      guard own.count == reasons.count, !kept.isSuperset(of: own) else {
        throw ToolFailure(refused + reasons)
      }
      refused += reasons.map { Diagnostic(.warning, $0.message, at: $0.span) }
      kept.formUnion(own)
      reasons = []
      var diagnostics = DiagnosticList()
      guard let next = audit.replanned(report, leaving: kept, diagnostics: &diagnostics) else {
        throw ToolFailure(refused + diagnostics.all)
      }
      report = next
    }
  }
}

extension RepairPlan {
  /// The changes for the editor.
  ///
  /// - Parameter alike: the places that get the same color as one that changes.
  func colorChanges(
    _ precision: ColorChange.Precision, _ alike: [SourceSpan: [SourceSpan]] = [:]
  ) -> [ColorChange] {
    changes.flatMap { change in
      ([change.origin] + (alike[change.origin] ?? [])).map { place in
        switch change.proposal {
        case .step(let name, let color):
          ColorChange(at: place, to: color, kind: .alias(to: name), precision: precision)
        case .color(let color):
          ColorChange(at: place, to: color, kind: .color, precision: precision)
        case .opacity(let opacity):
          ColorChange(
            at: place, to: .black.withAlpha(opacity), kind: .opacity, precision: precision)
        }
      }
    }
  }
}
