import ColorMath
import DesignTokens
import SourceText

/// Calls of initializers that the source adds to the color types.
extension SwiftEvaluator {
  /// The color that the body of the source's own initializer makes; nil if none takes the
  /// arguments.
  mutating func added(
    _ type: SwiftColorType, _ arguments: [SwiftArgument], _ labels: [String],
    _ context: SwiftContext
  ) throws(SwiftStop) -> ColorLiteral? {
    let initializers = SwiftAddedInitializers(program)
    let all = initializers.labelled(labels, of: type)
    guard !all.isEmpty else { return nil }
    var compiled: [SwiftFunction] = []
    for initializer in all {
      let branches = initializer.declaration.branches
      flags.formUnion(branches.flatMap(\.condition.flags))
      if try lookup.conditions.holds(branches, context) { compiled.append(initializer) }
    }
    if compiled.isEmpty { throw .notCompiled }
    var reason = ""
    for initializer in compiled {
      let values: [(label: String, value: SwiftValue)]
      do throws(SwiftStop) {
        values = try self.values(
          of: arguments, for: initializer.declaration.parameters, in: initializer.scope, context)
      } catch {
        guard case .notRead(let why) = error else { throw error }
        reason = why
        continue
      }
      let fitting = initializers.matching(values, of: type, from: context.document).filter {
        initializer in compiled.contains { Self.isSame($0, initializer) }
      }
      guard let first = fitting.first else { continue }
      do throws(SwiftInterpreter.Refusal) {
        return try SwiftInterpreter.color(of: fitting, values, type, program)
      } catch {
        // The policy says what digits mean, whatever the initializer does.
        if hex.isStated, SwiftHex.labels.contains(labels.first ?? "") { return nil }
        let place = program.documents[first.document].span(first.declaration.nameRange)
        throw .notRead(
          "'\(type.name)(\(labels.map { "\($0):" }.joined()))', "
            + "\(place.file.path):\(place.start.line), is not evaluated: \(error.reason)")
      }
    }
    guard SwiftHex.labels.contains(labels.first ?? "") else { return nil }
    throw .notRead(reason)
  }

  private static func isSame(_ first: SwiftFunction, _ second: SwiftFunction) -> Bool {
    first.document == second.document
      && first.declaration.nameRange == second.declaration.nameRange
  }

  /// What a call gives to parameters, each as its type wants it.
  mutating func values(
    of arguments: [SwiftArgument], for parameters: [SwiftParameter], in scope: Int,
    _ context: SwiftContext
  ) throws(SwiftStop) -> [(label: String, value: SwiftValue)] {
    var values: [(label: String, value: SwiftValue)] = []
    var rest = arguments[...]
    for parameter in parameters {
      guard let next = rest.first, next.label ?? "_" == parameter.label else { continue }
      rest.removeFirst()
      let value = try value(of: next.value, as: parameter.type, in: scope, context)
      values.append((parameter.label, value))
    }
    return values
  }

  private mutating func value(
    of expression: SwiftExpression, as type: SwiftTypeName, in place: Int, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftValue {
    let name = type.path.last ?? ""
    if SwiftInterpreter.fractions.contains(name) {
      return .fraction(try number(expression, context))
    }
    if let wanted = SwiftIntegerType(name) {
      guard let whole = Int(exactly: try wholeNumber(expression, context)), wanted.holds(whole)
      else {
        throw .notRead("'\(text(expression, context))' is not a \(name)")
      }
      return .integer(whole, wanted)
    }
    if name == "Bool" { return .boolean(try isTrue(expression, context)) }
    if let color = program.colorType(type.path, from: place) {
      guard case .literal(let literal) = try self.color(expression, as: color, context) else {
        throw .notRead("'\(text(expression, context))' is handed to an initializer")
      }
      return .color(literal)
    }
    if let scope = program.unaliasedType(type.path, from: place),
      let value = enumerated(expression, of: scope, context)
    {
      return value
    }
    let text = try string(expression, context)
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw .notRead("a string has characters beyond ASCII")
    }
    return .text(text)
  }

  /// Refuses the arguments of a type's own initializer that stores another value under a parameter's name:
  /// `self.dark = dark.opacity(0.2)`.
  func refuseChanges(of arguments: [SwiftArgument], by made: Int?) throws(SwiftStop) {
    guard let made else { return }
    let scope = program.scopes[made]
    let labels = arguments.map { $0.label ?? "_" }
    for initializer in scope.initializers
    where SwiftAddedInitializers.takes(labels, initializer.declaration.parameters) {
      guard let body = initializer.declaration.body else { continue }
      let names = Set(initializer.declaration.parameters.map(\.name))
      let document = program.documents[initializer.document]
      for assignment in document.assignments(in: body)
      where names.contains(assignment.name) && scope.properties[assignment.name] != nil {
        if case .name(assignment.name) = assignment.value.kind { continue }
        let line = document.span(assignment.nameRange).start.line
        throw .notRead("an initializer gives '\(assignment.name)' another value in line \(line)")
      }
    }
  }
}
