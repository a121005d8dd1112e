import SourceText

/// Where names are looked up: a module, and in a function what it has of its own.
struct TypeScriptScope {
  let module: TypeScriptModule
  /// The parameters and constants of the functions around.
  var locals: [String: TypeScriptValue] = [:]

  var document: CodeDocument { module.document }

  func span(_ expression: CodeExpression) -> SourceSpan { document.span(expression.range) }
}
