import ColorMath
import SourceText

/// Cases that are colors by their raw values: `enum Studio: String { case teal = "1B7A9E" }`.
extension SwiftEvaluator {
  /// The case of an enumeration that an expression is, with its raw value; nil for anything else, and
  /// for a case without a raw value.
  func enumerated(
    _ expression: SwiftExpression, of scope: Int, _ context: SwiftContext
  ) -> SwiftValue? {
    guard case .member(let base, let name) = expression.kind,
      let raw = program.scopes[scope].rawValues[name] ?? nil,
      // One of its own says something else than the cases.
      program.scopes[scope].properties["rawValue"] == nil
    else { return nil }
    if let base {
      guard let path = base.path, program.type(path, from: context.scope) == scope else {
        return nil
      }
    }
    let types = program.scopes[scope].inherited
    switch program.documents[raw.document].expression(in: raw.code).kind {
    case .string(let text?) where types.contains("String"):
      return text.utf8.allSatisfy { $0 < 0x80 } ? .enumerated(scope, .text(text)) : nil
    case .number(let literal):
      guard let type = types.lazy.compactMap({ SwiftIntegerType($0) }).first,
        case .integer(let number, nil)? = try? SwiftInterpreter.number(literal),
        type.holds(number)
      else { return nil }
      return .enumerated(scope, .integer(number, type))
    default: return nil
    }
  }

  /// The color that a case is where a color is expected: what the source's initializers make of it that
  /// need nothing else. Nil for no case, and where no initializer takes it.
  mutating func color(
    ofCase expression: SwiftExpression, as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor? {
    guard case .member(let base?, _) = expression.kind, let path = base.path,
      let scope = program.type(path, from: context.scope),
      let value = enumerated(expression, of: scope, context)
    else { return nil }
    let initializers = SwiftAddedInitializers(program).taking(onlyType: scope, of: type)
    var found: ColorLiteral?
    for initializer in initializers {
      let branches = initializer.declaration.branches
      flags.formUnion(branches.flatMap(\.condition.flags))
      guard try lookup.conditions.holds(branches, context),
        let label = initializer.declaration.parameters.first(where: { $0.defaultValue == nil })?
          .label
      else { continue }
      let color: ColorLiteral
      do throws(SwiftInterpreter.Refusal) {
        color = try SwiftInterpreter.color(
          of: [initializer], [(label, value)], type, program)
      } catch {
        throw .notRead("'\(text(expression, context))' is not evaluated: \(error.reason)")
      }
      if let found, found != color {
        throw .notRead("'\(text(expression, context))' is another color for each initializer")
      }
      found = color
    }
    return found.map { .literal($0) }
  }
}
