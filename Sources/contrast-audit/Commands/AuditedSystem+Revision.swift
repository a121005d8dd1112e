import AuditEngine
import SourceText
import SystemLoading
import TokenReaders

/// Reads policy and tokens from a revision.
extension AuditedSystem {
  /// The path of the policy from the root of the repository, by its place in the work tree, even if it is
  /// missing there: what `--policy` names, or what is found here and above. Of the usual places in a
  /// folder the commit may have another one.
  static func policyPath(
    _ arguments: Arguments, commit: String, of repository: GitRepository,
    in environment: ToolEnvironment
  ) throws -> String {
    let found = try arguments[.policy] ?? discoverPolicy(in: environment.files) ?? policyName
    let isFolder = environment.files.kind(of: found) == .folder
    let path = try pathFromRoot(
      isFolder ? FilePath.join(found, policyName) : found, of: repository, in: environment)
    guard isFolder || !arguments.has(.policy) else { return path }
    let folder = Policy.root(of: path)
    let entries = try repository.entries(of: commit)
    let there = Policy.usualPlaces.map { FilePath.join(folder, $0) }.filter { entries[$0] != nil }
    try expectOne(of: there)
    return there.first ?? path
  }

  /// The policy at a path of a commit.
  static func policy(
    at path: String, _ arguments: Arguments, revision: String, commit: String,
    of repository: GitRepository, in environment: ToolEnvironment
  ) throws -> FoundPolicy {
    let root = try arguments[.root].map {
      try pathFromRoot($0, of: repository, in: environment)
    }
    let loader = try RevisionLoader(
      revision, commit: commit, in: repository, root: root ?? Policy.root(of: path))
    return FoundPolicy(
      file: try loader.source(path), loader: loader, sources: [], isBuiltIn: false)
  }

  /// Reads a policy and its tokens from a commit.
  ///
  /// - Parameter path: the path of the policy from the root; nil for what the arguments say.
  static func load(
    _ arguments: Arguments, policy path: String?, revision: String, commit: String,
    of repository: GitRepository,
    in environment: ToolEnvironment, diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    let isFound =
      try path != nil || arguments.has(.policy) || discoverPolicy(in: environment.files) != nil
    do {
      let path = try path ?? policyPath(arguments, commit: commit, of: repository, in: environment)
      return try read(
        policy(
          at: path, arguments, revision: revision, commit: commit, of: repository, in: environment),
        diagnostics: &diagnostics)
    } catch let error as SourceLoadError {
      throw ToolFailure(isFound ? error.message : "\(error.message); --policy names a policy")
    }
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
