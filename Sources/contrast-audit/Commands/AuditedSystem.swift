import AuditEngine
import BuiltInCatalog
import DesignTokens
import SourceText
import TokenReaders

/// What a run is about: a policy and the tokens it names.
struct AuditedSystem {
  let policy: Policy
  let catalog: TokenCatalog
  /// Whether no policy was found and the built-in catalogue stands in.
  let isBuiltIn: Bool
  /// Reaches the token sources.
  let loader: any SourceLoader
  /// Token sources that the user named instead of the policy's.
  private let sources: [String]

  static let policyName = BuiltInFile.policyName

  /// Finds and reads the policy and the tokens; throws everything that is wrong with them.
  static func load(
    _ arguments: Arguments, paths: [String]? = nil, in environment: ToolEnvironment,
    diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    let paths = paths ?? arguments.operands
    return try read(
      findPolicy(arguments, paths: paths, in: environment), diagnostics: &diagnostics)
  }

  /// Reads a policy that was found, and the tokens.
  static func read(
    _ found: FoundPolicy, diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    let policy = try readPolicy(found, &diagnostics)
    var builder = TokenCatalogBuilder()
    read(
      found.sources, policy, with: TokenSourceReader(loader: found.loader), into: &builder,
      &diagnostics)
    let catalog = builder.build(diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    return AuditedSystem(
      policy: policy, catalog: catalog, isBuiltIn: found.isBuiltIn,
      loader: found.loader, sources: found.sources)
  }

  /// Reads the token sources again.
  func read(
    with reader: TokenSourceReader, into builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    Self.read(sources, policy, with: reader, into: &builder, &diagnostics)
  }

  private static func read(
    _ sources: [String], _ policy: Policy, with reader: TokenSourceReader,
    into builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for path in sources {
      reader.read(path, from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    }
    for source in sources.isEmpty ? policy.tokens : [] {
      reader.read(
        source.path, from: policy.file, format: source.format, hexNotation: source.hexNotation,
        override: source.override, at: source.span, into: &builder, diagnostics: &diagnostics)
    }
  }

  /// Says on standard error where the built-in catalogue stands in for a policy.
  func announce(in environment: ToolEnvironment) {
    guard isBuiltIn else { return }
    environment.report(
      Diagnostic(
        .note,
        "no \(Self.policyName) here or above; using the built-in \(policy.name ?? "") catalogue"))
  }

  // MARK: The policy

  private static func readPolicy(
    _ found: FoundPolicy, _ diagnostics: inout DiagnosticList
  ) throws -> Policy {
    guard let file = found.file else {
      return Policy(file: SourceFile(path: found.sources[0], bytes: []))
    }
    guard let policy = PolicyReader.read(file, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    return policy
  }

  struct FoundPolicy {
    /// Nil where token sources were named and there is no policy.
    let file: SourceFile?
    let loader: any SourceLoader
    /// Token sources that the user named instead of the policy's.
    let sources: [String]
    let isBuiltIn: Bool
  }

  private static func findPolicy(
    _ arguments: Arguments, paths: [String], in environment: ToolEnvironment
  ) throws -> FoundPolicy {
    var policyPath = arguments[.policy]
    var sources: [String] = []
    for path in paths {
      let isFolder =
        try environment.files.kind(of: path) == .folder && !isTokenSource(path, in: environment)
      guard isFolder || FilePath.name(of: path).hasSuffix(policyName) else {
        sources.append(path)
        continue
      }
      guard policyPath == nil else {
        throw ToolFailure("there are two policies, '\(policyPath ?? "")' and '\(path)'")
      }
      policyPath = isFolder ? FilePath.join(path, policyName) : path
    }
    for path in sources where environment.files.kind(of: path) == nil {
      let commands = Tool.commands.map { $0.name }
      let hint = NearestName.of(path, among: commands).map { "; did you mean the command '\($0)'?" }
      throw ToolFailure("there is no file '\(path)'" + (hint ?? ""))
    }
    if policyPath == nil { policyPath = discoverPolicy(in: environment) }
    if let policyPath {
      let file = try environment.files.source(policyPath)
      let loader = DiskLoader(
        files: environment.files, root: arguments[.root] ?? FilePath.folder(of: policyPath))
      return FoundPolicy(file: file, loader: loader, sources: sources, isBuiltIn: false)
    }
    if let first = sources.first {
      // Token files may carry their pairings themselves.
      let loader = DiskLoader(
        files: environment.files, root: arguments[.root] ?? FilePath.folder(of: first))
      return FoundPolicy(file: nil, loader: loader, sources: sources, isBuiltIn: false)
    }
    let loader = EmbeddedLoader()
    let file = try loader.load(policyName, from: nil)
    return FoundPolicy(file: file, loader: loader, sources: [], isBuiltIn: true)
  }

  /// Whether a folder without a policy is one that tokens are kept in, such as an asset catalogue.
  private static func isTokenSource(
    _ folder: String, in environment: ToolEnvironment
  ) throws -> Bool {
    guard environment.files.kind(of: FilePath.join(folder, policyName)) == nil else { return false }
    let loader = DiskLoader(files: environment.files, root: folder)
    do throws(SourceLoadError) {
      guard let files = try loader.files(in: folder, from: nil) else { return false }
      let source = TokenSource(content: .folder(path: folder, files: files), loader: loader)
      return TokenFormat.of(source) != nil
    } catch {
      throw ToolFailure(error.message)
    }
  }

  /// The policy in the working directory or the nearest folder above that has one.
  static func discoverPolicy(in environment: ToolEnvironment) -> String? {
    var folder = ""
    for _ in FilePath.components(of: environment.files.workingDirectory).indices.reversed() {
      let path = FilePath.join(folder, policyName)
      if environment.files.kind(of: path) != nil { return path }
      folder = FilePath.join(folder, "..")
    }
    return nil
  }
}
