import ColorMath
import SourceText

/// Functions that return colors.
extension SwiftInterpreter {
  /// The color that a function returns for some arguments.
  static func color(
    returnedBy function: SwiftProperty, _ values: [(label: String, value: SwiftValue)],
    as type: SwiftColorType, _ program: SwiftProgram
  ) throws(Refusal) -> ColorLiteral {
    guard case .computed(let body) = function.declaration.source else {
      throw Refusal(reason: "it has no body")
    }
    var interpreter = SwiftInterpreter(
      program: program, document: function.document, scope: function.scope, type: type, depth: 0,
      steps: 0)
    interpreter.isFunction = true
    try interpreter.take(values, for: function.parameters ?? [])
    return try interpreter.color(of: body)
  }

  /// Takes the value that a function returns.
  mutating func end(with value: SwiftExpression) throws(Refusal) -> Flow {
    guard case .color(let color) = try self.value(of: value) else {
      throw Refusal(reason: "it returns something other than a color")
    }
    made = color
    return .end
  }
}
