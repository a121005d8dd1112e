import Programs
package import SourceText

/// What files of code use: pairs of colors, and what could not be followed.
package struct UsageReading: Sendable {
  /// The pairs in the order in which they were found, each place once.
  package private(set) var pairs: [UsedPair] = []
  /// What could not be followed.
  package private(set) var unfollowed: [UnfollowedUse] = []
  /// The colors of style sheets that are the page's, or that no pair of their file has, each once.
  package private(set) var elementColors: Set<ElementColor> = []
  /// The texts and backgrounds of views whose file does not say what they meet.
  package private(set) var loneColors: [LoneColor] = []
  /// What rules for elements set custom properties to, each once.
  package private(set) var scopes: Set<ScopedColors> = []
  /// The colors, or names that may be some, that are handed to what the program does not declare.
  package private(set) var handed: [SourceSpan: UsedColor] = [:]
  /// What the declarations around places of Swift are called: `ProfileView.body`.
  package private(set) var symbols: [SourceSpan: String] = [:]
  /// About how many comparisons a file took so far.
  private var effort = 0
  /// The names in the files, and the places that a reader answers for.
  private var mentions: [TokenMention] = []
  private var accounted: [String: [Range<Int>]] = [:]
  private var known: Set<UsedPair> = []
  private var knownUnfollowed: Set<UnfollowedUse> = []
  private var knownLone: Set<LoneColor> = []

  /// Nothing read.
  package init() {}

  /// What holds where code is that is read just now, as far as it says whether contrast is required there.
  private var holding: [UsageState.Condition] = []

  /// The conditions under which the control around it is disabled.
  private(set) var disabling: [UsageState.Condition] = []

  /// Says what holds in the code that is read from now on.
  mutating func read(
    under conditions: [UsageState.Condition], disabledBy disabling: [UsageState.Condition]
  ) {
    holding = conditions.filter { UsageState([$0]).saysWhetherRequired || disabling.contains($0) }
    self.disabling = disabling
  }

  /// Says when the control is disabled that is read from now on.
  mutating func read(disabledBy disabling: [UsageState.Condition]) { self.disabling = disabling }

  mutating func add(_ pair: UsedPair) {
    var pair = holding.isEmpty ? pair : pair.under(holding)
    if pair.state.conditions.contains(where: disabling.contains) { pair = pair.under([.disabled]) }
    pair = pair.ofAnyInstance
    if known.insert(pair).inserted { pairs.append(pair) }
  }

  mutating func add(_ use: UnfollowedUse) {
    if knownUnfollowed.insert(use).inserted { unfollowed.append(use) }
  }

  mutating func add(_ color: LoneColor) {
    if knownLone.insert(color).inserted { loneColors.append(color) }
  }

  mutating func add(_ color: ElementColor) { elementColors.insert(color) }

  mutating func add(_ scope: ScopedColors) { scopes.insert(scope) }

  mutating func unfollow(
    _ reason: UnfollowedUse.Reason, _ text: String, as role: ForegroundRole? = nil,
    at place: SourceSpan
  ) {
    add(UnfollowedUse(reason: reason, text: text, role: role, place: place))
  }

  /// Says that what a place gives was read: it is in a pair, noted, or never shows.
  mutating func account(for place: SourceSpan) {
    accounted[place.file.path, default: []].append(place.range)
  }

  /// Notes what may be a color and is handed to what the program does not declare.
  mutating func hand(_ color: UsedColor, at place: SourceSpan) { handed[place] = color }

  mutating func add(_ mentions: [TokenMention]) { self.mentions += mentions }

  /// Notes each name of a token that stands where no reader answers for it.
  package mutating func noteOthers(_ isToken: (UsedColor, SourceFile) -> Bool) {
    for pair in pairs {
      account(for: pair.place)
      account(for: pair.backgroundPlace)
    }
    for use in unfollowed { account(for: use.place) }
    for path in accounted.keys { accounted[path]?.sort { $0.lowerBound < $1.lowerBound } }
    var next: [String: (index: Int, end: Int)] = [:]
    for mention in mentions {
      // Both are in order, so that each place is looked at once.
      let path = mention.place.file.path
      let places = accounted[path] ?? []
      var (index, end) = next[path] ?? (0, 0)
      while index < places.count, places[index].lowerBound <= mention.place.range.lowerBound {
        end = Swift.max(end, places[index].upperBound)
        index += 1
      }
      next[path] = (index, end)
      let isAccounted = mention.place.range.lowerBound < end
      guard mention.isDefinition || !isAccounted, isToken(mention.color, mention.place.file) else {
        continue
      }
      unfollow(
        mention.isDefinition ? .redefined : .elsewhere, mention.color.written, at: mention.place)
    }
    mentions = []
  }

  /// Names the declarations around what was found in some files of Swift.
  mutating func nameSymbols(of trees: some Sequence<SyntaxTree>) {
    var places: [String: Set<SourceSpan>] = [:]
    let all = pairs.map(\.place) + unfollowed.map(\.place) + handed.keys
    for place in all where symbols[place] == nil {
      places[place.file.path, default: []].insert(place)
    }
    for tree in trees {
      guard let own = places[tree.file.path] else { continue }
      symbols.merge(SymbolNames(tree).names(of: own)) { $1 }
    }
  }

  /// How many comparisons a file may take.
  private static let effortLimit = 20_000_000

  /// Begins a file.
  mutating func begin() { (effort, holding, disabling) = (0, [], []) }

  /// Whether a file may take more comparisons.
  mutating func spend(_ comparisons: Int) -> Bool {
    effort = min(effort + min(comparisons, Self.effortLimit), Self.effortLimit + 1)
    return effort <= Self.effortLimit
  }
}
