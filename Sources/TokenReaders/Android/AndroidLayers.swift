import DesignTokens
import SourceText

/// Turns the resources of a source into layers.
struct AndroidLayers {
  let name: String
  let colors: [AndroidColor]
  let styles: AndroidStyles
  private let colorNames: Set<String>

  init(named name: String, colors: [AndroidColor], styles: AndroidStyles) {
    self.name = name
    self.colors = colors
    self.styles = styles
    colorNames = Set(colors.map(\.name))
  }

  /// Adds the axes that are used, and the layers, the weakest first.
  func add(to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    let distinct = styles.names.filter(styles.isDistinct)
    let all =
      colors.map(\.qualifiers) + distinct.flatMap { styles.byName[$0] ?? [] }.map(\.qualifiers)
    guard
      let configurations = AndroidConfigurations(all, named: name, &builder, &diagnostics)
    else { return }
    addColors(configurations, to: &builder)
    addStyles(distinct, configurations, to: &builder, &diagnostics)
  }

  // MARK: Colors

  private func addColors(
    _ configurations: AndroidConfigurations, to builder: inout TokenCatalogBuilder
  ) {
    let groups = Dictionary(grouping: colors, by: \.qualifiers)
    let order = groups.keys.sorted { first, second in
      first.rank == second.rank
        ? first.others.lexicographicallyPrecedes(second.others)
          || (first.others == second.others && first.isNight == false && second.isNight == true)
        : first.rank.lexicographicallyPrecedes(second.rank)
    }
    for qualifiers in order {
      let group = groups[qualifiers] ?? []
      if let open = configurations.undecided(qualifiers) {
        for color in group {
          builder.hide(
            builder.id(for: color.name), under: AndroidConfigurations.condition(open),
            at: color.value.span)
        }
      }
      var contents = LayerContents()
      for color in group {
        let value = value(color.value, &builder) { attribute in
          .unreadable(
            "'?\(attribute)' depends on the theme that the app applies; name the attribute of a style"
          )
        }
        contents.declarations.append(
          TokenDeclaration(token: builder.id(for: color.name), type: .color, value: value))
      }
      if qualifiers.isPlain {
        builder.addLayer(named: name, conditions: [], contents: contents)
        continue
      }
      var seen: Set<Set<TokenLayer.Condition>> = []
      for device in configurations.devices where configurations.fits(qualifiers, device) {
        guard seen.insert(Set(device.conditions)).inserted else { continue }
        builder.addLayer(named: name, conditions: device.conditions, contents: contents)
      }
    }
  }

  // MARK: Styles

  private func addStyles(
    _ distinct: [String], _ configurations: AndroidConfigurations,
    to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    guard !distinct.isEmpty else { return }
    let qualified = Set(
      styles.byName.filter { $0.value.contains { !$0.qualifiers.isPlain } }.map(\.key))
    let varying = styles.heirs(of: qualified)
    hide(distinct, configurations, in: &builder)
    for (index, device) in configurations.devices.enumerated() {
      let pick = { (styles: [AndroidStyle]) in
        configurations.best(styles, on: device, \.qualifiers)
      }
      let items = styles.resolved(pick, &diagnostics)
      var everywhere = LayerContents()
      var here = LayerContents()
      for style in distinct {
        guard let own = items[style], index == 0 || varying.contains(style) else { continue }
        let declarations = declarations(of: style, own, styles.isTheme(style, pick), &builder)
        if varying.contains(style) {
          here.declarations += declarations
        } else {
          everywhere.declarations += declarations
        }
      }
      for (contents, conditions) in [(everywhere, []), (here, device.conditions)]
      where !contents.declarations.isEmpty {
        builder.addLayer(named: name, conditions: conditions, contents: contents)
      }
    }
  }

  private func declarations(
    of style: String, _ items: AndroidStyles.Items, _ isTheme: Bool,
    _ builder: inout TokenCatalogBuilder
  ) -> [TokenDeclaration] {
    let own = Set((styles.byName[style] ?? []).flatMap(\.items).map(\.value.span.range))
    return items.sorted { $0.key < $1.key }.compactMap { name, value in
      guard styles.mayBeColor(name, value) else { return nil }
      let content = self.value(value, &builder) { attribute in
        guard isTheme, let target = items[attribute], styles.mayBeColor(attribute, target) else {
          return .unreadable(
            "'?\(attribute)' depends on the theme that the app applies, and '\(style)' does not give it"
          )
        }
        return .resource("\(style).\(attribute)")
      }
      return TokenDeclaration(
        token: builder.id(for: "\(style).\(name)"), type: .color, value: content,
        notes: TokenNotes(isInherited: !own.contains(value.span.range)))
    }
  }

  /// Hides what another definition would change under a qualifier that nobody decided.
  private func hide(
    _ distinct: [String], _ configurations: AndroidConfigurations,
    in builder: inout TokenCatalogBuilder
  ) {
    var roots: [String: (style: AndroidStyle, names: Set<String>)] = [:]
    for style in distinct.flatMap({ styles.byName[$0] ?? [] }) {
      guard let open = configurations.undecided(style.qualifiers) else { continue }
      roots[open, default: (style, [])].names.insert(style.name)
    }
    for (open, root) in roots.sorted(by: { $0.key < $1.key }) {
      let heirs = styles.heirs(of: root.names)
      for name in distinct where heirs.contains(name) {
        // Whatever it inherits may differ too.
        for item in colorItems(of: name) {
          builder.hide(
            builder.id(for: "\(name).\(item)"), under: AndroidConfigurations.condition(open),
            at: root.style.span)
        }
      }
    }
  }

  /// The names of the colors that a style has by any of its definitions and what these inherit.
  private func colorItems(of name: String) -> [String] {
    var found: Set<String> = []
    var seen: Set<String> = [name]
    var rest = [name]
    while let current = rest.popLast() {
      for style in styles.byName[current] ?? [] {
        found.formUnion(style.items.filter(styles.mayBeColor).map(\.name))
        if let parent = style.parent, seen.insert(parent).inserted { rest.append(parent) }
      }
    }
    return found.sorted()
  }

  // MARK: Values

  private func value(
    _ value: AndroidValue, _ builder: inout TokenCatalogBuilder,
    attribute: (String) -> AndroidValue.Content
  ) -> TokenValue {
    switch value.content {
    case .literal(let literal): return TokenValue(.color(literal), at: value.span)
    case .unreadable(let reason): return TokenValue(.unreadable(reason), at: value.span)
    case .other: return TokenValue(.unreadable("it is not a color"), at: value.span)
    case .attribute(let name):
      switch attribute(name) {
      case .resource(let target):
        return TokenValue(
          .reference(TokenReference(target: builder.id(for: target))), at: value.span)
      case let content:
        return self.value(AndroidValue(content, at: value.span), &builder) { _ in
          .unreadable("it is not a color")
        }
      }
    case .resource(let target):
      let reference = TokenReference(target: builder.id(for: target))
      // What no source has is of a library: only what needs it fails.
      return colorNames.contains(target)
        ? TokenValue(.reference(reference), at: value.span)
        : TokenValue(.variable(reference, fallback: nil), at: value.span)
    case .faded(let content, let amount):
      let base = self.value(
        AndroidValue(content, at: value.span), &builder, attribute: attribute)
      let step = ColorModification(
        kind: .opacity, amount: TokenValue(.number(amount), at: value.span), space: .srgb,
        color: nil)
      return TokenValue(.modified(base, step), at: value.span)
    }
  }
}
