import AuditEngine
import SourceText
import SystemLoading
import UsageReaders

/// The pairs that the code of an app shows, for `fix` to harm none: that in the folder of the policy, or
/// that which `--undeclared-pairs` names.
struct CodeOfPolicy {
  let system: AuditedSystem
  /// The paths that the user named.
  let paths: [String]
  let environment: ToolEnvironment

  /// How many files are read that nobody named; where there are more, none is.
  private static let fileLimit = 2000

  /// The pairs; none where nothing can be read.
  func uses() -> [PolicyDraft.Use] {
    if !paths.isEmpty {
      return (try? ShownCode(in: paths, of: environment))?.uses(of: system.catalog) ?? []
    }
    guard let folder else { return [] }
    let files = ((try? FilesBelow.files(in: folder, of: environment)) ?? []).filter {
      UsageLanguage(path: $0) != nil
    }
    guard files.count <= Self.fileLimit else { return [] }
    return ShownCode(below: folder, files, of: environment).uses(of: system.catalog)
  }

  /// The folder of the policy; nil for one that is on no disk.
  private var folder: String? {
    let path = system.policy.file.path
    guard !system.isBuiltIn, environment.files.kind(of: path) == .file else { return nil }
    return FilePath.folder(of: path)
  }
}
