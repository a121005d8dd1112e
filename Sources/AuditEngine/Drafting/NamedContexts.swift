/// What the names of sources say of their contexts, where several sources give one token different
/// values: `light.css` beside `dark.css`, `dark-high-contrast.css`, `themes/ocean.css`.
package struct NamedContexts {
  private let paths: [String]
  private let format: String?
  private let words: [[String]]

  /// Reads paths: names, and the folders that not all of them are in.
  package init(_ paths: [String], format: String? = nil) {
    self.paths = paths
    self.format = format
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    var common = folders.first ?? []
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    words = paths.map { path in
      let own = path.split(separator: "/").dropFirst(common.count)
      return own.enumerated().flatMap { index, part in
        // `ocean.tokens.json` is ocean.
        let name = index == own.count - 1 ? Self.stem(part) : part
        return NameWords(name.split(separator: ".").joined(separator: "-")).all
      }
    }
  }

  /// The sources with the schemes that they are named for.
  package var schemes: [DraftedSource] {
    zip(paths, words).map { path, words in
      var source = DraftedSource(path: path, format: format)
      if let scheme = Self.scheme(words) { source.contexts = [("scheme", scheme)] }
      return source
    }
  }

  /// The sources with build variants of an Android app as themes over `main`: `src/green/res` beside
  /// `src/main/res`; nil if there is none.
  package var variants: [DraftedSource]? {
    let known = Set(paths)
    var sources = paths.map { DraftedSource(path: $0, format: format) }
    for (index, path) in paths.enumerated() {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count >= 3, parts.suffix(3).first == "src", parts.last == "res" else { continue }
      let name = String(parts[parts.count - 2])
      let main = (parts.dropLast(2) + ["main", "res"]).joined(separator: "/")
      if name != "main", known.contains(main) { sources[index].layer = ("theme", name) }
    }
    guard sources.contains(where: { $0.layer != nil }) else { return nil }
    // A layer comes after what it is laid over.
    return sources.filter { $0.layer == nil } + sources.filter { $0.layer != nil }
  }

  /// The sources with the schemes, contrasts and themes that they are named for.
  ///
  /// - Parameters:
  ///   - disagreeing: the paths of those that still give one token different values although their
  ///     schemes are told apart: only these get contrasts or themes.
  ///   - withThemes: whether they may get themes.
  ///   - areAlike: whether these are files with the same tokens, as those of several brands are.
  package func all(
    among disagreeing: Set<String>, areAlike: Bool, withThemes: Bool = true
  ) -> [DraftedSource] {
    var sources = schemes
    let indexes = paths.indices.filter { disagreeing.contains(paths[$0]) }
    // Words that all have tell nothing but that files are of one kind; whole folders are not.
    var rests = indexes.map { words[$0].filter { !Self.known.contains($0) } }
    // `default` beside `default-dark`, where the first has a dark scheme of its own.
    if Set(rests).count == 1, !indexes.contains(where: { Self.contrast(words[$0]) != nil }) {
      rests = indexes.map { words[$0] }
      for index in indexes { sources[index].contexts = [] }
    }
    // What lies in a folder for themes is laid over what does not.
    let inThemes = indexes.map { isInThemes(paths[$0]) }
    let areOverOthers = inThemes.contains(true) && inThemes.contains(false)
    if areOverOthers {
      rests = zip(rests, inThemes).map { rest, isTheme in
        isTheme ? rest.filter { !Self.folders.contains($0) } : []
      }
    }
    let common = rests.dropFirst().reduce(Set(rests.first ?? [])) { $0.intersection($1) }
    let areFiles = indexes.allSatisfy {
      paths[$0].split(separator: "/").last?.contains(".") ?? false
    }
    let themes = rests.map { rest in
      var own: [String] = []
      for word in rest where !common.contains(word) && !own.contains(word) { own.append(word) }
      return own.joined(separator: "-")
    }
    let hasBase = themes.contains("")
    let areThemes =
      withThemes && Set(themes).count > 1 && areFiles
      && (areAlike || areOverOthers || !common.isEmpty || inThemes.allSatisfy(\.self))
    for (index, theme) in zip(indexes, themes) {
      let contrast = Self.contrast(words[index])
      if areThemes, !theme.isEmpty {
        if hasBase {
          sources[index].layer = ("theme", theme)
        } else {
          sources[index].contexts.append(("theme", theme))
        }
      }
      if let contrast, sources[index].layer == nil { sources[index].layer = ("contrast", contrast) }
    }
    // A layer comes after what it is laid over.
    return sources.filter { $0.layer == nil } + sources.filter { $0.layer != nil }
  }

  /// Without a word in common, or such a folder, files are no variants of each other.
  private func isInThemes(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { Self.folders.contains($0.lowercased()) }
  }

  private static let folders: Set<String> = [
    "themes", "theme", "brands", "brand", "modes", "mode", "flavors", "flavours", "palettes",
    "schemes", "variants", "skins",
  ]

  private static func stem(_ name: Substring) -> Substring {
    let endings = [".tokens.json", ".tokens", ".json", ".css", ".pcss", ".postcss"]
    let ending = endings.first { name.lowercased().hasSuffix($0) }
    return name.dropLast(ending?.count ?? 0)
  }

  private static func scheme(_ words: [String]) -> String? {
    // `no-dark-mode` is for no scheme, and `light-dark` for both.
    guard !words.contains("light") || !words.contains("dark") else { return nil }
    let place = words.indices.last { index in
      ["light", "dark"].contains(words[index])
        && (index == 0 || !["no", "not", "without"].contains(words[index - 1]))
    }
    return place.map { words[$0] }
  }

  private static func contrast(_ words: [String]) -> String? {
    if words.contains("hc") { return "high" }
    guard words.contains("contrast") else { return nil }
    return words.first(where: degrees.contains) ?? "high"
  }

  private static let degrees: Set<String> = [
    "high", "higher", "medium", "more", "increased", "low",
  ]
  private static let known: Set<String> = degrees.union(["light", "dark", "hc", "contrast"])
}
