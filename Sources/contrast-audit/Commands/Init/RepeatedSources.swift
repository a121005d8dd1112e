import DesignTokens
import SourceText
import SystemLoading

/// Sources that give the same colors as another one: `page-rtl.css` beside `page.css`.
struct RepeatedSources {
  private let catalog: TokenCatalog
  /// The source of each path in the order of the catalog.
  private let paths: [String]
  private let files: FileSystem

  init(_ catalog: TokenCatalog, _ paths: [String], _ files: FileSystem) {
    (self.catalog, self.paths, self.files) = (catalog, paths, files)
  }

  /// Those of some sources that repeat another source, each with that: one that is kept, or one that a
  /// kept one chooses in some contexts.
  ///
  /// - Parameters:
  ///   - some: the sources, the ones to keep last.
  ///   - all: what they may repeat.
  func found(in some: [String], among all: [String]) -> [(path: String, original: String)] {
    let contents = contents
    var found: [(path: String, original: String)] = []
    for path in some {
      guard let own = contents[path], !own.isEmpty else { continue }
      let kept = some.filter { other in other != path && !found.contains { $0.path == other } }
      let read = kept.reduce(into: Set<String>()) { read, other in
        if let other = contents[other], other.onlyChooses { read.formUnion(other.files) }
      }
      let original = (kept + all).first { other in
        other != path && contents[other]?.isSame(as: own) == true
          && (kept.contains(other) || read.contains(files.canonical(other) ?? other))
      }
      if let original { found.append((path, original)) }
    }
    return found
  }

  private struct Place: Hashable {
    let file: String
    let start: Int
  }

  private struct Content {
    /// What each token gets, and when, the strongest last: of two values the order decides.
    var values: [Int: [String]] = [:]
    /// What nothing decides yet.
    var hidden: Set<String> = []
    /// The files with the values.
    var files: Set<String> = []
    /// Where the values are.
    var places: Set<Place> = []
    /// Whether it imports all its values under conditions, as a sheet does that chooses among those of
    /// schemes. One with values of its own shows these in place of what it imports.
    var onlyChooses = true

    var isEmpty: Bool { values.isEmpty && hidden.isEmpty }

    func isSame(as other: Content) -> Bool { values == other.values && hidden == other.hidden }

    mutating func add(_ value: String, of token: Int) {
      values[token, default: []].removeAll { $0 == value }
      values[token, default: []].append(value)
    }
  }

  private var contents: [String: Content] {
    var result: [String: Content] = [:]
    var canonical: [String: String] = [:]
    func file(of span: SourceSpan) -> String {
      let path = span.file.path
      let file = canonical[path] ?? files.canonical(path) ?? path
      canonical[path] = file
      return file
    }
    for (source, path) in zip(catalog.sources, paths) {
      var content = result[path] ?? Content()
      let own = canonical[path] ?? files.canonical(path) ?? path
      canonical[path] = own
      for layer in source.layers {
        let when = "\(catalog.layers[layer].conditions)"
        for declaration in catalog.declarations(ofLayer: layer) {
          let value = declaration.value
          let file = file(of: value.span)
          content.add("\(when) \(value.canonical() ?? value.summary)", of: declaration.token.index)
          content.files.insert(file)
          if file == own || catalog.layers[layer].conditions.isEmpty { content.onlyChooses = false }
          content.places.insert(Place(file: file, start: value.span.range.lowerBound))
        }
      }
      result[path] = content
    }
    // What nothing decides yet is of each source that reads its file, and has it not as a value: a sheet
    // that another one imports under a condition has no condition itself.
    let hidden = Dictionary(grouping: catalog.hiddenValues) { file(of: $0.span) }
    for path in result.keys {
      for file in result[path]?.files ?? [] {
        for value in hidden[file] ?? [] {
          let place = Place(file: file, start: value.span.range.lowerBound)
          if result[path]?.places.contains(place) == true { continue }
          let text = String(decoding: value.span.file.bytes[value.span.range], as: UTF8.self)
          result[path]?.hidden.insert("\(value.condition) \(value.token?.index ?? -1) \(text)")
        }
      }
    }
    return result
  }
}
