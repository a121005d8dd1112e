import DesignTokens
import SystemLoading

/// Modules that have no color of their own, such as an `index.ts` of files that are sources themselves:
/// beside these they would give every token a second name.
struct GatheringModules {
  /// A value in a file.
  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  /// Where the values of each source stand.
  private var places: [String: Set<Place>] = [:]
  /// The file that each source is.
  private var files: [String: String] = [:]

  init(_ catalog: TokenCatalog, _ paths: [String], _ environment: ToolEnvironment) {
    var canonical: [String: String] = [:]
    func file(_ path: String) -> String {
      if let known = canonical[path] { return known }
      let found = environment.files.canonical(path) ?? path
      canonical[path] = found
      return found
    }
    for (source, path) in zip(catalog.sources, paths) {
      files[path] = file(path)
      for declaration in source.layers.lazy.flatMap({ catalog.declarations(ofLayer: $0) }) {
        let span = declaration.value.span
        places[path, default: []].insert(
          Place(path: file(span.file.path), start: span.range.lowerBound))
      }
    }
  }

  /// The sources whose values all stand in files of other sources, which have them too.
  ///
  /// - Parameter mayMiss: whether no other source needs the names that a source gives.
  func copies(among taken: Set<String>, ifMissing mayMiss: (String) -> Bool) -> Set<String> {
    var copies: Set<String> = []
    for path in taken.sorted() {
      guard let own = places[path], let file = files[path],
        !own.contains(where: { $0.path == file })
      else { continue }
      let others = taken.subtracting(copies).subtracting([path])
      let known = others.reduce(into: Set<Place>()) { found, other in
        found.formUnion((places[other] ?? []).filter { $0.path == files[other] })
      }
      if own.isSubset(of: known), mayMiss(path) { copies.insert(path) }
    }
    return copies
  }
}
