import SourceText

/// The modules of a source: the file and those that it imports by a relative path.
struct TypeScriptModules {
  private static let depthLimit = 64
  /// How many values may be made of names and spreads, which can multiply.
  static let workLimit = 1_000_000
  /// How many bytes of code are searched at the cost of a value.
  private static let bytesOfWork = 64

  let loader: any SourceLoader
  private var parsed: [String: TypeScriptModule?] = [:]
  /// What is being looked up.
  var resolving: Set<String> = []
  /// The values of constants, by file and name.
  var cache: [String: TypeScriptValue] = [:]
  private var depth = 0
  var work = 0

  init(_ loader: any SourceLoader) {
    self.loader = loader
  }

  mutating func parse(_ file: SourceFile, _ diagnostics: inout DiagnosticList) -> TypeScriptModule?
  {
    if let known = parsed[file.path] { return known }
    let module = TypeScriptModule.parse(file, diagnostics: &diagnostics)
    parsed[file.path] = module
    return module
  }

  /// The value of a constant; unknown if code changes it.
  mutating func value(
    of constant: TypeScriptModule.Constant, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    if let place = change(of: constant, in: module, &diagnostics) {
      return .unknown(
        "'\(constant.name ?? "")' is changed in line \(place.line)",
        module.document.span(constant.value.range))
    }
    return evaluate(constant.value, in: TypeScriptScope(module: module), &diagnostics)
  }

  // MARK: Expressions

  mutating func evaluate(
    _ expression: CodeExpression, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    work += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit, work <= Self.workLimit else {
      return .unknown("it is made of too many parts", scope.span(expression))
    }
    let span = scope.span(expression)
    switch expression.kind {
    case .string(let text?):
      // Its place is that of what stands between the quotes.
      let inner = (expression.range.lowerBound + 1)..<(expression.range.upperBound - 1)
      return .text(text, scope.document.span(inner))
    case .string(nil): return template(expression, in: scope, &diagnostics)
    case .number(let text): return Double(text).map { .number($0) } ?? .plain
    case .boolean(let value): return .boolean(value)
    case .code:
      work += expression.range.count / Self.bytesOfWork
      return TypeScriptCode.colors(
        in: scope.document, expression.range, "what a function gives is not read", at: span)
        ?? .plain
    case .name, .member, .element:
      let value = part(expression, in: scope, &diagnostics)
      // What is used twice may multiply.
      guard value.members != nil else { return value }
      guard let count = value.count(upTo: Self.workLimit) else {
        return .unknown("it is made of too many parts", span)
      }
      work += count
      return value
    case .list(let elements):
      var values: [TypeScriptValue] = []
      for element in elements {
        if case .spread(let inner) = element.kind,
          case .array(let more) = evaluate(inner, in: scope, &diagnostics)
        {
          values += more
        } else {
          values.append(evaluate(element, in: scope, &diagnostics))
        }
      }
      return .array(values)
    case .object(let entries): return object(entries, in: scope, &diagnostics)
    case .call(let callee, let arguments):
      return call(callee, arguments.map(\.value), at: span, in: scope, &diagnostics)
    case .ternary(let condition, let first, let second):
      guard let isTrue = truth(of: condition, in: scope, &diagnostics) else {
        return unread("a choice with '?' is not read", expression, in: scope)
      }
      return evaluate(isTrue ? first : second, in: scope, &diagnostics)
    case .prefix(let mark, let operand):
      return prefixed(mark, operand, in: scope, &diagnostics)
        ?? unread("'\(mark)' is not read", expression, in: scope)
    case .binary(let mark, let left, let right):
      return combined(mark, left, right, at: span, in: scope, &diagnostics)
        ?? unread("'\(mark)' is not read", expression, in: scope)
    case .spread: return .unknown("'...' is not read", span)
    case .other(let what): return unread("\(what) is not read", expression, in: scope)
    }
  }

  /// What a name or a path stands for.
  private mutating func part(
    _ expression: CodeExpression, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    let span = scope.span(expression)
    switch expression.kind {
    case .name(let name):
      if let local = scope.locals[name] { return local }
      if ["null", "undefined"].contains(name) { return .nothing }
      if TypeScriptModule.literals.contains(name) { return .plain }
      return named(name, at: span, in: scope.module, &diagnostics)
    case .member(let base?, let name):
      return member(name, of: part(base, in: scope, &diagnostics), at: span)
    case .member(nil, _): return .unknown("'.' is not read", span)
    case .element(let base, let keys):
      guard keys.count == 1, let name = key(.computed(keys[0].value), in: scope, &diagnostics)
      else { return .unknown("a key that is computed is not read", span) }
      return member(name, of: part(base, in: scope, &diagnostics), at: span)
    default: return evaluate(expression, in: scope, &diagnostics)
    }
  }

  private func member(_ name: String, of value: TypeScriptValue, at span: SourceSpan)
    -> TypeScriptValue
  {
    switch value {
    case .unknown: return value
    case .nothing: return .nothing
    case .array(let elements) where name == "length": return .number(Double(elements.count))
    default: break
    }
    if let member = value.members?.last(where: { $0.key == name }) { return member.value }
    if case .open(_, let reason, _) = value { return .unknown(reason, span) }
    return .unknown("there is no '\(name)' in it", span)
  }

  /// The value of what may be missing: nothing for a member that an object has not.
  mutating func optional(
    _ expression: CodeExpression, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    var name: String?
    var base: CodeExpression?
    switch expression.kind {
    case .member(let inner?, let member): (base, name) = (inner, member)
    case .element(let inner, let keys) where keys.count == 1:
      (base, name) = (inner, key(.computed(keys[0].value), in: scope, &diagnostics))
    default: break
    }
    guard let base, let name else { return evaluate(expression, in: scope, &diagnostics) }
    let value = optional(base, in: scope, &diagnostics)
    if case .object(let members) = value, !members.contains(where: { $0.key == name }) {
      return .nothing
    }
    return member(name, of: value, at: scope.span(expression))
  }

  /// What is not known, with the names of the colors that are written in it.
  mutating func unread(
    _ reason: String, _ expression: CodeExpression, in scope: TypeScriptScope
  ) -> TypeScriptValue {
    work += expression.range.count / Self.bytesOfWork
    let span = scope.span(expression)
    return TypeScriptCode.colors(in: scope.document, expression.range, reason, at: span)
      ?? .unknown(reason, span)
  }

  /// The colors that are written in a function or a class; nil if there are none.
  mutating func colors(
    of code: TypeScriptModule.Constant, in module: TypeScriptModule
  ) -> TypeScriptValue? {
    let span = module.document.span(code.value.range)
    guard case .code = code.value.kind else {
      return .unknown("what a pattern takes apart is not read", span)
    }
    return TypeScriptCode.colors(
      in: module.document, code.value.range, "what a function or a class has is not read", at: span)
  }

  /// The name of a key; nil if it is not known, and for a spread.
  mutating func key(
    _ key: CodeEntry.Key, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> String? {
    guard case .computed(let expression) = key else {
      if case .name(let name) = key { return name }
      return nil
    }
    if case .number(let text) = expression.kind { return text }
    return Self.text(of: evaluate(expression, in: scope, &diagnostics))
  }

  private mutating func object(
    _ entries: [CodeEntry], in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    var builder = TypeScriptObject()
    for entry in entries {
      if let key = key(entry.key, in: scope, &diagnostics) {
        builder.set(key, evaluate(entry.value, in: scope, &diagnostics))
      } else if case .spread(let inner) = entry.value.kind {
        builder.merge(evaluate(inner, in: scope, &diagnostics), at: scope.span(inner))
      } else {
        builder.open("a key that is computed is not read", scope.span(entry.value))
      }
    }
    return builder.value
  }
}
