/// What calls do to what they are given.
extension ScriptWrites {
  /// Methods that change the list that they are of.
  static let changing: Set<String> = [
    "push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "copyWithin",
  ]
  /// Functions of `Object`, `Reflect` and lodash that change the first thing that they get.
  static let changingFirst: Set<String> = [
    "assign", "assignIn", "assignWith", "defaults", "defaultsDeep", "defineProperties",
    "defineProperty", "deleteProperty", "extend", "merge", "mergeWith", "set", "setPrototypeOf",
    "unset", "update", "pull", "remove",
  ]
  /// Things of the language whose functions keep nothing of what they get.
  static let reading: Set<String> = [
    "Object", "Array", "JSON", "Math", "Number", "String", "Boolean", "console", "Symbol",
    "Reflect",
    "parseInt", "parseFloat", "isNaN", "isFinite", "structuredClone", "encodeURIComponent",
    "require",
  ]
  /// Methods of lists and texts that keep nothing of what they get but in what they give.
  static let harmless: Set<String> = [
    "map", "filter", "reduce", "reduceRight", "forEach", "find", "findIndex", "findLast", "some",
    "every", "includes", "indexOf", "lastIndexOf", "join", "slice", "concat", "flat", "flatMap",
    "at",
    "keys", "values", "entries", "push", "unshift", "splice", "fill", "with", "toSorted",
    "toReversed",
    "sort", "replace", "replaceAll", "split", "startsWith", "endsWith", "padStart", "padEnd",
    "repeat",
    "call", "apply", "bind", "has", "get", "hasOwnProperty", "toString", "then", "catch", "finally",
  ]

  /// Methods of lists that call what they get at once, and keep it not.
  private static let walking: Set<String> = [
    "map", "filter", "reduce", "reduceRight", "forEach", "find", "findIndex", "findLast", "some",
    "every", "flatMap", "sort",
  ]

  mutating func walkCall(_ node: SyntaxNode) {
    guard let callee = node.child(.base) else { return }
    let arguments = node.children.filter { $0.role == .argument }
    // `(() => { … })()`
    var code = callee
    while code.kind == .tuple, let inner = code.child(.value) { code = inner }
    if code.kind == .closure { walkFunction(code, runsAtOnce: true) } else { walk(callee) }
    let name = callee.kind == .member ? callee.declaredName : callee.text
    let isReduced = callee.kind == .member && (name == "reduce" || name == "reduceRight")
    for (index, argument) in arguments.enumerated() {
      if isReduced, index == 0, argument.kind == .closure, arguments.count == 2,
        Self.isFresh(arguments[1])
      {
        walkFunction(argument, accumulates: true, runsAtOnce: true)
      } else if argument.kind == .closure, callee.kind == .member, Self.walking.contains(name) {
        walkFunction(argument, runsAtOnce: true)
      } else {
        walk(argument)
      }
    }
    if changesFirst(callee, name), let first = arguments.first, !Self.isFresh(first) {
      changeAll(first)
    }
    if callee.kind == .member, let base = callee.child(.base) {
      if Self.changing.contains(name) { writeMember(base, isOfList: true) }
      // A method sees the members of what it is called on.
      if !isLanguage(base) { handOn(base, isOfMembers: true) }
    }
    let isUnread = node.detail == 1 ? isUnreadClass(callee) : isUnreadFunction(callee, name)
    var root = callee
    while let base = root.child(.base) { root = base }
    for argument in arguments { handOn(argument, isUnread: isUnread, to: root.text) }
  }

  private func isLanguage(_ node: SyntaxNode) -> Bool {
    node.kind == .name && isOfLanguage(node.text)
  }

  private func isOfLanguage(_ name: String) -> Bool {
    Self.reading.contains(name) && !declared.contains(name) && imports[name] == nil
      && !scopes.contains { $0[name] != nil }
  }

  /// Whether a call changes its first argument.
  private func changesFirst(_ callee: SyntaxNode, _ name: String) -> Bool {
    guard Self.changingFirst.contains(name) else { return false }
    if callee.kind == .name { return imports[name].map(ScriptLibraries.isLodash) ?? false }
    guard callee.kind == .member, let base = callee.child(.base), base.kind == .name else {
      return false
    }
    return base.isText("Object") || base.isText("Reflect") || base.isText("_")
      || imports[base.text].map(ScriptLibraries.isLodash) ?? false
  }

  /// Notes that any member of a value may be written.
  private mutating func changeAll(_ node: SyntaxNode) {
    guard functions > 0 else { return }
    switch node.kind {
    case .name where node.isText("this"), .member, .subscriptCall:
      writeMember(node, isOfList: false)
      fallthrough
    case .name:
      if node.kind == .name, scopes.contains(where: { $0[node.text] != nil }) {
        if case .fresh? = scopes.reversed().lazy.compactMap({ $0[node.text] }).first { return }
        foreign.any = foreign.any ?? node
      } else if node.kind == .name {
        note(Mark(path: [nil], kind: .written, node: node), on: node.text)
      } else {
        foreign.any = foreign.any ?? node
        handOn(node)
      }
    default: foreign.any = foreign.any ?? node
    }
  }

  /// Whether nobody here reads the code of a function that is called.
  private func isUnreadFunction(_ callee: SyntaxNode, _ name: String) -> Bool {
    switch callee.kind {
    case .name:
      if scopes.contains(where: { $0[name] != nil }) || declared.contains(name) { return false }
      if let path = imports[name] { return !ScriptLibraries.isHarmless(name, of: path) }
      return !isOfLanguage(name) && !ScriptLibraries.wrappers.contains(name)
    case .member:
      var root = callee
      while let base = root.child(.base) { root = base }
      if root.kind == .name {
        if isOfLanguage(root.text) { return false }
        if let path = imports[root.text], !scopes.contains(where: { $0[root.text] != nil }) {
          return !ScriptLibraries.isHarmless(name, of: path)
        }
        if declared.contains(root.text) {
          return !Self.harmless.contains(name) && imports[root.text] != nil
        }
      }
      return !Self.harmless.contains(name)
    case .closure, .tuple: return false
    default: return true
    }
  }

  private func isUnreadClass(_ callee: SyntaxNode) -> Bool {
    guard callee.kind == .name else { return true }
    if scopes.contains(where: { $0[callee.text] != nil }) || declared.contains(callee.text) {
      return false
    }
    if let path = imports[callee.text] { return !ScriptLibraries.isHarmless(callee.text, of: path) }
    return !["Map", "Set", "Array", "Error", "Date", "Proxy"].contains(callee.text)
  }
}
