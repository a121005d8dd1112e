package import AuditEngine
import BuiltInCatalog
package import DesignTokens
package import SourceText
package import TokenReaders

/// The subject of a run: a policy and its tokens.
package struct AuditedSystem {
  package let policy: Policy
  package let catalog: TokenCatalog
  /// Whether no policy was found and the built-in catalog is used.
  package let isBuiltIn: Bool
  /// What the user's sources set in the system under them; nil without one.
  package let overlay: TokenOverlay?
  /// The token sources.
  package let sources: SystemSources
  /// Loads files beside them.
  package var loader: any SourceLoader { found.loader }
  private let found: FoundPolicy

  /// The files that were read, by their paths: the policy, where there is one, and the token sources.
  package var filesRead: [SourceFile] {
    let policies = [found.file, policy.system?.span.file].compactMap(\.self)
    return (policies + sources.files.entries.values.map(\.file)).sorted { $0.path < $1.path }
  }

  /// Whether the user named the policy itself, instead of its folder or nothing.
  package var isPolicyNamed: Bool { found.isNamed }

  /// Whether a built-in system is audited without sources of the user.
  package var isSystemAlone: Bool { found.isLaidOver && overlay == nil }

  package static let policyName = Policy.fileName

  /// Finds and reads the policy and the tokens; throws all errors in them.
  ///
  /// - Parameters:
  ///   - request: which policy and tokens.
  ///   - files: the file system, seen from the base folder of paths.
  package static func load(
    _ request: SystemRequest, from files: FileSystem, diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    try read(findPolicy(request, from: files), diagnostics: &diagnostics)
  }

  /// The catalog that ships, asked for by name or in an empty folder.
  package static func builtIn(diagnostics: inout DiagnosticList) throws -> AuditedSystem {
    let loader = EmbeddedLoader()
    return try read(
      FoundPolicy(
        file: try loader.load(policyName, from: nil), loader: loader, sources: [], isBuiltIn: true),
      diagnostics: &diagnostics)
  }

  /// Reads a policy that was found, and the tokens.
  package static func read(
    _ found: FoundPolicy, diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    var (policy, found) = (try readPolicy(found, &diagnostics), found)
    if policy.system != nil { try lay(&policy, over: &found, &diagnostics) }
    _ = NamedPolicies(policy.policies, of: policy.file, found, diagnostics: &diagnostics)
    var sources = SystemSources(of: policy, found)
    let catalog = sources.catalog(found, &diagnostics)
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    if let shown = sources.shown {
      policy.show(shown)
    }
    var overlay: TokenOverlay?
    if found.isLaidOver, !found.sources.isEmpty || !found.laidOver.isEmpty {
      overlay = TokenOverlay(of: catalog, over: policy)
      overlay?.check(&diagnostics)
      guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    }
    return AuditedSystem(
      policy: policy, catalog: catalog, isBuiltIn: found.isBuiltIn, overlay: overlay,
      sources: sources, found: found)
  }

  /// The system with other contents of some of its files; throws all errors in them.
  package func replacing(_ contents: [SourceFile]) throws(ToolFailure) -> AuditedSystem {
    var diagnostics = DiagnosticList()
    var sources = sources
    let catalog = sources.catalog(replacing: contents, &diagnostics)
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    return AuditedSystem(
      policy: policy, catalog: catalog, isBuiltIn: isBuiltIn, overlay: overlay, sources: sources,
      found: found)
  }

  // MARK: The policy

  private static func readPolicy(
    _ found: FoundPolicy, _ diagnostics: inout DiagnosticList
  ) throws -> Policy {
    guard let file = found.file else {
      return Policy(file: SourceFile(path: found.sources[0], bytes: []))
    }
    guard let policy = Policy(reading: file, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return policy
  }

  /// Puts the system that a policy names in its place, with the sources of the policy over it.
  private static func lay(
    _ policy: inout Policy, over found: inout FoundPolicy, _ diagnostics: inout DiagnosticList
  ) throws {
    guard let name = policy.system else { return }
    guard let system = EmbeddedLoader(system: name.text) else {
      diagnostics.error(
        "there is no system '\(name.text)'"
          + NearestName.hint(for: name.text, among: BuiltInSystem.all.map(\.name)), at: name.span)
      throw ToolFailure(diagnostics.all)
    }
    found = FoundPolicy(
      file: try system.load(policyName, from: nil),
      loader: OverlayLoader(system, files: found.loader), sources: found.sources,
      laidOver: policy.tokens, isBuiltIn: false, isLaidOver: true, isNamed: found.isNamed,
      canonicalPath: found.canonicalPath)
    policy = try readPolicy(found, &diagnostics)
    policy.system = name
  }

  /// A policy and the loader of its tokens.
  package struct FoundPolicy {
    /// Nil if token sources were named and there is no policy.
    let file: SourceFile?
    let loader: any SourceLoader
    /// Token sources that the user named.
    let sources: [String]
    /// Token sources of the policy that are laid over a system, unless the user names others.
    let laidOver: [Policy.TokenSource]
    let isBuiltIn: Bool
    /// Whether the sources are laid over those of the policy, instead of replacing them.
    let isLaidOver: Bool
    /// Whether the user named the file.
    let isNamed: Bool
    /// A name shared by all paths of a file.
    let canonicalPath: (String) -> String
    /// What is kept of what is read; nil for nothing.
    var readings: KeptReadings?

    /// Describes the result.
    package init(
      file: SourceFile?, loader: any SourceLoader, sources: [String],
      laidOver: [Policy.TokenSource] = [], isBuiltIn: Bool, isLaidOver: Bool = false,
      isNamed: Bool = false,
      canonicalPath: @escaping (String) -> String = { $0 }
    ) {
      self.file = file
      self.loader = loader
      self.sources = sources
      self.laidOver = laidOver
      self.isBuiltIn = isBuiltIn
      self.isLaidOver = isLaidOver
      self.isNamed = isNamed
      self.canonicalPath = canonicalPath
    }
  }
}
