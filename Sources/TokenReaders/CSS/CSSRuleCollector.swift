import SourceText
import StyleSheets

/// Walks the rules of a style sheet and collects the custom properties of the root element, and
/// those under conditions or selectors that are not modelled. Reports what is not read, once for
/// each outermost rule.
struct CSSRuleCollector {
  /// How deep rules may nest.
  static let depthLimit = 32

  /// The surroundings of a block.
  struct Surroundings {
    /// The rule around; nil outside rules.
    var rule: CSSParentRule?
    /// The elements of the rule around; nil outside rules.
    var selectors: [CSSSelector]? { rule?.selectors }
    /// The conditions of the conditional rules around: one of them must be true.
    var conditions = [CSSCondition()]
    var layer = CSSLayer()
    var label = ""
    var depth = 0
    /// Whether the selectors within are something else, as in `@keyframes`.
    var hasFixedSelectors = false
    var isTailwindTheme = false
    var isInline = false
    /// Whether the contents have been reported.
    var isReported = false
    /// The rule around that CSS does not know, as a policy names it.
    var unknownRule: String?
    /// The paths of the style sheets that import this one, and its own.
    var files: [String] = []

    func labelled(_ more: String) -> String {
      let text = label.isEmpty ? more : "\(label) \(more)"
      return text.count <= 120 ? text : text.prefix(119) + "…"
    }
  }

  let questions: CSSQuestions
  /// The style sheets that those of the source import.
  let sheets: CSSLoadedSheets
  var ruleSets: [CSSRuleSet] = []
  /// The imports and the like that could not be read: any custom property may stand in them.
  var unread: [(name: String, span: SourceSpan)] = []
  /// The properties that are registered as not inherited.
  var lonely: Set<String> = []
  /// The properties that are registered with a value that may have no effect.
  var unreadInitials: Set<String> = []
  var layers = CSSLayerOrder()
  /// Whether the theme of Tailwind is imported.
  var importsTailwind = false
  /// The beginnings of the colors that the style sheets take out of the theme of Tailwind.
  var emptied: [Substring] = []
  /// The media queries that the style sheets name.
  var customMedia = CSSCustomMedia()
  /// The variants of Tailwind that the style sheets define.
  var variants = CSSVariants()
  /// The rules of other elements in the file that is being read.
  private var skipped = CSSSkippedRules()

  init(_ questions: CSSQuestions, _ sheets: CSSLoadedSheets = CSSLoadedSheets()) {
    self.questions = questions
    self.sheets = sheets
  }

  mutating func collect(_ document: CSSDocument, _ diagnostics: inout DiagnosticList) {
    var around = Surroundings()
    around.files = [document.file.path]
    collect(document, around, &diagnostics)
    reportUnsettledLayers(in: document.file, &diagnostics)
  }

  func reportUnsettledLayers(in file: SourceFile, _ diagnostics: inout DiagnosticList) {
    guard let name = layers.unsettled else { return }
    diagnostics.error(
      "the order of the layer '\(name)' depends on a condition; name the layers in one '@layer' "
        + "statement before all others",
      at: SourceSpan(file: file, range: 0..<1))
  }

  /// Reads a style sheet that may be inside others.
  mutating func collect(
    _ document: CSSDocument, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    let outer = skipped
    skipped = CSSSkippedRules()
    variants.note(document.root)
    walk(document.root, around, &diagnostics)
    skipped.report(&diagnostics)
    skipped = outer
  }

  /// Reads the items of a block in their order: declarations after a nested rule come after it.
  private mutating func walk(
    _ block: CSSBlock, _ surroundings: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    var around = surroundings
    var declarations: [CSSDeclaration] = []
    var preamble = CSSPreamble()
    var strayName: CSSDeclaration?
    func flush(_ collector: inout CSSRuleCollector) {
      if let selectors = around.selectors {
        collector.add(declarations, of: selectors, around)
      } else {
        strayName = strayName ?? declarations.first(where: \.isCustom)
      }
      declarations = []
    }
    for item in block.items {
      switch item {
      case .declaration(let declaration): declarations.append(declaration)
      case .rule(let rule):
        flush(&self)
        if around.depth > 0 || preamble.isOver, isOfNothing(rule, around) { continue }
        guard let around = afterSemicolon(rule.followsSemicolon, rule.block, around) else {
          continue
        }
        preamble.note(isCertain: read(rule.prelude, rule.block, around, &diagnostics))
      case .atRule(let rule) where rule.name == "import" && rule.block == nil:
        readImport(rule, around, after: preamble, &diagnostics)
        preamble.note(rule)
      case .atRule(let rule)
      where rule.name == "namespace" && rule.block == nil && around.depth == 0
        && preamble.takesNamespaces:
        readNamespace(rule, &around, &diagnostics)
        preamble.note(rule)
      case .atRule(let rule):
        flush(&self)
        preamble.note(rule)
        guard let around = afterSemicolon(rule.followsSemicolon, rule.block, around) else {
          continue
        }
        read(rule, around, &diagnostics)
      case .madeProperty(let tokens): noteMade(tokens, around, &diagnostics)
      case .stray(let tokens):
        diagnostics.error("found the end of the file where '{' was expected", at: tokens.span)
      }
    }
    flush(&self)
    if let strayName, !around.isReported {
      diagnostics.warning(
        "not read: '\(strayName.name)' is in no rule", at: strayName.nameSpan)
    }
  }

  /// The surroundings of a rule after a stray semicolon in a conditional rule: some browsers read
  /// the rule, others do not. Nil if it is ignored.
  private func afterSemicolon(
    _ followsSemicolon: Bool, _ block: CSSBlock?, _ around: Surroundings
  ) -> Surroundings? {
    guard followsSemicolon, around.selectors == nil, let block,
      CSSSkippedRules.countOfProperties(in: block) > 0
    else { return around }
    guard
      let both = CSSCondition.product(
        around.conditions, questions.ask(CSSQuestions.afterSemicolon).yes)
    else { return nil }
    var inside = around
    inside.conditions = both
    return both.isEmpty ? nil : inside
  }

  /// Adds declarations; the last of each property counts, unless an earlier one is important.
  private mutating func add(
    _ declarations: [CSSDeclaration], of selectors: [CSSSelector], _ around: Surroundings
  ) {
    // The winners by the number of the name.
    var names = TextTable()
    var winners: [Int] = []
    for (index, declaration) in declarations.enumerated() {
      guard declaration.isCustom || CSSColorScheme(of: declaration) != nil else { continue }
      // No browser takes a value with a '!' that marks nothing as important.
      if declaration.value.hasMark { continue }
      if around.isTailwindTheme, declaration.isAliasOfItself { continue }
      let name = names.add(declaration.name)
      if name == winners.count {
        winners.append(index)
      } else if declaration.isImportant || !declarations[winners[name]].isImportant {
        winners[name] = index
      }
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
        declarations: winners.count == declarations.count
          ? declarations : winners.sorted().map { declarations[$0] },
        isInline: around.isInline))
  }

  // MARK: Rules

  /// Reads the selectors and the block of a rule; returns whether the selectors are certainly valid.
  @discardableResult
  mutating func read(
    _ prelude: CSSTokens, _ block: CSSBlock, _ around: Surroundings,
    _ diagnostics: inout DiagnosticList
  ) -> Bool {
    var inside = around
    guard !around.hasFixedSelectors else {
      descend(into: block, inside, at: prelude.span, &diagnostics)
      return false
    }
    let list = CSSSelectorList(prelude, in: around.rule, questions)
    if let limit = list.limit {
      diagnostics.error(limit, at: prelude.span)
      return false
    }
    let names = CSSSkippedRules.short(prelude.source)
    if list.cannotBeAudited, CSSSkippedRules.countOfProperties(in: block) > 0 {
      diagnostics.error(
        "'\(list.text)' cannot be audited: not every browser accepts it as a selector; ignore it",
        at: prelude.span)
    }
    for name in list.openAudits {
      diagnostics.error(
        "'\(name)' cannot be audited: it may be the root element or any other; ignore it",
        at: prelude.span)
    }
    if !around.isReported {
      if !list.isRead {
        if list.isAsked || list.isNothing {
          skipped.add(prelude, block, because: list.reasons.first)
        }
        inside.isReported = true
      } else if !list.reasons.isEmpty, CSSSkippedRules.countOfProperties(in: block) > 0 {
        diagnostics.warning(
          "some of the selectors '\(names)' are not read: " + list.reasons.joined(separator: ", "),
          at: prelude.span)
      }
    }
    inside.rule = CSSParentRule(
      list.selectors, text: list.text, list.written, in: around.rule)
    inside.label = around.labelled(names)
    descend(into: block, inside, at: prelude.span, &diagnostics)
    return list.isValid
  }

  mutating func descend(
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
}

extension CSSDeclaration {
  fileprivate var isAliasOfItself: Bool {
    guard let only = value.only, value[only].kind == .function, value.text(at: only) == "var",
      let argument = value.group(at: only).trimmed.only
    else { return false }
    return value.text(at: argument) == name
  }
}

extension CSSTokens {
  /// Whether a `!` or `;` stands where no browser takes one: outside brackets, or in the fallback of
  /// `var()`, which is checked at once wherever it stands. [CSS Syntax 3, declaration-value]
  fileprivate var hasMark: Bool {
    var open: [(end: Int, isFallback: Bool)] = []
    for index in range {
      while let last = open.last, index >= last.end { open.removeLast() }
      let token = self[index]
      if open.last?.isFallback ?? true,
        token.kind == .semicolon || token.kind == .delimiter && text(at: index) == "!"
      {
        return true
      }
      if token.opensGroup {
        let isFallback =
          token.kind == .function && ["var", "env"].contains(text(at: index).lowercased())
        open.append((self.index(after: index), isFallback))
      }
    }
    return false
  }
}
