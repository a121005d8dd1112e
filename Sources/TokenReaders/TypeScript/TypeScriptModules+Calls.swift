import SourceText

/// Calls: of functions that change nothing, of those of the modules, and of known libraries.
extension TypeScriptModules {
  mutating func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression], at span: SourceSpan,
    in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    let name = Self.name(of: callee)
    let root = String(name.prefix { $0 != "." })
    if TypeScriptWrappers.names.contains(name), !isOwn(root, in: scope, &diagnostics),
      let first = arguments.first
    {
      guard arguments.count == 1 else {
        return .unknown("'\(name)(…)' gets more than one object, which is not read", span)
      }
      return evaluate(first, in: scope, &diagnostics)
    }
    let result =
      if let function = function(callee, in: scope, &diagnostics) {
        run(function, arguments, in: scope, &diagnostics)
      } else {
        library(callee, arguments, at: span, in: scope, &diagnostics)
      }
    switch result {
    case .unknown, .plain, .function, nil: break
    case .some(let value): return value
    }
    let reason = "the call '\(name)(…)' is not read"
    // Its colors are most likely some of what it is given, under the names that they have there.
    var given = TypeScriptObject()
    for argument in arguments {
      let value = evaluate(argument, in: scope, &diagnostics)
      for member in value.withUnknownColors(reason, at: span)?.members ?? [] {
        given.set(member.key, member.value)
      }
    }
    return given.isEmpty
      ? .unknown(reason, span) : .open(given.value.members ?? [], reason, span)
  }

  private static func name(of callee: CodeExpression) -> String {
    switch callee.kind {
    case .name(let name): name
    case .member(let base?, let name): "\(Self.name(of: base)).\(name)"
    case .call(let callee, _): "\(name(of: callee))()"
    default: "a function"
    }
  }

  // MARK: Functions

  /// The function that an expression is; nil if it is none that can be followed.
  mutating func function(
    _ expression: CodeExpression, addingTo isOwn: Bool = false, in scope: TypeScriptScope,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptFunction? {
    switch expression.kind {
    case .code: return parsed(expression, addingTo: isOwn, in: scope)
    case .name(let name):
      if case .function(let function)? = scope.locals[name] { return function }
      guard scope.locals[name] == nil else { return nil }
      return function(named: name, in: scope.module, &diagnostics)
    default: return nil
    }
  }

  private mutating func function(
    named name: String, in module: TypeScriptModule, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptFunction? {
    let scope = TypeScriptScope(module: module)
    if let constant = module.constant(name) {
      guard module.change(of: constant) == nil, work <= Self.workLimit else { return nil }
      work += 1
      return function(constant.value, in: scope, &diagnostics)
    }
    if let code = module.codes.last(where: { $0.name == name }) {
      guard module.assigned[name] == nil else { return nil }
      return function(code.value, in: scope, &diagnostics)
    }
    guard let imported = module.imports[name], let exported = imported.name,
      let other = load(imported.path, from: module.file, &diagnostics)
    else { return nil }
    return self.exported(exported, of: other, &diagnostics)
  }

  private mutating func exported(
    _ name: String, of module: TypeScriptModule, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptFunction? {
    guard let owner = owner(of: name, from: module, &diagnostics) else { return nil }
    guard resolving.insert("\(owner.file.path)()\(name)").inserted else { return nil }
    defer { resolving.remove("\(owner.file.path)()\(name)") }
    return function(named: owner.exports[name] ?? name, in: owner, &diagnostics)
  }

  /// What a function gives; nil if that is not known.
  private mutating func run(
    _ function: TypeScriptFunction, _ arguments: [CodeExpression], in scope: TypeScriptScope,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    var values: [TypeScriptValue] = []
    for argument in arguments {
      if case .spread = argument.kind { return nil }
      if let function = self.function(argument, in: scope, &diagnostics) {
        values.append(.function(function))
      } else {
        values.append(optional(argument, in: scope, &diagnostics))
      }
    }
    return run(function, values, &diagnostics)
  }

  mutating func run(
    _ function: TypeScriptFunction, _ arguments: [TypeScriptValue],
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    var scope = function.scope
    work += function.declared.count + scope.locals.count / 16
    for name in function.declared {
      scope.locals[name] = .unknown("'\(name)' has no value yet", function.span)
    }
    for (index, parameter) in function.parameters.enumerated() {
      var value = index < arguments.count ? arguments[index] : .nothing
      if case .nothing = value, let other = parameter.other {
        value = evaluate(other, in: scope, &diagnostics)
      }
      guard bind(parameter.pattern, to: value, in: &scope, &diagnostics) else { return nil }
    }
    switch run(function.body, in: &scope, &diagnostics) {
    case .gave(let value): return value
    case .went: return .nothing
    case .stopped: return nil
    }
  }

  /// How far statements came.
  private enum Progress {
    case gave(TypeScriptValue)
    /// To the end.
    case went
    /// To what is not known.
    case stopped
  }

  private mutating func run(
    _ statements: [TypeScriptFunction.Statement], in scope: inout TypeScriptScope,
    _ diagnostics: inout DiagnosticList
  ) -> Progress {
    for statement in statements {
      work += 1
      switch statement {
      case .declare(let pattern, let expression):
        let value =
          function(expression, in: scope, &diagnostics).map { .function($0) }
          ?? evaluate(expression, in: scope, &diagnostics)
        guard bind(pattern, to: value, in: &scope, &diagnostics) else { return .stopped }
      case .give(let expression):
        return .gave(expression.map { evaluate($0, in: scope, &diagnostics) } ?? .nothing)
      case .choose(let condition, let first, let second):
        guard let isTrue = truth(of: condition, in: scope, &diagnostics) else { return .stopped }
        // What a branch declares is its own; what it adds to an object stays.
        var inner = scope
        let progress = run(isTrue ? first : second, in: &inner, &diagnostics)
        for name in scope.locals.keys { scope.locals[name] = inner.locals[name] }
        guard case .went = progress else { return progress }
      case .set(let name, let key, let expression):
        guard let key = self.key(.computed(key), in: scope, &diagnostics),
          case .object(let members)? = scope.locals[name]
        else { return .stopped }
        var builder = TypeScriptObject()
        for member in members { builder.set(member.key, member.value) }
        work += members.count / 16
        builder.set(key, evaluate(expression, in: scope, &diagnostics))
        scope.locals[name] = builder.value
      }
    }
    return .went
  }

  /// Gives names their values; false if a part is not known to be there.
  private mutating func bind(
    _ pattern: TypeScriptFunction.Pattern, to value: TypeScriptValue,
    in scope: inout TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    switch pattern {
    case .name(let name):
      scope.locals[name] = value
      return true
    case .list(let parts):
      guard case .array(let elements) = value else { return false }
      for (index, part) in parts.enumerated() {
        guard let part else { continue }
        let element = index < elements.count ? elements[index] : .nothing
        guard bind(part, to: element, in: &scope, &diagnostics) else { return false }
      }
      return true
    case .object(let parts):
      guard case .object(let members) = value else { return false }
      for part in parts {
        var inner = members.last { $0.key == part.key }?.value ?? .nothing
        if case .nothing = inner, let other = part.other {
          inner = evaluate(other, in: scope, &diagnostics)
        }
        guard bind(part.value, to: inner, in: &scope, &diagnostics) else { return false }
      }
      return true
    }
  }
}
