/// Calls, and the functions that they run.
extension ScriptMachine {
  typealias Chain = (SyntaxNode, ScriptScope) throws(ScriptStop) -> Value?

  func function(_ node: SyntaxNode, _ scope: ScriptScope, home: Record? = nil) -> Record {
    object(.function(ScriptFunction(node: node, scope: scope, home: home)))
  }

  /// The name of what is called, as it is written: of a long chain its end.
  static func name(of callee: SyntaxNode) -> String {
    var (name, next) = ("", callee)
    for _ in 0..<nameLimit {
      switch next.kind {
      case .name: return next.text + name
      case .member: name = ".\(next.declaredName)" + name
      case .call: name = "()" + name
      case .optionalChain: break
      default: return "a function" + name
      }
      guard let base = next.child(.base) else { return "a function" + name }
      next = base
    }
    return "…" + name
  }

  /// How many parts of a chain are named.
  private static let nameLimit = 64

  /// The value of a call; nil where `?.` ends the chain that it is of.
  func call(_ node: SyntaxNode, _ scope: ScriptScope, _ chain: Chain) throws(ScriptStop) -> Value? {
    guard let callee = node.child(.base) else { return unknown("this call is not read", node) }
    if node.detail == 1 { return try construct(node, callee, scope) }
    let name = Self.name(of: callee)
    if callee.isText("import") {
      return try unread("the call 'import(…)' is not read", node, scope)
    }
    if callee.isText("super") { return try callSuper(node, scope) }
    var receiver = Value.void
    var target: Value?
    // `(a, b).c()` and `a?.b()` are called on what stands before the point.
    var place = callee
    if place.kind == .optionalChain, let inner = place.child(.base) { place = inner }
    if place.kind == .member || place.kind == .subscriptCall, let base = place.child(.base) {
      if base.isText("super") {
        receiver = try evaluate(SyntaxNode(tree: base.tree, index: base.index), scope, asThis: true)
        target = try ofSuper(place, scope)
      } else {
        guard let value = try chain(base, scope) else { return nil }
        receiver = value
        target = nil
      }
    } else {
      guard let value = try chain(callee, scope) else { return nil }
      target = value
    }
    if callee.isText("require"), scope.find("require") == nil { return required(node, scope) }
    if let wrapped = try wrapped(name, callee, node, scope) { return wrapped }
    if target == nil {
      guard
        let found = try method(place, receiver, node, scope, isOptional: place != callee, name)
      else { return nil }
      return found
    }
    guard let arguments = try arguments(node, scope) else {
      return failed(name, [], node, scope, callee)
    }
    return finished(
      try invoke(target ?? .void, receiver, arguments, node), name, arguments, node, scope, callee)
  }

  private func evaluate(_ node: SyntaxNode, _ scope: ScriptScope, asThis: Bool) throws(ScriptStop)
    -> Value
  {
    var current: ScriptScope? = scope
    while let place = current {
      if let call = place.call, call.node.detail & FunctionFlag.arrow == 0 {
        return call.receiver ?? .void
      }
      current = place.parent
    }
    return .void
  }

  /// A call of a member: of the object's own, or of one that the language gives its kind.
  private func method(
    _ place: SyntaxNode, _ receiver: Value, _ node: SyntaxNode, _ scope: ScriptScope,
    isOptional: Bool, _ name: String
  ) throws(ScriptStop) -> Value? {
    let callee = node.child(.base) ?? node
    var key: RecordKey?
    if place.kind == .member {
      key = Self.key(of: place)
    } else if let index = place.child(.argument) {
      key = self.key(try evaluate(index, scope))
    }
    guard let arguments = try arguments(node, scope), let key else {
      // Any method of the object may run, and write it.
      var seen: Set<Record> = []
      let lost = Unknown("it may be changed in line \(node.span.line)", at: place.span)
      handOn(receiver, &seen, { _ in lost }, isUnread: { false })
      return failed(name, [], node, scope, callee)
    }
    if case .record(let object) = receiver, let property = find(key, in: object) {
      if isOptional, property.getter == nil,
        isUndefined(property.value) || property.value == .nothing
      {
        return nil
      }
      let target = try member(key, of: object, receiver: receiver, node)
      return finished(
        try invoke(target, receiver, arguments, node), name, arguments, node, scope, callee)
    }
    if case .record(let object) = receiver, case .native(let native) = object.kind {
      let isChanged = changedGlobals.contains(String(native.prefix { $0 != "." }))
      let result =
        isChanged ? nil : try library("\(native).\(key.text)", arguments, node, scope)
      return finished(result ?? unknown("", node), name, arguments, node, scope, callee)
    }
    if receiver.unknown != nil {
      if ScriptWrites.changing.contains(key.text) {
        pinEverything(
          nil, Unknown("it may be changed in line \(node.span.line)", at: node.span), scope,
          listsOnly: true)
      }
      return failed(name, arguments, node, scope, callee)
    }
    if let result = try method(key.text, of: receiver, arguments, node) {
      return finished(result, name, arguments, node, scope, callee)
    }
    if isOptional, case .record(let object) = receiver, !object.isList, object.function == nil {
      return nil
    }
    return failed(name, arguments, node, scope, callee)
  }

  /// The values of the arguments; nil if their number isn't known: then those that are may be written.
  func arguments(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> [Value]? {
    var values: [Value] = []
    var isKnown = true
    for argument in node.children where argument.role == .argument {
      if argument.kind == .spread {
        guard let inner = argument.child(.value) else { continue }
        let value = try evaluate(inner, scope)
        if let more = iterated(value) { values += more } else { isKnown = false }
      } else {
        values.append(try evaluate(argument, scope))
      }
    }
    if isKnown, values.count <= Self.listLimit { return values }
    var seen: Set<Record> = []
    let lost = Unknown("'...' is not read", at: node.span)
    for value in values { handOn(value, &seen, { _ in lost }, isUnread: { true }) }
    return nil
  }

  private func finished(
    _ value: Value, _ name: String, _ arguments: [Value], _ node: SyntaxNode, _ scope: ScriptScope,
    _ callee: SyntaxNode
  ) -> Value {
    value.unknown == nil ? value : failed(name, arguments, node, scope, callee)
  }

  /// A call whose result isn't known: what it was given may be written where nobody reads its code.
  func failed(
    _ name: String, _ arguments: [Value], _ node: SyntaxNode, _ scope: ScriptScope,
    _ callee: SyntaxNode
  ) -> Value {
    let unknown = Unknown("the call '\(name)(…)' is not read", at: node.span)
    given[unknown] = arguments
    // What nobody calls here may be called there.
    for argument in node.children where argument.kind == .closure && argument.role == .argument {
      apply(scope.module.writes.of(argument), scope, unknown)
    }
    loseCalled(name, arguments, scope, callee, unknown)
    if isUnread(callee, scope) {
      var seen: Set<Record> = []
      let reason = Unknown(
        "it is handed on in line \(node.span.line) to code that is not read", at: callee.span)
      for argument in arguments { handOn(argument, &seen, { _ in reason }, isUnread: { true }) }
    }
    return .unknown(unknown)
  }

  /// What a call that isn't known may write beside what it was given.
  private func loseCalled(
    _ name: String, _ arguments: [Value], _ scope: ScriptScope, _ callee: SyntaxNode,
    _ unknown: Unknown
  ) {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if ScriptWrites.changingFirst.contains(last), case .record(let object)? = arguments.first {
      object.pin(nil, Unknown("it is changed in line \(callee.span.line)", at: callee.span))
    }
    var root = callee
    while let base = root.child(.base) { root = base }
    // It may be a function that stands here, and sees what is around it.
    guard scope !== scope.module.top, root.kind != .name || scope.find(root.text) != nil,
      scope.module.top?.variables[root.text] == nil || root.kind != .name
    else { return }
    loseRest(scope, unknown)
  }

  /// Whether nobody here reads the code that is called.
  private func isUnread(_ callee: SyntaxNode, _ scope: ScriptScope) -> Bool {
    var root = callee
    while let base = root.child(.base) { root = base }
    guard root.kind == .name else { return true }
    if scope.find(root.text) != nil {
      // A function of the module was run, or what it may write is noted.
      return callee.kind == .name
        ? scope.find(root.text)?.value?.unknown != nil
        : !ScriptWrites.harmless.contains(callee.declaredName)
    }
    if let imported = scope.module.imports[root.text] {
      if modules.module(imported.path, from: scope.module) != nil { return false }
      return !ScriptLibraries.isHarmless(
        callee.kind == .name ? imported.name : callee.declaredName, of: imported.path)
        || imported.path.hasPrefix(".")
    }
    return !ScriptWrites.reading.contains(root.text)
      && !(callee.kind == .member && ScriptWrites.harmless.contains(callee.declaredName))
  }

  // MARK: Running

  /// Calls a value.
  func invoke(_ target: Value, _ receiver: Value, _ arguments: [Value], _ node: SyntaxNode)
    throws(ScriptStop) -> Value
  {
    guard case .record(let object) = target else {
      return unknown("it is no function that is read", node)
    }
    switch object.kind {
    case .function:
      guard let function = object.function, !function.isClass else {
        return unknown("a class is called", node)
      }
      return try run(function, receiver, arguments, node)
    case .native(let name):
      return try library(name, arguments, node, nil) ?? unknown("'\(name)' is not read", node)
    case .proxy(let inner, let handler) where handler.own("apply") == nil:
      return try invoke(inner, receiver, arguments, node)
    default: return unknown("it is no function", node)
    }
  }

  func run(_ function: ScriptFunction, _ receiver: Value, _ arguments: [Value], _ node: SyntaxNode)
    throws(ScriptStop) -> Value
  {
    depth += 4
    defer { depth -= 4 }
    try step(node, 1 + arguments.count)
    let code = function.node
    let outer = ScriptScope(parent: function.scope, module: function.scope.module)
    if code.kind == .closure, code.detail & FunctionFlag.method == 0, !code.declaredName.isEmpty {
      let own = object(.function(function))
      outer.variables[code.declaredName] = ScriptScope.Box(.record(own), isConstant: true)
    }
    let scope = ScriptScope(parent: outer, module: outer.module)
    scope.call = ScriptScope.Call(
      receiver: receiver, home: function.home, node: code, serial: serial)
    guard code.detail & FunctionFlag.unlike == 0, let body = code.child(.body),
      let list = code.child(.parameter), !list.holdsUnparsed, !code.holdsUnparsed
    else {
      var seen: Set<Record> = []
      let lost = Unknown("what waits or gives several values is not read", at: code.span)
      for value in arguments + [receiver] {
        handOn(value, &seen, { _ in lost }, isUnread: { false })
      }
      return .unknown(lost)
    }
    do throws(ScriptStop) {
      try bind(list.children, arguments, scope)
      guard body.kind == .block else { return try evaluate(body, scope) }
      let statements = body.children
      hoist(statements, scope, isFunction: true)
      if case .returned(let value) = try run(statements, scope) { return value }
      return .void
    } catch {
      guard case .lost(let unknown) = error else { throw error }
      loseRest(scope, unknown)
      return .unknown(unknown)
    }
  }

  private func bind(_ parameters: [SyntaxNode], _ arguments: [Value], _ scope: ScriptScope)
    throws(ScriptStop)
  {
    for (index, parameter) in parameters.enumerated() {
      var place = parameter
      if place.kind == .parameter, let inner = place.child(.value) { place = inner }
      if place.kind == .spread, let rest = place.child(.value) {
        try bind(rest, to: list(Array(arguments.dropFirst(index))), scope, .parameter)
      } else {
        try bind(place, to: index < arguments.count ? arguments[index] : .void, scope, .parameter)
      }
      // `constructor(private ink: string)`
      guard parameter.kind == .parameter, case .record(let object)? = scope.call?.receiver else {
        continue
      }
      for name in ScriptWrites.names(in: place) {
        _ = object.set(RecordKey(name), scope.variables[name]?.value ?? .void)
      }
    }
  }
}
