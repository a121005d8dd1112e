import ColorMath
import SourceText
import StyleSheets

/// Reads the conditions of `@supports`: what every current browser supports is true, and the policy
/// decides about anything else. [CSS Conditional 5, section 2]
struct CSSSupportsReader {
  typealias Unsupported = CSSConditionReader.Unsupported

  /// Answers a condition whose browser support is unknown.
  let ask: (String) -> CSSTruth

  /// When a condition is true; an invalid one never is.
  func read(_ prelude: CSSTokens) throws(Unsupported) -> CSSTruth {
    try CSSConditionReader { operand($0, $1) }
      .read(prelude) ?? .never
  }

  /// The contents of `supports()` of an import: a condition, or a declaration.
  func readImport(_ group: CSSTokens) throws(Unsupported) -> CSSTruth {
    try CSSConditionReader { operand($0, $1) }
      .read(group) ?? declaration(group)
  }

  private func operand(_ tokens: CSSTokens, _ index: Int) -> CSSTruth {
    let group = tokens.group(at: index)
    if tokens[index].kind == .function {
      let name = tokens.text(at: index).lowercased()
      // Functions that no browser knows are false, not unknown.
      return ["selector", "font-tech", "font-format", "at-rule", "named-feature"].contains(name)
        ? ask("@supports \(name)(\(group.line))") : .never
    }
    return declaration(group)
  }

  private func declaration(_ group: CSSTokens) -> CSSTruth {
    let parts = group.parts
    guard parts.count > 1, group[parts[0]].kind == .identifier, group[parts[1]].kind == .colon
    else { return .never }
    let name = group.text(at: parts[0])
    let value = group[parts[1] + 1..<group.range.upperBound].trimmed
    if name.hasPrefix("--"), name.utf8.count > 2, !value.parts.contains(where: { value[$0].isOdd })
    {
      return .always
    }
    let isKnown = Self.isSupported(name.lowercased(), value.line.lowercased(), value)
    return isKnown ? .always : ask("@supports (\(name.lowercased()): \(value.line))")
  }

  /// Whether all current browsers know a declaration.
  private static func isSupported(_ name: String, _ text: String, _ value: CSSTokens) -> Bool {
    if ["color", "background", "background-color", "border-color"].contains(name) {
      if let only = value.only, value[only].kind == .function,
        value.text(at: only).lowercased() == "light-dark"
      {
        let arguments = value.group(at: only).split(at: .comma)
        return arguments.count == 2
          && arguments.allSatisfy { isSupported(name, $0.line.lowercased(), $0) }
      }
      return (try? ColorLiteral(css: value.trimmed)) != nil
    }
    return name == "display"
      && ["block", "contents", "flex", "grid", "inline", "inline-block", "inline-flex", "none"]
        .contains(text)
  }
}

extension CSSToken {
  /// Whether a value with the token in it may be malformed.
  fileprivate var isOdd: Bool {
    switch kind {
    case .badString, .badURL, .semicolon, .delimiter, .closeParenthesis, .closeBracket: true
    default: false
    }
  }
}
