import SourceText
import StyleSheets

/// What style sheets for Tailwind 4 and daisyUI 5 add to CSS.
extension CSSRuleCollector {
  /// Reads `@variant dark { … }`: the rule around under another condition.
  mutating func readVariant(
    _ rule: CSSAtRule, _ block: CSSBlock, _ around: Surroundings,
    _ diagnostics: inout DiagnosticList
  ) {
    var inside = around
    switch variants.meaning(of: rule.prelude.line) {
    case .selectors(let selectors): read(selectors, block, around, &diagnostics)
    case .condition(let truth):
      guard let both = CSSCondition.product(around.conditions, truth.yes) else {
        diagnostics.error(
          "'@variant \(rule.prelude.line)' makes too many combinations; expected fewer",
          at: rule.span)
        return
      }
      inside.conditions = both
      descend(into: block, inside, at: rule.span, &diagnostics)
    case .unknown: break
    }
  }

  /// Reads `@plugin "daisyui/theme" { name: x; default: true; … }`, which becomes `[data-theme=x]`, and
  /// the root where no theme is chosen.
  mutating func readDaisyUITheme(
    _ rule: CSSAtRule, _ block: CSSBlock, _ around: Surroundings,
    _ diagnostics: inout DiagnosticList
  ) {
    var words: [String: String] = [:]
    for case .declaration(let declaration) in block.items where !declaration.isCustom {
      guard let only = declaration.value.only else { continue }
      words[declaration.name] = declaration.value.text(at: only)
    }
    guard let name = words["name"], !name.isEmpty else {
      diagnostics.error(
        "the theme has no name; expected, for example, 'name: \"dark\"'", at: rule.span)
      return
    }
    let attribute = CSSSwitch.themeAttribute("data-theme")
    let isUnset = CSSCondition(attribute, .only([CSSContexts.unset]))
    var inside = around
    var selectors = [
      CSSSelector(
        conditions: [CSSCondition(attribute, .only([name]))],
        specificity: CSSSpecificity(classes: 1))
    ]
    if words["default"] == "true" {
      selectors.append(
        CSSSelector(conditions: [CSSCondition()], specificity: CSSSpecificity()))
    }
    if words["prefersdark"] == "true" {
      let condition = isUnset.and(CSSCondition(.systemScheme, .only(["dark"])))
      // ':root:not([data-theme])'.
      selectors.append(
        CSSSelector(conditions: [condition], specificity: CSSSpecificity(classes: 2)))
    }
    inside.rule = CSSParentRule(selectors, text: "[data-theme=\(name)]")
    inside.label = around.labelled("theme \(name)")
    inside.layer = layers.layer(named: ["base"], in: around.layer, under: around.conditions)
    descend(into: block, inside, at: rule.span, &diagnostics)
  }

  /// Reads `@plugin "daisyui" { themes: … }`: its own themes stand in another file.
  mutating func readDaisyUI(
    _ rule: CSSAtRule, _ block: CSSBlock?, _ diagnostics: inout DiagnosticList
  ) {
    var names = ["light", "dark"]
    for case .declaration(let declaration) in block?.items.map(\.self) ?? []
    where declaration.name == "themes" {
      names = declaration.value.split(at: .comma).compactMap { part in
        part.parts.first.map { part.text(at: $0) }
      }
    }
    names.removeAll { $0 == "false" }
    guard !names.isEmpty else { return }
    let name = "@plugin \(rule.prelude.line)"
    switch questions.choice(for: name) {
    case .ignore: break
    case .audit:
      diagnostics.error(
        "'\(name)' cannot be audited: the themes are not here; name a copy of them as a source, and "
          + "ignore the plugin", at: rule.span)
    case nil, .context:
      diagnostics.warning(
        "the themes \(names.joined(separator: ", ")) of '\(name)' are not read: name the file that "
          + "declares them as a source, or ignore the plugin", at: rule.span)
      unread.append((name, rule.span))
    }
  }
}

extension CSSVariants {
  /// Whether a variant is read: it is known, and in a rule.
  func isKnown(_ rule: CSSAtRule, _ around: CSSRuleCollector.Surroundings) -> Bool {
    if case .unknown = meaning(of: rule.prelude.line) { return false }
    return around.selectors != nil && !around.hasFixedSelectors
  }
}

extension CSSTokens {
  /// The module that `@plugin` names; nil for anything else.
  private var module: String? {
    guard let only, self[only].kind == .string else { return nil }
    return text(at: only)
  }

  /// Whether a plugin is daisyUI's, by its package or as a file.
  var isDaisyUI: Bool {
    module.map { $0 == "daisyui" || $0.hasSuffix("/daisyui.js") || $0.hasSuffix("/daisyui.mjs") }
      ?? false
  }

  /// Whether a plugin is the one for themes of daisyUI.
  var isDaisyUITheme: Bool {
    module.map {
      $0 == "daisyui/theme" || $0.hasSuffix("/daisyui-theme.js")
        || $0.hasSuffix("/daisyui-theme.mjs")
    } ?? false
  }
}

extension CSSRuleCollector {
  /// The colors of the theme of Tailwind that are used, and neither set nor taken out of it.
  var colorsOfTailwind: Set<String> {
    let declarations = ruleSets.lazy.flatMap(\.declarations)
    let used = Set(declarations.flatMap(\.value.variables))
    return used.intersection(TailwindPalette.values.keys).subtracting(declarations.map(\.name))
      .filter { name in !emptied.contains { name.hasPrefix($0) } }
  }
}
