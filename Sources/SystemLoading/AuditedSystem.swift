package import AuditEngine
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
    ([found.file].compactMap(\.self) + sources.files.entries.values.map(\.file))
      .sorted { $0.path < $1.path }
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
  ///   - standIn: loads the policy to audit if none is found; nil if that is an error.
  package static func load(
    _ request: SystemRequest, from files: FileSystem, standIn: (any SourceLoader)?,
    diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    try read(findPolicy(request, from: files, standIn: standIn), diagnostics: &diagnostics)
  }

  /// Reads a policy that was found, and the tokens.
  package static func read(
    _ found: FoundPolicy, diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    let policy = try readPolicy(found, &diagnostics)
    _ = NamedPolicies(policy.policies, of: policy.file, found, diagnostics: &diagnostics)
    var sources = SystemSources(of: policy, found)
    let catalog = sources.catalog(found, &diagnostics)
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    var overlay: TokenOverlay?
    if found.isLaidOver, !found.sources.isEmpty {
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

  /// A policy and the loader of its tokens.
  package struct FoundPolicy {
    /// Nil if token sources were named and there is no policy.
    let file: SourceFile?
    let loader: any SourceLoader
    /// Token sources that the user named.
    let sources: [String]
    let isBuiltIn: Bool
    /// Whether the sources are laid over those of the policy, instead of replacing them.
    let isLaidOver: Bool
    /// Whether the user named the file.
    let isNamed: Bool
    /// A name shared by all paths of a file.
    let canonicalPath: (String) -> String

    /// Describes the result.
    package init(
      file: SourceFile?, loader: any SourceLoader, sources: [String], isBuiltIn: Bool,
      isLaidOver: Bool = false, isNamed: Bool = false,
      canonicalPath: @escaping (String) -> String = { $0 }
    ) {
      self.file = file
      self.loader = loader
      self.sources = sources
      self.isBuiltIn = isBuiltIn
      self.isLaidOver = isLaidOver
      self.isNamed = isNamed
      self.canonicalPath = canonicalPath
    }
  }

  private static func findPolicy(
    _ request: SystemRequest, from files: FileSystem, standIn: (any SourceLoader)?
  ) throws -> FoundPolicy {
    func canonicalPath(_ path: String) -> String { files.canonical(path) ?? path }
    let (policyPath, sources, isFound) = try operands(of: request, in: files)
    if let system = request.system {
      let disk = DiskLoader(
        files: files, root: request.root ?? FilePath.folder(of: sources.first ?? ""))
      return FoundPolicy(
        file: try system.load(policyName, from: nil), loader: OverlayLoader(system, files: disk),
        sources: sources, isBuiltIn: false, isLaidOver: true,
        canonicalPath: canonicalPath)
    }
    if let policyPath {
      return try policy(
        at: policyPath, isFound: isFound, root: request.root, sources, in: files)
    }
    if let first = sources.first {
      // Token files may contain their pairings.
      let loader = DiskLoader(
        files: files, root: request.root ?? FilePath.folder(of: first))
      return FoundPolicy(
        file: nil, loader: loader, sources: sources, isBuiltIn: false,
        canonicalPath: canonicalPath)
    }
    if let other = files.policies(in: ".").first {
      throw ToolFailure(
        "there is no \(policyName) here or above, and '\(other)' looks like a policy",
        nextStep: .usePolicy(other))
    }
    guard let standIn else {
      throw ToolFailure(
        "there is no \(policyName) here or above", nextStep: .writeOrNamePolicy)
    }
    // A report on another system would look like one on these.
    if let own = files.tokenSources(in: ".").first {
      throw ToolFailure(
        "there is no \(policyName) here or above that says what to judge in '\(own)'",
        nextStep: .writeOrNamePolicy)
    }
    let file = try standIn.load(policyName, from: nil)
    return FoundPolicy(file: file, loader: standIn, sources: [], isBuiltIn: true)
  }

  /// What a request names, or where it names no policy, what is here or above: the path of a policy,
  /// which a system has no need of, token sources, and whether the policy was found in a folder instead
  /// of being named.
  package static func operands(
    of request: SystemRequest, in files: FileSystem
  ) throws -> (policy: String?, sources: [String], isFound: Bool) {
    var isFound = request.isFound
    var policyPath = try request.policy.map { path in
      guard files.kind(of: path) == .folder else { return path }
      isFound = true
      return try policy(in: path, files)
    }
    var sources: [String] = []
    for path in request.paths {
      let isFolder = try isPolicyFolder(path, in: files)
      guard
        isFolder || isNamedPolicy(path)
          || policyPath == nil && request.system == nil && files.isPolicy(path, .named)
      else {
        sources.append(path)
        continue
      }
      guard request.system == nil else {
        throw ToolFailure(
          "'\(path)' is not a token source, and a system has its own policy; expected files to lay over it"
        )
      }
      guard policyPath == nil else {
        throw ToolFailure("there are two policies, '\(policyPath ?? "")' and '\(path)'; name one")
      }
      policyPath = isFolder ? try policy(in: path, files) : path
      if isFolder { isFound = true }
    }
    for path in sources where files.kind(of: path) == nil {
      throw ToolFailure("there is no file '\(path)'", nextStep: .checkName(path))
    }
    if policyPath == nil, request.system == nil {
      policyPath = discoverPolicy(in: files)
      isFound = true
    }
    return (policyPath, sources, isFound)
  }

  /// A policy on disk.
  ///
  /// - Parameter isFound: whether the user did not name it: then it lies in its own folder, links resolved,
  ///   or in the root.
  static func policy(
    at path: String, isFound: Bool, root: String?, _ sources: [String] = [], in files: FileSystem
  ) throws -> FoundPolicy {
    FoundPolicy(
      file: try files.source(path, as: .policy, isFound ? .found(root: root) : .named),
      loader: DiskLoader(files: files, root: root ?? FilePath.folder(of: path)), sources: sources,
      isBuiltIn: false, isNamed: !isFound, canonicalPath: { files.canonical($0) ?? $0 })
  }

  /// Whether a path names a policy or its folder, and not a token source.
  package static func namesPolicy(_ path: String, in files: FileSystem) throws -> Bool {
    try isPolicyFolder(path, in: files) || isNamedPolicy(path) || files.isPolicy(path, .named)
  }

  private static func isPolicyFolder(_ path: String, in files: FileSystem) throws -> Bool {
    try files.kind(of: path) == .folder && !isTokenSource(path, in: files)
  }

  private static func isNamedPolicy(_ path: String) -> Bool {
    FilePath.name(of: path).hasSuffix(policyName)
  }

  /// The policy in a folder that was named.
  private static func policy(in folder: String, _ files: FileSystem) throws -> String {
    let path = FilePath.join(folder, policyName)
    guard files.kind(of: path) != nil else { throw noPolicy(in: folder, files) }
    return path
  }

  /// The failure for a folder that was named and has no policy: what it has instead.
  private static func noPolicy(in folder: String, _ files: FileSystem) -> ToolFailure {
    let message = "there is no \(policyName) in '\(folder)'"
    if let other = files.policies(in: folder).first {
      return ToolFailure(
        "\(message), and '\(other)' looks like a policy", nextStep: .usePolicy(other))
    }
    guard let tokens = files.tokenSources(in: folder).first else {
      return ToolFailure("\(message), and no tokens", nextStep: .writePolicy)
    }
    return discoverPolicy(in: files) == nil
      ? ToolFailure("\(message), but tokens: '\(tokens)'", nextStep: .writePolicyOf(folder))
      : ToolFailure("\(message); to audit its tokens by the policy found, name them: '\(tokens)'")
  }

  /// Whether a folder without a policy contains tokens, such as an asset catalog.
  private static func isTokenSource(
    _ folder: String, in files: FileSystem
  ) throws -> Bool {
    guard files.kind(of: FilePath.join(folder, policyName)) == nil else { return false }
    let loader = DiskLoader(files: files, root: folder)
    do throws(SourceLoadError) {
      guard let names = try loader.files(in: folder, from: nil) else { return false }
      let source = TokenSource(content: .folder(path: folder, files: names), loader: loader)
      return TokenFormat.of(source) != nil
    } catch {
      throw ToolFailure(error.message)
    }
  }

  /// The policy in the working directory or the nearest folder above that has one.
  package static func discoverPolicy(in files: FileSystem) -> String? {
    var folder = ""
    for _ in FilePath.components(of: files.workingDirectory).indices.reversed() {
      let path = FilePath.join(folder, policyName)
      // A broken link is an error, not a reason to search further.
      if files.kind(of: path, followingLinks: false) != nil { return path }
      folder = FilePath.join(folder, "..")
    }
    return nil
  }
}
