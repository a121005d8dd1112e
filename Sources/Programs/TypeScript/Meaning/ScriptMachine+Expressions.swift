/// Expressions.
extension ScriptMachine {
  /// The value of an expression. One that isn't known says why, and spreads.
  func evaluate(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    depth += 1
    defer { depth -= 1 }
    try step(node)
    if node.kind == .unparsed || node.holdsUnparsed {
      let lost = Unknown("this code is not understood", at: node.span)
      apply(scope.module.writes.of(node), scope, lost)
      return .unknown(lost)
    }
    switch node.kind {
    case .number: return number(node)
    case .boolean: return .boolean(node.isText("true"))
    case .nothing: return .nothing
    case .string: return try text(node, scope)
    case .name: return try name(node, scope)
    case .member, .subscriptCall, .call, .optionalChain: return try chain(node, scope) ?? .void
    case .tuple:
      guard let value = node.child(.value) else { break }
      return try evaluate(value, scope)
    case .list: return try list(node, scope)
    case .dictionary: return try dictionary(node, scope)
    case .closure: return .record(function(node, scope))
    case .typeDeclaration: return try classValue(node, scope)
    case .binary: return try binary(node, scope)
    case .prefix, .postfix: return try unary(node, scope)
    case .assignment: return try assign(node, scope)
    case .ternary: return try ternary(node, scope)
    case .sequence:
      var last = Value.void
      for child in node.children { last = try evaluate(child, scope) }
      return last
    case .wait:
      return try unread("'await' is not read", node, scope)
    case .regularExpression: return unknown("a regular expression is not read", node)
    case .element: return try unread("an element is not read", node, scope)
    case .taggedText: return try unread("a tagged template is not read", node, scope)
    default: break
    }
    return try unread("this code is not read", node, scope)
  }

  /// What is not run: it may write what stands in it.
  func unread(_ reason: String, _ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop)
    -> Value
  {
    let lost = Unknown(reason, at: node.span)
    if mayWrite(node) { apply(scope.module.writes.of(node), scope, lost) }
    return .unknown(lost)
  }

  /// Whether code calls or writes anything.
  func mayWrite(_ node: SyntaxNode) -> Bool {
    (Array(node.descendants) + [node]).contains { child in
      switch child.kind {
      case .call, .assignment, .taggedText, .unparsed: true
      case .prefix, .postfix:
        [.increment, .decrement, .delete].contains(
          SyntaxOperator(rawValue: child.detail) ?? .custom)
      default: false
      }
    }
  }

  private func ternary(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    guard let condition = node.child(.condition), let value = node.child(.value),
      let otherwise = node.child(.otherwise)
    else { return unknown("a choice with '?' is not read", node) }
    guard let isTrue = try truth(condition, scope) else {
      return try unread("a choice with '?' is not read", node, scope)
    }
    return try evaluate(isTrue ? value : otherwise, scope)
  }

  // MARK: Literals

  private func number(_ node: SyntaxNode) -> Value {
    let text = node.text
    let second = text.dropFirst().first
    // `010` is octal, and `1n` is another kind of number.
    guard !(text.first == "0" && second?.isNumber == true),
      text.last != "n" || text.hasPrefix("0x"),
      let number = ScriptNumber.literal(text)
    else { return unknown("a number of this form is not read", node) }
    return .fraction(number, Origin(literal: node, level: 0))
  }

  private func text(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    var result = ""
    for part in node.children {
      if part.kind == .stringText {
        guard let text = ScriptLiteral.text(part.text, isRaw: node.detail == 2) else {
          return unknown("a text with an unknown escape is not read", node)
        }
        result += text
        continue
      }
      guard !part.holdsUnparsed, let hole = part.child(.value),
        let text = primitive(try evaluate(hole, scope)).flatMap({ written($0) })
      else { return unknown("a template with holes is not read", node) }
      try step(part, text.utf8.count / 64)
      result += text
      guard result.utf8.count <= Self.textLimit else {
        return unknown("a template with holes is not read", node)
      }
    }
    return .text(result, Origin(literal: node, level: 0))
  }

  private func list(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    var elements: [Value] = []
    for item in node.children(.item) {
      if item.kind == .spread {
        guard let inner = item.child(.value), let more = iterated(try evaluate(inner, scope)) else {
          return unknown("the spread of what is no list is not read", node)
        }
        try step(node, more.count / 16)
        elements += more
      } else {
        elements.append(item.kind == .wildcard ? .void : try evaluate(item, scope))
      }
      guard elements.count <= Self.listLimit else {
        throw .lost(Unknown("it is too long", at: node.span))
      }
    }
    return list(elements)
  }

  private func dictionary(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    let made = object()
    for item in node.children(.item) {
      if item.kind == .spread {
        guard let inner = item.child(.value) else { continue }
        try copy(evaluate(inner, scope), into: made, inner)
        continue
      }
      guard let keyNode = item.child(.key), let code = item.child(.value), !item.holdsUnparsed
      else {
        made.open(Unknown("this member is not understood", at: item.span))
        continue
      }
      guard let key = try key(keyNode, scope) else {
        _ = try evaluate(code, scope)
        made.open(Unknown("a key that is computed is not read", at: code.span))
        continue
      }
      // What an object inherits from another is not followed.
      if key == "__proto__", item.kind == .dictionaryEntry, item.detail == 0 {
        made.open(Unknown("a key that is computed is not read", at: code.span))
        continue
      }
      if code.kind == .closure, code.detail & FunctionFlag.method != 0 {
        let value = Value.record(function(code, scope, home: made))
        if item.kind == .accessor {
          declare(key, item.detail, value, on: made)
        } else {
          made.declare(key, Record.Property(value: value))
        }
        continue
      }
      made.declare(key, Record.Property(value: try evaluate(code, scope)))
    }
    return .record(made)
  }

  /// Declares what reads or writes a member.
  func declare(
    _ key: RecordKey, _ accessor: Int, _ value: Value, on made: Record, isHidden: Bool = false
  ) {
    var property = made.properties[key] ?? Record.Property(value: .void)
    property.value = .void
    property.isHidden = isHidden
    if accessor == Accessor.get.rawValue {
      property.getter = value
    } else {
      property.setter = value
    }
    made.declare(key, property)
  }

  /// The key of a member behind a point. A private one is no text that other code could name.
  static func key(of node: SyntaxNode) -> RecordKey {
    let name = node.declaredName
    return RecordKey(name.hasPrefix("#") ? "\0" + name : name)
  }

  /// The key that a node names; nil if it isn't known.
  func key(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> RecordKey? {
    switch node.kind {
    case .name:
      let text = node.text
      if text.hasPrefix("#") { return RecordKey("\0" + text) }
      return text.utf8.contains(UInt8(ascii: "\\")) ? nil : RecordKey(text)
    case .tuple:
      guard let value = node.child(.value), !node.holdsUnparsed else { return nil }
      return key(try evaluate(value, scope))
    default: return key(try evaluate(node, scope))
    }
  }

  func key(_ value: Value) -> RecordKey? {
    switch value {
    case .record: nil
    default: written(value).map { RecordKey($0) }
    }
  }

  // MARK: Chains

  /// The value of members, keys and calls behind each other; nil where `?.` ends them.
  private func chain(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value? {
    depth += 1
    defer { depth -= 1 }
    try step(node)
    guard !node.holdsUnparsed else { return try evaluate(node, scope) }
    switch node.kind {
    case .optionalChain:
      guard let base = node.child(.base), let value = try chain(base, scope) else { return nil }
      return isUndefined(value) || value == .nothing ? nil : value
    case .member:
      guard let base = node.child(.base) else { break }
      if base.isText("super") { return try ofSuper(node, scope) }
      guard let value = try chain(base, scope) else { return nil }
      return try member(Self.key(of: node), of: value, node)
    case .subscriptCall:
      guard let base = node.child(.base), let index = node.child(.argument),
        let value = try chain(base, scope)
      else { return nil }
      guard let key = key(try evaluate(index, scope)) else {
        return unknown("a key that is computed is not read", node)
      }
      return try member(key, of: value, node)
    case .call:
      return try call(node, scope) { (base, scope) throws(ScriptStop) in
        try self.chain(base, scope)
      }
    default: return try evaluate(node, scope)
    }
    return unknown("this code is not read", node)
  }

  func member(_ key: RecordKey, of value: Value, _ node: SyntaxNode) throws(ScriptStop) -> Value {
    switch value {
    case .unknown(let unknown): return .unknown(Unknown(unknown.reason, at: unknown.span))
    case .text(let text, _):
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else { break }
      if key == "length" { return .fraction(Double(text.utf8.count)) }
      if let index = key.index {
        guard index < text.utf8.count else { return .void }
        return .text(String(text[text.utf8.index(text.startIndex, offsetBy: index)]))
      }
    case .record(let object): return try member(key, of: object, receiver: value, node)
    default: break
    }
    return unknown("there is no '\(key.text)' in it", node)
  }

  /// What every object has without a word of the module. [ECMAScript, 20.1.3]
  private static let inherited: Set<String> = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__",
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf",
  ]

  /// The member that an object has or inherits.
  func find(_ key: RecordKey, in object: Record) -> Record.Property? {
    var current: Record? = object
    while let place = current {
      if let found = place.own(key) { return found }
      current = place.prototype
    }
    return nil
  }

  func member(
    _ key: RecordKey, of object: Record, receiver: Value, _ node: SyntaxNode
  ) throws(ScriptStop) -> Value {
    if case .proxy(let target, let handler) = object.kind {
      guard let trap = handler.own("get")?.value, case .record = trap else {
        return try member(key, of: target, node)
      }
      return try invoke(trap, .record(handler), [target, .text(key.text), receiver], node)
    }
    if case .native(let name) = object.kind, object.own(key) == nil {
      return nativeMember(key.text, of: name, node)
    }
    guard let property = find(key, in: object) else {
      if Self.inherited.contains(key.text) { return unknown("'\(key.text)' is not read", node) }
      if object.isList || object.function != nil {
        return unknown("'\(key.text)' is not read", node)
      }
      let lost = Unknown("there is no '\(key.text)' in it", at: node.span)
      return .tuple([.unknown(lost)], labels: [])
    }
    if let getter = property.getter { return try invoke(getter, receiver, [], node) }
    return property.setter == nil ? property.value : .void
  }

  // MARK: Parts

  /// Whether a value is `undefined`.
  func isUndefined(_ value: Value) -> Bool { if case .tuple = value { true } else { false } }

  /// The names of the members of a value; nil if they aren't known.
  func keys(of value: Value) -> [RecordKey]? {
    switch value {
    case .record(let object):
      if case .proxy = object.kind { return nil }
      return object.openNames == nil ? object.keys : nil
    case .text(let text, _):
      return text.utf8.allSatisfy { $0 < 0x80 }
        ? text.utf8.indices.enumerated().map { RecordKey("\($0.offset)") } : nil
    case .unknown: return nil
    default: return []
    }
  }

  /// What a loop or a spread runs over; nil if that isn't known.
  func iterated(_ value: Value) -> [Value]? {
    if changedMethods.contains(nil) { return nil }
    switch value {
    case .record(let object) where object.isList && object.openNames == nil:
      return object.elements.indices.map { object.own(RecordKey("\($0)"))?.value ?? .void }
    case .text(let text, _): return text.unicodeScalars.map { .text(String($0)) }
    default: return nil
    }
  }

  /// Copies the members of a value, as `...` does.
  func copy(
    _ value: Value, into made: Record, _ node: SyntaxNode, except: Set<RecordKey> = []
  ) throws(ScriptStop) {
    switch value {
    case .record(let object):
      if case .proxy = object.kind {
        return made.open(Unknown("the spread of what is no object is not read", at: node.span))
      }
      if let unknown = object.openNames { made.open(unknown) }
      let keys = object.keys
      try step(node, keys.count / 16)
      for key in keys where !except.contains(key) {
        made.declare(
          key, Record.Property(value: try member(key, of: object, receiver: value, node)))
      }
    case .unknown(let unknown): made.open(Unknown(unknown.reason, at: unknown.span ?? node.span))
    case .text(let text, _) where !text.isEmpty:
      made.open(Unknown("the spread of what is no object is not read", at: node.span))
    default: break
    }
  }
}
