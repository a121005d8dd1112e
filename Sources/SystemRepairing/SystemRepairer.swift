/// SystemRepairing makes a system pass: it makes the changes of an audit's plan in memory and audits
/// the result. It writes no file, and knows no option of the command line.

package import AuditEngine
import DesignTokens
package import SourceText
package import SystemLoading
import TokenEditing

/// Makes the changes of an audit's plan in memory and audits the result.
package struct SystemRepairer {
  private let system: AuditedSystem
  private let options: AuditOptions
  private let audit: Audit
  let before: AuditReport
  let writable: WritablePlan
  /// The places that get the same color as one that changes.
  var alike: [SourceSpan: [SourceSpan]] = [:]

  /// Audits the system as it is.
  ///
  /// - Parameters:
  ///   - options: what narrows the audit. Single suggestions are not needed and left out.
  ///   - diagnostics: what was reported when the system was loaded.
  /// - Throws: why it cannot be judged.
  package init(
    _ system: AuditedSystem, options: AuditOptions, diagnostics: DiagnosticList = DiagnosticList()
  ) throws(ToolFailure) {
    self.system = system
    var options = options
    options.repair.suggestsAlternatives = false
    (audit, before) = try system.audited(system.catalog, options, diagnostics)
    options.repair.isPlanned = false
    self.options = options
    writable = WritablePlan(system.catalog, from: system.sources)
  }

  /// The changes, made and audited. Places that cannot be written are kept, and the others planned
  /// again.
  ///
  /// - Throws: why no changes can be found or made.
  package func repair() throws(ToolFailure) -> SystemRepair {
    var obstacles = DiagnosticList()
    guard before.hasPlan || audit.replanned(before, leaving: [], diagnostics: &obstacles) != nil
    else { throw ToolFailure(obstacles.all) }
    var reasons: [Diagnostic] = []
    while true {
      let (planned, refused) = try writable.report(before, of: audit, refusing: reasons)
      switch try attempt(planned) {
      case .made(let edit, let after):
        return SystemRepair(edit: edit, before: planned, after: after, refused: refused)
      case .missed(let more):
        // Each is the place of a change that was planned although all before were kept.
        reasons += more
      }
    }
  }

  // MARK: One plan

  /// The result of making changes.
  private enum Attempt {
    case made(ColorEdit, after: AuditReport)
    /// What does not become what was planned, a reason for each change behind it.
    case missed([Diagnostic])
  }

  private func attempt(_ before: AuditReport) throws(ToolFailure) -> Attempt {
    var missed: [Diagnostic] = []
    // A few digits give the color in 8 bits, but a ratio may depend on more.
    for precision in [ColorChange.Precision.eightBit, .exact] {
      let edit: ColorEdit
      do throws(ColorEditError) {
        edit = try writable.editor.edit(before.plan.colorChanges(precision, alike))
      } catch {
        throw ToolFailure(error.diagnostics)
      }
      let after = try system.audited(edit.catalog, options).report
      missed = try self.missed(before, edit, after)
      if missed.isEmpty { return .made(edit, after: after) }
    }
    return .missed(missed)
  }

  /// What does not become what was planned after the files are read again, or becomes worse, also in a
  /// theme that a filter leaves out: a reason for each change behind it.
  private func missed(
    _ before: AuditReport, _ edit: ColorEdit, _ after: AuditReport
  ) throws(ToolFailure) -> [Diagnostic] {
    let whole = try system.unfiltered(before, after, of: edit, options)
    let changes = Dictionary(before.plan.changes.map { ($0.origin, $0) }) { first, _ in first }
    var reasons: [SourceSpan: Diagnostic] = [:]
    // The same policy and tokens, so the evaluations have the same order.
    for (reports, isNarrowed) in [((before, after), true), (whole, false)] {
      for (old, new) in zip(reports.0.evaluations, reports.1.evaluations) {
        let holds =
          old.outcome.isFinding
          ? (options.repair.allowsWorse
            || new.measurement.worse >= old.measurement.worse - Self.tolerance)
            && !(isNarrowed && new.outcome.isFinding && !before.changes(for: old).isEmpty)
          : !new.outcome.isFinding
        guard !holds else { continue }
        let origins = [old.foregroundOrigin, old.backgroundOrigin]
        let behind =
          isNarrowed ? before.changes(for: old) : origins.compactMap { changes[$0] }
        let pairing = reports.1.pairings[new.pairing]
        // Where nobody knows which change it is, all are doubtful.
        for change in behind.isEmpty ? before.plan.changes : [behind[0]] {
          reasons[change.origin] = Diagnostic(
            .error,
            "'\(change.token)' cannot be changed to \(change.proposal.text): as it would be written, "
              + "\(pairing.foregroundName) on \(pairing.backgroundText) has "
              + "\(new.measurement.exact):1", at: change.origin)
        }
      }
      for (old, new) in zip(reports.0.structural, reports.1.structural) {
        guard new.outcome.isFinding, let measured = new.measurement, let was = old.measurement,
          !old.outcome.isFinding
            || !options.repair.allowsWorse && measured.value < was.value - Self.tolerance
        else { continue }
        let behind = measured.origins.compactMap { changes[$0] }
        for change in behind.isEmpty ? before.plan.changes : behind {
          reasons[change.origin] = Diagnostic(
            .error,
            "'\(change.token)' cannot be changed to \(change.proposal.text): as it would be written, "
              + new.message, at: change.origin)
        }
      }
    }
    return reasons.values.sorted { $0.description < $1.description }
  }

  /// What a ratio may lose by the digits of a notation.
  private static let tolerance = 0.001
}

extension AuditedSystem {
  /// The audits without and with an edit, in every rule, theme and scheme: the given ones, unless a
  /// filter narrows them.
  func unfiltered(
    _ before: AuditReport, _ after: AuditReport, of edit: ColorEdit, _ options: AuditOptions
  ) throws(ToolFailure) -> (AuditReport, AuditReport) {
    var all = options
    (all.rules, all.tokens, all.contexts) = ([], [], [:])
    if options.rules.isEmpty, options.tokens.isEmpty, options.contexts.isEmpty {
      return (before, after)
    }
    return (try audited(catalog, all).report, try audited(edit.catalog, all).report)
  }

  /// An audit of tokens by the system's policy.
  func audited(
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
