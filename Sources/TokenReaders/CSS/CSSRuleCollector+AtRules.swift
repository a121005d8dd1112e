import SourceText
import StyleSheets

/// Reads rules that begin with `@`, with blocks and without.
extension CSSRuleCollector {
  mutating func read(
    _ rule: CSSAtRule, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    let text = "@\(rule.name) \(CSSSkippedRules.short(rule.prelude.source))"
    guard let block = rule.block else {
      readStatement(rule, around, &diagnostics)
      return
    }
    if let blocks = rule.repetitions {
      for block in blocks { descend(into: block, around, at: rule.span, &diagnostics) }
      return
    }
    var inside = around
    inside.label = around.labelled(rule.name == "layer" ? "" : text)
    switch rule.name {
    case "media", "supports":
      let truth: CSSTruth
      var reason: String?
      (truth, reason) = condition(rule, text)
      guard let both = CSSCondition.product(around.conditions, truth.yes) else {
        diagnostics.error("'\(text)' makes too many combinations; expected fewer", at: rule.span)
        return
      }
      inside.conditions = both
      if both.isEmpty, reason == nil {
        // A query by name may be 'false'.
        let isNamed = rule.prelude.range.contains { rule.prelude.text(at: $0).hasPrefix("--") }
        reason =
          rule.name != "media"
          ? "it is for browsers without it"
          : isNamed ? "it never applies on a screen" : "it is not for screens"
      }
      if let reason, !around.isReported {
        CSSSkippedRules.report(block, in: text, because: reason, at: rule.span, &diagnostics)
        inside.isReported = true
      }
      // A rule that never applies makes no layers either.
      if both.isEmpty { return }
    case "layer":
      if rule.prelude.namesReservedLayer {
        diagnostics.error(
          "'\(text)' has a reserved name, and browsers differ; rename it",
          at: rule.span)
      }
      guard let name = rule.prelude.parts.isEmpty ? [] : rule.prelude.layerName else {
        CSSSkippedRules.report(
          block, in: text, because: "it names no layer", at: rule.span, &diagnostics)
        return
      }
      guard let position = position(of: name, rule, around, &diagnostics) else { return }
      inside.layer = position
      inside.label = around.label
    case "theme" where around.selectors == nil && rule.isTailwindTheme:
      // Tailwind writes it as ':root' in the layer 'theme', but for '--x: var(--x)', which only says
      // that there is an '--x'.
      inside.rule = CSSParentRule([.root], text: ":root")
      inside.isTailwindTheme = true
      inside.isInline = rule.prelude.parts.contains { rule.prelude.isWord($0, "inline") }
      inside.layer = layers.layer(named: ["theme"], in: around.layer, under: around.conditions)
    case "variant" where variants.isKnown(rule, around):
      readVariant(rule, block, inside, &diagnostics)
      return
    case "plugin" where rule.prelude.isDaisyUITheme:
      readDaisyUITheme(rule, block, inside, &diagnostics)
      return
    case "plugin" where rule.prelude.isDaisyUI:
      readDaisyUI(rule, block, &diagnostics)
      return
    case "custom-variant": return
    case "property":
      if around.selectors == nil { addInitialValue(rule, block, around) }
      return
    case "font-face", "page", "counter-style", "font-palette-values", "font-feature-values",
      "view-transition", "color-profile":
      // Their declarations are none of elements.
      CSSSkippedRules.report(block, in: text, because: nil, at: rule.span, &diagnostics)
      return
    default:
      let name = "@\(rule.name) \(rule.prelude.line)"
      let isAsked = questions.choice(for: name) == nil
      if !around.isReported, isAsked {
        CSSSkippedRules.report(block, in: text, because: nil, at: rule.span, &diagnostics)
      }
      inside.isReported = true
      inside.unknownRule = around.unknownRule ?? name
      if rule.name == "scope" || rule.name == "keyframes" || rule.name.hasSuffix("-keyframes") {
        // They mean elements and moments that differ from rule to rule.
        questions.noteUnaudited(name)
        if questions.choice(for: name) == .audit, CSSSkippedRules.countOfProperties(in: block) > 0 {
          diagnostics.error(
            "'\(name)' cannot be audited: its rules do not all mean the same element; ignore it",
            at: rule.span)
        }
        inside.hasFixedSelectors = true
        inside.rule = CSSParentRule(
          [CSSSelector(conditions: questions.element(name), specificity: CSSSpecificity())],
          text: around.rule?.text ?? "")
      } else {
        guard
          let both = CSSCondition.product(around.conditions, questions.ask(name).yes)
        else { return }
        inside.conditions = both
      }
    }
    descend(into: block, inside, at: rule.span, &diagnostics)
  }

  /// Why a condition is not read.
  private func reason(_ unknown: String) -> String {
    unknown.hasPrefix("(--")
      ? customMedia.problem(of: String(unknown.dropFirst().dropLast()))
      : "'\(unknown)' is not a known scheme or contrast"
  }

  /// When a conditional rule applies, and the message if its condition is unknown.
  private func condition(_ rule: CSSAtRule, _ text: String) -> (CSSTruth, reason: String?) {
    var unknown: String?
    let ask = { (name: String) in
      // What a name lacks says more than its query.
      if questions.choice(for: name) == nil, unknown == nil || name.hasPrefix("(--") {
        unknown = name
      }
      return questions.ask(name)
    }
    do throws(CSSConditionReader.Unsupported) {
      let truth =
        rule.name == "media"
        ? try CSSMediaReader(ask: ask, customMedia: customMedia).read(rule.prelude)
        : try CSSSupportsReader(ask: ask).read(rule.prelude)
      return (truth, unknown.map(reason))
    } catch {
      let truth = ask("@\(rule.name) \(rule.prelude.line)")
      return (truth, unknown == nil ? nil : error.reason)
    }
  }

  /// The place of a layer; nil if its name has too many parts.
  mutating func position(
    of name: [String], _ rule: CSSAtRule, _ around: Surroundings,
    _ diagnostics: inout DiagnosticList
  ) -> CSSLayer? {
    guard around.layer.places.count + name.count <= CSSLayers.depthLimit else {
      diagnostics.error(
        "the layer's name has more than \(CSSLayers.depthLimit) parts; expected fewer",
        at: rule.span)
      return nil
    }
    return layers.layer(named: name, in: around.layer, under: around.conditions)
  }

  private mutating func readStatement(
    _ rule: CSSAtRule, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    switch rule.name {
    // In a rule of elements it is nothing.
    case "layer" where around.selectors == nil:
      if rule.prelude.split(at: .comma).contains(where: \.namesReservedLayer) {
        diagnostics.error(
          "'@layer \(CSSSkippedRules.short(rule.prelude.source))' has a reserved "
            + "name, and browsers differ; rename it",
          at: rule.span)
      }
      let names = rule.prelude.split(at: .comma).map(\.layerName)
      guard !names.contains(nil) else { return }
      for name in names { _ = position(of: name ?? [], rule, around, &diagnostics) }
    case "plugin" where rule.prelude.isDaisyUI: readDaisyUI(rule, nil, &diagnostics)
    case let name where Self.mixing.contains(name): noteMixing(rule, around, &diagnostics)
    case "use", "forward":
      diagnostics.warning(
        "'@\(rule.name) \(CSSSkippedRules.short(rule.prelude.source))' is not read: name the file as "
          + "a source of its own",
        at: rule.span)
    default: break
    }
  }
}

extension CSSAtRule {
  /// Whether the words after `@theme` change nothing about the declarations.
  fileprivate var isTailwindTheme: Bool {
    prelude.range.allSatisfy { index in
      prelude[index].kind == .space
        || ["default", "inline", "reference", "static"].contains(prelude.text(at: index))
    }
  }
}
