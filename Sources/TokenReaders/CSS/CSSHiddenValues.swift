import DesignTokens
import SourceText

/// Finds values that the audit never sees although a page can show them.
///
/// The system and the page can both choose a scheme, the page in several ways, and the audit has one
/// axis for all, as if the page always chose the system's scheme in every way. If the page chooses
/// nothing, or another scheme than the system's, or in one way, something else may show. A state is
/// found unless everything in it is as in a state that is judged: colors are judged together.
struct CSSHiddenValues {
  /// What is judged, which grows with the policy's decisions.
  var axes: CSSAxes
  let entries: [CSSCascade.Entry]
  var places: CSSPlaces
  /// The properties that the same rules declare.
  let families: (lists: [[Int32]], ofProperty: [Int32])
  /// Where `light-dark()` uses the scheme that the user prefers though no rule says so, the first value
  /// with it.
  let varying: SourceSpan?
  /// Whether what shows may depend on the scheme that the user prefers.
  private let asksSystem: Bool
  /// Whether `light-dark()` is used.
  let varies: Bool
  /// The conditions of rules over which others win on the root, and not below it.
  let moved: [CSSCondition]
  /// Whether the classes that choose schemes and themes are on no root.
  var isOnlyBelow = false

  /// A value that shows only in a state that is not audited, or only in others.
  struct Value {
    let name: String
    let span: SourceSpan
    let isJudged: Bool
    let state: CSSRootState
    /// The context that is chosen in one way, and the way; nil if all is chosen in every way.
    var choice: (context: String, way: CSSSwitch)?
    /// Whether it shows where a theme's class is on the root element.
    var isOnRoot = false
    /// The value that is judged instead; nil if there is none.
    var judgedInstead: SourceSpan?

    /// Where a value begins.
    struct Place: Hashable {
      let file: ObjectIdentifier
      let start: Int
    }

    var place: Place { Place(file: ObjectIdentifier(span.file), start: span.range.lowerBound) }

    /// The line of the value that is judged instead. O(log lines).
    var line: Int? { judgedInstead?.start.line }
  }

  /// Takes entries of the cascade, later ones stronger.
  ///
  /// - Parameters:
  ///   - varies: whether `light-dark()` is used.
  ///   - isPreferred: whether it uses the scheme that the user prefers if no rule sets it.
  init(
    _ axes: CSSAxes, _ entries: [CSSCascade.Entry], varies: Bool = false, isPreferred: Bool = false
  ) {
    self.axes = axes
    self.entries = entries
    self.varies = varies
    var varying: SourceSpan?
    var usesPreferred = isPreferred
    places = CSSPlaces(count: entries.reduce(0) { $0 + $1.declarations.count })
    for (entry, content) in entries.enumerated() {
      for (index, declaration) in content.declarations.enumerated() {
        places.add(declaration.name, entry: entry, index: index)
        if case .both? = CSSColorScheme(of: declaration) { usesPreferred = varies }
        if isPreferred, varying == nil, declaration.dependsOnScheme {
          varying = declaration.value.span
        }
      }
    }
    families = places.families
    self.varying = varying
    var last = -1
    moved = entries.filter { entry in
      defer { last = max(last, entry.place) }
      return entry.place < last
    }.map(\.condition)
    asksSystem = usesPreferred || entries.contains { $0.condition.settings[.systemScheme] != nil }
  }

  func declaration(_ place: CSSPlaces.Place) -> CSSDeclaration {
    entries[Int(place.entry)].declarations[Int(place.index)]
  }

  /// A declaration, for comparison, if the user prefers a scheme.
  func text(_ declaration: CSSDeclaration, _ scheme: String) -> String {
    CSSColorScheme(of: declaration)?.used(preferred: scheme) ?? declaration.value.plain.lowercased()
  }

  // MARK: States

  /// The values that show only where the page chooses nothing, or chooses a scheme to which the rules
  /// for the others do not apply.
  func unchosen() -> [Value] {
    values(
      in: CSSAxes.schemes.map { CSSRootState(preferred: $0) }
        + chosenSchemes.map { CSSRootState(preferred: $0, chosen: $0, isExact: true) })
  }

  /// The values that show only where the page chooses the scheme in one of several ways.
  func schemeWays() -> [Value] {
    values(
      in: ways.map { CSSRootState(preferred: $1, chosen: $1, only: $0, isExact: true) })
  }

  /// The values that show only where the page chooses another scheme than the system's, in every way,
  /// and if that counts, in one of them.
  func opposed(inOneWay: Bool) -> [Value] {
    guard asksSystem else { return [] }
    let inEveryWay = chosenSchemes.map { (way: CSSSwitch?.none, scheme: $0) }
    return values(in: opposed(inEveryWay) + (inOneWay ? opposedInOneWay : []))
  }

  /// Those of them that show only in one of several ways.
  func opposedWays() -> [Value] { asksSystem ? values(in: opposedInOneWay) : [] }

  private var opposedInOneWay: [CSSRootState] {
    opposed(ways.map { (way: CSSSwitch?.some($0), scheme: $1) })
  }

  private func opposed(_ choices: [(way: CSSSwitch?, scheme: String)]) -> [CSSRootState] {
    choices.map { way, scheme in
      CSSRootState(
        preferred: CSSAxes.schemes.first { $0 != scheme } ?? scheme, chosen: scheme, only: way,
        isExact: true)
    }
  }

  /// The values that show only where a context of an axis is chosen in one of several ways.
  func values(inOneWayOf axis: CSSAxis) -> [Value] {
    var found: [Value] = []
    for way in axis.switches {
      let named = Set(entries.flatMap { $0.condition.settings[way]?.names ?? [] })
      for context in axis.contexts where named.contains(context) {
        for state in axes.judgedStates {
          for place in placesOfClasses {
            var comparison = Comparison(
              shown: state, judged: state, place: place, judgedPlace: place)
            comparison.choice = (axis, context, way)
            add(differences(comparison), to: &found)
          }
        }
      }
    }
    return found
  }

  /// The values that show only where the class or attribute of a scheme or a theme is on the root element,
  /// where other rules for the root win over it. Below the root, they never do.
  func onRoot() -> [Value] {
    let below = CSSCascade.themesBelowRoot(in: entries)
    let isBelow = { (condition: CSSCondition) in
      condition.isBelowRoot || condition.themeSwitches.contains(where: below.contains)
    }
    let judged = axes.judgedStates
    var found: [Value] = []
    if moved.contains(where: { !isBelow($0) }) {
      for state in judged {
        add(differences(Comparison(shown: state, judged: state, place: .order)), to: &found)
      }
    }
    let moved = moved.filter(isBelow) + entries.map(\.condition).filter(\.isBelowRoot)
    if moved.isEmpty { return found }
    func search(_ comparisons: [Comparison]) {
      var own: [Value]?
      for var comparison in comparisons {
        comparison.place = .root
        let values = differences(comparison)
        if values.isEmpty { return }
        own = own ?? values
      }
      add(own ?? [], to: &found)
    }
    let choosing = moved.filter { !$0.isBelowRoot || $0.themeSwitches.isEmpty }
    for state in judged where choosing.contains(where: { axes.names(scheme: state.scheme, $0) }) {
      let all = [state] + judged.filter { $0 != state }
      if axes.themes.isEmpty { search(all.map { Comparison(shown: state, judged: $0) }) }
      for axis in axes.themes {
        for context in axis.contexts {
          search(comparisons(of: context, on: axis, state, with: all))
        }
      }
    }
    for axis in axes.themes {
      let named = Set(
        moved.flatMap { condition in
          axis.switches.flatMap { condition.settings[$0]?.names ?? [] }
        })
      for context in axis.contexts where named.contains(context) {
        for state in judged {
          // Where a rule of a scheme does not match or count, the root may show another scheme's values.
          let isOther = moved.contains(where: \.isBelowRoot)
          let states = [state] + (isOther ? judged.filter { $0 != state } : [])
          search(comparisons(of: context, on: axis, state, with: states))
        }
      }
    }
    return found
  }

  /// A context of a theme in a state, beside the same and the usual one in states that are judged.
  private func comparisons(
    of context: String, on axis: CSSAxis, _ state: CSSRootState, with judged: [CSSRootState]
  ) -> [Comparison] {
    judged.flatMap { judged in
      ([context] + axis.contexts.prefix(1).filter { $0 != context }).map { other in
        var comparison = Comparison(shown: state, judged: judged)
        comparison.contexts = (axis, context, other)
        return comparison
      }
    }
  }

  /// Which scheme's values show in each state in which page and system, or the ways of the page, choose
  /// apart; without the states that are like no scheme, which are reported by themselves.
  var shown: PageStates.Shown {
    var result: PageStates.Shown = [:]
    for scheme in CSSAxes.schemes {
      let unchosen = CSSRootState(preferred: scheme)
      result[PageState(preferred: scheme)] =
        axes.hasUnchosen ? [scheme] : schemes(like: unchosen)
      for other in CSSAxes.schemes where other != scheme {
        let opposed = CSSRootState(preferred: other, chosen: scheme, isExact: true)
        result[PageState(preferred: other, chosen: scheme)] =
          axes.hasOpposed ? [scheme] : schemes(like: opposed)
      }
      for way in axes.schemeWays {
        let alone = CSSRootState(preferred: scheme, chosen: scheme, only: way, isExact: true)
        result[PageState(preferred: scheme, chosen: scheme, way: way.way)] = schemes(like: alone)
      }
    }
    return result.filter { !$0.value.isEmpty }
  }

  /// The schemes in which everything in a state is as it is judged.
  private func schemes(like state: CSSRootState) -> Set<String> {
    let judged = axes.judgedStates.filter { $0.only == nil && !$0.isOpposed }
    return Set(
      judged.filter { judged in
        isSame(Comparison(shown: state, judged: judged)) { !varies && !$0.name.hasPrefix("--") }
      }.map(\.scheme))
  }

  /// The schemes that rules name for the page to choose; any where they name only a page that chooses none:
  /// `:root:not([data-theme])`.
  private var chosenSchemes: [String] {
    let named = CSSAxes.schemes.filter { scheme in
      entries.contains { axes.names(scheme: scheme, $0.condition) }
    }
    return named.isEmpty ? CSSAxes.schemes : named
  }

  /// The ways to choose a scheme, if there are several, with the schemes that each can choose.
  private var ways: [(way: CSSSwitch, scheme: String)] {
    guard axes.hasSeveralSchemeWays else { return [] }
    return axes.schemeWays.flatMap { way in
      CSSAxes.schemes.compactMap { scheme in
        entries.contains { axes.names(scheme: scheme, $0.condition, by: way) } ? (way, scheme) : nil
      }
    }
  }

  /// The values that show in states, unless everything together is as in a state that is judged.
  private func values(in states: [CSSRootState]) -> [Value] {
    var found: [Value] = []
    let judged = axes.judgedStates
    for state in states {
      for place in placesOfClasses {
        let all = judged.flatMap { judged in
          // What a judged state shows on the root is asked about by itself.
          (place == .below ? [.below] : placesOfClasses).map { judgedPlace in
            Comparison(shown: state, judged: judged, place: place, judgedPlace: judgedPlace)
          }
        }
        guard !all.contains(where: { isSame($0) }) else { continue }
        let own = all.first { $0.judged.scheme == state.scheme }
        add(own.map(differences) ?? [], to: &found)
      }
    }
    return found
  }

  /// Where classes may be, if that makes a difference.
  var placesOfClasses: [Place] {
    moved.isEmpty || isOnlyBelow ? [.below] : [.below, .order]
  }

  private func add(_ values: [Value], to found: inout [Value]) {
    var known = Set(found.map(\.place))
    for value in values where known.insert(value.place).inserted { found.append(value) }
  }
}
