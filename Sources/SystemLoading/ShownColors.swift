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
  ///
  /// - Parameter excludesSchemes: whether the policy excludes a scheme from the audit.
  package init(_ reading: UsageReading, _ catalog: TokenCatalog, excludesSchemes: Bool = false) {
    let names = UsedNames(catalog)
    var unresolved = UnresolvedPlaces(reading, names)
    let found = reading.pairs.filter(Self.isJudged).compactMap {
      states(of: $0, names, catalog, &unresolved)
    }
    let grounds = ShownGrounds(added(to: catalog), excludesSchemes: excludesSchemes)
    judge(found, grounds, &unresolved)
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

  /// A pair in code, in each state of what holds its colors; nil where it cannot be judged.
  private mutating func states(
    of pair: UsedPair, _ names: UsedNames, _ catalog: TokenCatalog,
    _ unresolved: inout UnresolvedPlaces
  ) -> [ShownPair]? {
    let scheme: String?
    switch pair.state.schemes {
    case .all: scheme = nil
    case .one(let name) where catalog.takesSchemes: scheme = name
    case .one, .unknown:
      unresolved.add(pair.place, "it is not known in which schemes it shows")
      return nil
    }
    let foreground = known(pair.foreground, names, catalog, at: pair.place)
    if foreground.isEmpty {
      unresolved.add(pair.place, "its color is not known")
      return nil
    }
    let background = known(pair.background, names, catalog, at: pair.backgroundPlace)
    if background.isEmpty {
      unresolved.add(pair.place, "the color '\(pair.background.written)' behind it is not known")
      return nil
    }
    let behind = pair.behind.map { known($0, names, catalog, at: pair.backgroundPlace) } ?? []
    let lists = [foreground, background] + [behind].filter { !$0.isEmpty }
    guard let meetings = UsedMeaning.together(lists) else {
      unresolved.add(pair.place, "too much chooses what its colors are")
      return nil
    }
    let usage: Usage =
      pair.role == .text ? pair.isLarge == true ? .largeText : .text : .uiComponent
    return meetings.map { colors in
      ShownPair(
        colors[0].name, on: colors.dropFirst().map(\.name), as: usage, inScheme: scheme,
        at: pair.place)
    }
  }

  /// Takes the pairs whose colors are known, each once: first those that are shown in both schemes.
  private mutating func judge(
    _ found: [[ShownPair]], _ grounds: ShownGrounds, _ unresolved: inout UnresolvedPlaces
  ) {
    var grounds = grounds
    var known: Set<Key> = []
    var seen: Set<[Key]> = []
    func isOfScheme(_ states: [ShownPair]) -> Bool { states.contains { $0.scheme != nil } }
    for states in found.filter({ !isOfScheme($0) }) + found.filter(isOfScheme) {
      // What cannot be seen through needs nothing behind it.
      let judged = states.compactMap { grounds.judged($0) }
      if judged.count < states.count {
        unresolved.add(states[0].place, "what shows through behind it is not known")
      }
      guard seen.insert(states.map { Key($0, inScheme: $0.scheme) }).inserted else { continue }
      for pair in grounds.distinct(judged) {
        guard pair.scheme == nil || !known.contains(Key(pair, inScheme: nil)),
          known.insert(Key(pair, inScheme: pair.scheme)).inserted
        else { continue }
        pairs.append(pair)
      }
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

  /// The colors that a color in code may be; empty where one of them is not known.
  private mutating func known(
    _ color: UsedColor, _ names: UsedNames, _ catalog: TokenCatalog, at place: SourceSpan
  ) -> [UsedMeaning] {
    let found = names.meanings(of: color)
    for meaning in found where !isKnown(meaning, color, catalog, at: place) { return [] }
    return found
  }

  /// Whether the name of a color is its own in the catalog, or is now.
  private mutating func isKnown(
    _ meaning: UsedMeaning, _ color: UsedColor, _ catalog: TokenCatalog, at place: SourceSpan
  ) -> Bool {
    let (name, token) = (meaning.name, meaning.token)
    if name == token { return true }
    if token == nil, !catalog.takesSchemes, color.color?.isOfSchemes == true { return false }
    if let known = written[name] {
      // Two initializers of one name may make two colors of it.
      return known.color.color == color.color && known.token == token
    }
    guard catalog.token(named: name) == nil else { return false }
    written[name] = Written(color: color, token: token, place: place)
    order.append(name)
    return true
  }
}
