import SourceText
import StyleSheets

/// Reads what `@media` and `@supports` have in common: conditions in parentheses, with `not`, `and` and
/// `or` between them. [CSS Conditional 3, section 2; Media Queries 4, section 3]
struct CSSConditionReader {
  /// Why a condition is not supported.
  struct Unsupported: Error {
    let reason: String
  }

  /// How deep parentheses may nest.
  private static let depthLimit = 8

  /// The contents of parentheses that are not a condition, or a function.
  let readOperand: (_ tokens: CSSTokens, _ index: Int) -> CSSTruth

  /// A condition; nil if it is not one.
  func read(
    _ tokens: CSSTokens, allowsOr: Bool = true, depth: Int = 0
  ) throws(Unsupported) -> CSSTruth? {
    guard depth < Self.depthLimit else { throw Unsupported(reason: "it is nested too deep") }
    let parts = tokens.parts
    guard let first = parts.first else { return nil }
    if tokens.isWord(first, "not") {
      guard parts.count == 2, let operand = try operand(tokens, parts[1], depth) else { return nil }
      return operand.negated
    }
    guard var result = try operand(tokens, first, depth) else { return nil }
    guard parts.count % 2 == 1 else { return nil }
    var word = ""
    for index in stride(from: 1, to: parts.count, by: 2) {
      guard tokens[parts[index]].kind == .identifier else { return nil }
      let next = tokens.text(at: parts[index]).lowercased()
      guard next == "and" || next == "or" && allowsOr, word.isEmpty || word == next,
        let operand = try operand(tokens, parts[index + 1], depth)
      else { return nil }
      word = next
      guard let both = word == "and" ? result.and(operand) : result.or(operand) else {
        throw Unsupported(reason: "it makes too many combinations")
      }
      result = both
    }
    return result
  }

  private func operand(
    _ tokens: CSSTokens, _ index: Int, _ depth: Int
  ) throws(Unsupported) -> CSSTruth? {
    switch tokens[index].kind {
    case .function: return readOperand(tokens, index)
    case .openParenthesis:
      if let inner = try read(tokens.group(at: index), depth: depth + 1) { return inner }
      return readOperand(tokens, index)
    default: return nil
    }
  }
}
