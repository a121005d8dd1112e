import DesignTokens
import SystemLoading
import TokenReaders

/// Style sheets that another one imports and replaces: `dark.css` begins with `@import "light.css"`.
///
/// The values that are replaced show only on a page that has the imported sheet without the other one.
struct ReplacedSheets {
  /// The files that a page may show alone, whole paths.
  private(set) var shownAlone: Set<String> = []

  /// - Parameters:
  ///   - paths: the path of each source of the catalog.
  ///   - referenced: the files that each source refers to.
  ///   - files: all files, which say what a page may load.
  init(
    _ catalog: TokenCatalog, _ paths: [String], _ referenced: [String: Set<String>],
    files: [String], in environment: ToolEnvironment
  ) {
    var importers: [String: Set<String>] = [:]
    var replaced: [String: Set<String>] = [:]
    for (source, path) in zip(catalog.sources, paths) where ShownSheets.isSheet(path) {
      let imported = Set((referenced[path] ?? []).compactMap(environment.files.canonical))
      guard !imported.isEmpty else { continue }
      for file in imported { importers[file, default: []].insert(path) }
      for file in Self.replaced(in: source, of: catalog, environment) where imported.contains(file)
      {
        replaced[file, default: []].insert(path)
      }
    }
    // Where one importer shows its values, they are judged.
    replaced = replaced.filter { $1 == importers[$0] }
    guard !replaced.isEmpty else { return }
    let named = NamedSheets(in: files, of: environment)
    for (file, importers) in replaced {
      if named.contains(file) {
        shownAlone.insert(file)
      } else if !importers.contains(where: named.contains) {
        // Nothing says what a page loads. What several sheets begin with is most likely a part of each.
        let isScheme = Self.isForScheme(file) && !importers.allSatisfy(Self.isForSameScheme(file))
        if importers.count == 1 || isScheme { shownAlone.insert(file) }
      }
    }
  }

  /// The files with a value that a source declares for every page and always replaces by another one.
  private static func replaced(
    in source: CatalogSource, of catalog: TokenCatalog, _ environment: ToolEnvironment
  ) -> Set<String> {
    var values: [TokenID: [(file: String, text: String)]] = [:]
    for layer in source.layers where catalog.layers[layer].conditions.isEmpty {
      for declaration in catalog.declarations(ofLayer: layer) {
        let value = declaration.value
        values[declaration.token, default: []].append(
          (value.span.file.path, value.canonical() ?? value.summary))
      }
    }
    let files = values.values.flatMap { all in
      all.dropLast().filter { $0.text != all.last?.text && $0.file != all.last?.file }.map(\.file)
    }
    return Set(files.compactMap(environment.files.canonical))
  }

  private static func words(_ path: String) -> Set<String> {
    Set(FilePath.name(of: path).lowercased().split { !$0.isLetter }.map(String.init))
      .intersection(["light", "dark", "day", "night"])
  }

  private static func isForScheme(_ file: String) -> Bool { !words(file).isEmpty }

  private static func isForSameScheme(_ file: String) -> (String) -> Bool {
    { words($0) == words(file) }
  }
}
