import SourceText
import StyleSheets

/// Properties that `@property` registers.
extension CSSRuleCollector {
  /// `@property --x { initial-value: … }` says what a property is where nothing declares it.
  mutating func addInitialValue(
    _ rule: CSSAtRule, _ block: CSSBlock, _ around: Surroundings
  ) {
    guard let name = rule.prelude.only, rule.prelude.text(at: name).hasPrefix("--") else { return }
    var descriptors: [String: CSSDeclaration] = [:]
    for case .declaration(let declaration) in block.items {
      descriptors[declaration.name] = declaration
    }
    guard let syntax = descriptors["syntax"]?.value, let only = syntax.only,
      syntax[only].kind == .string,
      let inherits = descriptors["inherits"]?.value.line.lowercased(),
      inherits == "true" || inherits == "false"
    else { return }
    let property = rule.prelude.text(at: name)
    let syntaxText = syntax.text(at: only)
    guard syntaxText == "*" || descriptors["initial-value"] != nil else { return }
    if inherits == "false" || !["*", "<color>"].contains(syntaxText) { lonely.insert(property) }
    guard let value = descriptors["initial-value"] else { return }
    // What is no color, or hangs on others, makes the rule one that no browser takes.
    if !["*", "<color>"].contains(syntaxText) || !value.value.variables.isEmpty {
      unreadInitials.insert(property)
    }
    let rank = CSSRuleSet.Rank(
      layer: around.layer, specificity: CSSSpecificity(), isInitial: true)
    ruleSets.append(
      CSSRuleSet(
        label: around.labelled("@property"), branches: around.conditions.map { ($0, rank) },
        declarations: [value.renamed(property)]))
  }
}
