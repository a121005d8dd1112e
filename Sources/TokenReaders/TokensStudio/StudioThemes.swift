import DesignTokens
import SourceText

/// The themes and the sets that each has in force.
struct StudioThemes {
  /// How a theme uses a set.
  private enum Status: String, CaseIterable {
    case enabled, source, disabled
  }

  private struct Theme {
    let name: String
    let group: String?
    let span: SourceSpan
    let statuses: [String: Status]

    func uses(_ set: String) -> Bool { statuses[set] != nil }
  }

  /// A choice between themes.
  private struct Group {
    let axis: String
    let themes: [Theme]
  }

  /// The maximum number of themes, and of tokens in all of them: each theme repeats its sets.
  private static let limit = (themes: 1000, tokens: 2_000_000)

  private let layers: [StudioLayer]
  private let groups: [Group]

  /// The themes of some sets; nil if there are none.
  init?(_ sets: StudioSets, _ layers: [StudioLayer], _ diagnostics: inout DiagnosticList) {
    guard let list = sets.themes, list.expect(.array, "$themes", &diagnostics) else { return nil }
    let names = Set(layers.map(\.name))
    let themes = list.elements.compactMap { Self.theme($0, among: names, &diagnostics) }
    guard !themes.isEmpty else { return nil }
    guard themes.count <= Self.limit.themes, Self.size(of: themes, layers) <= Self.limit.tokens
    else {
      diagnostics.error("there are too many themes, or tokens in them", at: list.span)
      return nil
    }
    self.layers = layers
    groups = Self.groups(of: themes, layers)
    for group in groups { Self.checkNames(of: group, &diagnostics) }
    for layer in layers where !themes.contains(where: { $0.uses(layer.name) }) {
      diagnostics.warning(
        "the set '\(layer.name)' is in no theme and has no effect", at: list.span)
    }
  }

  /// The number of tokens in all themes.
  private static func size(of themes: [Theme], _ layers: [StudioLayer]) -> Int {
    layers.reduce(0) { sum, layer in
      let uses = themes.count(where: { $0.uses(layer.name) })
      return sum + uses * layer.contents.declarations.count
    }
  }

  // MARK: Reading

  private static func theme(
    _ value: JSONValue, among sets: Set<String>, _ diagnostics: inout DiagnosticList
  ) -> Theme? {
    guard value.expect(.object, "a theme", &diagnostics),
      let name = value["name"]?.expectString("the name of a theme", &diagnostics), !name.isEmpty
    else {
      if value.kind == .object, value["name"] == nil || value["name"]?.string == "" {
        diagnostics.error("a theme has no name; expected one", at: value.span)
      }
      return nil
    }
    var statuses: [String: Status] = [:]
    for member in value["selectedTokenSets"].map({ Array($0.members) }) ?? [] {
      let status: Status? = member.value.expectChoice("the status of a set", &diagnostics)
      guard let status, status != .disabled else { continue }
      if !sets.contains(member.key) {
        diagnostics.warning(
          "the theme '\(name)' names the set '\(member.key)', which does not exist",
          at: member.keySpan)
      }
      statuses[member.key] = status
    }
    let group = value["group"].flatMap {
      $0.kind == .null ? nil : $0.expectString("the group of a theme", &diagnostics)
    }
    return Theme(
      name: name, group: group?.isEmpty == true ? nil : group, span: value.span, statuses: statuses)
  }

  private static func checkNames(of group: Group, _ diagnostics: inout DiagnosticList) {
    var seen: Set<String> = []
    for theme in group.themes where !seen.insert(theme.name).inserted {
      diagnostics.error(
        "the theme '\(theme.name)' is there twice in one group; give one another name",
        at: theme.span)
    }
  }

  // MARK: Groups

  private static func groups(of themes: [Theme], _ layers: [StudioLayer]) -> [Group] {
    var names: [String] = []
    for theme in themes {
      if let group = theme.group, !names.contains(group) { names.append(group) }
    }
    let named = names.map { name in (name: name, themes: themes.filter { $0.group == name }) }
    let loose = alternatives(among: themes.filter { $0.group == nil }, layers)
      .map { (name: "theme", themes: $0) }
    var axes: Set<String> = []
    return (named + loose).map { name, members in
      guard members.count > 1 else { return Group(axis: name, themes: members) }
      // Two groups are never one axis: what is chosen in one leaves the other free.
      var axis = isAboutScheme(members) && !axes.contains("scheme") ? "scheme" : name
      var number = 1
      while !axes.insert(axis).inserted {
        number += 1
        axis = "\(name) \(number)"
      }
      return Group(axis: axis, themes: members)
    }
  }

  private static func isAboutScheme(_ themes: [Theme]) -> Bool {
    themes.map { $0.name.lowercased() }.sorted() == ["dark", "light"]
  }

  /// Themes without a group, which is all there was before groups: those that give values to the
  /// same tokens are alternatives, and others hold together. Those with colors come first.
  private static func alternatives(
    among themes: [Theme], _ layers: [StudioLayer]
  ) -> [[Theme]] {
    let tokens = themes.map { theme in
      layers.filter { theme.uses($0.name) }.reduce(into: Set<TokenID>()) { $0.formUnion($1.tokens) }
    }
    var groups: [[Int]] = []
    for index in themes.indices {
      let (same, others) = groups.separated { group in
        group.contains { !tokens[$0].isDisjoint(with: tokens[index]) }
      }
      groups = others + [same.flatMap(\.self).sorted() + [index]]
    }
    let colors = layers.reduce(into: Set<TokenID>()) { colors, layer in
      for declaration in layer.contents.declarations where declaration.type == .color {
        colors.insert(declaration.token)
      }
    }
    func hasColors(_ group: [Int]) -> Bool {
      group.contains { !tokens[$0].isDisjoint(with: colors) }
    }
    let ordered = groups.sorted { $0[0] < $1[0] }
    return (ordered.filter(hasColors) + ordered.filter { !hasColors($0) })
      .map { $0.map { themes[$0] } }
  }

  // MARK: Layers

  /// Adds the sets, those that are a source for others only below the others.
  func addLayers(
    to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    for group in groups where group.themes.count > 1 {
      _ = builder.axis(named: group.axis, contexts: group.themes.map { context(of: $0, in: group) })
    }
    for status in [Status.source, .enabled] {
      for layer in layers { add(layer, where: status, to: &builder, &diagnostics) }
    }
  }

  private func context(of theme: Theme, in group: Group) -> String {
    Self.isAboutScheme(group.themes) ? theme.name.lowercased() : theme.name
  }

  /// A layer for each theme; one for all if the set is always in force.
  private func add(
    _ layer: StudioLayer, where status: Status, to builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    let places = groups.map { group in
      (group: group, themes: group.themes.filter { $0.statuses[layer.name] == status })
    }
    if places.contains(where: { $0.themes.count == $0.group.themes.count }) {
      return layer.add(under: [], to: &builder, &diagnostics)
    }
    for (group, themes) in places {
      for theme in themes {
        let condition = builder.condition(
          axis: group.axis, context: context(of: theme, in: group))
        layer.add(under: [condition], to: &builder, &diagnostics)
      }
    }
  }
}

extension Array {
  /// The elements that satisfy a condition, and the others.
  fileprivate func separated(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
