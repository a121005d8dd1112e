import DesignTokens

/// The axes along which a style sheet varies, made of the switches that its rules use.
struct CSSAxes {
  /// A context of an axis by names.
  typealias Context = (axis: String, context: String)

  static let schemes = ["light", "dark"]
  private static let contrasts = ["standard", "increased"]
  /// How many themes there may be on an axis; each is looked at under every condition.
  static let themeLimit = 1_000

  /// Whether there is an axis of schemes.
  private(set) var hasScheme: Bool
  private var hasContrast = false
  /// The switches that choose themes, with the names of their axes and of the themes in the order in
  /// which they are met.
  private var themes: [(name: CSSSwitch, axis: String, contexts: [String])] = []
  /// Switches of themes that are only ever called light and dark: they choose schemes.
  private var schemeSwitches: [CSSSwitch] = []

  /// Looks at everything that rules depend on.
  init(of ruleSets: [CSSRuleSet], hasScheme: Bool) {
    self.hasScheme = hasScheme
    var settings: [(name: CSSSwitch, contexts: [String])] = []
    for case let (name, contexts) in ruleSets.lazy.flatMap(\.branches).flatMap(\.condition.sorted) {
      switch name {
      case .systemScheme, .pageScheme: self.hasScheme = true
      case .contrast: hasContrast = true
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

  /// The axis with more themes than there may be.
  var crowdedAxis: String? {
    themes.first { $0.contexts.count > Self.themeLimit }?.axis
  }

  /// Makes the axes.
  func add(to builder: inout TokenCatalogBuilder) {
    for theme in themes { _ = builder.axis(named: theme.axis, contexts: theme.contexts) }
    if hasScheme { _ = builder.axis(named: "scheme", contexts: Self.schemes) }
    if hasContrast { _ = builder.axis(named: "contrast", contexts: Self.contrasts) }
  }

  /// The schemes in which a condition holds.
  func schemes(of condition: CSSCondition) -> [String] {
    Self.schemes.filter { scheme in
      condition[.systemScheme].contains(scheme) && condition[.pageScheme].contains(scheme)
        && schemeSwitches.allSatisfy { condition[$0].allows(scheme: scheme) }
    }
  }

  /// Whether a condition asks the page for a scheme, and not only the system.
  func asksPageForScheme(_ condition: CSSCondition) -> Bool {
    ([.pageScheme] + schemeSwitches).contains { name in
      Self.schemes.contains { !condition[name].allows(scheme: $0) }
    }
  }

  /// The condition without what it says of schemes.
  func withoutScheme(_ condition: CSSCondition) -> CSSCondition {
    condition.without([.systemScheme, .pageScheme] + schemeSwitches)
  }

  /// The contexts in which a condition holds, as lists of which all must be chosen; none where it never
  /// holds.
  func contexts(of condition: CSSCondition) -> [[Context]] {
    var result: [[Context]] = [[]]
    func multiply(_ axis: String, _ all: [String], _ chosen: [String]) {
      guard chosen.count < all.count else { return }
      result = result.flatMap { list in chosen.map { list + [(axis, $0)] } }
    }
    for theme in themes {
      multiply(theme.axis, theme.contexts, theme.contexts.filter(condition[theme.name].contains))
    }
    if hasScheme { multiply("scheme", Self.schemes, schemes(of: condition)) }
    if hasContrast {
      multiply("contrast", Self.contrasts, Self.contrasts.filter(condition[.contrast].contains))
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

  /// Whether the settings of a switch leave a scheme open: where it is not set, the system chooses.
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
