/// Functions of libraries that make objects of objects. [lodash; deepmerge; CSS-in-JS]
extension ScriptMachine {
  /// What a function of a library gives that gives back what it gets; nil for any other call.
  func wrapped(_ name: String, _ callee: SyntaxNode, _ node: SyntaxNode, _ scope: ScriptScope)
    throws(ScriptStop) -> Value?
  {
    let root = String(name.prefix { $0 != "." })
    if let function = library(callee, scope), let values = try arguments(node, scope) {
      let result =
        function == "pick" ? picked(values) : merged(values, node, copies: function != "merge")
      return result ?? failed(name, values, node, scope, callee)
    }
    guard ScriptLibraries.wrappers.contains(name), name != "Object.freeze",
      name != "structuredClone",
      !isOwn(root, scope)
    else { return nil }
    guard let values = try arguments(node, scope), let first = values.first else { return nil }
    guard values.count == 1 else {
      let lost = Unknown(
        "'\(name)(…)' gets more than one object, which is not read", at: node.span)
      given[lost] = []
      return .unknown(lost)
    }
    return first
  }

  /// Whether a name is one of the system's own, which may do other than a library's.
  private func isOwn(_ name: String, _ scope: ScriptScope) -> Bool {
    if scope.find(name) != nil { return true }
    guard let imported = scope.module.imports[name] else { return false }
    // What has another name in its module is another function.
    if imported.name != name, imported.name != "default", imported.name != "*" { return true }
    guard ScriptLibraries.isOfSystem(imported.path) else { return false }
    guard ScriptLibraries.definitions.contains(name), imported.name == name else { return true }
    // Code that a tool writes, which no repository holds.
    return modules.module(imported.path, from: scope.module) != nil
      || !imported.path.hasPrefix(".")
  }

  private func library(_ callee: SyntaxNode, _ scope: ScriptScope) -> String? {
    var name = callee.text
    var member: String?
    if callee.kind == .member, let base = callee.child(.base), base.kind == .name {
      (name, member) = (base.text, callee.declaredName)
    }
    guard scope.find(name) == nil, let imported = scope.module.imports[name],
      !imported.path.hasPrefix(".")
    else { return nil }
    return ScriptLibraries.function(member ?? imported.name, of: imported.path)
  }

  private func picked(_ values: [Value]) -> Value? {
    guard values.count == 2, case .record(let object) = values[0], object.openNames == nil,
      let names = iterated(values[1])
    else { return nil }
    let made = self.object()
    for name in names {
      // A path such as 'a.b' reaches into an object.
      guard let key = key(name), !key.text.contains(".") else { return nil }
      guard let property = object.own(key) else { continue }
      guard property.getter == nil else { return nil }
      made.declare(key, Record.Property(value: property.value))
    }
    return .record(made)
  }

  /// Objects laid over each other at every depth, into the first or into a new one.
  private func merged(_ values: [Value], _ node: SyntaxNode, copies: Bool) -> Value? {
    guard case .record(let first)? = values.first, !first.isList, first.function == nil else {
      return nil
    }
    let target = copies ? object() : first
    var depth = 0
    for value in copies ? values : Array(values.dropFirst()) {
      guard case .record(let other) = value, !other.isList, other.function == nil else {
        return nil
      }
      merge(other, into: target, node, &depth)
    }
    return .record(target)
  }

  private func merge(
    _ other: Record, into target: Record, _ node: SyntaxNode, _ depth: inout Int
  ) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 60 else {
      return target.open(Unknown("it is nested too deeply", at: node.span))
    }
    if let unknown = other.openNames { target.open(unknown) }
    steps += other.keys.count
    for key in other.keys {
      guard let property = other.own(key), property.getter == nil else {
        _ = target.set(key, unknown("what is computed is not read", node))
        continue
      }
      let old = target.own(key)?.value
      _ = target.set(key, merged(old, property.value, node, &depth))
    }
  }

  private func merged(_ old: Value?, _ new: Value, _ node: SyntaxNode, _ depth: inout Int) -> Value
  {
    guard case .record(let object) = new else {
      // Nothing replaces nothing.
      if isUndefined(new) || new == .nothing, old != nil {
        return unknown("what nothing is merged into is not read", node)
      }
      return new
    }
    if object.isList {
      guard case .record? = old else { return new }
      return unknown("lists that are merged are not read", node)
    }
    if object.function != nil { return new }
    let made = self.object()
    switch old {
    case .record(let first)?:
      guard !first.isList else { return unknown("lists that are merged are not read", node) }
      merge(first, into: made, node, &depth)
    case .unknown(let unknown)?: made.open(unknown)
    default: break
    }
    merge(object, into: made, node, &depth)
    return .record(made)
  }
}
