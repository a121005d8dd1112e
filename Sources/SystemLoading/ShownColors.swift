package import AuditEngine
import ColorMath
package import DesignTokens
package import SourceText
package import UsageReaders

/// The colors that the code of an app writes, and the pairs of them that its views show.
package struct ShownColors: Sendable {
  /// A color without a declaration: one written out, or a token at an opacity.
  private struct Written {
    let color: UsedColor
    /// The token that it is, at an opacity; nil for one written out.
    let token: String?
    let place: SourceSpan
  }

  /// The pairs that can be judged, each once, in the order of the code.
  package private(set) var pairs: [ShownPair] = []
  /// The texts and icons that have no pair to judge somewhere, each place once.
  package private(set) var unresolved: [UnresolvedUse] = []
  private var written: [String: Written] = [:]
  private var order: [String] = []

  /// What a source of colors in code is called.
  private static let source = "the code of the app"

  /// Those of code in Swift that was read, by the tokens of a catalog.
  package init(_ reading: UsageReading, _ catalog: TokenCatalog) {
    let names = UsedNames(catalog)
    var unresolved = UnresolvedPlaces(reading, names)
    var found: [ShownPair] = []
    for pair in reading.pairs where Self.isJudged(pair) {
      let scheme: String?
      switch pair.state.schemes {
      case .all: scheme = nil
      case .one(let name) where catalog.takesSchemes: scheme = name
      case .one, .unknown:
        unresolved.add(pair.place, "it is not known in which schemes it shows")
        continue
      }
      guard let foreground = name(of: pair.foreground, names, catalog, at: pair.place) else {
        unresolved.add(pair.place, "its color is not known")
        continue
      }
      guard let background = name(of: pair.background, names, catalog, at: pair.backgroundPlace)
      else {
        unresolved.add(
          pair.place, "the color '\(pair.background.written)' behind it is not known")
        continue
      }
      let behind = pair.behind.flatMap { name(of: $0, names, catalog, at: pair.backgroundPlace) }
      let usage: Usage =
        pair.role == .text ? pair.isLarge == true ? .largeText : .text : .uiComponent
      let shown = ShownPair(
        foreground, on: [background] + [behind].compactMap(\.self), as: usage,
        inScheme: scheme, at: pair.place)
      found.append(shown)
    }
    var grounds = ShownGrounds(added(to: catalog))
    // What is shown in both schemes comes first, and is shown in each.
    var known: Set<Key> = []
    for pair in found.filter({ $0.scheme == nil }) + found.filter({ $0.scheme != nil }) {
      // What cannot be seen through needs nothing behind it.
      guard let judged = grounds.judged(pair) else {
        unresolved.add(pair.place, "what shows through behind it is not known")
        continue
      }
      guard judged.scheme == nil || !known.contains(Key(judged, inScheme: nil)),
        known.insert(Key(judged, inScheme: judged.scheme)).inserted
      else { continue }
      pairs.append(judged)
    }
    self.unresolved = unresolved.uses
    // What lies behind all that is seen is no color to judge.
    let used = Set(pairs.flatMap { [$0.foreground] + $0.background })
    order.removeAll { !used.contains($0) }
    // Where no color depends on the scheme, what is shown in one is as good as shown in each.
    if pairs.contains(where: { $0.scheme != nil }),
      !added(to: catalog).axes.contains(where: { $0.name == SchemeGroups.schemeAxis })
    {
      var keys: Set<Key> = []
      pairs = pairs.map(\.inEachScheme).filter { keys.insert(Key($0, inScheme: nil)).inserted }
    }
  }

  /// Where the code has the colors that have no declaration.
  package var places: Set<SourceSpan> { Set(written.values.map(\.place)) }

  /// A catalog with the colors that have no declaration.
  package func added(to catalog: TokenCatalog) -> TokenCatalog {
    let colors = order.compactMap { name -> CodeColor? in
      guard let own = written[name] else { return nil }
      let opacity = own.color.opacity ?? 1
      if let token = own.token.flatMap({ catalog.token(named: $0) }) {
        return CodeColor(name, .token(token, opacity: opacity), at: own.place)
      }
      guard let color = own.color.color else { return nil }
      let light = color.light.sRGB.withAlpha(color.light.sRGB.alpha * opacity)
      let dark = color.dark.sRGB.withAlpha(color.dark.sRGB.alpha * opacity)
      return CodeColor(
        name, light == dark ? .literal(light) : .schemes(light: light, dark: dark), at: own.place)
    }
    return catalog.adding(colors, as: Self.source)
  }

  /// What makes two pairs the same.
  private struct Key: Hashable {
    let foreground: String
    let background: [String]
    let usage: Usage
    let scheme: String?

    init(_ pair: ShownPair, inScheme scheme: String?) {
      (foreground, background) = (pair.foreground, pair.background)
      (usage, self.scheme) = (pair.usage, scheme)
    }
  }

  // MARK: Names

  /// Whether WCAG requires contrast of it, and it surely says something: a shape may be a decoration.
  private static func isJudged(_ pair: UsedPair) -> Bool {
    guard pair.role == .text || pair.role == .icon else { return false }
    return !pair.state.isInactive && !pair.state.isPrinted
      && pair.place.file.path.lowercased().hasSuffix(".swift")
  }

  /// The name of a color's token; nil for one that is not known.
  private mutating func name(
    of color: UsedColor, _ names: UsedNames, _ catalog: TokenCatalog, at place: SourceSpan
  ) -> String? {
    guard let (name, token) = names.name(of: color) else { return nil }
    if name == token { return name }
    if token == nil, !catalog.takesSchemes, color.color?.isOfSchemes == true { return nil }
    if let known = written[name] {
      // Two initializers of one name may make two colors of it.
      return known.color.color == color.color && known.token == token ? name : nil
    }
    guard catalog.token(named: name) == nil else { return nil }
    written[name] = Written(color: color, token: token, place: place)
    order.append(name)
    return name
  }
}
