import AuditEngine
import SourceText
import SystemLoading

/// The baseline that `init` writes beside a policy: the colors that are not read on that day, and the places
/// in code that are not followed, by name, so that each is a debt that people see, and a new one a finding.
struct DraftedBaseline {
  let path: String
  /// How the policy names it.
  let name: String
  let baseline: Baseline
  /// Whether so many are not read that no audit passes.
  let isExceeded: Bool

  /// Nil if every color is read and every place followed.
  ///
  /// - Parameter isAlone: whether the policy is the only one; of several each entry names its own.
  init?(
    _ report: AuditReport, beside policyPath: String, isAlone: Bool, in environment: ToolEnvironment
  ) {
    let unread = report.unread
    guard !unread.entries.isEmpty else { return nil }
    baseline =
      isAlone
      ? unread
      : Baseline(
        entries: unread.entries.map { entry in
          var entry = entry
          entry.policy = AuditReport.policyName(
            at: environment.sourcePaths.policyPlace(of: SourceFile(path: policyPath, bytes: [])))
          return entry
        })
    isExceeded = report.leavesTooManyUnread
    let stem = policyPath.hasSuffix(".json") ? String(policyPath.dropLast(5)) : policyPath
    path = "\(stem).baseline.json"
    let root = Policy.root(of: policyPath)
    name = root.isEmpty ? path : String(path.dropFirst(root.count + 1))
  }

  /// What `init` says of it.
  var text: String {
    var (colors, places): ([String], [String]) = ([], [])
    for entry in baseline.entries {
      guard case .token(let name) = entry.identity.subject else { continue }
      if entry.identity.isOfCode { places.append(name) } else { colors.append(name) }
    }
    var text = ""
    if !colors.isEmpty {
      text +=
        "Not read, so that nothing judges them; '\(path)' knows them by name:".inert + "\n"
        + NameList(colors).text
    }
    if isExceeded {
      text +=
        "That is more than a tenth of the colors: every audit says INCOMPLETE until they are read, or their\n"
        + "files are no sources.\n"
    }
    if !places.isEmpty {
      text +=
        "Texts and icons in the code that are not followed to their colors; '\(path)' knows them by name:"
        .inert + "\n" + NameList(places).text
    }
    return text
  }
}
