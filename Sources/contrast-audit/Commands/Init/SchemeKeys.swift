import AuditEngine
import DesignTokens
import SourceText
import TokenReaders

/// Objects of TypeScript with a color under `light` and one under `dark`, and no other: most likely one
/// token in two schemes.
enum SchemeKeys {
  /// What a policy says of them.
  static let groups: SchemeGroups = {
    let span = SourceSpan(file: SourceFile(path: "", text: ""), range: 0..<0)
    return SchemeGroups(
      name: "*",
      variants: ["light", "dark"].map { .init(scheme: $0, group: $0, span: span) }, span: span)
  }()

  /// How many of them tell that they are no shades.
  private static let least = 2

  /// The sources that have them.
  static func sources(_ catalog: TokenCatalog, _ paths: [String]) -> Set<String> {
    var found: Set<String> = []
    for (source, path) in zip(catalog.sources, paths) where isModule(path) {
      let names = source.layers.flatMap { catalog.declarations(ofLayer: $0) }
        .map { catalog.name(of: $0.token) }
      var keys: [Substring: Set<Substring>] = [:]
      for name in names {
        guard let dot = name.lastIndex(of: ".") else { continue }
        keys[name[..<dot], default: []].insert(name[name.index(after: dot)...])
      }
      if keys.values.count(where: { $0 == ["light", "dark"] }) >= least { found.insert(path) }
    }
    return found
  }

  private static func isModule(_ path: String) -> Bool {
    TypeScriptReader.endings.contains(where: path.lowercased().hasSuffix)
  }
}

extension DraftedSource {
  /// All groups that are one in contexts.
  var allGroups: [SchemeGroups] { (hasSchemeKeys ? [SchemeKeys.groups] : []) + groups }
}
