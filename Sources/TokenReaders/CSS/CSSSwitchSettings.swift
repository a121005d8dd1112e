/// The settings of the switches of a style sheet, and which switches choose contexts of one axis.
struct CSSSwitchSettings {
  /// Switches that choose contexts of one axis.
  struct Group {
    /// The attribute that would choose them, or the name of their own axis.
    let key: String
    var switches: [CSSSwitch] = []
    /// The contexts that are named, in order of first appearance; of an own axis after the usual ones.
    var contexts: [String] = []

    /// Whether it is a setting of the system or the screen.
    var isOwn: Bool { CSSSwitchSettings.own[key] != nil }

    /// Whether the settings are only light and dark, of switches that choose schemes.
    var choosesScheme: Bool {
      mayChooseScheme
        && contexts.allSatisfy { CSSAxes.schemes.contains($0.lowercased()) }
    }

    /// Whether it is one of the usual ways to choose a theme.
    fileprivate var mayChooseScheme: Bool {
      [CSSSwitchSettings.classes, "data-theme", "data-bs-theme"].contains(key)
    }
  }

  fileprivate static let classes = ".theme-"
  /// The contexts of the settings with axes of their own.
  fileprivate static let own = Dictionary(
    [CSSSwitch.contrast, .gamut].compactMap(\.ownAxis).map { ($0.name, $0.contexts) },
    uniquingKeysWith: { first, _ in first })

  private var all: [Group] = []
  private var names: [CSSSwitch: Set<String>] = [:]

  /// Adds the settings of a switch that a rule takes.
  mutating func add(_ name: CSSSwitch, _ contexts: CSSContexts) {
    let key = key(of: name)
    let index = all.firstIndex { $0.key == key } ?? all.count
    if index == all.count { all.append(Group(key: key, contexts: Self.own[key] ?? [])) }
    if names[name] == nil { all[index].switches.append(name) }
    names[name, default: []].formUnion(contexts.names)
    for context in contexts.names.sorted()
    where context != CSSContexts.unset && all[index].contexts.count < CSSAxes.themeLimit
      && !all[index].contexts.contains(context)
    {
      all[index].contexts.append(context)
    }
  }

  private func key(of name: CSSSwitch) -> String {
    switch name {
    case .themeAttribute(let name): name.hasPrefix("data-") ? name : "data-\(name)"
    case .namedClass(let axis, _): Self.own[axis] == nil ? "data-\(axis)" : axis
    default: name.ownAxis?.name ?? Self.classes
    }
  }

  /// The groups, in order of first appearance.
  ///
  /// Classes that the policy names as themes are of the axis of the classes `.theme-x`, unless an
  /// attribute chooses themes.
  var groups: [Group] {
    var result = all
    guard let classes = result.firstIndex(where: { $0.key == Self.classes }),
      let named = result.firstIndex(where: { $0.key == "data-theme" }),
      !result[named].switches.contains(.themeAttribute("data-theme")),
      !result[named].choosesScheme, !result[classes].choosesScheme
    else { return result }
    let (first, second) = (min(classes, named), max(classes, named))
    let contexts = result[first].contexts
    result[first].contexts += result[second].contexts.filter { !contexts.contains($0) }
    result[first].switches += result[second].switches
    result.remove(at: second)
    return result
  }

  /// Whether a switch has a setting for a scheme.
  func namesScheme(_ name: CSSSwitch) -> Bool {
    names[name].map { CSSContexts.only($0).namesScheme } ?? false
  }

  /// The name of a group's axis; the first of the usual ways to choose a theme is the axis of themes,
  /// unless the attribute `data-theme` is.
  func axis(of group: Group, beside taken: [String]) -> String {
    let hasAttribute = all.contains {
      $0.switches.contains(.themeAttribute("data-theme")) && !$0.choosesScheme
    }
    let isFirst = !taken.contains("theme") && (!hasAttribute || group.key == "data-theme")
    if isFirst, group.mayChooseScheme || group.switches.contains(.themeClass) { return "theme" }
    return group.key == Self.classes
      ? "theme-class" : String(group.key.dropFirst("data-".utf8.count))
  }
}

extension CSSContexts {
  /// The settings that are named.
  var names: Set<String> {
    switch self {
    case .only(let names), .except(let names): names
    }
  }

  /// Whether a setting is a scheme.
  var namesScheme: Bool {
    names.contains { CSSAxes.schemes.contains($0.lowercased()) }
  }
}
