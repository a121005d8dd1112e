import SourceText

/// Expressions as text, for tests.
enum ParsedCode {
  /// How the value that a text begins with nests; what follows it is in braces.
  static func value(_ text: String, as dialect: CodeDialect) -> String {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "a", text: text)
    let document = CodeDocument.parse(file, as: dialect, diagnostics: &diagnostics)
    let (value, next) = document.value(from: 0)
    let rest = next < document.count ? " {\(document.text(next))}" : ""
    return form(value) + rest
  }

  static func form(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .number(let text): text
    case .string(let text): text.map { "\"\($0)\"" } ?? "string?"
    case .boolean(let flag): "\(flag)"
    case .name(let name): name
    case .member(let base, let name): "\(base.map(form) ?? "").\(name)"
    case .call(let callee, let arguments): "\(form(callee))(\(form(arguments)))"
    case .element(let base, let arguments): "\(form(base))[\(form(arguments))]"
    case .list(let elements): "[\(elements.map(form).joined(separator: ", "))]"
    case .object(let entries): "{\(entries.map(form).joined(separator: ", "))}"
    case .spread(let value): "...\(form(value))"
    case .prefix(let name, let operand): "(\(name) \(form(operand)))"
    case .binary(let name, let left, let right): "(\(form(left)) \(name) \(form(right)))"
    case .ternary(let condition, let first, let second):
      "(\(form(condition)) ? \(form(first)) : \(form(second)))"
    case .code(let what), .other(let what): "<\(what)>"
    }
  }

  private static func form(_ arguments: [CodeArgument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + form($0.value) }.joined(separator: ", ")
  }

  private static func form(_ entry: CodeEntry) -> String {
    switch entry.key {
    case .name(let name): "\(name): \(form(entry.value))"
    case .computed(let key): "[\(form(key))]: \(form(entry.value))"
    case .none: form(entry.value)
    }
  }
}
