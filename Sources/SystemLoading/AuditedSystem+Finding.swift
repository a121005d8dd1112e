import AuditEngine
package import SourceText
package import TokenReaders

/// Where policies are found: what is named, and the usual places in a folder and in those above it.
extension AuditedSystem {
  static func findPolicy(
    _ request: SystemRequest, from files: FileSystem
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
    throw ToolFailure([noPolicy(in: files)])
  }

  /// The system of a policy that is not written yet, as an audit would read it.
  ///
  /// - Parameter readings: what was kept of the same files.
  package static func drafted(
    _ policy: String, as path: String, from files: FileSystem, keeping readings: KeptReadings?,
    diagnostics: inout DiagnosticList
  ) throws -> AuditedSystem {
    var found = FoundPolicy(
      file: SourceFile(path: path, text: policy),
      loader: DiskLoader(files: files, root: Policy.root(of: path)), sources: [],
      isBuiltIn: false, canonicalPath: { files.canonical($0) ?? $0 })
    found.readings = readings
    return try read(found, diagnostics: &diagnostics)
  }

  /// The error where no policy is found here or above, and none is named.
  ///
  /// - Parameter seen: what is here instead, as the end of a sentence.
  package static func noPolicy(in files: FileSystem, seen: String? = nil) -> Diagnostic {
    let message = "NO POLICY: there is no \(policyName) here or above"
    if let other = files.policies(in: ".").first {
      return Diagnostic(
        .error, "\(message), and '\(other)' looks like a policy", nextStep: .usePolicy(other))
    }
    return Diagnostic(
      .error, message + (seen.map { ", and \($0)" } ?? ""), nextStep: .writeOrNamePolicy)
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
      policyPath = try discoverPolicy(in: files)
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
      loader: DiskLoader(files: files, root: root ?? Policy.root(of: path)), sources: sources,
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
    guard let path = try usualPolicy(in: folder, of: files) else {
      throw try noPolicy(in: folder, files)
    }
    return path
  }

  /// The policy of a folder by the usual places in it; nil if it has none.
  package static func usualPolicy(in folder: String, of files: FileSystem) throws -> String? {
    // A broken link is an error, not a reason to search further.
    let found = Policy.usualPlaces.map { FilePath.join(folder, $0) }.filter {
      files.kind(of: $0, followingLinks: false) != nil
    }
    try expectOne(of: found)
    return found.first
  }

  /// Fails if two policies lie in the usual places of one folder.
  package static func expectOne(of paths: [String]) throws(ToolFailure) {
    var known: [String: String] = [:]
    for path in paths {
      guard let first = known.updateValue(path, forKey: Policy.plainPath(path)) else { continue }
      throw ToolFailure("there are two policies, '\(first)' and '\(path)'; keep one of them")
    }
  }

  /// The failure for a folder that was named and has no policy: what it has instead.
  private static func noPolicy(
    in folder: String, _ files: FileSystem
  ) throws -> ToolFailure {
    let message = "there is no \(policyName) in '\(folder)'"
    if let other = files.policies(in: folder).first {
      return ToolFailure(
        "\(message), and '\(other)' looks like a policy", nextStep: .usePolicy(other))
    }
    guard let tokens = files.tokenSources(in: folder).first else {
      return ToolFailure("\(message), and no tokens", nextStep: .writePolicy)
    }
    return try discoverPolicy(in: files) == nil
      ? ToolFailure("\(message), but tokens: '\(tokens)'", nextStep: .writePolicyOf(folder))
      : ToolFailure("\(message); to audit its tokens by the policy found, name them: '\(tokens)'")
  }

  /// Whether a folder without a policy contains tokens, such as an asset catalog.
  private static func isTokenSource(
    _ folder: String, in files: FileSystem
  ) throws -> Bool {
    guard try usualPolicy(in: folder, of: files) == nil else { return false }
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
  package static func discoverPolicy(in files: FileSystem) throws -> String? {
    var folder = ""
    for name in FilePath.components(of: files.workingDirectory).reversed() {
      // What lies in `.config` is the policy of the folder above.
      let isSettings = Policy.usualPlaces.contains("\(name)/\(policyName)")
      if !isSettings, let path = try usualPolicy(in: folder, of: files) { return path }
      folder = FilePath.join(folder, "..")
    }
    return nil
  }
}
