import AuditEngine
import SourceText
import SystemLoading
import UsageReaders

/// The pairs that the code of an app shows, for `fix` to harm none: that which `--undeclared-pairs` names,
/// or that in the folder of the policy.
struct CodeOfPolicy {
  private let system: AuditedSystem
  private let environment: ToolEnvironment
  private let named: ShownCode?

  /// How many files are read that nobody named; where there are more, none is.
  private static let fileLimit = 2000

  /// Reads the code in the paths that the user named; a path without code is an error.
  init(
    of system: AuditedSystem, in paths: [String], _ environment: ToolEnvironment
  ) throws {
    self.system = system
    self.environment = environment
    named = paths.isEmpty ? nil : try ShownCode(in: paths, of: environment)
  }

  /// The pairs; none where nothing can be read.
  func uses() -> [PolicyDraft.Use] {
    if let named { return named.uses(of: system.catalog) }
    let files = files
    guard let folder, files.count <= Self.fileLimit else { return [] }
    return ShownCode(below: folder, files, of: environment).uses(of: system.catalog)
  }

  /// That the code is not read because there is too much; nil where it is.
  var note: Diagnostic? {
    guard named == nil, files.count > Self.fileLimit else { return nil }
    return Diagnostic(
      .note,
      "the code beside the policy is not looked at, because it has more than \(Self.fileLimit) files; "
        + "--undeclared-pairs names the part to look at")
  }

  /// The files of code in the folder of the policy.
  private var files: [String] {
    guard named == nil, let folder else { return [] }
    let files = try? FilesBelow.files(in: folder, of: environment)
    return (files ?? []).filter { UsageLanguage(path: $0) != nil }
  }

  /// The folder of the policy; nil for one that is on no disk.
  private var folder: String? {
    let path = system.policy.file.path
    guard !system.isBuiltIn, environment.files.kind(of: path) == .file else { return nil }
    let folder = FilePath.folder(of: path)
    // Settings lie beside what they are for.
    return FilePath.name(of: folder) == ".config" ? FilePath.folder(of: folder) : folder
  }
}
