package import SourceText
package import StyleSheets

/// The style sheets that a module imports, and those of the modules that it imports, in the order in which they
/// are loaded.
package struct ImportedSheets {
  /// The sheets, each once, with the file; nil for one that is not here or may hide one.
  package private(set) var all: [(sheet: PageMarkup.Sheet, file: SourceFile?)] = []

  private let load: (String, SourceFile) -> SourceFile?
  private var visited: Set<String>

  /// How many modules are followed.
  private static let limit = 2_000
  /// Endings of what has no colors of a page, or none that it shows by itself.
  private static let others = [
    ".avif", ".gif", ".graphql", ".gql", ".ico", ".jpeg", ".jpg", ".json", ".md", ".mp3", ".mp4",
    ".png",
    ".svg", ".txt", ".wasm", ".webm", ".webp", ".woff", ".woff2", ".d.ts",
  ]
  /// What begins the address of a file that a bundler is told of.
  private static let aliases = ["@/", "~", "#", "/", "$"]

  /// Follows the imports of a module.
  ///
  /// - Parameter load: loads what a file names; nil if it is not there.
  package init(by module: SourceFile, _ load: @escaping (String, SourceFile) -> SourceFile?) {
    self.load = { reference, file in
      load(reference.hasPrefix("./") ? String(reference.dropFirst(2)) : reference, file)
    }
    visited = [Self.key(of: module)]
    follow(module, at: nil)
  }

  /// - Parameter range: the import of the first module that leads here; nil for that module itself.
  private mutating func follow(_ module: SourceFile, at range: Range<Int>?) {
    let imports = ModuleImports(module.bytes)
    for found in imports.all {
      let (reference, place) = (found.reference, range ?? found.range)
      if CSSReader.isStyleSheet(reference) {
        let sheet = reference.hasPrefix(".") ? load(reference, module) : nil
        if let sheet, !visited.insert(Self.key(of: sheet)).inserted { continue }
        all.append((PageMarkup.Sheet(imported: reference, at: place), sheet))
      } else if reference.hasPrefix(".") {
        if Self.others.contains(where: reference.lowercased().hasSuffix) { continue }
        guard let next = self.module(reference, from: module), visited.count < Self.limit else {
          all.append((PageMarkup.Sheet(imported: reference, at: place), nil))
          continue
        }
        if visited.insert(Self.key(of: next)).inserted { follow(next, at: place) }
      } else if Self.aliases.contains(where: reference.hasPrefix) {
        all.append((PageMarkup.Sheet(imported: reference, at: place), nil))
      }
    }
    if !imports.isWhole {
      let name = module.path.split(separator: "/").last.map(String.init) ?? module.path
      all.append((PageMarkup.Sheet(imported: "… in \(name)", at: range ?? 0..<0), nil))
    }
  }

  /// The path of a file without dots, which is one for all ways that lead to it.
  private static func key(of file: SourceFile) -> String {
    var names: [Substring] = []
    for name in file.path.split(separator: "/", omittingEmptySubsequences: false) where name != "."
    {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: "/")
  }

  /// The module that a relative address names, with or without its ending.
  private func module(_ reference: String, from file: SourceFile) -> SourceFile? {
    if ModuleImports.isModule(reference), let found = load(reference, file) { return found }
    // TypeScript writes the ending of what it becomes.
    var stems = [reference]
    for ending in [".js", ".jsx", ".mjs"] where reference.hasSuffix(ending) {
      stems = [String(reference.dropLast(ending.count))]
    }
    for stem in stems + stems.map({ "\($0)/index" }) {
      for ending in [".tsx", ".ts", ".jsx", ".js", ".mjs"] {
        if let found = load(stem + ending, file) { return found }
      }
    }
    return nil
  }
}
