import AuditEngine
import SourceText
import SystemLoading

/// A first policy with those beside it, as text and audited; nothing of it is written yet.
struct JudgedDraft {
  let text: String
  let others: OtherPolicies
  /// The backgrounds that a preset lays over anything.
  let materials: [String]
  let prepared: PreparedAudit
  let report: AuditReport
  /// What the draft knows not to be read; nil if all is.
  let baseline: DraftedBaseline?
  private let pairings: Int

  /// Fails if `audit` would refuse it.
  ///
  /// - Parameters:
  ///   - shown: what the code shows.
  ///   - policyPath: where the policy is to lie.
  init(
    _ system: DraftedSystem, _ found: FoundSources?, _ shown: ShownDraft? = nil,
    as policyPath: String, _ preset: DraftPreset? = nil, in environment: ToolEnvironment
  ) throws {
    let folder = Policy.root(of: policyPath)
    others = try OtherPolicies(found, beside: policyPath, preset, in: environment)
    var draft = system.policy
    materials = preset == .apple ? draft.layMaterialsOverAnything() : []
    // What a page loads is read, whatever is in it.
    let read = Set(
      system.sources.filter(\.isPage).flatMap { PageSheets.files(of: $0.path, environment) })
    let left = (found.map { InitCommand.leftOut($0, of: folder, in: environment.files) } ?? [])
      .filter { left in
        let path = FilePath.join(folder, left.path)
        // What names do not pair is judged where the code does.
        guard !system.sources.contains(where: { $0.path == path }) else { return false }
        return !(environment.files.canonical(path).map(read.contains) ?? false)
      }
    let others = others.all.map {
      String($0.path.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
    }
    let written = InitCommand.written(system.sources, in: folder, environment.files)
    let code = InitCommand.written(
      FilePath.outermost(system.code + (shown?.code ?? [])), in: folder, environment.files)
    let policy = draft
    func text(_ baseline: DraftedBaseline?, beside others: [String]) -> String {
      PolicyText.text(
        policy, sources: written, code: code, leftOut: left, others: others,
        baseline: baseline?.name)
    }
    // The others are not written yet, and each is judged by itself.
    (prepared, report) = try InitCommand.judge(
      text(nil, beside: []), system.decided, withCodeAs: shown.map { _ in policyPath },
      in: environment)
    baseline = DraftedBaseline(report, beside: policyPath, isAlone: others.isEmpty, in: environment)
    self.text = text(baseline, beside: others)
    pairings = ([draft] + self.others.all.map(\.system.policy)).reduce(0) {
      $0 + InitCommand.pairingCount($1)
    }
  }

  /// `a draft of 20 pairings: 4 of 16 fail`.
  var figures: String {
    let reports = [report] + others.all.map(\.report)
    let (failed, all) = reports.reduce((0, 0)) {
      ($0.0 + $1.summary[.fail], $0.1 + $1.summary.evaluations)
    }
    let result =
      failed == 0
      ? all == 1 ? "1 passes" : "none of \(all) fails"
      : "\(failed) of \(all) fail\(failed == 1 ? "s" : "")"
    return "a draft of \(pairings) pairing\(pairings == 1 ? "" : "s"): \(result)"
  }
}
