import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// One side of a comparison, with its findings.
struct ComparedAudit {
  let name: ComparedName
  let snapshot: AuditSnapshot
  /// Whether a file exists, by its path from the policy's folder; unknown for a report.
  let holds: (String) -> Bool

  /// The meaning of an operand of `diff`.
  enum Operand {
    /// The files in the working tree.
    case workingTree
    /// A report, a policy, a folder or token sources.
    case path(String)
    /// A commit of the repository.
    case revision(String, commit: String, GitRepository)
  }

  /// The meaning of an operand. A word that may be a file or a revision is an error.
  static func operand(_ word: String, in environment: ToolEnvironment) throws -> Operand {
    guard !word.isEmpty else {
      throw ToolFailure(
        "an operand of 'diff' is empty; expected a revision, a report or a folder")
    }
    let isPath = environment.files.kind(of: word) != nil
    // A path with a slash needs no repository.
    if isPath, word.hasPrefix("/") || word.hasPrefix("./") || word.hasPrefix("../") || word == "." {
      return .path(word)
    }
    let repository: GitRepository?
    do {
      repository = try GitRepository(in: environment)
    } catch {
      guard isPath else { throw error }
      repository = nil
    }
    let commit = try repository?.commit(word)
    switch (isPath, repository, commit) {
    case (true, nil, _): return .path(word)
    case (true, _?, nil):
      // A clone may lack the revision that a gate names, and a change may add a folder with that
      // name.
      if let kind = environment.files.kind(of: word), couldBeRevision(word, kind) {
        let name = kind == .folder ? "folder" : "file"
        throw ToolFailure(
          "'\(word)' is a \(name) here and could be a revision that is missing; write './\(word)' for the "
            + name)
      }
      return .path(word)
    case (true, _, _?):
      throw ToolFailure(
        "'\(word)' is a file here and a revision; write './\(word)' for the file, '\(word)~0' for the revision"
      )
    case (false, let repository?, let commit?):
      return .revision(word, commit: commit, repository)
    case (false, nil, _):
      throw ToolFailure(
        "'\(word)' is neither a file nor a revision: there is no git repository here")
    case (false, let repository?, nil):
      throw ToolFailure(
        try repository.isShallow()
          ? "there is neither a file nor a revision '\(word)' in this shallow clone, and nothing is ever fetched; "
            + GitRepository.wholeClone
          : "there is neither a file nor a revision '\(word)'; expected a path, or what git knows")
    }
  }

  /// Whether a path may also be a revision: a folder without a slash at its end, or a file without
  /// a name extension.
  static func couldBeRevision(_ word: String, _ kind: FileSystem.Kind) -> Bool {
    kind == .folder ? !word.hasSuffix("/") : !FilePath.name(of: word).contains(".")
  }

  /// The side without a policy that the other side has.
  init(_ name: ComparedName, missingBesides other: AuditSnapshot) {
    self.name = name
    snapshot = .missing(besides: other)
    holds = { _ in false }
  }

  /// Reads a report, or audits.
  ///
  /// - Parameter policy: the path of the policy, in a revision from the root of the repository, in a report
  ///   its name there; nil for what the operand and the arguments name, or what is found.
  init(
    _ operand: Operand, policy: String? = nil, _ arguments: Arguments,
    in environment: ToolEnvironment
  ) throws {
    var diagnostics = DiagnosticList()
    let system: AuditedSystem
    switch operand {
    case .workingTree:
      name = .workingTree
      system = try AuditedSystem.load(
        arguments, policy: policy, paths: [], in: environment, diagnostics: &diagnostics)
    case .path(let path):
      if environment.files.kind(of: path) == .file {
        let file = try environment.files.source(path, as: .report, .named)
        if ReportReader.isReport(file) {
          name = ComparedName(kind: .report, text: path, commit: nil)
          let snapshot = ReportReader.read(file, policy: policy, diagnostics: &diagnostics)
          guard let snapshot else {
            throw ToolFailure(diagnostics.all)
          }
          self.snapshot = snapshot
          holds = { _ in false }
          return
        }
      }
      name = ComparedName(kind: .files, text: path, commit: nil)
      system = try AuditedSystem.load(
        arguments, policy: policy, paths: policy == nil ? [path] : [], in: environment,
        diagnostics: &diagnostics)
    case .revision(let revision, let commit, let repository):
      guard !arguments.has(.system) else {
        throw ToolFailure(
          "there is no file '\(revision)', and only files can be laid over a system; name a token source"
        )
      }
      name = ComparedName(kind: .revision, text: revision, commit: commit)
      system = try AuditedSystem.load(
        arguments, policy: policy, revision: revision, commit: commit, of: repository,
        in: environment,
        diagnostics: &diagnostics)
    }
    guard !system.isBuiltIn else {
      throw ToolFailure(
        "there is no \(AuditedSystem.policyName) here or above, so there is nothing to compare; "
          + "--policy names one")
    }
    var options = AuditOptions(level: arguments.choice(.level))
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    options.repair.isPlanned = false
    try system.overlay?.narrow(&options)
    let audit = Audit(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &diagnostics)
    guard let report = audit?.run(tool: Tool.identity, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    snapshot = AuditSnapshot(report, of: system.policy, over: system.catalog)
    holds = { path in (try? system.loader.load(path, from: system.policy.statedFile)) != nil }
  }
}
