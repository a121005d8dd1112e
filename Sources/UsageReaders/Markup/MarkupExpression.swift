import SourceText

/// An expression in markup: the values that it may have, each under conditions of the code.
struct MarkupExpression {
  /// A value, and what must hold for it.
  typealias Branch = (value: CodeExpression, conditions: [UsageState.Condition])

  /// What a component is handed from outside, to be added by whoever uses it.
  private static let handed: Set<String> = [
    "className", "class", "classes", "style", "undefined", "null",
  ]

  let document: CodeDocument
  var file: SourceFile { document.file }

  /// Reads an expression in code.
  init(at range: Range<Int>, of file: SourceFile) {
    var ignored = DiagnosticList()
    document = CodeDocument.parse(
      file, as: .ecmaScript, in: range, severity: .note, diagnostics: &ignored)
  }

  /// The value as written; nil where there is none.
  var value: CodeExpression? { document.count > 0 ? document.value(from: 0).0 : nil }

  /// The values of an expression: both sides of `a ? b : c`, and `b` of `a && b`.
  func branches(
    of value: CodeExpression, under conditions: [UsageState.Condition]
  ) -> [Branch] {
    switch value.kind {
    case .ternary(let condition, let first, let second):
      branches(of: first, under: conditions + [self.condition(condition, holds: true)])
        + branches(of: second, under: conditions + [self.condition(condition, holds: false)])
    case .binary("&&", let condition, let then):
      branches(of: then, under: conditions + [self.condition(condition, holds: true)])
    case .binary("||", let first, let second), .binary("??", let first, let second):
      branches(of: first, under: conditions)
        + branches(of: second, under: conditions + [condition(first, holds: false)])
    default: [(value, conditions)]
    }
  }

  /// Whether a value is what a component is handed, or nothing.
  static func isHanded(_ value: CodeExpression) -> Bool {
    value.path?.last.map(handed.contains) ?? false
  }

  /// The condition that an expression holds, or that it does not.
  func condition(_ expression: CodeExpression, holds: Bool) -> UsageState.Condition {
    let text = text(expression)
    return UsageState.Condition(
      holds ? "if \(text)" : "if not \(text)",
      choice: .init(subject: text, value: holds ? UsageState.holds : UsageState.holdsNot))
  }

  /// As written, on one line and not long.
  func text(_ value: CodeExpression) -> String {
    let text = String(decoding: file.bytes[value.range].prefix(48), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return value.range.count > 48 ? words + "…" : words
  }
}
