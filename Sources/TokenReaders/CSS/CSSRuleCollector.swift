import SourceText

/// Walks the rules of a style sheet and collects the custom properties of the root element. What
/// declares such properties in a way that is not read is reported, once for each outermost rule.
struct CSSRuleCollector {
  /// How deep rules may nest.
  static let depthLimit = 32

  /// What stands around a block.
  private struct Surroundings {
    /// The selectors of the rule around; nil outside of rules.
    var selectors: [CSSSelector]?
    /// What the conditional rules around ask for, any of it.
    var conditions = [CSSCondition()]
    var layer = CSSLayerOrder.Position()
    var label = ""
    var depth = 0
    var isTailwindTheme = false

    func labelled(_ more: String) -> String {
      let text = label.isEmpty ? more : "\(label) \(more)"
      return text.count <= 120 ? text : text.prefix(119) + "…"
    }
  }

  private(set) var ruleSets: [CSSRuleSet] = []
  private var layers = CSSLayerOrder()
  /// The rules of other elements in the file that is being read.
  private var skipped = CSSSkippedRules()

  mutating func collect(_ document: CSSDocument, _ diagnostics: inout DiagnosticList) {
    skipped = CSSSkippedRules()
    walk(document.root, Surroundings(), &diagnostics)
    skipped.report(&diagnostics)
  }

  private mutating func walk(
    _ block: CSSBlock, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    var declarations: [CSSDeclaration] = []
    for item in block.items {
      switch item {
      case .declaration(let declaration): declarations.append(declaration)
      case .rule(let rule): read(rule, around, &diagnostics)
      case .atRule(let rule): read(rule, around, &diagnostics)
      case .stray(let tokens):
        diagnostics.error("found the end of the file where '{' was expected", at: tokens.span)
      }
    }
    if let selectors = around.selectors {
      add(declarations, of: selectors, around)
    } else if let first = declarations.first(where: \.isCustom) {
      diagnostics.warning("not read: '\(first.name)' stands in no rule", at: first.nameSpan)
    }
  }

  /// Adds the declarations of a block; the last of each property counts, unless an earlier one is
  /// important.
  private mutating func add(
    _ declarations: [CSSDeclaration], of selectors: [CSSSelector], _ around: Surroundings
  ) {
    var winners: [String: Int] = [:]
    for (index, declaration) in declarations.enumerated() where declaration.isCustom {
      if around.isTailwindTheme, declaration.isAliasOfItself { continue }
      if let earlier = winners[declaration.name], declarations[earlier].isImportant,
        !declaration.isImportant
      {
        continue
      }
      winners[declaration.name] = index
    }
    guard !winners.isEmpty else { return }
    // Of selectors that match under the same condition the most specific counts.
    var specificities: [CSSCondition: CSSSpecificity] = [:]
    var order: [CSSCondition] = []
    for selector in selectors {
      for own in selector.conditions {
        for outer in around.conditions {
          let condition = own.and(outer)
          if let known = specificities[condition], known >= selector.specificity { continue }
          if specificities[condition] == nil { order.append(condition) }
          specificities[condition] = selector.specificity
        }
      }
    }
    let branches = order.map { condition in
      (
        condition: condition,
        rank: CSSRuleSet.Rank(
          layer: around.layer, specificity: specificities[condition] ?? CSSSpecificity())
      )
    }
    ruleSets.append(
      CSSRuleSet(
        label: around.label, branches: branches,
        declarations: winners.values.sorted().map { declarations[$0] }))
  }

  // MARK: Rules

  private mutating func read(
    _ rule: CSSRule, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    let names = rule.prelude.source
    var selectors: [CSSSelector] = []
    var reasons: [String] = []
    for part in rule.prelude.split(at: .comma) {
      do throws(CSSSelectorReader.Unsupported) {
        if around.selectors != nil, !part.contains("&") {
          throw .init(reason: "it names an element inside another")
        }
        selectors.append(try CSSSelectorReader(parent: around.selectors).read(part))
      } catch {
        reasons.append(error.reason)
      }
    }
    guard !selectors.isEmpty else {
      skipped.add(rule, because: reasons.first)
      return
    }
    if !reasons.isEmpty, CSSSkippedRules.countOfProperties(in: rule.block) > 0 {
      diagnostics.warning(
        "of the selectors '\(CSSSkippedRules.short(names))' some are not read: "
          + reasons.joined(separator: ", "),
        at: rule.prelude.span)
    }
    var inside = around
    inside.selectors = selectors
    inside.label = around.labelled(CSSSkippedRules.short(names))
    descend(into: rule.block, inside, at: rule.prelude.span, &diagnostics)
  }

  private mutating func descend(
    into block: CSSBlock, _ around: Surroundings, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) {
    var inside = around
    inside.depth += 1
    guard inside.depth <= Self.depthLimit else {
      diagnostics.error(
        "rules nest more than \(Self.depthLimit) levels deep; expected fewer", at: span)
      return
    }
    walk(block, inside, &diagnostics)
  }

  private mutating func read(
    _ rule: CSSAtRule, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    let text = "@\(rule.name) \(CSSSkippedRules.short(rule.prelude.source))"
    guard let block = rule.block else {
      readStatement(rule, around, &diagnostics)
      return
    }
    var inside = around
    inside.label = around.labelled(rule.name == "layer" ? "" : text)
    switch rule.name {
    case "media":
      do throws(CSSMediaReader.Unsupported) {
        let conditions = try CSSMediaReader.read(rule.prelude)
        guard let both = CSSCondition.product(around.conditions, conditions) else {
          throw .init(reason: "it makes too many combinations")
        }
        inside.conditions = both
      } catch {
        CSSSkippedRules.report(
          block, in: text, because: error.reason, at: rule.span, &diagnostics)
        return
      }
    case "supports":
      // What is asked for is taken to be supported.
      if let first = rule.prelude.range.first, rule.prelude[first].kind == .identifier,
        rule.prelude.text(at: first).lowercased() == "not"
      {
        CSSSkippedRules.report(
          block, in: text, because: "it is for browsers without it", at: rule.span, &diagnostics)
        return
      }
    case "layer":
      let name = rule.prelude.source.filter { !$0.isWhitespace }
      guard let layer = position(of: name, in: around.layer, at: rule.span, &diagnostics) else {
        return
      }
      inside.layer = layer
      inside.label = around.label
    case "theme" where around.selectors == nil && rule.isTailwindTheme:
      // Tailwind writes it as ':root' in the layer 'theme', but for '--x: var(--x)', which only says
      // that there is an '--x'.
      inside.selectors = [.root]
      inside.isTailwindTheme = true
      guard let layer = position(of: "theme", in: around.layer, at: rule.span, &diagnostics) else {
        return
      }
      inside.layer = layer
    case "property":
      addInitialValue(rule, block, around)
      return
    default:
      CSSSkippedRules.report(block, in: text, because: nil, at: rule.span, &diagnostics)
      return
    }
    descend(into: block, inside, at: rule.span, &diagnostics)
  }

  /// The position of a layer; nil for one that was reported.
  private mutating func position(
    of name: String, in outer: CSSLayerOrder.Position, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) -> CSSLayerOrder.Position? {
    let position = layers.position(of: name, in: outer)
    if position == nil {
      diagnostics.error(
        "layers nest more than \(CSSLayerOrder.depthLimit) levels deep; expected fewer", at: span)
    }
    return position
  }

  private mutating func readStatement(
    _ rule: CSSAtRule, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    switch rule.name {
    case "layer":
      for name in rule.prelude.split(at: .comma) {
        _ = position(
          of: name.source.filter { !$0.isWhitespace }, in: around.layer, at: rule.span, &diagnostics
        )
      }
    case "import", "use", "forward":
      diagnostics.warning(
        "'@\(rule.name) \(CSSSkippedRules.short(rule.prelude.source))' is not read: name the file as "
          + "a source of its own",
        at: rule.span)
    default: break
    }
  }

  /// `@property --x { initial-value: … }` says what a property is where nothing declares it.
  private mutating func addInitialValue(
    _ rule: CSSAtRule, _ block: CSSBlock, _ around: Surroundings
  ) {
    guard let name = rule.prelude.only, rule.prelude.text(at: name).hasPrefix("--") else { return }
    for case .declaration(let declaration) in block.items where declaration.name == "initial-value"
    {
      let rank = CSSRuleSet.Rank(
        layer: around.layer, specificity: CSSSpecificity(), isInitial: true)
      let property = declaration.renamed(rule.prelude.text(at: name))
      ruleSets.append(
        CSSRuleSet(
          label: around.labelled("@property"), branches: around.conditions.map { ($0, rank) },
          declarations: [property]))
    }
  }
}

extension CSSDeclaration {
  var isCustom: Bool { name.hasPrefix("--") }

  fileprivate var isAliasOfItself: Bool {
    guard let only = value.only, value[only].kind == .function, value.text(at: only) == "var",
      let argument = value.group(at: only).trimmed.only
    else { return false }
    return value.text(at: argument) == name
  }
}

extension CSSAtRule {
  /// Whether the words after `@theme` change nothing about what is declared.
  fileprivate var isTailwindTheme: Bool {
    prelude.range.allSatisfy { index in
      prelude[index].kind == .space
        || ["default", "inline", "reference", "static"].contains(prelude.text(at: index))
    }
  }
}

extension CSSTokens {
  /// Whether a character stands in the run, in groups too.
  fileprivate func contains(_ character: String) -> Bool {
    range.contains { self[$0].kind == .delimiter && text(at: $0) == character }
  }
}
