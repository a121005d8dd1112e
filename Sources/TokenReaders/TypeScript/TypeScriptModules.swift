import SourceText

/// The modules of a source: the file and those that it imports by a relative path.
struct TypeScriptModules {
  private static let depthLimit = 64
  /// How many values may be made of names and spreads, which can multiply.
  static let workLimit = 1_000_000
  /// How many bytes of code are searched at the cost of a value.
  static let bytesOfWork = 64
  /// How many bytes a text may have that is put together.
  static let textLimit = 65_536

  let loader: any SourceLoader
  private var parsed: [String: TypeScriptModule?] = [:]
  /// The modules by the file that imports them and the path there.
  var loaded: [String: TypeScriptModule?] = [:]
  /// Where modules change what they have from elsewhere, and where they hand constants on, by file.
  var sharedChanges: [String: SourceSpan?] = [:]
  var uses: [String: [String: [TypeScriptModule.Use]]] = [:]
  /// The functions that were parsed, by their place.
  private var functions: [Bool: [SourceSpan: TypeScriptFunction?]] = [:]
  /// What is being looked up.
  var resolving: Set<String> = []
  /// The values of constants, by file and name.
  var cache: [String: TypeScriptValue] = [:]
  private var depth = 0
  var work = 0
  /// Where more work was wanted than may be done.
  private var limitPlace: SourceSpan?

  init(_ loader: any SourceLoader) {
    self.loader = loader
  }

  mutating func parse(_ file: SourceFile, _ diagnostics: inout DiagnosticList) -> TypeScriptModule?
  {
    if let known = parsed[file.path] { return known }
    let module = TypeScriptModule.parse(file, diagnostics: &diagnostics)
    parsed[file.path] = .some(module)
    return module
  }

  /// The value of a constant; unknown if code changes it.
  mutating func value(
    of constant: TypeScriptModule.Constant, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    let scope = TypeScriptScope(module: module)
    let span = scope.span(constant.value)
    guard work <= Self.workLimit else { return unread(tooMuch, constant.value, in: scope) }
    let value = evaluate(constant.value, in: scope, &diagnostics)
    let change = module.change(of: constant).map {
      "'\(constant.name ?? "")' is changed in line \($0.line)"
    }
    if let reason = change
      ?? constant.name.flatMap({ reasonOfChange($0, value, in: module, &diagnostics) })
    {
      return value.withUnknownColors(reason, at: span) ?? .unknown(reason, span)
    }
    return value
  }

  /// Why nothing more is read, with the place at which the limit was reached.
  var tooMuch: String {
    let place = limitPlace.map { ": the limit is reached in \($0.file.path), line \($0.line)" }
    return "it is made of too many parts\(place ?? "")"
  }

  /// The function at a place; nil if it does more than to give a value. Each is parsed once.
  mutating func parsed(
    _ code: CodeExpression, addingTo isOwn: Bool, in scope: TypeScriptScope
  ) -> TypeScriptFunction? {
    let place = scope.span(code)
    work += 1
    if let known = functions[isOwn]?[place] {
      guard var function = known else { return nil }
      function.scope = scope
      return function
    }
    work += code.range.count / Self.bytesOfWork
    let function = TypeScriptFunctionParser.parse(code, in: scope, addingTo: isOwn)
    functions[isOwn, default: [:]][place] = function
    return function
  }

  // MARK: Expressions

  mutating func evaluate(
    _ expression: CodeExpression, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    work += 1
    depth += 1
    defer { depth -= 1 }
    let span = scope.span(expression)
    guard depth <= Self.depthLimit, work <= Self.workLimit else {
      if work > Self.workLimit, limitPlace == nil { limitPlace = span }
      return .unknown(tooMuch, span)
    }
    switch expression.kind {
    case .string(let text?):
      // Its place is that of what stands between the quotes.
      let inner = (expression.range.lowerBound + 1)..<(expression.range.upperBound - 1)
      return .text(text, scope.document.span(inner))
    case .string(nil): return template(expression, in: scope, &diagnostics)
    case .number(let text): return Self.number(text).map { .number($0) } ?? .plain
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
        return .unknown(tooMuch, span)
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
        } else if case .spread = element.kind {
          // How many others it moves is not known.
          return unread("the spread of what is no list is not read", expression, in: scope)
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
      if name == "undefined" { return .nothing }
      if name == "null" { return .null }
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

  private mutating func member(_ name: String, of value: TypeScriptValue, at span: SourceSpan)
    -> TypeScriptValue
  {
    work += (value.members?.count ?? 0) / 16
    switch value {
    case .unknown: return value
    case .nothing, .null: return .nothing
    case .array(let elements) where name == "length": return .number(Double(elements.count))
    default: break
    }
    if let member = value.member(name) { return member.value }
    if case .open(_, let reason, _) = value { return .unknown(reason, span) }
    return .unknown("there is no '\(name)' in it", span)
  }

  /// What every object has without a word of the module. [ECMAScript, 20.1.3]
  private static let inherited: Set<String> = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__",
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf",
  ]

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
    if case .object = value, value.member(name) == nil, !Self.inherited.contains(name),
      !name.contains("\\")
    {
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

  /// The number that a literal is; nil for one of another notation, such as the octal `010`.
  private static func number(_ text: String) -> Double? {
    guard !(text.hasPrefix("0") && text.dropFirst().first?.isNumber == true) else { return nil }
    return Double(text)
  }

  /// The name of a key; nil if it is not known, and for a spread.
  mutating func key(
    _ key: CodeEntry.Key, isQuoted: Bool = false, in scope: TypeScriptScope,
    _ diagnostics: inout DiagnosticList
  ) -> String? {
    guard case .computed(let expression) = key else {
      // What a name with an escape is called is not read, nor what an object inherits from another.
      guard case .name(let name) = key, !name.contains("\\"), name != "__proto__" else {
        return nil
      }
      // `5e2` and `0x1F4` are the key 500; what is quoted stays as it is.
      guard name.first?.isNumber == true, !isQuoted else { return name }
      return Self.number(name).flatMap { Self.text(of: .number($0)) }
    }
    return Self.text(of: evaluate(expression, in: scope, &diagnostics))
  }

  private mutating func object(
    _ entries: [CodeEntry], in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    var builder = TypeScriptObject()
    for entry in entries {
      let mark = scope.module.file.bytes[entry.keyRange.lowerBound]
      let isQuoted = mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"")
      if let key = key(entry.key, isQuoted: isQuoted, in: scope, &diagnostics) {
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
