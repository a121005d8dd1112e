import SourceText

/// The folders of asset catalogs: the sets in them, and their names.
struct AssetCatalogFolders {
  /// The `Contents.json` of each color set, with the folder that it is.
  private(set) var colorSets: [(folder: String, contents: String)] = []
  private let source: TokenSource
  private let files: Set<String>
  /// For folders looked at so far, whether they put their name before those of their sets.
  private var namespaces: [String: Bool] = [:]

  init(source: TokenSource, files: [String]) {
    self.source = source
    self.files = Set(files)
    var incomplete: Set<String> = []
    for file in files {
      let parts = file.split(separator: "/")
      if parts.last?.hasSuffix(".colorset") == true { filesNamedAsSets.append(file) }
      guard let set = parts.dropLast().lastIndex(where: { $0.hasSuffix(".colorset") }) else {
        continue
      }
      let folder = parts[...set].joined(separator: "/")
      let path = file.hasPrefix("/") ? "/" + folder : folder
      if set == parts.count - 2, parts.last == "Contents.json" {
        colorSets.append((path, file))
      } else {
        incomplete.insert(path)
      }
    }
    incompleteSets = incomplete.subtracting(colorSets.map(\.folder)).sorted()
  }

  /// Files with the name of a color set, which must be folders.
  private(set) var filesNamedAsSets: [String] = []
  /// Folders with the name of a color set, but without `Contents.json`.
  let incompleteSets: [String]

  /// The full name of a set: its own after those of the folders around it that provide a namespace,
  /// up to the catalog.
  mutating func name(of folder: String, _ diagnostics: inout DiagnosticList) -> String {
    var path = folder[...]
    var names: [Substring] = []
    while true {
      let slash = path.lastIndex(of: "/")
      let name = slash.map { path[path.index(after: $0)...] } ?? path
      if path.count == folder.count {
        names.append(name.dropLast(".colorset".count))
      } else if name.hasSuffix(".xcassets") {
        break
      } else if providesNamespace(String(path), &diagnostics) {
        names.append(name)
      }
      guard let slash, slash != path.startIndex else { break }
      path = path[..<slash]
    }
    return names.reversed().joined(separator: ".")
  }

  private mutating func providesNamespace(
    _ folder: String, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    if let known = namespaces[folder] { return known }
    let result = readNamespace(folder, &diagnostics)
    namespaces[folder] = result
    return result
  }

  private func readNamespace(_ folder: String, _ diagnostics: inout DiagnosticList) -> Bool {
    let path = folder + "/Contents.json"
    // Folders around the source count only inside a catalog.
    guard files.contains(path) || isWithinCatalog(folder) else { return false }
    do throws(SourceLoadError) {
      let file = try source.loader.load(path, from: source.base)
      guard let document = JSONDocument.parse(file, diagnostics: &diagnostics) else { return false }
      guard let value = document.root["properties"]?["provides-namespace"] else { return false }
      guard let flag = value.boolean else {
        diagnostics.error(
          "provides-namespace is \(value.kind.phrase); expected true or false", at: value.span)
        return false
      }
      return flag
    } catch {
      // A folder needs no Contents.json; one that is listed must be readable.
      if files.contains(path) { diagnostics.error(error.message) }
      return false
    }
  }

  private func isWithinCatalog(_ folder: String) -> Bool {
    folder.split(separator: "/").dropLast().contains { $0.hasSuffix(".xcassets") }
  }
}
