/// Operators.
extension ScriptMachine {
  /// Whether a value holds as a condition; nil if that isn't known.
  func truth(_ value: Value) -> Bool? {
    switch value {
    case .text(let text, _): !text.isEmpty
    case .fraction(let number, _): number != 0 && !number.isNaN
    case .boolean(let value): value
    case .nothing, .tuple: false
    case .record: true
    default: nil
    }
  }

  /// Whether two values are one; nil if that isn't known.
  func isIdentical(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.unknown, _), (_, .unknown): nil
    case (.text(let one, _), .text(let two, _)): one.utf8.elementsEqual(two.utf8)
    case (.fraction(let one, _), .fraction(let two, _)): one == two
    case (.boolean(let one), .boolean(let two)): one == two
    case (.nothing, .nothing), (.tuple, .tuple): true
    case (.record(let one), .record(let two)): one === two
    default: false
    }
  }

  /// Whether two values are equal after both became of one kind.
  private func isEqual(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.nothing, .tuple), (.tuple, .nothing): return true
    case (.nothing, _), (_, .nothing), (.tuple, _), (_, .tuple): return isIdentical(first, second)
    case (.record, .record): return isIdentical(first, second)
    case (.record, _), (_, .record): return nil
    case (.text, .text): return isIdentical(first, second)
    default:
      guard let one = number(first), let two = number(second) else { return nil }
      return one == two
    }
  }

  /// A value as text; nil for an object, and for what isn't known.
  func written(_ value: Value) -> String? {
    switch value {
    case .text(let text, _): text
    case .fraction(let number, _): ScriptNumber.text(number)
    case .boolean(let value): "\(value)"
    case .nothing: "null"
    case .tuple: "undefined"
    default: nil
    }
  }

  /// An object as the text that the language makes of it; another value as it is, nil for what isn't
  /// known.
  func primitive(_ value: Value, depth: Int = 0) -> Value? {
    guard case .record(let object) = value else { return value.unknown == nil ? value : nil }
    if object.isList {
      guard depth < 20, let elements = iterated(value) else { return nil }
      var parts: [String] = []
      for element in elements {
        if element == .nothing || isUndefined(element) {
          parts.append("")
          continue
        }
        guard let part = primitive(element, depth: depth + 1).flatMap({ written($0) }) else {
          return nil
        }
        parts.append(part)
      }
      let text = parts.joined(separator: ",")
      return text.utf8.count <= Self.textLimit ? .text(text) : nil
    }
    guard case .plain = object.kind, object.prototype == nil, object.openNames == nil,
      object.own("toString") == nil, object.own("valueOf") == nil
    else { return nil }
    return .text("[object Object]")
  }

  /// A value as a number.
  func number(_ value: Value) -> Double? {
    switch value {
    case .fraction(let number, _): number
    case .text(let text, _): ScriptNumber.converted(text)
    case .boolean(let value): value ? 1 : 0
    case .nothing: 0
    case .tuple: .nan
    default: nil
    }
  }

  func binary(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    guard let left = node.child(.left), let right = node.child(.right),
      let symbol = SyntaxOperator(rawValue: node.detail)
    else { return unknown("this operator is not read", node) }
    let first = try evaluate(left, scope)
    if let goesOn = try decided(symbol, first, node, scope) {
      return goesOn ? try evaluate(right, scope) : first
    }
    if [.and, .or, .coalesce].contains(symbol) {
      return try unread("'\(Self.mark(symbol))' is not read", node, scope)
    }
    let second = try evaluate(right, scope)
    return applied(symbol, first, second, node)
  }

  private static func mark(_ symbol: SyntaxOperator) -> String {
    switch symbol {
    case .equal: "=="
    case .notEqual: "!="
    case .identical: "==="
    case .notIdentical: "!=="
    default: symbol.text
    }
  }

  /// Whether `&&`, `||` and `??` take the value on the right; nil for other operators, and for what isn't
  /// known.
  private func decided(
    _ symbol: SyntaxOperator, _ value: Value, _ node: SyntaxNode, _ scope: ScriptScope
  ) throws(ScriptStop) -> Bool? {
    switch symbol {
    case .and: return truth(value)
    case .or: return truth(value).map { !$0 }
    case .coalesce:
      if case .unknown = value { return nil }
      return isUndefined(value) || value == .nothing
    default: return nil
    }
  }

  func applied(_ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode) -> Value
  {
    let lost = unknown("'\(Self.mark(symbol))' is not read", node)
    if left.unknown != nil || right.unknown != nil { return lost }
    switch symbol {
    case .identical, .notIdentical:
      return isIdentical(left, right).map { .boolean($0 == (symbol == .identical)) } ?? lost
    case .equal, .notEqual:
      return isEqual(left, right).map { .boolean($0 == (symbol == .equal)) } ?? lost
    case .isIn:
      guard case .record(let object) = right, let key = key(left) else { return lost }
      if find(key, in: object)?.value.unknown != nil { return lost }
      return .boolean(find(key, in: object) != nil)
    case .isInstance:
      guard case .record(let object) = left, case .record(let type) = right,
        type.function?.isClass == true,
        case .record(let wanted)? = type.own("prototype")?.value
      else { return lost }
      var current = object.prototype
      while let place = current {
        if place === wanted { return .boolean(true) }
        current = place.prototype
      }
      return .boolean(false)
    case .add:
      let (first, second) = (primitive(left), primitive(right))
      guard let first, let second else { return lost }
      if case .text = first { return joined(first, second, node) ?? lost }
      if case .text = second { return joined(first, second, node) ?? lost }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if case .text(let one, _) = left, case .text(let two, _) = right {
        guard (one + two).utf8.allSatisfy({ $0 < 0x80 }) else { return lost }
        let isLess = one.utf8.lexicographicallyPrecedes(two.utf8)
        let isGreater = two.utf8.lexicographicallyPrecedes(one.utf8)
        return .boolean(
          symbol == .less
            ? isLess
            : symbol == .greater ? isGreater : symbol == .lessOrEqual ? !isGreater : !isLess)
      }
    default: break
    }
    guard let one = number(left), let two = number(right) else { return lost }
    return calculated(symbol, one, two) ?? lost
  }

  private func joined(_ left: Value, _ right: Value, _ node: SyntaxNode) -> Value? {
    guard let one = written(left), let two = written(right),
      one.utf8.count + two.utf8.count <= Self.textLimit
    else { return nil }
    steps += (one.utf8.count + two.utf8.count) / 64
    return .text(one + two, Origin(literal: node, level: 0))
  }

  private func calculated(_ symbol: SyntaxOperator, _ one: Double, _ two: Double) -> Value? {
    let (a, b) = (ScriptNumber.bits(one), ScriptNumber.bits(two))
    func signed(_ bits: UInt32) -> Value { .fraction(Double(Int32(bitPattern: bits))) }
    switch symbol {
    case .add: return .fraction(one + two)
    case .subtract: return .fraction(one - two)
    case .multiply: return .fraction(one * two)
    case .divide: return .fraction(one / two)
    case .remainder: return .fraction(one.truncatingRemainder(dividingBy: two))
    case .power:
      // Unlike in C, a power of 1 or -1 to what is no number is none.
      if two.isNaN || one.magnitude == 1 && two.isInfinite { return .fraction(.nan) }
      return .fraction(RealFunctions.power(one, two))
    case .less: return .boolean(one < two)
    case .lessOrEqual: return .boolean(one <= two)
    case .greater: return .boolean(one > two)
    case .greaterOrEqual: return .boolean(one >= two)
    case .bitAnd: return signed(a & b)
    case .bitOr: return signed(a | b)
    case .bitXor: return signed(a ^ b)
    case .shiftLeft: return signed(a << (b & 31))
    case .shiftRight: return .fraction(Double(Int32(bitPattern: a) >> Int32(b & 31)))
    case .unsignedShiftRight: return .fraction(Double(a >> (b & 31)))
    default: return nil
    }
  }

  // MARK: One operand

  func unary(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    guard let operand = node.child(.value), let symbol = SyntaxOperator(rawValue: node.detail)
    else {
      return unknown("this operator is not read", node)
    }
    if symbol == .delete { return try delete(operand, node, scope) }
    let value = try evaluate(operand, scope)
    switch symbol {
    case .discard: return .void
    case .increment, .decrement:
      guard let old = number(value) else {
        try write(operand, unknown("'\(symbol.text)' is not read", node), scope)
        return unknown("'\(symbol.text)' is not read", node)
      }
      let new = Value.fraction(symbol == .increment ? old + 1 : old - 1)
      try write(operand, new, scope)
      return node.kind == .prefix ? new : .fraction(old)
    case .not:
      if let isTrue = truth(value) { return .boolean(!isTrue) }
    case .typeOf:
      if let name = kindName(of: value) { return .text(name) }
    case .subtract: if let number = number(value) { return .fraction(-number) }
    case .add: if let number = number(value) { return .fraction(number) }
    case .bitNot:
      if let number = number(value) {
        return .fraction(Double(~Int32(bitPattern: ScriptNumber.bits(number))))
      }
    default: break
    }
    return unknown("'\(symbol.text)' is not read", node)
  }

  private func kindName(of value: Value) -> String? {
    switch value {
    case .text: "string"
    case .fraction: "number"
    case .boolean: "boolean"
    case .tuple: "undefined"
    case .nothing: "object"
    case .record(let object):
      switch object.kind {
      case .function: "function"
      case .plain, .list: "object"
      case .native, .proxy: nil
      }
    default: nil
    }
  }

  private func delete(_ target: SyntaxNode, _ node: SyntaxNode, _ scope: ScriptScope)
    throws(ScriptStop) -> Value
  {
    guard target.kind == .member || target.kind == .subscriptCall, let base = target.child(.base)
    else {
      return try unread("'delete' is not read", node, scope)
    }
    let value = try evaluate(base, scope)
    let key = try keyWritten(target, scope)
    guard case .record(let object) = value, let key, !object.isList, !object.isFrozen else {
      try writeUnknown(key, value, base, scope, node)
      return .boolean(true)
    }
    object.remove(key)
    return .boolean(true)
  }

  // MARK: Writing

  func assign(_ node: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop) -> Value {
    guard let left = node.child(.left), let right = node.child(.right),
      let symbol = SyntaxOperator(rawValue: node.detail)
    else { return try unread("this assignment is not read", node, scope) }
    if symbol == .custom {
      let value = try named(right, left, scope)
      try bind(left, to: value, scope, .assignment)
      return value
    }
    let old = try evaluate(left, scope)
    var value: Value
    if let goesOn = try decided(symbol, old, node, scope) {
      guard goesOn else { return old }
      value = try evaluate(right, scope)
    } else if [.and, .or, .coalesce].contains(symbol) {
      value = try unread("'\(symbol.text)=' is not read", node, scope)
    } else {
      value = applied(symbol, old, try evaluate(right, scope), node)
    }
    try bind(left, to: value, scope, .assignment)
    return value
  }

  /// The key of what is written; nil if it isn't known.
  private func keyWritten(_ target: SyntaxNode, _ scope: ScriptScope) throws(ScriptStop)
    -> RecordKey?
  {
    if target.kind == .member { return Self.key(of: target) }
    guard let index = target.child(.argument) else { return nil }
    return key(try evaluate(index, scope))
  }

  /// Writes a member.
  func write(_ target: SyntaxNode, _ value: Value, _ scope: ScriptScope) throws(ScriptStop) {
    if target.kind == .name || target.kind == .tuple {
      return try bind(target, to: value, scope, .assignment)
    }
    guard target.kind == .member || target.kind == .subscriptCall, let base = target.child(.base),
      !target.holdsUnparsed, !base.isText("super")
    else { throw leave("what is written here is not understood", target, scope) }
    let holder = try evaluate(base, scope)
    let key = try keyWritten(target, scope)
    guard case .record(let object) = holder, let key else {
      return try writeUnknown(key, holder, base, scope, target)
    }
    switch object.kind {
    case .native(let name):
      changedGlobals.insert(String(name.prefix { $0 != "." }))
      return
    case .proxy: return try writeUnknown(key, holder, base, scope, target)
    default: break
    }
    if let setter = find(key, in: object)?.setter {
      _ = try invoke(setter, holder, [value], target)
      return
    }
    guard find(key, in: object)?.getter == nil, object.set(key, value) else {
      throw leave("what is written here stays as it is", target, scope)
    }
  }

  /// A write to what isn't known, or by a key that isn't: it may be any object that the code has.
  func writeUnknown(
    _ key: RecordKey?, _ holder: Value, _ base: SyntaxNode, _ scope: ScriptScope, _ node: SyntaxNode
  ) throws(ScriptStop) {
    let unknown = Unknown("it may be changed in line \(node.span.line)", at: node.span)
    if case .record(let object) = holder, !object.isFrozen {
      object.pin(key, unknown)
      return
    }
    var root = base
    while let inner = root.child(.base) { root = inner }
    // What the language or a page has is none of the module's.
    if root.kind == .name, scope.find(root.text) == nil, scope.module.imports[root.text] == nil,
      !root.isText("this")
    {
      return
    }
    pinEverything(key, unknown, scope, listsOnly: false)
  }
}
