import AuditEngine
import SourceText
import SystemLoading
import TokenReaders

/// Reads policy and tokens from a revision.
extension AuditedSystem {
  /// Finds the policy by its place in the work tree, even if it is missing there, and reads it and
  /// the tokens from a commit.
  ///
  /// - Parameter policy: its path; nil for what `--policy` names, or what is found here and above.
  static func load(
    _ arguments: Arguments, policy: String?, revision: String, commit: String,
    of repository: GitRepository,
    in environment: ToolEnvironment, diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    let found = policy ?? arguments[.policy] ?? discoverPolicy(in: environment.files)
    let named = found ?? policyName
    let isFolder = environment.files.kind(of: named) == .folder
    let path = try pathFromRoot(
      isFolder ? FilePath.join(named, policyName) : named, of: repository, in: environment)
    let root = try arguments[.root].map {
      try pathFromRoot($0, of: repository, in: environment)
    }
    let loader = try RevisionLoader(
      revision, commit: commit, in: repository, root: root ?? FilePath.folder(of: path))
    let file: SourceFile
    do throws(SourceLoadError) {
      file = try loader.source(path)
    } catch {
      throw ToolFailure(found == nil ? "\(error.message); --policy names a policy" : error.message)
    }
    let policy = FoundPolicy(file: file, loader: loader, sources: [], isBuiltIn: false)
    return try read(policy, diagnostics: &diagnostics)
  }

  private static func pathFromRoot(
    _ path: String, of repository: GitRepository, in environment: ToolEnvironment
  ) throws -> String {
    let whole = environment.files.target(of: path)
    guard FilePath.isInside(whole, repository.root) else {
      throw ToolFailure(
        "'\(path)' lies outside the repository '\(repository.root)'; expected a path in it")
    }
    return String(whole.dropFirst(repository.root.count).drop { $0 == "/" })
  }
}
