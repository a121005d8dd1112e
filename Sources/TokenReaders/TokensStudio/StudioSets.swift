import SourceText

/// The sets of a file or folder, and what is said about them.
struct StudioSets {
  /// A set of tokens.
  struct TokenSet {
    let name: String
    let root: JSONValue
  }

  /// The sets, the winning ones last.
  let ordered: [TokenSet]
  /// The themes, an array; nil if there are none.
  let themes: JSONValue?

  /// The sets of a source; nil after an error.
  init?(_ source: TokenSource, _ diagnostics: inout DiagnosticList) {
    var sets: [TokenSet] = []
    let themes: JSONValue?
    let metadata: JSONValue?
    switch source.content {
    case .file:
      guard let root = source.jsonDocument(diagnostics: &diagnostics)?.root,
        root.expect(.object, "the file", &diagnostics)
      else { return nil }
      themes = root["$themes"]
      metadata = root["$metadata"]
      var others = PlainMembers()
      for member in root.members where !Self.isNote(member.key) {
        if others.take(member.value, named: member.key) { continue }
        if member.value.expect(.object, "the set '\(member.key)'", &diagnostics) {
          sets.append(TokenSet(name: member.key, root: member.value))
        }
      }
      others.report(&diagnostics)
    case .folder(let path, let files):
      guard let folder = Self.folder(of: files, in: path, &diagnostics) else { return nil }
      var documents: [String: JSONValue] = [:]
      for file in files where file.hasPrefix(folder) && file.lowercased().hasSuffix(".json") {
        guard let root = Self.parse(file, of: source, &diagnostics) else { continue }
        let name = String(file.dropFirst(folder.count).dropLast(5))
        if Self.isOfAudit(root) { continue }
        if name.hasPrefix("$") {
          documents[name] = root
        } else if root.expect(.object, "the set '\(name)'", &diagnostics) {
          sets.append(TokenSet(name: name, root: root))
        }
      }
      themes = documents["$themes"]
      metadata = documents["$metadata"]
    }
    self.themes = themes
    ordered = Self.ordered(sets, by: metadata?["tokenSetOrder"], &diagnostics)
  }

  /// Whether a key at the root of a file names no set.
  private static func isNote(_ key: String) -> Bool {
    ["$themes", "$metadata", "$schema", "$description"].contains(key)
  }

  /// The keys of a policy.
  private static let policyKeys: Set<String> = [
    "$schema", "name", "tokens", "conditions", "layers", "level", "indeterminate", "levels",
    "exclude",
    "optional", "axes", "uses", "keep", "backdrops", "accent", "rules", "waivers", "baseline",
  ]

  /// Whether a file is the policy of an audit or a baseline of it, which may lie among the sets. A file
  /// with anything else in it is a set.
  private static func isOfAudit(_ root: JSONValue) -> Bool {
    if let rules = root["rules"], rules.kind == .array {
      return rules.elements.contains { $0["pairings"] != nil }
        && root.members.allSatisfy { policyKeys.contains($0.key) }
    }
    return root["schemaVersion"]?.kind == .number && root["findings"]?.kind == .array
  }

  /// The folder in which `$themes.json` lies, with its slash; reports none or several.
  private static func folder(
    of files: [String], in path: String, _ diagnostics: inout DiagnosticList
  ) -> String? {
    let found = files.filter { $0.split(separator: "/").last == "$themes.json" }
    guard found.count == 1 else {
      diagnostics.error(
        found.isEmpty
          ? "the folder '\(path)' contains no $themes.json; expected the sets of Tokens Studio"
          : "the folder '\(path)' contains \(found.count) files $themes.json; name the folder of one"
      )
      return nil
    }
    return String(found[0].dropLast("$themes.json".count))
  }

  private static func parse(
    _ file: String, of source: TokenSource, _ diagnostics: inout DiagnosticList
  ) -> JSONValue? {
    guard let file = source.load(file, diagnostics: &diagnostics) else { return nil }
    return JSONDocument.parse(file, syntax: JSONSyntax(of: file), diagnostics: &diagnostics)?.root
  }

  /// The sets in their stated order, then those that it leaves out.
  private static func ordered(
    _ sets: [TokenSet], by order: JSONValue?, _ diagnostics: inout DiagnosticList
  ) -> [TokenSet] {
    guard let order, order.expect(.array, "tokenSetOrder", &diagnostics) else { return sets }
    var places: [String: Int] = [:]
    for (place, name) in order.elements.enumerated() {
      guard let name = name.expectString("a set in tokenSetOrder", &diagnostics) else { continue }
      places[name] = places[name] ?? place
    }
    return sets.enumerated().sorted { first, second in
      (places[first.element.name] ?? .max, first.offset)
        < (places[second.element.name] ?? .max, second.offset)
    }.map(\.element)
  }
}
