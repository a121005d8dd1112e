import SourceText

extension FileSystem {
  /// The token sources in a folder that say by their names what they are, in order.
  func tokenSources(in folder: String) -> [String] {
    let endings = [
      ".tokens", ".tokens.json", ".tokens.json5", ".tokens.jsonc", ".resolver.json", ".xcassets",
      ".css", "color-theme.json",
    ]
    let programs = [".ts", ".mts", ".js", ".mjs", ".swift", ".kt", ".dart", ".xml"]
    let words = ["color", "colour", "theme", "palette"]
    return paths(in: folder) { name in
      let lowered = name.lowercased()
      return lowered == "tokens.json" || endings.contains(where: lowered.hasSuffix)
        || programs.contains(where: lowered.hasSuffix) && words.contains(where: lowered.contains)
    }
  }

  /// The policies in a folder, by what they say, in order.
  package func policies(in folder: String) -> [String] {
    paths(in: folder) { $0.hasSuffix(".json") }.prefix(Self.trialLimit)
      .filter { isPolicy($0, .found()) }
  }

  /// Whether a file is a policy, by what it says: it names a system or has rules with pairings,
  /// and is no report.
  func isPolicy(_ path: String, _ scope: FileScope) -> Bool {
    guard path.hasSuffix(".json"), kind(of: path) == .file,
      let bytes = try? read(path, as: .candidate, scope)
    else { return false }
    var ignored = DiagnosticList()
    let file = SourceFile(path: path, bytes: bytes)
    guard let root = JSONDocument.parse(file, syntax: .withComments, diagnostics: &ignored)?.root,
      root["schemaVersion"] == nil
    else { return false }
    if let system = root["system"]?.string { return EmbeddedLoader(system: system) != nil }
    guard let rules = root["rules"] else { return false }
    return rules.elements.contains { $0["pairings"] != nil }
  }

  private func paths(in folder: String, where fits: (String) -> Bool) -> [String] {
    let names = (try? names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.filter(fits).sorted().map { folder == "." ? $0 : FilePath.join(folder, $0) }
  }

  /// How many files are read to find a policy.
  private static let trialLimit = 50
}
