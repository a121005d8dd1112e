/// Names, and what they stand for in other modules.
extension ScriptMachine {
  func name(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    let name = node.text
    if name == "this" { return receiver(scope) }
    if name == "undefined" { return .void }
    if name == "super" || name == "import" || name == "arguments" {
      return unknown("'\(name)' is not read", node)
    }
    if let box = scope.find(name) { return read(box, name, node) }
    if let imported = scope.module.imports[name] {
      let value = self.imported(imported, scope.module, name, node)
      if value.unknown == nil, !module(scope.module, didMark: name) {
        for mark in scope.module.writes.marks[name] ?? [] {
          for place in modules.places(of: mark, on: name, in: scope.module) {
            guard let box = place.module.top?.variables[place.name] else { continue }
            apply(place.mark, name, box, scope.module)
          }
        }
        return self.imported(imported, scope.module, name, node)
      }
      return value
    }
    return global(name, node)
  }

  private func imported(
    _ imported: ScriptModule.Import, _ module: ScriptModule, _ name: String, _ node: SyntaxNode
  ) -> Value {
    switch modules.target(of: imported, in: module) {
    case .variable(let owner, let inner): return exported(inner, imported, owner, name, node)
    case .namespace(let other): return namespace(of: other, node)
    case .unread(let reason): return unknown("'\(name)' \(reason)", node)
    case .notExported: return common(imported, module, name, node)
    }
  }

  /// Whether what a module does to an imported name is noted already; it is from now on.
  private func module(_ module: ScriptModule, didMark name: String) -> Bool {
    module.writes.marks[name] == nil || !module.marked.insert(name).inserted
  }

  private func receiver(_ scope: ScriptScope) -> Value {
    var current: ScriptScope? = scope
    while let place = current {
      if let call = place.call, call.node.detail & FunctionFlag.arrow == 0 {
        return call.receiver ?? .void
      }
      current = place.parent
    }
    return .void
  }

  func read(_ box: ScriptScope.Box, _ name: String, _ node: SyntaxNode) -> Value {
    if let unknown = box.pinned { return .unknown(unknown) }
    return box.value ?? unknown("'\(name)' is made of itself", node)
  }

  /// A variable of another module.
  private func exported(
    _ inner: String, _ imported: ScriptModule.Import, _ module: ScriptModule, _ name: String,
    _ node: SyntaxNode
  ) -> Value {
    run(module)
    if let box = module.top?.variables[inner] { return read(box, name, node) }
    if module.state == .running { return unknown("'\(name)' is made of itself", node) }
    if module.imports[inner] != nil { return unknown("'\(name)' is not read", node) }
    return unknown("'\(imported.path)' exports no '\(imported.name)' that is read", node)
  }

  /// What a module without the name gives by `module.exports`.
  private func common(
    _ imported: ScriptModule.Import, _ module: ScriptModule, _ name: String, _ node: SyntaxNode
  ) -> Value {
    let lost = unknown("'\(imported.path)' exports no '\(imported.name)' that is read", node)
    guard let other = modules.module(imported.path, from: module) else { return lost }
    run(other)
    guard let value = other.common.own("exports")?.value else { return lost }
    if imported.name == "default" {
      if case .record(let object) = value, object.keys.isEmpty, object.function == nil {
        return lost
      }
      return value
    }
    guard case .record(let object) = value, let property = object.own(RecordKey(imported.name))
    else {
      return lost
    }
    return property.value
  }

  /// `require('./a')`
  func required(_ node: SyntaxNode, _ scope: ScriptScope) -> Value {
    guard let path = node.child(.argument).flatMap({ ScriptModule.text($0) }),
      let other = modules.module(path, from: scope.module)
    else { return unknown("the call 'require(…)' is not read", node) }
    run(other)
    guard other.exports.isEmpty else { return namespace(of: other, node) }
    return other.state == .done
      ? other.common.own("exports")?.value ?? .void : unknown("a module is made of itself", node)
  }

  /// All that a module exports, as one object.
  func namespace(of module: ScriptModule, _ node: SyntaxNode) -> Value {
    run(module)
    guard module.state == .done else { return unknown("a module is made of itself", node) }
    if let known = module.namespace { return .record(known) }
    let made = object()
    module.namespace = made
    var names = module.exportedNames
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(module)]
    var waiting = module.reexports.map { modules.module($0, from: module) }
    while let other = waiting.popLast() {
      guard let other else {
        made.open(Unknown("a module that is exported whole is not read", at: module.tree.root.span))
        continue
      }
      guard seen.insert(ObjectIdentifier(other)).inserted else { continue }
      names += other.exportedNames.filter { $0 != "default" }
      waiting += other.reexports.map { modules.module($0, from: other) }
    }
    for name in names where made.own(RecordKey(name)) == nil || made.rest != nil {
      let value: Value
      switch modules.resolve(name, in: module) {
      case .variable(let owner, let inner):
        value = exported(
          inner, ScriptModule.Import(path: module.tree.file.path, name: name), owner, name, node)
      case .namespace(let other): value = namespace(of: other, node)
      case .unread(let reason): value = unknown("'\(name)' \(reason)", node)
      case .notExported: value = unknown("'\(name)' is not read", node)
      }
      _ = made.set(RecordKey(name), value)
    }
    if case .record(let common)? = module.common.own("exports")?.value {
      for key in common.keys where made.own(key) == nil {
        common.own(key).map { _ = made.set(key, $0.value) }
      }
    }
    return .record(made)
  }

  // MARK: The language

  private static let constants: [String: Double] = ["NaN": .nan, "Infinity": .infinity]
  private static let globals: Set<String> = [
    "Object", "Math", "Array", "JSON", "Number", "String", "Boolean", "console", "parseInt",
    "parseFloat", "isNaN", "isFinite", "structuredClone", "require", "Symbol", "Error", "TypeError",
    "RangeError", "Proxy", "Reflect",
  ]

  func native(_ name: String) -> Value {
    if let known = natives[name] { return .record(known) }
    let made = object(.native(name))
    natives[name] = made
    return .record(made)
  }

  func global(_ name: String, _ node: SyntaxNode) -> Value {
    if changedGlobals.contains(name) { return unknown("'\(name)' is changed", node) }
    if let number = Self.constants[name] { return .fraction(number) }
    if Self.globals.contains(name) { return native(name) }
    return unknown("'\(name)' is not a constant of the module", node)
  }
}
