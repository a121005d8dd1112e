import AuditEngine
import DesignTokens
import SourceText
import TokenReaders

/// Groups of modules in TypeScript that are most likely one group in two schemes, as `LightTheme` and
/// `DarkTheme` are, in one file or in two.
///
/// Only groups with the same tokens, each with a color in both or in neither: what one group alone has
/// is judged as long as it has its own name.
struct SchemeTwinGroups {
  /// The groups of each source, by its path.
  private(set) var groups: [String: [SchemeGroups]] = [:]

  /// Words for all colors of an app. The light and the dark variant of a button may stand on one page.
  private static let wholes: Set<String> = [
    "theme", "themes", "scheme", "schemes", "palette", "palettes", "mode", "modes", "color",
    "colors", "colour", "colours",
  ]

  /// - Parameter paths: the path of each source of the catalog.
  init(_ catalog: TokenCatalog, _ paths: [String], of sources: [DraftedSource]) {
    // By the name of a token: the sources that declare it, and whether all of its values are read.
    var places: [String: Set<String>] = [:]
    var unread: Set<String> = []
    var names: [String] = []
    let plain = Set(sources.filter(Self.isPlainModule).map(\.path))
    for (source, path) in zip(catalog.sources, paths) {
      for declaration in source.layers.lazy.flatMap({ catalog.declarations(ofLayer: $0) }) {
        let name = catalog.name(of: declaration.token)
        if places[name] == nil { names.append(name) }
        places[name, default: []].insert(path)
        if declaration.value.isUnreadable { unread.insert(name) }
      }
    }
    for twin in SwiftSchemeTwins.twins(among: names) where Self.isWhole(twin) {
      let variants = [("light", twin.light), ("dark", twin.dark)]
      let members = variants.map { variant in
        let prefix = variant.1 + "."
        let own = names.filter { $0.hasPrefix(prefix) }
        return (
          names: Set(own.map { $0.dropFirst(prefix.count) }),
          unread: Set(own.filter(unread.contains).map { $0.dropFirst(prefix.count) }),
          paths: own.reduce(into: Set<String>()) { $0.formUnion(places[$1] ?? []) }
        )
      }
      guard members[0].names == members[1].names, members[0].unread == members[1].unread,
        members.allSatisfy({ $0.paths.count == 1 && $0.paths.isSubset(of: plain) }),
        members[0].names.allSatisfy({ places["\(twin.name).\($0)"] == nil })
      else { continue }
      for (variant, found) in zip(variants, members) {
        add(variant, named: twin.name, path: found.paths.first ?? "")
      }
    }
  }

  private mutating func add(
    _ variant: (scheme: String, group: String), named name: String, path: String
  ) {
    let span = SourceSpan(file: SourceFile(path: "", text: ""), range: 0..<0)
    let own = SchemeGroups.Variant(scheme: variant.scheme, group: variant.group, span: span)
    var known = groups[path] ?? []
    let index = known.firstIndex { $0.name == name }
    let others = index.map { known.remove(at: $0).variants } ?? []
    known.append(SchemeGroups(name: name, variants: others + [own], span: span))
    groups[path] = known
  }

  /// Whether both groups are named for a scheme, and are more than one part of an app.
  private static func isWhole(_ twin: SwiftSchemeTwins.Twin) -> Bool {
    let key = twin.name.split(separator: ".").last.map(String.init) ?? ""
    return twin.light != twin.name && !wholes.isDisjoint(with: SwiftThemes.words(of: key))
  }

  /// Whether nothing else is guessed of a source, which is a module.
  private static func isPlainModule(_ source: DraftedSource) -> Bool {
    !source.isGuessed && !source.isOverriding
      && TypeScriptReader.endings.contains(where: source.path.lowercased().hasSuffix)
  }
}
