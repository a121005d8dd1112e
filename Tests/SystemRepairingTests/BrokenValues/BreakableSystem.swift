import AuditEngine
import ColorMath
import DesignTokens
import SourceText
import SystemLoading
import TestSupport
import TokenEditing

/// A system whose declared colors can be replaced, each alone, to see whether that is noticed.
struct BreakableSystem {
  /// A declared color, and what it could be to break a pairing.
  struct Value {
    let span: SourceSpan
    /// Of each pairing that it is part of, what it lies on or what lies on it: a contrast of 1.
    fileprivate(set) var partners: [SRGBColor]
    /// What it comes to now.
    fileprivate let color: SRGBColor
  }

  /// What became of a value that was replaced.
  enum Fate: Equatable {
    /// A pairing broke, and each of the three said so.
    case noticed
    /// A pairing broke, and these said nothing.
    case unnoticed([String])
    /// No color that was tried breaks a pairing.
    case unbroken
    /// The notation cannot hold another color.
    case refused
  }

  private let system: AuditedSystem
  private let editor: ColorEditor
  private let before: AuditReport
  private let outcomes: [EvaluationPlace: Evaluation]
  private let snapshot: AuditSnapshot
  private let known: Baseline
  /// The declared colors that pairings with a requirement are made of, in the order of their places.
  let values: [Value]

  struct NotAudited: Error {
    let messages: [String]
  }

  private struct EvaluationPlace: Hashable {
    let permutation: Int
    let pairing: Int
  }

  /// - Parameter folder: where its policy lies, from the root of the repository.
  init(_ folder: String) throws {
    let files = FileSystem(workingDirectory: Repository.root.path(percentEncoded: false))
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      SystemRequest(paths: [folder]), from: files, diagnostics: &diagnostics)
    self.system = system
    editor = ColorEditor(
      system.catalog, from: system.sources.files,
      read: { system.sources.read(with: $0, into: &$1, &$2) })
    before = try Self.report(system, system.catalog)
    snapshot = AuditSnapshot(before, of: system.policy, over: system.catalog)
    let recorded = try Self.report(system, system.catalog, baseline: .record)
    known = Baseline(entries: recorded.baseline?.remaining ?? [])
    outcomes = Dictionary(
      before.evaluations.map { (Self.place($0), $0) }, uniquingKeysWith: { first, _ in first })
    values = try Self.values(of: before)
  }

  /// Replaces a value by the first color that breaks a pairing.
  func fate(of value: Value) throws -> Fate {
    var isRefused = true
    let others = try ["#000000", "#FFFFFF", "#808080"].map { try SRGBColor(hex: $0) }
    for color in value.partners.prefix(4) + others where color != value.color {
      let edit: ColorEdit
      do {
        edit = try editor.edit([ColorChange(at: value.span, to: color)])
      } catch {
        continue
      }
      isRefused = false
      let after = try Self.report(system, edit.catalog)
      let broken = after.evaluations.filter(isBroken)
      guard let severity = broken.map({ after.severity(of: $0) }).max() else { continue }
      var silent: [String] = []
      if !after.hasFindings(atLeast: severity) { silent.append("audit") }
      let held = try Self.report(
        system, edit.catalog, baseline: .compare(known, isPruned: false))
      if !held.hasFindings(atLeast: severity) { silent.append("baseline") }
      let comparison = AuditComparison(
        from: snapshot, to: AuditSnapshot(after, of: system.policy, over: edit.catalog))
      if !comparison.isWorse(atLeast: severity) { silent.append("diff") }
      return silent.isEmpty ? .noticed : .unnoticed(silent)
    }
    return isRefused ? .refused : .unbroken
  }

  /// Whether a pairing fails that passed, or fails with less contrast than it did.
  private func isBroken(_ evaluation: Evaluation) -> Bool {
    guard evaluation.outcome.isFinding, let old = outcomes[Self.place(evaluation)] else {
      return false
    }
    return !old.outcome.isFinding
      || evaluation.measurement.exact.value < old.measurement.exact.value - 0.001
  }

  private static func place(_ evaluation: Evaluation) -> EvaluationPlace {
    EvaluationPlace(permutation: evaluation.permutation, pairing: evaluation.pairing)
  }

  private static func values(of report: AuditReport) throws -> [Value] {
    var values: [String: Value] = [:]
    func add(_ span: SourceSpan, _ own: SRGBColor, _ partner: SRGBColor) throws {
      let color = try SRGBColor(hex: String(partner.hex.prefix(7)))
      let key = "\(span.file.path):\(span.range.lowerBound)"
      var value = values[key] ?? Value(span: span, partners: [], color: own)
      if !value.partners.contains(color) { value.partners.append(color) }
      values[key] = value
    }
    for evaluation in report.evaluations where evaluation.requirement != nil {
      try add(evaluation.foregroundOrigin, evaluation.foreground, evaluation.background)
      try add(evaluation.backgroundOrigin, evaluation.background, evaluation.foreground)
    }
    return values.values.sorted {
      ($0.span.file.path, $0.span.range.lowerBound) < ($1.span.file.path, $1.span.range.lowerBound)
    }
  }

  private static func report(
    _ system: AuditedSystem, _ catalog: TokenCatalog, baseline: BaselineUse? = nil
  ) throws -> AuditReport {
    var options = AuditOptions()
    options.today = CalendarDate("2026-03-01")
    options.repair.isPlanned = false
    options.includesOptional = true
    var diagnostics = DiagnosticList()
    let audit = Audit(
      policy: system.policy, catalog: catalog, options: options, baseline: baseline,
      diagnostics: &diagnostics)
    guard let report = audit?.run(tool: .contrastAudit, diagnostics: &diagnostics) else {
      throw NotAudited(messages: diagnostics.all.map(\.description))
    }
    return report
  }
}
