// ContrastAudit is the library that other packages import: value types over the modules beneath. It has no
// logic of its own, no type of those modules is public in it, and it knows no command line.

import AuditEngine
import DesignTokens
import Reporters
import SourceText
import SystemLoading
import SystemRepairing

/// A policy and its tokens, loaded and ready to be audited.
///
/// ```swift
/// let system = try DesignSystem(policy: "Design/contrast-audit.json")
/// let result = try system.audit()
/// print(result.rendered(as: .text))
/// ```
///
/// A value: it does not notice when its files change.
public struct DesignSystem: Sendable {
  private let policy: Policy
  private let catalog: TokenCatalog
  private let sources: SystemSources
  private let diagnostics: DiagnosticList
  private let paths: SourcePaths
  private let baseline: BaselineUse?
  private let files: [SourceFile]

  /// The further policies that are audited with this one, by their paths as it was found: those that it
  /// names, each followed by its own. Each is a system to be loaded by itself.
  public let furtherPolicies: [String]

  // MARK: Loading

  /// Loads from disk.
  ///
  /// - Parameters:
  ///   - policy: the path of a policy or of its folder; nil for the nearest `contrast-audit.json` in
  ///     `folder` or above.
  ///   - tokens: token files to audit instead of those that the policy names. They may contain their
  ///     pairings, and then no policy is needed.
  ///   - folder: the folder from which paths start; the working directory of the process by default.
  ///   - root: the folder that the policy's token files must be in; the policy's own by default.
  /// - Throws: everything that is wrong with the policy and the tokens, or that there is no policy. No
  ///   built-in system is used instead.
  public init(
    policy: String? = nil, tokens: [String] = [], in folder: String = ".", root: String? = nil
  ) throws(ContrastAuditError) {
    try self.init(policy: policy, isFound: false, tokens: tokens, in: folder, root: root)
  }

  /// - Parameter isFound: whether the policy was found, instead of being named.
  private init(
    policy: String?, isFound: Bool, tokens: [String] = [], in folder: String, root: String? = nil
  ) throws(ContrastAuditError) {
    guard let folder = FileSystem(workingDirectory: "").canonical(folder.isEmpty ? "." : folder)
    else {
      throw ContrastAuditError("there is no folder '\(folder)'")
    }
    let files = FileSystem(workingDirectory: folder)
    try self.init(
      paths: SourcePaths(workingDirectory: folder, root: files.repositoryRoot),
      following: FollowedPolicies(in: files, root: root)
    ) { diagnostics in
      try AuditedSystem.load(
        SystemRequest(policy: policy, root: root, paths: tokens, isFound: isFound), from: files,
        diagnostics: &diagnostics)
    }
  }

  /// Loads from memory.
  ///
  /// - Parameters:
  ///   - files: the texts of the policy and of the token files, by their paths. A path in the policy
  ///     starts from the policy's folder, as on a disk.
  ///   - policy: the path of the policy.
  /// - Throws: everything that is wrong with the policy and the tokens.
  public init(
    files: [String: String], policy: String = "contrast-audit.json"
  ) throws(ContrastAuditError) {
    let loader = MemoryLoader(files: files)
    func found(_ path: String) throws -> AuditedSystem.FoundPolicy {
      AuditedSystem.FoundPolicy(
        file: try loader.load(path, from: nil), loader: loader, sources: [], isBuiltIn: false)
    }
    try self.init(
      paths: SourcePaths(), following: FollowedPolicies { path, _ in try? found(path) }
    ) { diagnostics in
      try AuditedSystem.read(found(policy), diagnostics: &diagnostics)
    }
  }

  /// Loads a policy from the nearest folder that has it, the folder of a file or one above, and then the
  /// further policies that it names.
  ///
  /// - Parameter policy: the path of a policy or of its folder, from the folder that is looked for.
  package static func all(
    policy: String, nearestTo file: String
  ) throws(ContrastAuditError) -> [DesignSystem] {
    var folder = FilePath.folder(of: file)
    while true {
      let files = FileSystem(workingDirectory: folder)
      let path: String?
      do {
        path = try usualPath(of: policy, in: files)
      } catch {
        throw ContrastAuditError(error, paths: SourcePaths(workingDirectory: folder))
      }
      if let path, files.kind(of: path) != nil {
        var all = [try DesignSystem(policy: path, isFound: true, in: folder)]
        for path in all[0].furtherPolicies {
          all.append(try DesignSystem(policy: path, isFound: true, in: folder))
        }
        return all
      }
      guard folder != "/", !folder.isEmpty else { break }
      folder = FilePath.folder(of: folder)
    }
    throw ContrastAuditError(
      "there is no policy '\(policy)' in '\(FilePath.folder(of: file))' or above")
  }

  /// The path of a policy, or of that in a folder; nil if the folder has none.
  private static func usualPath(of policy: String, in files: FileSystem) throws -> String? {
    if policy == AuditedSystem.policyName {
      return try AuditedSystem.usualPolicy(in: "", of: files)
    }
    guard files.kind(of: policy) == .folder else { return policy }
    return try AuditedSystem.usualPolicy(in: policy, of: files)
  }

  private init(
    paths: SourcePaths, following followed: FollowedPolicies,
    load: (inout DiagnosticList) throws -> AuditedSystem
  ) throws(ContrastAuditError) {
    var diagnostics = DiagnosticList()
    do {
      let system = try load(&diagnostics)
      policy = system.policy
      catalog = system.catalog
      sources = system.sources
      let place = paths.policyPlace(of: system.policy.statedFile)
      let known = try system.ownBaselineFile()
      let name = AuditReport.policyName(at: place)
      baseline = try known.map { try AuditedSystem.baseline(in: $0, named: name) }
      files = system.filesRead + [known].compactMap(\.self)
      var followed = followed
      furtherPolicies =
        system.policy.policies.isEmpty
        ? []
        : Array(
          followed.follow(system.policy.statedFile.path, isFound: !system.isPolicyNamed).dropFirst()
        )
    } catch {
      throw ContrastAuditError(error, paths: paths)
    }
    self.diagnostics = diagnostics
    self.paths = paths
  }

  // MARK: What was loaded

  /// The name that the policy gives the system; nil if it gives none.
  public var name: String? { policy.name }

  /// The identifiers of the policy's rules, in order.
  public var rules: [String] { policy.rules.map(\.id) }

  /// The names of the tokens, in the order of first appearance.
  public var tokens: [String] { catalog.tokens.map { catalog.name(of: $0) } }

  /// What the tokens vary along, such as `theme` and `scheme`, in order.
  public var axes: [String] { catalog.axes.map(\.name) }

  /// The names of an axis's contexts, such as `light` and `dark` of `scheme`, in order; empty if there
  /// is no such axis.
  public func contexts(of axis: String) -> [String] {
    catalog.axes.first { $0.name == axis }?.contexts ?? []
  }

  /// Warnings about the policy and the tokens. An audit repeats them.
  public var warnings: [AuditDiagnostic] { diagnostics.all.map { AuditDiagnostic($0) } }

  // MARK: Auditing

  /// Judges the pairings of the policy in every theme and scheme, or those that the settings choose. What
  /// the further policies demand is not judged with it, and a warning says so.
  ///
  /// Linear in contexts × (tokens + pairings).
  ///
  /// - Throws: everything that could not be judged, such as a name without a token, and names in the
  ///   settings that do not exist. Nothing passes that was not judged.
  public func audit(
    _ settings: AuditSettings = AuditSettings()
  ) throws(ContrastAuditError) -> AuditResult {
    var diagnostics = diagnostics
    if let further = furtherPolicies.first {
      diagnostics.warning(
        "the policy names further ones, such as '\(further)', which are audited by themselves",
        at: policy.policies.first?.span)
    }
    return try audit(settings, diagnostics)
  }

  /// Judges the policy alone, where the further ones are judged too.
  package func auditAlone(
    _ settings: AuditSettings
  ) throws(ContrastAuditError) -> AuditResult {
    try audit(settings, diagnostics)
  }

  private func audit(
    _ settings: AuditSettings, _ diagnostics: DiagnosticList
  ) throws(ContrastAuditError) -> AuditResult {
    var diagnostics = diagnostics
    var options = try settings.options()
    options.policyPlace = paths.policyPlace(of: policy.statedFile)
    let audit = Audit(
      policy: policy, catalog: catalog, options: options,
      minCoverage: settings.minimumCoverage, baseline: baseline, diagnostics: &diagnostics)
    guard let audit, let report = audit.run(tool: .contrastAudit, diagnostics: &diagnostics) else {
      throw ContrastAuditError(diagnostics.all, paths: paths)
    }
    do throws(ToolFailure) {
      let writable = try report.withWritablePlan(
        audit, of: policy, catalog, from: sources, options: options)
      return AuditResult(AuditedReport(writable), paths: paths, files: files)
    } catch {
      throw ContrastAuditError(error, paths: paths)
    }
  }
}
