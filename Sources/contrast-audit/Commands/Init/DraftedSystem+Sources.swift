import ColorMath
import DesignTokens

/// What sources that were read together are to each other.
extension DraftedSystem {
  /// The style sheets with components of colors whose function no rule names, each with the
  /// function: the one that the settings of Tailwind CSS put around them, or `hsl()`, whose form tells it.
  static func components(
    _ catalog: TokenCatalog, _ paths: [String], in environment: ToolEnvironment
  ) -> [String: CSSColorFunction] {
    var found: [String: CSSColorFunction] = [:]
    for (source, path) in zip(catalog.sources, paths)
    where [".css", ".html", ".htm"].contains(where: path.lowercased().hasSuffix) {
      let values = source.layers.lazy.flatMap { catalog.declarations(ofLayer: $0) }.map(\.value)
      if let function = environment.channels(),
        values.contains(where: { $0.isComponents(of: function) })
      {
        found[path] = function
      } else if values.contains(where: { $0.isComponents() }),
        !values.contains(where: \.isOtherComponents)
      {
        found[path] = .hsl
      }
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
  /// Whether it looks like the components of `hsl()` without it, or of the function that they belong to.
  func isComponents(of function: CSSColorFunction? = nil) -> Bool {
    guard case .string(let text) = content else { return false }
    return ColorChannels.mayBeHSL(text)
      || function.map { ColorChannels(text, of: $0) != nil } ?? false
  }

  /// Whether it looks like the components of another function than `hsl()`, which would make another color of
  /// them.
  fileprivate var isOtherComponents: Bool {
    guard case .string(let text) = content, !ColorChannels.mayBeHSL(text),
      let other = ColorChannels(text, of: .rgb) ?? ColorChannels(text, of: .oklch)
    else { return false }
    return ColorChannels(text, of: .hsl)?.color.sRGB != other.color.sRGB
  }
}
