import DesignTokens

/// The axes of a style sheet, made of the switches that its rules use.
struct CSSAxes {
  /// A context of an axis by names.
  typealias Context = (axis: String, context: String)

  static let schemes = ["light", "dark"]
  /// The maximum number of themes on an axis; each is evaluated under every condition.
  static let themeLimit = 1_000

  /// Whether there is an axis of schemes.
  private(set) var hasScheme: Bool
  /// The settings of the system or the screen with axes of their own.
  private var ownAxes: [CSSSwitch] = []
  /// The switches that choose themes, with the names of their axes and themes in order of first
  /// appearance.
  private var themes: [(name: CSSSwitch, axis: String, contexts: [String])] = []
  /// Switches with only the themes light and dark: they choose schemes.
  private var schemeSwitches: [CSSSwitch] = []
  /// The audited conditions that are not modelled, in order of first appearance.
  private var questions: [String] = []
  /// Whether pages that choose no scheme are audited too.
  var hasUnchosen = false

  /// The condition that the page leaves the scheme to the system.
  static let unchosen = "no chosen scheme"
  private static let answers = ConditionChoices.contexts

  /// Reads everything that rules depend on.
  init(of conditions: [CSSCondition], hasScheme: Bool) {
    self.hasScheme = hasScheme
    var settings: [(name: CSSSwitch, contexts: [String])] = []
    for case let (name, contexts) in conditions.lazy.flatMap(\.sorted) {
      switch name {
      case .asked(let question), .element(let question):
        if !questions.contains(question) { questions.append(question) }
      case .systemScheme, .pageScheme: self.hasScheme = true
      case .contrast, .gamut: if !ownAxes.contains(name) { ownAxes.append(name) }
      case .themeClass, .themeAttribute:
        let index = settings.firstIndex { $0.name == name } ?? settings.count
        if index == settings.count { settings.append((name, [])) }
        for context in contexts.names
        where settings[index].contexts.count <= Self.themeLimit
          && !settings[index].contexts.contains(context)
        {
          settings[index].contexts.append(context)
        }
      }
    }
    ownAxes.sort { "\($0)" < "\($1)" }
    for (name, contexts) in settings {
      let named = contexts.filter { $0 != CSSContexts.unset }
      if name.mayChooseScheme, named.allSatisfy({ Self.schemes.contains($0.lowercased()) }) {
        schemeSwitches.append(name)
        if !named.isEmpty { self.hasScheme = true }
      } else {
        let axis = name.axis(isFirst: !themes.contains { $0.axis == "theme" })
        themes.append((name, axis, [CSSContexts.unset] + named))
      }
    }
  }

  /// The axis with too many themes.
  var crowdedAxis: String? {
    themes.first { $0.contexts.count > Self.themeLimit }?.axis
  }

  /// Makes the axes.
  func add(to builder: inout TokenCatalogBuilder) {
    for theme in themes { _ = builder.axis(named: theme.axis, contexts: theme.contexts) }
    if hasScheme { _ = builder.axis(named: "scheme", contexts: Self.schemes) }
    for axis in ownAxes.compactMap(\.ownAxis) {
      _ = builder.axis(named: axis.name, contexts: axis.contexts)
    }
    for theme in themes { builder.imply(CSSContexts.unset, of: theme.axis) }
    for scheme in hasScheme ? Self.schemes : [] { builder.imply(scheme, of: "scheme") }
    for question in questions { _ = builder.axis(named: question, contexts: Self.answers) }
    if hasUnchosen { _ = builder.axis(named: Self.unchosen, contexts: Self.answers) }
  }

  /// The schemes in which a condition is true.
  func schemes(of condition: CSSCondition) -> [String] {
    Self.schemes.filter { scheme in
      condition[.systemScheme].contains(scheme) && condition[.pageScheme].contains(scheme)
        && schemeSwitches.allSatisfy {
          hasUnchosen
            ? condition[$0].chooses(scheme: scheme) : condition[$0].allows(scheme: scheme)
        }
    }
  }

  /// Adds a condition that no rule names.
  mutating func add(question: String) {
    if !questions.contains(question) { questions.append(question) }
  }

  // MARK: Worlds

  /// Whether a condition is true in a world.
  func holds(_ condition: CSSCondition, in world: CSSWorld) -> Bool {
    condition.settings.allSatisfy { name, contexts in
      switch name {
      case .systemScheme: return contexts.contains(world.preferred ?? world.scheme)
      case .pageScheme:
        return contexts.contains(world.choosesScheme ? world.scheme : CSSContexts.unset)
      case _ where schemeSwitches.contains(name):
        guard world.choosesScheme else { return contexts.contains(CSSContexts.unset) }
        return world.isExact
          ? contexts.chooses(scheme: world.scheme) : contexts.allows(scheme: world.scheme)
      case _ where name.question != nil:
        return contexts.contains(world.settings[name] ?? Self.answers[0])
      default:
        return contexts.contains(
          world.settings[name] ?? name.ownAxis?.contexts[0] ?? CSSContexts.unset)
      }
    }
  }

  /// Every world that some conditions distinguish, with its contexts; nil if there are too many.
  func worlds(of conditions: [CSSCondition]) -> [(world: CSSWorld, contexts: [Context])]? {
    var result = Self.schemes.map { scheme in
      var world = CSSWorld(scheme: scheme, choosesScheme: true)
      world.isExact = hasUnchosen
      return (world: world, contexts: [("scheme", scheme)])
    }
    if hasUnchosen {
      result = result.flatMap { world, contexts in
        var other = world
        other.choosesScheme = false
        return [
          (world, contexts + [(Self.unchosen, Self.answers[0])]),
          (other, contexts + [(Self.unchosen, Self.answers[1])]),
        ]
      }
    }
    for name in Set(conditions.flatMap(\.settings.keys)).sorted(by: { "\($0)" < "\($1)" }) {
      guard let (axis, contexts) = choices(of: name) else { continue }
      guard result.count * contexts.count <= 512 else { return nil }
      result = result.flatMap { world, chosen in
        contexts.map { context in
          var world = world
          world.settings[name] = context
          return (world, chosen + [(axis, context)])
        }
      }
    }
    return result
  }

  /// The axis of a switch and its contexts; nil for a switch that chooses a scheme.
  private func choices(of name: CSSSwitch) -> (axis: String, contexts: [String])? {
    if let question = name.question { return (question, Self.answers) }
    if let axis = name.ownAxis { return (axis.name, axis.contexts) }
    return themes.first { $0.name == name }.map { ($0.axis, $0.contexts) }
  }

  /// Whether a condition names a scheme that the page chooses.
  func names(scheme: String, _ condition: CSSCondition) -> Bool {
    ([.pageScheme] + schemeSwitches).contains { name in
      switch condition.settings[name] {
      case .only(let names), .except(let names): names.contains { $0.lowercased() == scheme }
      case nil: false
      }
    }
  }

  /// Whether a condition depends on the scheme of the page, and on the system's.
  func asksPageForScheme(_ condition: CSSCondition) -> Bool {
    ([.pageScheme] + schemeSwitches).contains { condition.settings[$0] != nil }
  }

  private func choosesScheme(_ name: CSSSwitch) -> Bool {
    name == .systemScheme || name == .pageScheme || schemeSwitches.contains(name)
  }

  /// The contexts in which a condition is true, as lists whose contexts must all be chosen; empty
  /// if it is never true.
  func contexts(of condition: CSSCondition) -> [[Context]] {
    var result: [[Context]] = [[]]
    func multiply(_ axis: String, _ all: [String], _ chosen: [String]) {
      guard chosen.count < all.count else { return }
      result = result.flatMap { list in chosen.map { list + [(axis, $0)] } }
    }
    for theme in themes {
      multiply(theme.axis, theme.contexts, theme.contexts.filter(condition[theme.name].contains))
    }
    let chosen = schemes(of: condition)
    let open = Self.schemes.filter { scheme in
      holds(
        condition.without(condition.settings.keys.filter { !choosesScheme($0) }),
        in: CSSWorld(scheme: scheme, choosesScheme: false))
    }
    if hasUnchosen, chosen != open {
      let before = result
      multiply("scheme", Self.schemes, chosen)
      let first = result.map { $0 + [(Self.unchosen, Self.answers[0])] }
      result = before
      multiply("scheme", Self.schemes, open)
      result = first + result.map { $0 + [(Self.unchosen, Self.answers[1])] }
    } else if hasScheme {
      multiply("scheme", Self.schemes, chosen)
    }
    for question in questions {
      for name in [CSSSwitch.asked(question), .element(question)] {
        multiply(question, Self.answers, Self.answers.filter(condition[name].contains))
      }
    }
    for name in ownAxes {
      guard let axis = name.ownAxis else { continue }
      multiply(axis.name, axis.contexts, axis.contexts.filter(condition[name].contains))
    }
    return result
  }
}

extension CSSSwitch {
  /// Whether a switch whose only settings are light and dark chooses the scheme.
  fileprivate var mayChooseScheme: Bool {
    switch self {
    case .themeClass, .themeAttribute("data-theme"), .themeAttribute("data-bs-theme"): true
    default: false
    }
  }

  /// The name of the axis; the first of the usual ways to choose a theme is the axis of themes.
  fileprivate func axis(isFirst: Bool) -> String {
    if isFirst, mayChooseScheme { return "theme" }
    switch self {
    case .themeAttribute(let name): return String(name.dropFirst("data-".utf8.count))
    default: return "theme-class"
    }
  }
}

extension CSSContexts {
  /// The settings that are named, sorted.
  fileprivate var names: [String] {
    switch self {
    case .only(let names), .except(let names): names.sorted()
    }
  }

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
    settings.map { ($0, $1) }.sorted { "\($0.0)" < "\($1.0)" }
  }
}
