/// Classes, enumerations and namespaces.
extension ScriptMachine {
  /// Runs the declaration of a class, an enumeration or a namespace.
  func declareType(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) {
    let name = node.declaredName.isEmpty ? ScriptModule.defaultName : node.declaredName
    let value: Value
    switch TypeFlavour(rawValue: node.detail) {
    case .enumeration?: value = try enumeration(node, scope)
    case .structure?: value = try namespace(node, scope)
    default: value = try classValue(node, scope)
    }
    if let box = scope.variables[name] {
      box.value = value
    } else {
      scope.variables[name] = ScriptScope.Box(value)
    }
    if scope === scope.module.top { mark(name, in: scope.module) }
  }

  private func enumeration(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    let made = object()
    // A second one of the name goes on with the first.
    if scope.variables[node.declaredName]?.value != nil || node.holdsUnparsed {
      return unknown("'\(node.declaredName)' is declared twice", node)
    }
    let inner = ScriptScope(parent: scope, module: scope.module)
    var next: Double? = 0
    for item in node.children(.item) {
      guard let keyNode = item.child(.key), let key = try key(keyNode, scope), !item.holdsUnparsed
      else {
        made.open(Unknown("this member is not understood", at: item.span))
        continue
      }
      var value: Value
      if let code = item.child(.value) {
        value = try evaluate(code, inner)
      } else {
        value = next.map { .fraction($0) } ?? unknown("'\(key.text)' has no value", item)
      }
      _ = made.set(key, value)
      inner.variables[key.text] = ScriptScope.Box(value, isConstant: true)
      next = nil
      guard case .fraction(let number, _) = value else { continue }
      next = number + 1
      made.declare(
        RecordKey(ScriptNumber.text(number)), Record.Property(value: .text(key.text)))
    }
    return .record(made)
  }

  private func namespace(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    guard let body = node.child(.body), scope.variables[node.declaredName]?.value == nil else {
      return unknown("'\(node.declaredName)' is declared twice", node)
    }
    let made = object()
    let inner = ScriptScope(parent: scope, module: scope.module)
    if body.kind == .typeDeclaration {
      hoist([body], inner, isFunction: false)
      try declareType(body, inner)
      inner.variables[body.declaredName]?.value.map {
        _ = made.set(RecordKey(body.declaredName), $0)
      }
      return .record(made)
    }
    let statements = body.children
    hoist(statements, inner, isFunction: true)
    for statement in statements {
      _ = try run(statement, inner)
      guard statement.kind == .exportDeclaration, let declared = statement.child(.body) else {
        continue
      }
      for name in ScriptWrites.declared(by: declared) {
        // A variable that is written later is none of the object.
        guard let box = inner.variables[name], box.isConstant || declared.kind != .variable else {
          made.declare(
            RecordKey(name),
            Record.Property(value: unknown("'\(name)' may be changed", declared)))
          continue
        }
        _ = made.set(RecordKey(name), box.value ?? .void)
      }
    }
    return .record(made)
  }

  // MARK: Classes

  func classValue(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    guard node.child(.attribute) == nil, !node.holdsUnparsed else {
      return try unread("a class with decorators is not read", node, scope)
    }
    let inner = ScriptScope(parent: scope, module: scope.module)
    let prototype = object()
    let function = ScriptFunction(node: node, scope: inner, home: prototype, isClass: true)
    function.parent = try node.child(.inherited).map { (parent) throws(ScriptStop) in
      try evaluate(parent, scope)
    }
    let members = node.children(.item)
    function.fields = members.filter { $0.kind == .variable && $0.detail & 1 == 0 }
    function.constructor = members.first {
      $0.kind == .function && $0.detail & 1 == 0 && $0.child(.key)?.isText("constructor") == true
    }?.child(.value)
    let made = object(.function(function))
    if !node.declaredName.isEmpty {
      inner.variables[node.declaredName] = ScriptScope.Box(.record(made), isConstant: true)
    }
    made.declare("prototype", Record.Property(value: .record(prototype), isHidden: true))
    prototype.declare("constructor", Record.Property(value: .record(made), isHidden: true))
    if case .record(let parent)? = function.parent {
      made.prototype = parent
      if case .record(let other)? = parent.own("prototype")?.value { prototype.prototype = other }
    }
    for member in members where member.kind == .function || member.kind == .accessor {
      let owner = member.detail & 1 == 1 ? made : prototype
      guard let code = member.child(.value), let keyNode = member.child(.key),
        member.child(.attribute) == nil, let key = try key(keyNode, inner)
      else {
        owner.open(Unknown("this member is not understood", at: member.span))
        continue
      }
      if key == "constructor", owner === prototype { continue }
      let value = Value.record(self.function(code, inner, home: owner))
      if member.kind == .accessor {
        declare(key, member.detail / 2, value, on: owner, isHidden: true)
      } else {
        owner.declare(key, Record.Property(value: value, isHidden: true))
      }
    }
    try setUp(made, members.filter { $0.detail & 1 == 1 || $0.kind == .block }, inner, made)
    return .record(made)
  }

  /// Gives the fields of an object or a class their values.
  private func setUp(
    _ object: Record, _ members: [SyntaxNode], _ scope: ScriptScope, _ type: Record
  ) throws(ScriptStop) {
    let inner = ScriptScope(parent: scope, module: scope.module)
    for member in members where member.kind == .variable || member.kind == .block {
      inner.call = ScriptScope.Call(
        receiver: .record(object), home: object === type ? type : type.function?.home,
        node: member.child(.key) ?? member, serial: serial)
      if member.kind == .block {
        _ = try run(block: member, inner)
        continue
      }
      guard let keyNode = member.child(.key), let key = try key(keyNode, inner),
        member.child(.attribute) == nil, !member.holdsUnparsed
      else {
        object.open(Unknown("this member is not understood", at: member.span))
        continue
      }
      let value = try member.child(.value).map { (code) throws(ScriptStop) in
        try evaluate(code, inner)
      }
      object.declare(
        key, Record.Property(value: value ?? .void, isHidden: key.text.hasPrefix("\0")))
    }
  }

  func construct(_ node: SyntaxNode, _ callee: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop)
    -> Value
  {
    let type = try evaluate(callee, scope)
    let values = try arguments(node, scope)
    func lost() -> Value {
      _ = failed("new", values ?? [], node, scope, callee)
      let lost = Unknown("'new' is not read", at: node.span)
      given[lost] = values ?? []
      return .unknown(lost)
    }
    guard let values, case .record(let made) = type else { return lost() }
    if case .native(let name) = made.kind { return try native(name, values, node) ?? lost() }
    guard made.function?.isClass == true,
      case .record(let prototype)? = made.own("prototype")?.value
    else { return lost() }
    let result = object()
    result.isInstance = true
    result.prototype = prototype
    guard try initialize(result, made, values, node) else { return lost() }
    return .record(result)
  }

  private func native(_ name: String, _ values: [Value], _ node: SyntaxNode) throws(ScriptStop)
    -> Value?
  {
    switch (name, values.count) {
    case ("Array", _): return try library("Array", values, node, nil)
    case ("Error", _), ("TypeError", _), ("RangeError", _):
      let made = object()
      _ = made.set("message", values.first ?? .text(""))
      return .record(made)
    case ("Proxy", 2):
      guard case .record(let handler) = values[1] else { return nil }
      return .record(object(.proxy(target: values[0], handler: handler)))
    default: return nil
    }
  }

  /// Runs what sets up an instance; false if that isn't known.
  private func initialize(
    _ object: Record, _ type: Record, _ values: [Value], _ node: SyntaxNode
  ) throws(ScriptStop) -> Bool {
    guard let function = type.function, function.isClass else { return false }
    depth += 4
    defer { depth -= 4 }
    try step(node)
    if function.parent == nil { try setUp(object, function.fields, function.scope, type) }
    guard let code = function.constructor else {
      guard function.parent != nil else { return true }
      guard case .record(let parent)? = function.parent,
        try initialize(object, parent, values, node)
      else { return false }
      try setUp(object, function.fields, function.scope, type)
      return true
    }
    let constructor = ScriptFunction(node: code, scope: function.scope, home: function.home)
    // What a constructor returns is the instance.
    let result = try run(constructor, .record(object), values, node)
    return isUndefined(result)
  }

  /// `super(…)`
  func callSuper(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    let call = call(around: scope)
    guard case .record(let object)? = call?.receiver,
      case .record(let type)? = call?.home?.own("constructor")?.value, let function = type.function,
      case .record(let parent)? = function.parent, let values = try arguments(node, scope),
      try initialize(object, parent, values, node)
    else { throw leave("what a class goes on from is not read", node, scope) }
    try setUp(object, function.fields, function.scope, type)
    return .void
  }

  private func call(around scope: ScriptScope) -> ScriptScope.Call? {
    var current: ScriptScope? = scope
    while let place = current {
      if let call = place.call, call.node.detail & FunctionFlag.arrow == 0 { return call }
      current = place.parent
    }
    return nil
  }

  /// `super.a`
  func ofSuper(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    let call = call(around: scope)
    guard node.kind == .member, let home = call?.home, let parent = home.prototype else {
      return unknown("'super' is not read", node)
    }
    return try member(
      RecordKey(node.declaredName), of: parent, receiver: call?.receiver ?? .void, node)
  }
}
