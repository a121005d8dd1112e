import DesignTokens
import SourceText

/// Puts the rules of style sheets into their order and adds each as a layer. [CSS Cascade 5, 6.1]
struct CSSCascade {
  /// A rule in one of its branches, or the part of it that has one weight.
  struct Entry {
    let label: String
    let condition: CSSCondition
    let rank: CSSRuleSet.Rank
    let isImportant: Bool
    let declarations: [CSSDeclaration]

    /// Whether the entry comes before one that stands later in the source.
    func precedes(_ later: Entry) -> Bool {
      if rank.isInitial != later.rank.isInitial { return rank.isInitial }
      // What an element declares itself wins over what it inherits from the root.
      let (own, other) = (condition.isOfElement, later.condition.isOfElement)
      if own != other { return other }
      if isImportant != later.isImportant { return later.isImportant }
      if rank.layer != later.rank.layer {
        // What is important in an earlier layer wins over a later one.
        return isImportant ? later.rank.layer < rank.layer : rank.layer < later.rank.layer
      }
      return rank.specificity < later.rank.specificity
    }
  }

  /// The condition that `light-dark()` goes by the scheme, where no rule says so.
  private static let usesSchemes = "color-scheme: light dark"

  /// How many rules with 'color-scheme' are asked about at once.
  private static let schemeLimit = 16
  /// That a page chooses another scheme than the system, or two themes.
  private static let contradiction = "two schemes or themes at once"

  private let entries: [Entry]
  /// The properties that go round in a circle by way of a part of `light-dark()`, used or not.
  private var circular: Set<String> = []
  /// The properties that are set under conditions only.
  private var doubtful: Set<String> = []
  private let lonely: Set<String>

  /// Sorts rules; `lonely` are the properties that other elements do not have from the root.
  init(_ ruleSets: [CSSRuleSet], lonely: Set<String> = []) {
    self.lonely = lonely
    // A style sheet that names the host alone is one of a shadow root.
    let isShadow = ruleSets.allSatisfy { $0.branches.allSatisfy { $0.condition.isOfHost } }
    var entries: [Entry] = []
    for ruleSet in ruleSets {
      let weights = [
        (false, ruleSet.declarations.filter { !$0.isImportant }),
        (true, ruleSet.declarations.filter(\.isImportant)),
      ]
      for (isImportant, declarations) in weights where !declarations.isEmpty {
        for (condition, rank) in ruleSet.branches {
          entries.append(
            Entry(
              label: ruleSet.label,
              condition: isShadow ? condition.without([.element(":host")]) : condition, rank: rank,
              isImportant: isImportant, declarations: declarations))
        }
      }
    }
    // A stable order: among equals the later in the source wins.
    self.entries = entries.enumerated().sorted { first, second in
      if first.element.precedes(second.element) { return true }
      if second.element.precedes(first.element) { return false }
      return first.offset < second.offset
    }.map(\.element)
    circular = findCircles()
    doubtful = Set(self.entries.flatMap { $0.declarations.map(\.name) })
      .subtracting(
        self.entries.filter { $0.condition == CSSCondition() }
          .flatMap { $0.declarations.map(\.name) })
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
    let visible = entries.indices.filter(isOpen).map { entries[$0] }
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
      case nil:
        schemeChoice = .preferred
        hideVarying(visible, under: Self.usesSchemes, at: nil, &builder)
      }
    }
    hideUnchosen(visible, &axes, &builder, &diagnostics)
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
    for entry in visible {
      let contexts = axes.contexts(of: entry.condition)
      if contexts.isEmpty { hideContradiction(entry, &builder, &diagnostics) }
      let tokens = entry.declarations.filter(\.isCustom)
      let plain = tokens.filter { !$0.dependsOnScheme }
      let varying = tokens.filter(\.dependsOnScheme)
      add(plain, of: entry, in: contexts, scheme: "light", named: name, &builder, &diagnostics)
      for (scheme, chosen) in varying.isEmpty ? [] : schemes.contexts(within: contexts) {
        add(
          varying, of: entry, in: chosen, scheme: scheme, isOnly: schemes.isOne, named: name,
          &builder, &diagnostics)
      }
    }
  }

  /// Adds declarations as a layer for each list of contexts, read once.
  private func add(
    _ declarations: [CSSDeclaration], of entry: Entry, in contexts: [[CSSAxes.Context]],
    scheme: String, isOnly: Bool = false, named name: String, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    guard !declarations.isEmpty, !contexts.isEmpty else { return }
    var contents = LayerContents()
    for declaration in declarations {
      var reader = CSSValueReader(scheme: scheme, isOnly: isOnly, doubtful: doubtful)
      var value = reader.read(declaration.value, &builder, &diagnostics)
      if circular.contains(declaration.name), declaration.dependsOnScheme {
        value.value = TokenValue(
          .unreadable("the aliases in light-dark() go round in a circle"),
          at: declaration.value.span)
      }
      if lonely.contains(declaration.name), !entry.rank.isInitial {
        value.value = TokenValue(
          .unreadable(
            "'\(declaration.name)' is registered, and elements do not have it from the root"),
          at: declaration.value.span)
      }
      contents.declarations.append(
        TokenDeclaration(
          token: builder.id(for: CSSReader.tokenName(of: declaration.name)), type: value.type,
          value: value.value))
    }
    for list in contexts {
      builder.addLayer(
        named: "\(name), \(entry.label)",
        conditions: list.map { builder.condition(axis: $0.axis, context: $0.context) },
        contents: contents)
    }
  }

  /// A rule that no permutation can hold: what its parts ask for excludes each other, as a page does
  /// that chooses another scheme than the system.
  private func hideContradiction(
    _ entry: Entry, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    guard let first = entry.declarations.first(where: \.isCustom) else { return }
    switch builder.choice(for: Self.contradiction) {
    case .ignore: break
    case .audit:
      diagnostics.error(
        "'\(Self.contradiction)' cannot be audited; ignore it, or leave '\(entry.label)' out",
        at: first.nameSpan)
    case nil:
      diagnostics.warning(
        "not read: '\(entry.label)' asks for two schemes or themes at once", at: first.nameSpan)
      for declaration in entry.declarations where declaration.isCustom {
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: Self.contradiction,
          at: declaration.value.span)
      }
    }
  }

  // MARK: What the audit does not see

  /// Notes what entries declare under conditions of which the policy says nothing, unless that can
  /// change nothing: a later rule wins whatever holds, or the value is the only one that shows.
  private func hide(
    _ undecided: [String?], ignored: Set<Int>, _ visible: [Entry],
    _ builder: inout TokenCatalogBuilder
  ) {
    var lastAlways: [String: Int] = [:]
    // The only text of a property that shows; nil where there are several.
    var shown: [String: String?] = [:]
    for (index, entry) in entries.enumerated()
    where undecided[index] == nil && !ignored.contains(index) {
      for declaration in entry.declarations {
        let text = declaration.value.plain.text
        if entry.condition == CSSCondition() {
          lastAlways[declaration.name] = index
          shown[declaration.name] = text
        } else if shown[declaration.name] != text {
          shown.updateValue(nil, forKey: declaration.name)
        }
      }
    }
    var schemeCount = 0
    for (index, entry) in entries.enumerated() where !ignored.contains(index) {
      guard let question = undecided[index] else { continue }
      for declaration in entry.declarations {
        guard declaration.isCustom else {
          schemeCount += 1
          if schemeCount <= Self.schemeLimit {
            hideVarying(visible, under: question, at: declaration.value.span, &builder)
          }
          continue
        }
        let isBeaten = lastAlways[declaration.name].map { $0 > index } ?? false
        let isSame = shown[declaration.name] == .some(declaration.value.plain.text)
        if isBeaten || isSame { continue }
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: question,
          at: declaration.value.span)
      }
    }
  }

  /// Notes that everything with `light-dark()` may have another color.
  private func hideVarying(
    _ visible: [Entry], under question: String, at span: SourceSpan?,
    _ builder: inout TokenCatalogBuilder
  ) {
    for entry in visible {
      for declaration in entry.declarations where declaration.dependsOnScheme {
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: declaration.name)), under: question,
          at: span ?? declaration.value.span)
      }
    }
  }

  /// What shows where the system asks for a scheme and the page chooses none.
  private func hideUnchosen(
    _ visible: [Entry], _ axes: inout CSSAxes, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    var hidden = CSSHiddenValues(axes)
    for entry in visible {
      for declaration in entry.declarations { hidden.note(declaration, under: entry.condition) }
    }
    let values = hidden.values()
    guard !values.isEmpty else { return }
    switch builder.choice(for: CSSAxes.unchosen) {
    case .audit: axes.hasUnchosen = true
    case .ignore: break
    case nil:
      for value in values {
        guard value.name.hasPrefix("--") else {
          hideVarying(visible, under: CSSAxes.unchosen, at: value.span, &builder)
          continue
        }
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: value.name)), under: CSSAxes.unchosen,
          at: value.span)
        diagnostics.warning(
          "not judged: this value of '\(value.name)' holds where the page chooses no scheme; where it "
            + "does, "
            + (value.line.map { "line \($0) has another, and that is judged" } ?? "it has none"),
          at: value.span)
      }
    }
  }

  /// An element has from the root what was worked out there: what it declares itself changes nothing of
  /// it.
  private func reportInherited(_ visible: [Entry], _ diagnostics: inout DiagnosticList) {
    var names: [String: Set<String>] = [:]
    for entry in visible {
      for question in entry.condition.elements {
        names[question, default: []].formUnion(entry.declarations.map(\.name))
      }
    }
    guard !names.isEmpty else { return }
    for (question, own) in names.sorted(by: { $0.key < $1.key }).prefix(64) {
      for entry in visible where !entry.condition.isOfElement {
        for declaration in entry.declarations where !own.contains(declaration.name) {
          guard let used = declaration.value.variables.first(where: own.contains) else { continue }
          diagnostics.error(
            "'\(question)' cannot be audited: it declares '\(used)', and '\(declaration.name)' takes "
              + "that of the root; ignore it, or declare both there",
            at: declaration.value.span)
          break
        }
      }
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
