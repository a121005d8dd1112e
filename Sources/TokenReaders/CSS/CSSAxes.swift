import DesignTokens

/// The axes of a style sheet, made of the switches that its rules use.
struct CSSAxes {
  /// A context of an axis by names.
  typealias Context = (axis: String, context: String)

  static let schemes = ["light", "dark"]
  /// The maximum number of themes on an axis; each is evaluated under every condition.
  static let themeLimit = 1_000
  /// The maximum number of conditions that are audited: each is an axis.
  static let questionLimit = 1_000

  /// Whether there is an axis of schemes.
  private(set) var hasScheme: Bool
  /// The axes of themes, in order of first appearance.
  private(set) var themes: [CSSAxis] = []
  /// The settings of the system or the screen with axes of their own.
  private var ownAxes: [CSSAxis] = []
  /// Switches with only the themes light and dark: they choose schemes.
  private var schemeSwitches: Set<CSSSwitch> = []
  /// The ways in which a page chooses a scheme, sorted.
  private(set) var schemeWays: [CSSSwitch] = []
  /// The audited conditions that are not modelled, in order of first appearance.
  private var questions: [String] = []
  /// Whether pages that choose no scheme are audited too.
  var hasUnchosen = false { didSet { hasScheme = hasScheme || hasUnchosen } }
  /// Whether pages that choose the scheme in only one of several ways are audited too.
  var hasSchemeWays = false
  /// Whether pages that choose another scheme than the system's are audited too.
  var hasOpposed = false

  /// The condition that the page chooses another scheme than the system's, or two schemes or themes.
  static let opposed = "two schemes or themes at once"
  /// The condition that the page leaves the scheme to the system.
  static let unchosen = "no chosen scheme"
  private static let answers = ConditionChoices.contexts
  /// The context of a page that uses every way to choose.
  private static let everyWay = "every way"

  /// The condition that a page uses one of several ways to choose a context.
  static func severalWays(toChoose axis: String) -> String {
    "several ways to choose a \(axis)"
  }

  /// Reads everything that rules depend on.
  init(of conditions: [CSSCondition], hasScheme: Bool) {
    self.hasScheme = hasScheme
    var settings = CSSSwitchSettings()
    for case let (name, contexts) in conditions.lazy.flatMap(\.sorted) {
      switch name {
      case .asked(let question), .element(let question): add(question: question)
      case .body, .partsOfRoot, .belowRoot: break
      case .systemScheme: self.hasScheme = true
      case .pageScheme:
        self.hasScheme = true
        if contexts.namesScheme, !schemeWays.contains(name) { schemeWays.append(name) }
      case .contrast, .gamut, .themeClass, .themeAttribute, .namedClass:
        settings.add(name, contexts)
      }
    }
    for group in settings.groups {
      if group.choosesScheme {
        schemeSwitches.formUnion(group.switches)
        schemeWays += group.switches.filter(settings.namesScheme)
        if !group.contexts.isEmpty { self.hasScheme = true }
      } else if group.isOwn {
        ownAxes.append(CSSAxis(name: group.key, contexts: group.contexts, switches: group.switches))
      } else {
        themes.append(
          CSSAxis(
            name: settings.axis(of: group, beside: themes.map(\.name)),
            contexts: [CSSContexts.unset] + group.contexts, switches: group.switches))
      }
    }
    ownAxes.sort { $0.name < $1.name }
    schemeWays.sort { $0.way < $1.way }
  }

  /// The axis with too many themes.
  var crowdedAxis: String? {
    themes.first { $0.contexts.count > Self.themeLimit }?.name
  }

  /// Whether a page may choose a scheme in one way and not in another, which rules may only exclude:
  /// `:root:not([data-theme])`.
  var hasSeveralSchemeWays: Bool { schemeSwitches.union(schemeWays).count > 1 }

  /// The axes with several ways to choose a context.
  var axesOfSeveralWays: [CSSAxis] { (themes + ownAxes).filter { $0.switches.count > 1 } }

  /// Audits each way to choose a context of an axis.
  mutating func auditWays(of axis: CSSAxis) {
    for index in themes.indices where themes[index].name == axis.name {
      themes[index].hasWays = true
    }
    for index in ownAxes.indices where ownAxes[index].name == axis.name {
      ownAxes[index].hasWays = true
    }
  }

  /// Makes the axes.
  func add(to builder: inout TokenCatalogBuilder) {
    for theme in themes { _ = builder.axis(named: theme.name, contexts: theme.contexts) }
    if hasScheme { _ = builder.axis(named: "scheme", contexts: Self.schemes) }
    for axis in ownAxes { _ = builder.axis(named: axis.name, contexts: axis.contexts) }
    for theme in themes { builder.imply(CSSContexts.unset, of: theme.name) }
    for scheme in hasScheme ? Self.schemes : [] { builder.imply(scheme, of: "scheme") }
    for question in questions { _ = builder.axis(named: question, contexts: Self.answers) }
    if hasUnchosen { _ = builder.axis(named: Self.unchosen, contexts: Self.answers) }
    if hasOpposed { _ = builder.axis(named: Self.opposed, contexts: Self.answers) }
    if hasSchemeWays {
      let contexts = ([nil] + schemeWays).map(Self.context)
      _ = builder.axis(named: Self.severalWays(toChoose: "scheme"), contexts: contexts)
    }
    for axis in themes + ownAxes where axis.hasWays {
      _ = builder.axis(named: axis.condition, contexts: axis.manners.map(Self.context))
    }
  }

  private static func context(of way: CSSSwitch?) -> String {
    way.map { "only \($0.way)" } ?? everyWay
  }

  /// Adds a condition that no rule names.
  mutating func add(question: String) {
    if !questions.contains(question) { questions.append(question) }
  }

  // MARK: Schemes

  /// A manner in which a scheme comes about.
  private struct Manner {
    /// The only way in which the page chooses it; nil for all of them at once.
    var only: CSSSwitch?
    /// Whether the page chooses it.
    var isChosen = true
    /// Whether the system prefers the other one.
    var isOpposed = false
    /// What chooses the manner.
    var contexts: [Context] = []
  }

  /// The manners that are audited.
  private var manners: [Manner] {
    let isChosen = hasUnchosen ? [(Self.unchosen, Self.answers[0])] : []
    let ways: [CSSSwitch?] = hasSchemeWays ? [nil] + schemeWays : [nil]
    let axis = Self.severalWays(toChoose: "scheme")
    let chosen = (hasOpposed ? [false, true] : [false]).flatMap { isOpposed in
      ways.map { way in
        Manner(
          only: way, isOpposed: isOpposed,
          contexts: isChosen + (hasSchemeWays ? [(axis, Self.context(of: way))] : [])
            + (hasOpposed ? [(Self.opposed, Self.answers[isOpposed ? 1 : 0])] : []))
      }
    }
    guard hasUnchosen else { return chosen }
    return chosen + [Manner(isChosen: false, contexts: [(Self.unchosen, Self.answers[1])])]
  }

  private func root(_ scheme: String, _ manner: Manner) -> CSSRootState {
    let other = Self.schemes.first { $0 != scheme } ?? scheme
    return CSSRootState(
      preferred: manner.isOpposed ? other : scheme, chosen: manner.isChosen ? scheme : nil,
      only: manner.only, isExact: hasUnchosen || manner.only != nil || manner.isOpposed)
  }

  /// The states of the root that are audited.
  var judgedStates: [CSSRootState] {
    manners.flatMap { manner in
      Self.schemes.map { root($0, manner) }
    }
  }

  /// Whether the part of a condition that chooses a scheme is true in a state.
  func holdsScheme(_ condition: CSSCondition, in root: CSSRootState) -> Bool {
    condition.settings.allSatisfy { name, contexts in
      !choosesScheme(name) || holds(name, contexts, in: CSSWorld(root: root))
    }
  }

  /// Whether no audited state of a scheme satisfies a condition.
  func isContradiction(_ condition: CSSCondition) -> Bool {
    !judgedStates.contains { holdsScheme(condition, in: $0) }
  }

  /// Whether a page that chooses another scheme than the system's satisfies a condition.
  func mayBeOpposed(_ condition: CSSCondition) -> Bool {
    var axes = self
    axes.hasOpposed = true
    return !axes.contexts(of: condition).isEmpty
  }

  /// Whether a condition names a scheme that the page chooses, in any way or in one.
  func names(scheme: String, _ condition: CSSCondition, by way: CSSSwitch? = nil) -> Bool {
    (way.map { [$0] } ?? schemeWays).contains { name in
      condition.settings[name]?.names.contains { $0.lowercased() == scheme } ?? false
    }
  }

  /// Whether a condition depends on the scheme of the page.
  func asksPageForScheme(_ condition: CSSCondition) -> Bool {
    condition.settings.keys.contains { $0 != .systemScheme && choosesScheme($0) }
  }

  /// Whether a condition depends on a scheme.
  func asksForScheme(_ condition: CSSCondition) -> Bool {
    condition.settings.keys.contains(where: choosesScheme)
  }

  private func choosesScheme(_ name: CSSSwitch) -> Bool {
    if case .pageScheme = name { return true }
    return name == .systemScheme || schemeSwitches.contains(name)
  }

  // MARK: Worlds

  /// Whether a condition is true in a world.
  func holds(_ condition: CSSCondition, in world: CSSWorld) -> Bool {
    condition.settings.allSatisfy { holds($0, $1, in: world) }
  }

  private func holds(_ name: CSSSwitch, _ contexts: CSSContexts, in world: CSSWorld) -> Bool {
    if name == .body { return true }
    if name == .systemScheme { return contexts.contains(world.root.preferred) }
    if choosesScheme(name) {
      guard let chosen = world.root.chosen, world.root.only.map({ $0 == name }) ?? true else {
        return contexts.contains(CSSContexts.unset)
      }
      guard schemeSwitches.contains(name) else { return contexts.contains(chosen) }
      return world.root.isExact
        ? contexts.chooses(scheme: chosen) : contexts.allows(scheme: chosen)
    }
    let usual = name.question == nil ? name.ownAxis?.contexts[0] : Self.answers[0]
    return contexts.contains(world.settings[name] ?? usual ?? CSSContexts.unset)
  }

  /// Every audited world that some conditions distinguish, with its contexts; nil if there are too
  /// many.
  func worlds(of conditions: [CSSCondition]) -> [(world: CSSWorld, contexts: [Context])]? {
    guard let settings = settings(of: conditions) else { return nil }
    return manners.flatMap { manner in
      Self.schemes.flatMap { scheme in
        let root = root(scheme, manner)
        return settings.map { own in
          (
            CSSWorld(root: root, settings: own.settings),
            [("scheme", scheme)] + manner.contexts + own.contexts
          )
        }
      }
    }
  }

  /// The audited settings of the switches that some conditions distinguish, except for the scheme and
  /// for switches that are fixed; nil if there are too many.
  func settings(
    of conditions: [CSSCondition], except fixed: Set<CSSSwitch> = []
  ) -> [(settings: [CSSSwitch: String], contexts: [Context])]? {
    let names = Set(conditions.flatMap(\.settings.keys)).subtracting(fixed)
    var result: [(settings: [CSSSwitch: String], contexts: [Context])] = [([:], [])]
    func multiply(_ choices: [(settings: [CSSSwitch: String], contexts: [Context])]) -> Bool {
      guard result.count * choices.count <= 512 else { return false }
      result = result.flatMap { known in
        choices.map { choice in
          (known.settings.merging(choice.settings) { $1 }, known.contexts + choice.contexts)
        }
      }
      return true
    }
    for axis in themes + ownAxes where axis.switches.contains(where: names.contains) {
      let choices = axis.manners.flatMap { way in
        axis.contexts.map { context in
          (
            axis.settings(for: context, only: way),
            [(axis.name, context)]
              + (axis.hasWays ? [(axis.condition, Self.context(of: way))] : [])
          )
        }
      }
      guard multiply(choices) else { return nil }
    }
    for name in names.filter({ $0.question != nil }).sorted(by: { $0.order < $1.order }) {
      guard let question = name.question else { continue }
      guard multiply(Self.answers.map { ([name: $0], [(question, $0)]) }) else { return nil }
    }
    return result
  }

  // MARK: Contexts

  /// The contexts in which a condition is true, as lists whose contexts must all be chosen; empty
  /// if it is never true.
  func contexts(of condition: CSSCondition) -> [[Context]] {
    var result: [[Context]] = [[]]
    /// Each manner has its own contexts of an axis.
    func multiply(
      _ axis: String, _ all: [String], _ manners: [(chosen: [String], contexts: [Context])]
    ) {
      let first = manners.first?.chosen ?? []
      if manners.allSatisfy({ $0.chosen == first }) {
        guard first.count < all.count else { return }
        result = result.flatMap { list in first.map { list + [(axis, $0)] } }
        return
      }
      result = result.flatMap { list in
        manners.flatMap { manner in
          manner.chosen.count == all.count
            ? [list + manner.contexts]
            : manner.chosen.map { list + [(axis, $0)] + manner.contexts }
        }
      }
    }
    func multiply(_ axis: CSSAxis) {
      multiply(
        axis.name, axis.contexts,
        axis.manners.map { way in
          (
            axis.contexts(of: condition, only: way),
            axis.hasWays ? [(axis.condition, Self.context(of: way))] : []
          )
        })
    }
    for theme in themes { multiply(theme) }
    if hasScheme {
      multiply(
        "scheme", Self.schemes,
        manners.map { manner in
          (
            Self.schemes.filter {
              holdsScheme(condition, in: root($0, manner))
            }, manner.contexts
          )
        })
    }
    for question in questions {
      for name in [CSSSwitch.asked(question), .element(question)] {
        multiply(
          question, Self.answers, [(Self.answers.filter(condition[name].contains), [])])
      }
    }
    for axis in ownAxes { multiply(axis) }
    return result
  }
}

extension CSSContexts {
  /// Whether the settings of a switch are true where it chooses a scheme.
  fileprivate func chooses(scheme: String) -> Bool {
    switch self {
    case .only(let names): names.contains { $0.lowercased() == scheme }
    case .except(let names): !names.contains { $0.lowercased() == scheme }
    }
  }

  /// Whether the settings of a switch leave a scheme open: if it is not set, the system chooses.
  fileprivate func allows(scheme: String) -> Bool {
    switch self {
    case .only(let names):
      names.contains(Self.unset) || names.contains { $0.lowercased() == scheme }
    case .except(let names): !names.contains { $0.lowercased() == scheme }
    }
  }
}

extension CSSCondition {
  /// The switches with their settings, in a fixed order.
  fileprivate var sorted: [(CSSSwitch, CSSContexts)] {
    settings.map { ($0, $1) }.sorted { $0.0.order < $1.0.order }
  }
}
