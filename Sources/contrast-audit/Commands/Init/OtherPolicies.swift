import AuditEngine
import SourceText
import SystemLoading

/// A policy of sources that are no one system with the main ones.
struct OtherPolicy {
  let path: String
  let system: DraftedSystem
  let text: String
  let prepared: PreparedAudit
  let report: AuditReport
  /// What it knows not to be read; nil if all is.
  let baseline: DraftedBaseline?
  /// Why its sources are apart from the main ones, if these are of the same kind.
  let reason: Diagnostic?
}

/// The policies that `init` writes beside the main one, which names them.
struct OtherPolicies {
  private(set) var all: [OtherPolicy] = []

  /// - Parameter policyPath: the main policy; the others lie beside it.
  init(
    _ found: FoundSources?, beside policyPath: String, _ preset: DraftPreset?,
    in environment: ToolEnvironment
  ) throws {
    guard let groups = found?.groups, groups.count > 1 else { return }
    let folder = Policy.root(of: policyPath)
    var names = GroupNames(main: groups[0].paths)
    for group in groups.dropFirst() {
      var draft = group.system.policy
      if preset == .apple { _ = draft.layMaterialsOverAnything() }
      let policy = draft
      let written = InitCommand.written(group.system.sources, in: folder, environment.files)
      let code = InitCommand.written(group.system.code, in: folder, environment.files)
      func text(_ baseline: DraftedBaseline?) -> String {
        PolicyText.text(policy, sources: written, code: code, baseline: baseline?.name)
      }
      let name = names.next(for: group.own) + ".\(AuditedSystem.policyName)"
      let path = FilePath.join(FilePath.folder(of: policyPath), name)
      let (prepared, report) = try InitCommand.judge(
        text(nil), group.system.decided, in: environment)
      let baseline = DraftedBaseline(report, beside: path, isAlone: false, in: environment)
      all.append(
        OtherPolicy(
          path: path, system: group.system, text: text(baseline), prepared: prepared,
          report: report, baseline: baseline, reason: group.reason))
    }
  }
}

extension InitCommand {
  /// Why a system beside the main one cannot have a policy; nil if it can.
  static func refusal(of system: DraftedSystem, in environment: ToolEnvironment) -> Diagnostic? {
    if let reason = schemeRefusal(system) { return reason }
    do {
      _ = try judge(
        PolicyText.text(system.policy, sources: system.sources, code: system.code), system.catalog,
        in: environment)
      return nil
    } catch {
      return (error as? ToolFailure)?.diagnostics.first { $0.severity == .error }
    }
  }
}
