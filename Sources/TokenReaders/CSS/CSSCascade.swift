import DesignTokens
import SourceText

/// Puts the rules of style sheets into their order and adds each as a layer. [CSS Cascade 5, 6.1]
struct CSSCascade {
  /// A rule in one of its branches, or the part of it that has one weight.
  private struct Entry {
    let label: String
    let condition: CSSCondition
    let rank: CSSRuleSet.Rank
    let isImportant: Bool
    let declarations: [CSSDeclaration]

    /// Whether the entry comes before one that stands later in the source.
    func precedes(_ later: Entry) -> Bool {
      if rank.isInitial != later.rank.isInitial { return rank.isInitial }
      if isImportant != later.isImportant { return later.isImportant }
      if rank.layer != later.rank.layer {
        // What is important in an earlier layer wins over a later one.
        return isImportant ? later.rank.layer < rank.layer : rank.layer < later.rank.layer
      }
      return rank.specificity < later.rank.specificity
    }
  }

  private let entries: [Entry]
  private let axes: CSSAxes

  init(_ ruleSets: [CSSRuleSet]) {
    var entries: [Entry] = []
    var hasScheme = false
    for ruleSet in ruleSets {
      let weights = [
        (false, ruleSet.declarations.filter { !$0.isImportant }),
        (true, ruleSet.declarations.filter(\.isImportant)),
      ]
      for (isImportant, declarations) in weights where !declarations.isEmpty {
        hasScheme = hasScheme || declarations.contains { CSSValueReader.dependsOnScheme($0.value) }
        for (condition, rank) in ruleSet.branches {
          entries.append(
            Entry(
              label: ruleSet.label, condition: condition, rank: rank, isImportant: isImportant,
              declarations: declarations))
        }
      }
    }
    // A stable order: among equals the later in the source wins.
    self.entries = entries.enumerated().sorted { first, second in
      if first.element.precedes(second.element) { return true }
      if second.element.precedes(first.element) { return false }
      return first.offset < second.offset
    }.map(\.element)
    axes = CSSAxes(of: ruleSets, hasScheme: hasScheme)
  }

  func add(
    to builder: inout TokenCatalogBuilder, named name: String, _ diagnostics: inout DiagnosticList
  ) {
    if let axis = axes.crowdedAxis {
      diagnostics.error(
        "'\(name)' has more than \(CSSAxes.themeLimit) contexts of '\(axis)'; expected fewer in one source"
      )
      return
    }
    axes.add(to: &builder)
    var hidden = CSSHiddenValues(axes)
    for entry in entries {
      let contexts = axes.contexts(of: entry.condition)
      if contexts.isEmpty { report(entry, &diagnostics) }
      for declaration in entry.declarations where !contexts.isEmpty {
        hidden.note(declaration, under: entry.condition)
      }
      let plain = entry.declarations.filter { !CSSValueReader.dependsOnScheme($0.value) }
      let varying = entry.declarations.filter { CSSValueReader.dependsOnScheme($0.value) }
      add(plain, of: entry, in: contexts, scheme: "light", named: name, &builder, &diagnostics)
      for scheme in varying.isEmpty ? [] : axes.schemes(of: entry.condition) {
        let condition = entry.condition.and(CSSCondition(.systemScheme, .only([scheme])))
        add(
          varying, of: entry, in: axes.contexts(of: condition), scheme: scheme, named: name,
          &builder, &diagnostics)
      }
    }
    hidden.report(&diagnostics)
  }

  /// Adds declarations as a layer for each list of contexts, read once.
  private func add(
    _ declarations: [CSSDeclaration], of entry: Entry, in contexts: [[CSSAxes.Context]],
    scheme: String, named name: String, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    guard !declarations.isEmpty, !contexts.isEmpty else { return }
    var contents = LayerContents()
    for declaration in declarations {
      var reader = CSSValueReader(scheme: scheme)
      let value = reader.read(declaration.value, &builder, &diagnostics)
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

  /// A rule that no permutation can hold: what its parts ask for excludes each other.
  private func report(_ entry: Entry, _ diagnostics: inout DiagnosticList) {
    guard let first = entry.declarations.first else { return }
    diagnostics.warning(
      "not read: '\(entry.label)' asks for two schemes or themes at once", at: first.nameSpan)
  }
}
