import SourceText
import StyleSheets

/// The variants that style sheets for Tailwind define: `@custom-variant dark (&:where(.dark, .dark *))`.
struct CSSVariants {
  /// What a variant stands for.
  enum Meaning {
    /// The selectors in which `&` is the rule around.
    case selectors(CSSTokens)
    /// A condition.
    case condition(CSSTruth)
    /// Something else.
    case unknown
  }

  private var own: [String: Meaning] = [:]

  /// Notes those of a style sheet, wherever in it they stand.
  mutating func note(_ root: CSSBlock) {
    for case .atRule(let rule) in root.items where rule.name == "custom-variant" {
      let parts = rule.prelude.parts
      guard let first = parts.first, rule.prelude[first].kind == .identifier else { continue }
      let isShort =
        rule.block == nil && parts.count == 2 && rule.prelude[parts[1]].kind == .openParenthesis
      own[rule.prelude.text(at: first)] =
        isShort ? .selectors(rule.prelude.group(at: parts[1])) : .unknown
    }
  }

  /// What `@variant` means by a name.
  func meaning(of name: String) -> Meaning {
    if let known = own[name] { return known }
    switch name {
    case "dark": return .condition(CSSTruth(.systemScheme, .only(["dark"])))
    case "contrast-more": return .condition(CSSTruth(.contrast, .only(["increased"])))
    default: return .unknown
    }
  }
}
