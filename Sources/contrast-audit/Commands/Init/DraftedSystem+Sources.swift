import ColorMath
import DesignTokens

/// What sources that were read together are to each other.
extension DraftedSystem {
  /// The style sheets with values that look like the components of `hsl()` without it, where no rule
  /// says what they are: most likely the configuration of Tailwind does.
  static func components(_ catalog: TokenCatalog, _ paths: [String]) -> Set<String> {
    var found: Set<String> = []
    for (source, path) in zip(catalog.sources, paths)
    where [".css", ".html", ".htm"].contains(where: path.lowercased().hasSuffix) {
      let values = source.layers.lazy.flatMap { catalog.declarations(ofLayer: $0) }
      if values.contains(where: \.value.mayBeComponents) { found.insert(path) }
    }
    return found
  }

  /// Whether sources are JSON files, each with most of its tokens in common with each other one:
  /// no system needs two of them at once, as a page may need two style sheets.
  static func areAlike(
    _ sources: Set<String>, _ catalog: TokenCatalog, _ paths: [String]
  ) -> Bool {
    guard sources.count > 1, sources.allSatisfy({ $0.lowercased().hasSuffix(".json") }) else {
      return false
    }
    var tokens: [String: Set<TokenID>] = [:]
    for (source, path) in zip(catalog.sources, paths) where sources.contains(path) {
      for layer in source.layers {
        tokens[path, default: []].formUnion(catalog.declarations(ofLayer: layer).map(\.token))
      }
    }
    return tokens.count == sources.count
      && tokens.values.allSatisfy { own in
        tokens.values.allSatisfy { own.intersection($0).count * 3 >= own.count * 2 }
      }
  }

  /// The sources whose values all have conditions of their own. Programs are none: two with color
  /// schemes of the same names are two apps.
  static func themes(_ catalog: TokenCatalog, _ paths: [String]) -> Set<String> {
    let programs = [".kt", ".dart", ".swift"]
    var themes = Set(paths)
    for (source, path) in zip(catalog.sources, paths) {
      let file = source.layers.lazy.flatMap { catalog.declarations(ofLayer: $0) }.first?.value.span
        .file
      if let file, programs.contains(where: file.path.lowercased().hasSuffix) {
        themes.remove(path)
      }
    }
    for (source, path) in zip(catalog.sources, paths)
    where source.layers.contains(where: { layer in
      catalog.layers[layer].conditions.isEmpty && !catalog.declarations(ofLayer: layer).isEmpty
    }) { themes.remove(path) }
    return themes
  }
}

extension TokenValue {
  /// Whether it looks like the components of `hsl()` without it.
  var mayBeComponents: Bool {
    guard case .string(let text) = content else { return false }
    return ColorChannels.mayBeHSL(text)
  }
}
