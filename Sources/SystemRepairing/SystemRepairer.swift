/// SystemRepairing makes a system pass: it makes the changes of an audit's plan in memory and audits
/// the result. It writes no file, and knows no option of the command line.

package import AuditEngine
import DesignTokens
package import SourceText
package import SystemLoading
import TokenEditing

/// Makes the changes of an audit's plan in memory and audits the result.
package struct SystemRepairer {
  private let policy: Policy
  private let catalog: TokenCatalog
  private let options: AuditOptions
  private let audit: Audit
  let before: AuditReport
  let writable: WritablePlan
  private let selection: ChangeSelection
  private let rereads: RereadBudget
  /// The places that get the same color as one that changes.
  var alike: [SourceSpan: [SourceSpan]] = [:]

  /// Audits the system as it is.
  ///
  /// - Parameters:
  ///   - options: what narrows the audit. Single suggestions are not needed and left out.
  ///   - selection: which changes are made.
  ///   - uses: the pairs that code shows.
  ///   - diagnostics: what was reported when the system was loaded.
  /// - Throws: why it cannot be judged.
  package init(
    _ system: AuditedSystem, options: AuditOptions, making selection: ChangeSelection = .all,
    shownByCode uses: @escaping () -> [PolicyDraft.Use] = { [] },
    diagnostics: DiagnosticList = DiagnosticList()
  ) throws(ToolFailure) {
    var options = options
    options.repair.suggestsAlternatives = false
    let (audit, before) = try system.policy.audited(
      system.catalog, options, shownByCode: uses, diagnostics)
    self.init(
      audit, before, of: system.policy, system.catalog, from: system.sources, options: options,
      making: selection)
  }

  /// Makes the changes of an audit that was made with some options.
  init(
    _ audit: Audit, _ report: AuditReport, of policy: Policy, _ catalog: TokenCatalog,
    from sources: SystemSources, options: AuditOptions, making selection: ChangeSelection = .all
  ) {
    self.policy = policy
    self.catalog = catalog
    self.audit = audit
    before = report
    self.options = options.withoutPlan
    writable = WritablePlan(catalog, from: sources)
    rereads = RereadBudget(of: sources.files)
    self.selection = selection
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
        return try selected(
          SystemRepair(
            edit: edit, before: planned, after: after, refused: refused + endOfSearch(planned)))
      case .missed(let more):
        guard !rereads.isSpent else { return try cut(planned, refused) }
        // Each is the place of a change that was planned although all before were kept.
        reasons += more
      }
    }
  }

  /// Says that the search for changes was ended.
  private func endOfSearch(_ planned: AuditReport) -> [Diagnostic] {
    guard planned.plan.cut == .search else { return [] }
    return [
      Diagnostic(
        .warning,
        "no change is planned: the search takes too many steps; plan for one token with --token")
    ]
  }

  /// A repair without changes, where too many of a plan cannot be written to find the others.
  private func cut(
    _ planned: AuditReport, _ refused: [Diagnostic]
  ) throws(ToolFailure) -> SystemRepair {
    let none = planned.cuttingPlan
    let edit = try written(none, .eightBit)
    let after = try policy.audited(edit.catalog, options).report
    return SystemRepair(
      edit: edit, before: none, after: after,
      refused: refused + [
        Diagnostic(
          .warning,
          "no change is planned: many of \(planned.plan.changes.count) cannot be written together, and "
            + "which ones takes too long to find; plan for one token with --token")
      ])
  }

  // MARK: Some changes of the plan

  /// The selected changes of a repair, made without the others.
  private func selected(_ whole: SystemRepair) throws(ToolFailure) -> SystemRepair {
    let plan = whole.before.plan
    var chosen = Set(plan.safe)
    switch selection {
    case .all: return whole
    case .safe: break
    case .applying(let words):
      for word in words { chosen.formUnion(try changes(called: word, in: whole.before)) }
    }
    var refused = whole.refused
    while chosen.count < plan.changes.count {
      let before = whole.before.taking(chosen)
      switch try attempt(before) {
      case .made(let edit, let after):
        var repair = SystemRepair(edit: edit, before: before, after: after, refused: refused)
        (repair.planned, repair.best) = (whole.before, whole.after)
        return repair
      case .missed(let reasons):
        if case .safe = selection {
          // They are no longer safe without the others.
          let places = Set(reasons.compactMap(\.span))
          let kept = chosen.filter { !places.contains(plan.changes[$0].origin) }
          // Where the reasons name none of them, another turn would say the same.
          guard kept.count < chosen.count else { throw ToolFailure(reasons) }
          chosen = kept
          refused += reasons.map { Diagnostic(.warning, $0.message, at: $0.span) }
        } else {
          // What moves along with them is needed too.
          let more = try companions(of: chosen, in: whole.before)
          guard !more.isSubset(of: chosen) else { throw ToolFailure(reasons) }
          chosen.formUnion(more)
        }
      }
    }
    return whole
  }

  /// The changes that a finding needs, by the beginning of its fingerprint.
  private func changes(
    called word: String, in report: AuditReport
  ) throws(ToolFailure) -> [Int] {
    let found = report.evaluations(called: word)
    guard let finding = found.first else {
      throw ToolFailure("there is no change '\(word)'; expected an id that is printed beside one")
    }
    guard found.count == 1 else {
      throw ToolFailure("'\(word)' begins \(found.count) fingerprints; give more digits")
    }
    let changes = report.changeIndices(for: finding)
    guard !changes.isEmpty else {
      throw ToolFailure("no change of the plan fixes the finding '\(word)'")
    }
    return changes
  }

  /// The changes of the plan behind what some of its changes make worse.
  private func companions(
    of chosen: Set<Int>, in report: AuditReport
  ) throws(ToolFailure) -> Set<Int> {
    let made = try written(report.taking(chosen), .eightBit)
    let after = try policy.audited(made.catalog, options).report
    var places: Set<SourceSpan> = []
    for (old, new) in zip(report.evaluations, after.evaluations)
    where new.outcome.isFinding
      && (!old.outcome.isFinding || new.measurement.worse < old.measurement.worse - Self.tolerance)
    {
      places.formUnion([old.foregroundOrigin, old.backgroundOrigin])
    }
    return Set(
      report.plan.changes.indices.filter { places.contains(report.plan.changes[$0].origin) })
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
      do throws(ToolFailure) {
        let (edit, after) = try made(before, precision)
        missed = try self.missed(before, edit, after)
        if missed.isEmpty { return .made(edit, after: after) }
      } catch {
        return .missed(refusals(before, error))
      }
    }
    return .missed(missed)
  }

  /// The changes, written and audited: one of two equal values that changes alone may leave a question that an
  /// audit ends with.
  private func made(
    _ report: AuditReport, _ precision: ColorChange.Precision
  ) throws(ToolFailure) -> (ColorEdit, AuditReport) {
    let edit = try written(report, precision)
    return (edit, try policy.audited(edit.catalog, options).report)
  }

  private func written(
    _ report: AuditReport, _ precision: ColorChange.Precision
  ) throws(ToolFailure) -> ColorEdit {
    do throws(ColorEditError) {
      return try writable.editor.edit(report.plan.colorChanges(precision, alike))
    } catch {
      throw ToolFailure(error.diagnostics)
    }
  }

  /// Why changes cannot be made together, at the places of those behind it. Halves find them.
  private func refusals(_ report: AuditReport, _ failure: ToolFailure) -> [Diagnostic] {
    let count = report.plan.changes.count
    let halves = count > 1 && !rereads.isSpent ? [Set(0..<count / 2), Set(count / 2..<count)] : []
    let found = halves.flatMap { half -> [Diagnostic] in
      let taken = report.taking(half)
      rereads.spend()
      do throws(ToolFailure) {
        _ = try made(taken, .eightBit)
        return []
      } catch {
        return refusals(taken, error)
      }
    }
    guard found.isEmpty else { return found }
    let message = failure.diagnostics.first?.message ?? "it cannot be written"
    return report.plan.changes.map { Diagnostic(.error, message, at: $0.origin) }
  }

  /// What does not become what was planned after the files are read again, or becomes worse, also in a
  /// theme that a filter leaves out: a reason for each change behind it.
  private func missed(
    _ before: AuditReport, _ edit: ColorEdit, _ after: AuditReport
  ) throws(ToolFailure) -> [Diagnostic] {
    let whole = try policy.unfiltered(before, after, catalog, edit, options)
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

extension AuditOptions {
  /// The same without changes.
  fileprivate var withoutPlan: AuditOptions {
    var options = self
    options.repair.isPlanned = false
    return options
  }
}
