import ColorMath
import DesignTokens
import SourceText
import StyleSheets

/// Sorts the rules of style sheets and adds each as a layer. [CSS Cascade 5, 6.1]
struct CSSCascade {
  /// A rule in one of its branches, or the part of it that has one weight.
  struct Entry {
    let label: String
    var condition: CSSCondition
    let rank: CSSRuleSet.Rank
    let isImportant: Bool
    let declarations: [CSSDeclaration]
    /// Whether the names stand for their values wherever they are used.
    let isInline: Bool
    /// The index of the file of a folder that led here.
    let sheet: Int
    /// Whether it is of the body, by its selector or by that of another rule with its class.
    var isOnBody = false
    /// The place in the source.
    var order = 0
    /// The place in the order of the cascade where classes that choose schemes and themes are on the root
    /// itself.
    var place = 0

    /// Whether the entry comes before one that stands later in the source.
    func precedes(_ later: Entry) -> Bool {
      if rank.isInitial != later.rank.isInitial { return rank.isInitial }
      // What an element declares itself wins over what it inherits from the root.
      let (own, other) = (condition.isOfElement, later.condition.isOfElement)
      return own == other ? isWeaker(than: later) : other
    }

    /// Whether the entry comes before another one of the same element that stands later in the source.
    func isWeaker(than later: Entry) -> Bool {
      weight < later.weight
    }

    private var weight: CSSWeight {
      CSSWeight(isImportant: isImportant, layer: rank.layer, specificity: rank.specificity)
    }
  }

  /// The condition that `light-dark()` uses the scheme if no rule says so.
  private static let usesSchemes = "color-scheme: light dark"

  let entries: [Entry]
  /// The properties that are circular through a part of `light-dark()`, used or not.
  private var circular: Set<String> = []
  private let lonely: Set<String>
  /// The properties of the class that stands for the root; none without one.
  let base: Set<String>
  /// The properties that are registered with a value that may have no effect.
  private let unreadInitials: Set<String>
  /// The conditions that can only be ignored.
  let unaudited: Set<String>
  /// The switches that are on the root and nowhere else.
  let onRoot: Set<CSSSwitch>
  /// The switches that rules put on the body.
  let onBody: Set<CSSSwitch>
  private let channels: CSSChannels

  /// Sorts rules; `lonely` are the properties that other elements do not inherit from the root,
  /// `unaudited` the conditions that can only be ignored, `onRoot` the switches that are on the root, `onBody`
  /// those that are on the body.
  init(
    _ ruleSets: [CSSRuleSet], lonely: Set<String> = [], unreadInitials: Set<String> = [],
    unaudited: Set<String> = [], onRoot: Set<CSSSwitch> = [], onBody: Set<CSSSwitch> = [],
    base: Set<String> = [],
    channels: CSSColorFunction? = nil
  ) {
    self.lonely = lonely
    self.base = base
    self.unreadInitials = unreadInitials
    self.unaudited = unaudited
    // What rules put on the root and on the body may be on either.
    self.onRoot = onRoot.subtracting(onBody)
    self.onBody = onBody
    // A style sheet that names only the host belongs to a shadow root.
    let isShadow = ruleSets.allSatisfy { $0.branches.allSatisfy { $0.condition.isOfHost } }
    var entries: [Entry] = []
    for ruleSet in ruleSets {
      // Shared, not copied, where nothing is important: there may be very many.
      let important = ruleSet.declarations.filter(\.isImportant)
      let others =
        important.isEmpty
        ? ruleSet.declarations : ruleSet.declarations.filter { !$0.isImportant }
      let weights = [(false, others), (true, important)]
      for (isImportant, declarations) in weights where !declarations.isEmpty {
        for (condition, rank) in ruleSet.branches {
          entries.append(
            Entry(
              label: ruleSet.label,
              condition: isShadow ? condition.without([.element(":host")]) : condition, rank: rank,
              isImportant: isImportant, declarations: declarations, isInline: ruleSet.isInline,
              sheet: ruleSet.sheet))
        }
      }
    }
    for order in entries.indices { entries[order].order = order }
    self.entries = Self.withThemesBelowRoot(
      Self.sorted(entries, onBody: onBody.subtracting(onRoot)), except: self.onRoot)
    self.channels = CSSChannels(of: self.entries, stated: channels)
    circular = findCircles()
  }

  /// Puts entries into the order of the cascade: those of the root, of the body, and of other elements.
  private static func sorted(_ entries: [Entry], onBody: Set<CSSSwitch>) -> [Entry] {
    // A stable order: among equals the later in the source wins.
    var sorted = entries.sorted { first, second in
      if first.precedes(second) { return true }
      if second.precedes(first) { return false }
      return first.order < second.order
    }
    for index in sorted.indices {
      sorted[index].isOnBody =
        sorted[index].condition.isOfBody
        || !sorted[index].condition.isOfElement
          && sorted[index].condition.choosers.contains(where: onBody.contains)
    }
    let body = sorted.filter(\.isOnBody).sorted { first, second in
      if first.isWeaker(than: second) { return true }
      if second.isWeaker(than: first) { return false }
      return first.order < second.order
    }
    if !body.isEmpty {
      sorted =
        sorted.filter { !$0.isOnBody && !$0.condition.isOfElement } + body
        + sorted.filter { !$0.isOnBody && $0.condition.isOfElement }
    }
    for place in sorted.indices { sorted[place].place = place }
    return sorted
  }

  /// Aliases are replaced in both parts of `light-dark()` before one is chosen.
  private func findCircles() -> Set<String> {
    var targets: [String: Set<String>] = [:]
    var starts: Set<String> = []
    for declaration in entries.lazy.flatMap(\.declarations) where declaration.isCustom {
      let names = declaration.value.variables
      guard !names.isEmpty else { continue }
      targets[declaration.name, default: []].formUnion(names)
      if declaration.dependsOnScheme { starts.insert(declaration.name) }
    }
    return starts.filter { start in
      var seen: Set<String> = []
      var rest = Array(targets[start] ?? [])
      while let name = rest.popLast() {
        if name == start { return true }
        if seen.insert(name).inserted { rest += targets[name] ?? [] }
      }
      return false
    }
  }

  /// Whether any property holds components without a function.
  var hasChannels: Bool {
    entries.contains { entry in
      entry.declarations.contains { declaration in
        declaration.isCustom
          && channels.reading(
            of: declaration.name,
            TokenValue(.string(declaration.value.plain), at: declaration.value.span)) != nil
      }
    }
  }

  func add(
    to builder: inout TokenCatalogBuilder, named name: String, _ diagnostics: inout DiagnosticList
  ) {
    var undecided: [String?] = []
    var ignored: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      let questions = entry.condition.questions
      let choices = questions.map { builder.choice(for: $0) }
      if choices.contains(.ignore) { ignored.insert(index) }
      undecided.append(choices.firstIndex(of: nil).map { questions[$0] })
    }
    let isOpen = { (index: Int) in undecided[index] == nil && !ignored.contains(index) }
    var visible = entries.indices.filter(isOpen).map { entries[$0] }
    let audited = Set(visible.lazy.flatMap(\.condition.questions)).count
    guard audited <= CSSAxes.questionLimit else {
      diagnostics.error(
        "'\(name)' has \(audited) conditions that the policy audits; at most \(CSSAxes.questionLimit) can "
          + "be in one source: ignore those that show no judged color")
      return
    }
    let varies = visible.contains { $0.declarations.contains(where: \.dependsOnScheme) }
    var axes = CSSAxes(of: visible.map(\.condition), hasScheme: varies)
    if let axis = axes.crowdedAxis {
      diagnostics.error(
        "'\(name)' has more than \(CSSAxes.themeLimit) contexts of '\(axis)'; expected fewer in one source"
      )
      return
    }
    let isScheme = { (declaration: CSSDeclaration) in CSSColorScheme(of: declaration) != nil }
    let saysScheme = entries.contains { $0.declarations.contains(where: isScheme) }
    var schemeChoice: CSSUsedSchemes.Unsaid?
    if varies, !saysScheme {
      switch builder.choice(for: Self.usesSchemes) {
      case .audit:
        axes.add(question: Self.usesSchemes)
        schemeChoice = .axis(Self.usesSchemes)
      case .ignore: break
      case nil, .context:
        schemeChoice = .preferred
        hideVarying(visible, under: Self.usesSchemes, at: nil, &builder)
      }
    }
    axes = hideUnseen(
      &visible, of: axes, varies: varies, isPreferred: schemeChoice != nil, named: name, &builder,
      &diagnostics)
    hideBelowRoot(visible, &builder, &diagnostics)
    hideInheritedByBody(visible, &builder, &diagnostics)
    axes.add(to: &builder)
    hide(undecided, ignored: ignored, visible, &builder)
    reportInherited(visible, &diagnostics)
    guard
      let schemes = CSSUsedSchemes(
        visible, axes: axes, unsaid: varies && !saysScheme ? schemeChoice : nil)
    else {
      diagnostics.error(
        "'color-scheme' depends on too many conditions; expected fewer in '\(name)'")
      return
    }
    let doubtful = CSSDoubtfulProperties(of: varies ? entries : [], beside: builder)
    for entry in visible {
      let contexts = axes.contexts(of: entry.condition)
      if contexts.isEmpty { hideContradiction(entry, of: axes, &builder, &diagnostics) }
      let isMixed = entry.declarations.contains { !$0.isCustom }
      let tokens = isMixed ? entry.declarations.filter(\.isCustom) : entry.declarations
      let plain = varies ? tokens.filter { !$0.dependsOnScheme } : tokens
      let varying = varies ? tokens.filter(\.dependsOnScheme) : []
      add(
        plain, of: entry, in: contexts, scheme: "light", named: name, doubtful, &builder,
        &diagnostics)
      for (scheme, chosen) in varying.isEmpty ? [] : schemes.contexts(within: contexts) {
        add(
          varying, of: entry, in: chosen, scheme: scheme, isOnly: schemes.isOne, named: name,
          doubtful, &builder, &diagnostics)
      }
    }
  }

  /// Whether an entry can be of no other element than the root.
  private func isOfRoot(_ entry: Entry) -> Bool {
    !entry.isOnBody && !entry.condition.isOfElement
      && entry.condition.choosers.allSatisfy(onRoot.contains)
  }

  /// Adds declarations as a layer for each list of contexts, read once.
  private func add(
    _ declarations: [CSSDeclaration], of entry: Entry, in contexts: [[CSSAxes.Context]],
    scheme: String, isOnly: Bool = false, named label: String,
    _ doubtful: CSSDoubtfulProperties, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    guard !declarations.isEmpty, !contexts.isEmpty else { return }
    var contents = LayerContents()
    contents.declarations.reserveCapacity(declarations.count)
    for declaration in declarations {
      let name = declaration.name
      var reader = CSSValueReader(
        scheme: scheme, isOnly: isOnly, isOfRoot: isOfRoot(entry), doubtful: doubtful)
      var value = reader.read(declaration.value, &builder, &diagnostics)
      if let reading = channels.reading(of: name, value.value) {
        value = reading
        if let problem = channels.contradiction(to: name) {
          diagnostics.error(problem, at: declaration.value.span)
        }
      }
      if circular.contains(name), declaration.dependsOnScheme {
        value.value = TokenValue(
          .unreadable("the aliases in light-dark() are circular"),
          at: declaration.value.span)
      }
      if lonely.contains(name), !entry.rank.isInitial {
        value.value = TokenValue(
          .unreadable(
            "'\(name)' is registered, and elements do not inherit it from the root"),
          at: declaration.value.span)
      }
      if unreadInitials.contains(name), entry.rank.isInitial {
        value.value = TokenValue(
          .unreadable("the initial value of '\(name)' is not read"),
          at: declaration.value.span)
      }
      contents.declarations.append(
        TokenDeclaration(
          token: builder.id(for: CSSReader.tokenName(of: name)), type: value.type,
          value: value.value))
    }
    for list in contexts {
      builder.addLayer(
        named: "\(label), \(entry.label)",
        conditions: list.map { builder.condition(axis: $0.axis, context: $0.context) },
        contents: contents)
    }
  }
}

extension CSSCondition {
  /// The conditions that are not modelled, sorted.
  var questions: [String] { settings.keys.compactMap(\.question).sorted() }

  /// Those of other elements.
  var elements: [String] {
    settings.keys.compactMap { if case .element(let name) = $0 { name } else { nil } }
  }
}

extension CSSDeclaration {
  /// Whether `light-dark()` stands in the value of a custom property.
  var dependsOnScheme: Bool { isCustom && CSSValueReader.dependsOnScheme(value) }
}

extension CSSTokens {
  /// The custom properties that are named in `var()`.
  var variables: [String] {
    range.compactMap { index in
      guard self[index].kind == .function, text(at: index).lowercased() == "var" else { return nil }
      let argument = group(at: index).trimmed
      return argument.range.first.map { argument.text(at: $0) }
    }
  }
}
