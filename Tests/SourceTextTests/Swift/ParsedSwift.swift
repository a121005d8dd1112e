import SourceText

/// What became of a Swift text: the document and what was reported.
struct ParsedSwift {
  let document: SwiftDocument
  let diagnostics: DiagnosticList

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    var diagnostics = DiagnosticList()
    document = SwiftDocument.parse(
      SourceFile(path: "a.swift", bytes: bytes), diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// Each diagnostic as it is printed.
  var messages: [String] { diagnostics.all.map(\.description) }

  /// The declarations, nested ones indented: `enum A`, `static a: Color = …`.
  var outline: [String] { document.declarations.flatMap { outline($0, indent: "") } }

  /// The first value that is declared, as its form.
  static func value(_ text: String) -> String {
    let parsed = ParsedSwift("let x = \(text)")
    guard case .property(let property)? = parsed.document.declarations.first,
      case .initial(let value) = property.source
    else { return "no value" }
    return parsed.form(value)
  }

  /// The body of a computed property, as its statements.
  static func body(_ text: String) -> [String] {
    let parsed = ParsedSwift("var x: Color { \(text)\n}")
    guard case .property(let property)? = parsed.document.declarations.first,
      case .computed(let code) = property.source
    else { return ["no body"] }
    return parsed.document.statements(of: code).map(parsed.form)
  }

  // MARK: Forms

  func form(_ expression: SwiftExpression) -> String {
    switch expression.kind {
    case .number(let text): text
    case .string(let text): text.map { "\"\($0)\"" } ?? "string?"
    case .boolean(let flag): "\(flag)"
    case .name(let name): name
    case .member(let base, let name): "\(base.map(form) ?? "").\(name)"
    case .call(let callee, let arguments): "\(form(callee))(\(form(arguments)))"
    case .macro(let name, let arguments): "#\(name)(\(form(arguments)))"
    case .closure(let code): "{\(document.statements(of: code).map(form).joined(separator: "; "))}"
    case .array(let elements): "[\(elements.map(form).joined(separator: ", "))]"
    case .tuple(let elements): "tuple(\(elements.map(form).joined(separator: ", ")))"
    case .prefix(let name, let operand): "(\(name) \(form(operand)))"
    case .binary(let name, let left, let right): "(\(form(left)) \(name) \(form(right)))"
    case .ternary(let condition, let first, let second):
      "(\(form(condition)) ? \(form(first)) : \(form(second)))"
    case .statement(let statement): form(statement)
    case .element(let base, let arguments): "\(form(base))[\(form(arguments))]"
    case .compiled(let branches):
      "#if(\(branches.map { "\(form($0.condition)): \(form($0.value))" }.joined(separator: "; ")))"
    case .other(let what): "<\(what)>"
    }
  }

  func form(_ statement: SwiftStatement) -> String {
    switch statement.kind {
    case .value(let value, let isReturn): (isReturn ? "return " : "") + form(value)
    case .constant(let name, let value): "let \(name) = \(form(value))"
    case .variable(let name): "var \(name)"
    case .assignment(let name, let value): "\(name) = \(form(value))"
    case .choice(let subject, let cases):
      "switch \(form(subject)) {\(cases.map(form).joined(separator: "; "))}"
    case .condition(let condition, let first, let second):
      "if \(form(condition)) \(form(first))" + (second.map { " else \(form($0))" } ?? "")
    case .compiled(let branches):
      "#if \(branches.map { "\(form($0.condition)) \(form($0.body))" }.joined(separator: " "))"
    case .other(let what): "<\(what)>"
    }
  }

  func form(_ condition: SwiftCompilationCondition) -> String {
    switch condition {
    case .literal(let flag): "\(flag)"
    case .flag(let name): name
    case .not(let inner): "!\(form(inner))"
    case .both(let first, let second): "(\(form(first)) && \(form(second)))"
    case .either(let first, let second): "(\(form(first)) || \(form(second)))"
    }
  }

  private func form(_ code: SwiftCode) -> String {
    "{\(document.statements(of: code).map(form).joined(separator: "; "))}"
  }

  private func form(_ item: SwiftCase) -> String {
    let patterns = item.patterns?.map(form).joined(separator: ", ") ?? "?"
    return "\(patterns): \(form(item.body))"
  }

  private func form(_ arguments: [SwiftArgument]) -> String {
    arguments.map { "\($0.label.map { "\($0): " } ?? "")\(form($0.value))" }
      .joined(separator: ", ")
  }

  private func outline(_ declaration: SwiftDeclaration, indent: String) -> [String] {
    switch declaration {
    case .cases(let cases):
      return [indent + "case " + cases.map(\.name).joined(separator: ", ")]
    case .alias(let name, let type, _): return [indent + "typealias \(name) = \(type.text)"]
    case .initializer(let function):
      let list = function.parameters.map { "\($0.label): \($0.type.text)" }
      return [indent + "init(\(list.joined(separator: ", ")))"]
    case .function(let function):
      return [indent + "func \(function.name)" + (function.result.map { " -> \($0.text)" } ?? "")]
    case .type(let type):
      let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", ")
      let head = "\(type.keyword.rawValue) \(type.path.joined(separator: "."))\(inherited)"
      return [indent + head] + type.members.flatMap { outline($0, indent: indent + "  ") }
    case .property(let property): return [indent + outline(property)]
    }
  }

  private func outline(_ property: SwiftPropertyDeclaration) -> String {
    var words = property.attributes.map { "@\($0)" }
    if property.isStatic { words.append("static") }
    words.append(property.name + (property.type.map { ": \($0.text)" } ?? ""))
    switch property.source {
    case .elsewhere: break
    case .requirement: words.append("{ get }")
    case .initial(let value): words.append("= \(form(value))")
    case .computed(let code): words.append(form(code))
    }
    for branch in property.branches { words.append("#\(branch.index)") }
    return words.joined(separator: " ")
  }
}
