import SourceText
import StyleSheets

/// Custom properties that a tool makes of a style sheet before browsers read it: their names do not stand
/// in it, so any may be among them.
extension CSSRuleCollector {
  /// Statements with which tools put declarations from somewhere else in their place.
  /// [postcss-mixins; postcss-extend; Sass]
  static let mixing: Set<String> = ["add-mixin", "extend", "include", "mixin"]

  /// A property with a variable in its name.
  mutating func noteMade(
    _ tokens: CSSTokens, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    let name = tokens.source.prefix { !":{;".contains($0) }
    if let start = Self.emptied(tokens.source) {
      emptied.append(start)
      return
    }
    if !around.isReported {
      diagnostics.warning(
        "not read: '\(CSSSkippedRules.short(String(name)))' is made by a tool, and no name of CSS",
        at: tokens.span)
    }
    hideAll(
      under: around.unknownRule ?? CSSSkippedRules.short(String(name)), around, at: tokens.span)
  }

  /// What the names begin with that `--color-*: initial` takes out of the theme of Tailwind. It sets
  /// nothing. [Tailwind CSS 4, Theme variables]
  private static func emptied(_ text: some StringProtocol) -> Substring? {
    let parts = String(text).split(separator: ":", maxSplits: 1)
    func plain(_ text: Substring) -> Substring {
      text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != ";" }
    }
    guard parts.count == 2, plain(parts[1]) == "initial" else { return nil }
    let name = plain(parts[0])
    guard name.hasPrefix("--"), name.hasSuffix("*"), name.count(where: { $0 == "*" }) == 1 else {
      return nil
    }
    return name.dropLast()
  }

  /// A statement with which a tool brings declarations.
  mutating func noteMixing(
    _ rule: CSSAtRule, _ around: Surroundings, _ diagnostics: inout DiagnosticList
  ) {
    guard mayBeOfRoot(around) else { return }
    let name = "@\(rule.name) \(rule.prelude.line)"
    if !around.isReported, questions.choice(for: name) == nil {
      diagnostics.warning(
        "not read: what a tool writes for '\(CSSSkippedRules.short(name))', perhaps custom properties",
        at: rule.span)
    }
    hideAll(under: name, around, at: rule.span)
  }

  /// Whether declarations there may be those of the root, or of an element that is audited.
  private func mayBeOfRoot(_ around: Surroundings) -> Bool {
    guard let selectors = around.selectors else { return true }
    return selectors.contains { selector in
      selector.conditions.contains { condition in
        condition.elements.allSatisfy { questions.choice(for: $0) == .audit }
      }
    }
  }

  private mutating func hideAll(
    under name: String, _ around: Surroundings, at span: SourceSpan
  ) {
    questions.noteUnaudited(name)
    guard mayBeOfRoot(around), questions.choice(for: name) != .ignore,
      !unread.contains(where: { $0.name == name })
    else { return }
    unread.append((name, span))
  }
}
