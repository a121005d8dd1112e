import Programs
import SourceText

/// An expression in markup: the values that it may have, each under conditions of the code.
struct MarkupExpression {
  /// A value, and what must hold for it.
  typealias Branch = (value: SyntaxNode, conditions: [UsageState.Condition])

  /// What a component is handed from outside, to be added by whoever uses it.
  private static let handed: Set<String> = [
    "className", "class", "classes", "style", "undefined", "null",
  ]

  /// The value as written; nil where there is none, or more than one.
  let value: SyntaxNode?

  /// Reads an expression in code.
  init(at range: Range<Int>, of file: SourceFile) {
    value = TypeScriptParser.value(in: SourceSpan(file: file, range: range))
  }

  /// The values of an expression: both sides of `a ? b : c`, and `b` of `a && b`.
  static func branches(
    of value: SyntaxNode, under conditions: [UsageState.Condition]
  ) -> [Branch] {
    if value.kind == .tuple, let inner = value.child(.value) {
      return branches(of: inner, under: conditions)
    }
    if value.kind == .ternary, let question = value.child(.condition),
      let first = value.child(.value), let second = value.child(.otherwise)
    {
      return branches(of: first, under: conditions + [condition(question, holds: true)])
        + branches(of: second, under: conditions + [condition(question, holds: false)])
    }
    guard value.kind == .binary, let left = value.child(.left), let right = value.child(.right)
    else { return [(value, conditions)] }
    switch value.symbol {
    case .and: return branches(of: right, under: conditions + [condition(left, holds: true)])
    case .or, .coalesce:
      return branches(of: left, under: conditions)
        + branches(of: right, under: conditions + [condition(left, holds: false)])
    default: return [(value, conditions)]
    }
  }

  /// Whether a value is what a component is handed, or nothing.
  static func isHanded(_ value: SyntaxNode) -> Bool {
    value.kind == .nothing || value.path?.last.map(handed.contains) ?? false
  }

  /// The condition that an expression holds, or that it does not.
  static func condition(_ expression: SyntaxNode, holds: Bool) -> UsageState.Condition {
    let text = text(expression)
    return UsageState.Condition(
      holds ? "if \(text)" : "if not \(text)",
      choice: .init(subject: text, value: holds ? UsageState.holds : UsageState.holdsNot))
  }

  /// As written, on one line and not long.
  static func text(_ value: SyntaxNode) -> String { text(value.span) }

  /// The same of a piece of a file.
  static func text(_ span: SourceSpan) -> String {
    let text = String(decoding: span.file.bytes[span.range].prefix(48), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return span.range.count > 48 ? words + "…" : words
  }
}

extension SyntaxNode {
  /// The text of a string that is written out, without escapes; nil for anything else.
  var plainText: String? {
    guard kind == .string else { return nil }
    let parts = children
    guard parts.allSatisfy({ $0.kind == .stringText }) else { return nil }
    let text = parts.map(\.text).joined()
    return text.contains("\\") ? nil : text
  }

  /// The name of an entry of an object: a word, or a text in quotes.
  var entryName: String? {
    guard kind == .dictionaryEntry, let key = child(.key) else { return nil }
    return key.kind == .name ? key.name : key.plainText
  }
}
