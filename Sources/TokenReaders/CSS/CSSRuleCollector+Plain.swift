import SourceText
import StyleSheets

/// Passes over the rules that make no token.
extension CSSRuleCollector {
  /// Whether a rule declares no custom property, and names no element whose selectors say where the classes of
  /// schemes are. Most rules of a page are such. The policy may mention them all the same.
  func isOfNothing(_ rule: CSSRule, _ around: Surroundings) -> Bool {
    guard !around.hasFixedSelectors, !rule.prelude.mayNameThePage,
      rule.block.items.allSatisfy(\.isPlainDeclaration)
    else { return false }
    questions.noteUnread(rule.prelude, in: around.rule?.text ?? "")
    return true
  }
}

extension CSSItem {
  /// Whether it is the declaration of a property that makes no token and chooses no scheme.
  fileprivate var isPlainDeclaration: Bool {
    guard case .declaration(let declaration) = self else { return false }
    return !declaration.isCustom && CSSColorScheme(of: declaration) == nil
  }
}

extension CSSTokens {
  private static let pages = ["root", "html", "body", "host", "scope"]

  /// Whether a selector may name the root, the body, or the rule around.
  fileprivate var mayNameThePage: Bool {
    range.contains { index in
      switch self[index].kind {
      case .identifier: Self.pages.contains(text(at: index).lowercased())
      case .function: text(at: index).lowercased().hasPrefix("host")
      case .delimiter: text(at: index) == "&"
      default: false
      }
    }
  }
}
