import SystemLoading

/// The style sheets that the pages, the code and the texts of a folder call by their names: a page may load
/// each of them by itself.
struct NamedSheets {
  private let texts: [String]

  /// How many files are looked through: of more, any sheet may be named in one that is not.
  private static let fileLimit = 2_000
  private static let endings = [
    ".html", ".htm", ".js", ".mjs", ".cjs", ".jsx", ".ts", ".tsx", ".vue", ".svelte", ".astro",
    ".php", ".erb", ".ejs", ".hbs", ".njk", ".twig", ".liquid", ".md", ".mdx",
  ]

  init(in files: [String], of environment: ToolEnvironment) {
    let named = files.filter { path in
      Self.endings.contains(where: path.lowercased().hasSuffix)
        || FilePath.name(of: path) == "package.json"
    }
    texts = named.prefix(Self.fileLimit).compactMap { path in
      (try? environment.files.source(path, as: .source, .found())).map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
    }
  }

  /// Whether a sheet is named, by the name of its file.
  func contains(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return texts.contains { text in
      text.ranges(of: name).contains { place in
        let before = text[..<place.lowerBound].last
        return before.map { !($0.isLetter || $0.isNumber || "-_.".contains($0)) } ?? true
      }
    }
  }
}
