import AuditEngine
import SourceText
import SystemLoading

/// Why nothing is audited in a folder with an app and without a policy: what was seen, and what a first
/// policy would come to.
struct NoPolicy {
  /// What is here of an app.
  let seen: SeenApp
  private let environment: ToolEnvironment

  /// Looks at the working directory.
  init(in environment: ToolEnvironment) {
    seen = SeenApp(in: environment.files)
    self.environment = environment
  }

  /// Whether the catalog that ships may stand in: there is nothing here that somebody could want to be
  /// audited.
  var isNothingHere: Bool { seen.isNothing && environment.files.policies(in: ".").isEmpty }

  /// The error, with a note for each thing to know.
  ///
  /// - Parameter drafts: whether a draft is looked for; a shell that completes a word does not wait.
  func failure(drafts: Bool, keepsReports: Bool) -> ToolFailure {
    let error = AuditedSystem.noPolicy(
      in: environment.files, seen: seen.isNothing ? nil : seen.text)
    let draft = drafts && !seen.isNothing ? draft : nil
    return ToolFailure(
      [error] + [draft].compactMap(\.self) + seen.reasons.map { Diagnostic(.note, $0) },
      keepsReports: keepsReports)
  }

  /// How many files of an app are read for a draft, and how many bytes: more take longer than an error
  /// may.
  private static let (draftLimit, sizeLimit) = (2000, 4 << 20)

  /// What `init` would write here; nil where it finds nothing to pair.
  private var draft: Diagnostic? {
    guard !seen.isCut, seen.count <= Self.draftLimit else {
      return Diagnostic(
        .note,
        "no draft is tried where more than \(Self.draftLimit) files may have colors",
        nextStep: .writePolicy)
    }
    guard seen.size <= Self.sizeLimit else {
      return Diagnostic(
        .note, "no draft is tried where an app has more than \(FileUse.text(Self.sizeLimit))",
        nextStep: .writePolicy)
    }
    guard let search = try? SearchedSystem(in: "", by: nil, of: environment),
      let system = search.system, system.judgesAnything, InitCommand.schemeRefusal(system) == nil,
      let draft = try? JudgedDraft(
        system, search.found, as: AuditedSystem.policyName, in: environment)
    else { return nil }
    return Diagnostic(.note, draft.figures, nextStep: .writePolicy)
  }
}
