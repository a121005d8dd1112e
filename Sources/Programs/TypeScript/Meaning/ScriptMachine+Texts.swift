/// Methods of texts and numbers. [ECMAScript, 21.1.3 and 22.1.3]
extension ScriptMachine {
  /// Calls a method that the language gives a kind of value; nil for what isn't read.
  func method(_ name: String, of value: Value, _ arguments: [Value], _ node: SyntaxNode)
    throws(ScriptStop) -> Value?
  {
    guard !changedMethods.contains(name), !changedMethods.contains(nil) else { return nil }
    switch value {
    case .text(let text, let origin):
      if changedGlobals.contains("String") { return nil }
      try step(node, text.utf8.count / 64)
      return try ofText(name, text, origin, arguments, node)
    case .fraction(let number, _):
      return changedGlobals.contains("Number") ? nil : ofNumber(name, number, arguments)
    case .boolean(let value): return name == "toString" ? .text("\(value)") : nil
    case .record(let object):
      if object.isList {
        return changedGlobals.contains("Array")
          ? nil : try ofList(name, object, value, arguments, node)
      }
      if object.function != nil { return try ofFunction(name, value, arguments, node) }
      if name == "hasOwnProperty", let first = arguments.first, let key = key(first) {
        let found = object.own(key)
        return found?.value.unknown == nil ? .boolean(found != nil) : nil
      }
      return nil
    default: return nil
    }
  }

  private func ofFunction(_ name: String, _ value: Value, _ arguments: [Value], _ node: SyntaxNode)
    throws(ScriptStop) -> Value?
  {
    let receiver = arguments.first ?? .void
    switch name {
    case "call": return try invoke(value, receiver, Array(arguments.dropFirst()), node)
    case "apply":
      guard arguments.count == 2, let values = iterated(arguments[1]) else { return nil }
      return try invoke(value, receiver, values, node)
    default: return nil
    }
  }

  // MARK: Numbers

  private func ofNumber(_ name: String, _ number: Double, _ arguments: [Value]) -> Value? {
    let first = arguments.first.map { self.number($0) } ?? .some(nil)
    if !arguments.isEmpty, first == nil { return nil }
    switch name {
    case "toString":
      guard let radix = first ?? nil, radix != 10 else { return .text(ScriptNumber.text(number)) }
      guard radix >= 2, radix <= 36, number == number.rounded(), number.magnitude < 9e15 else {
        return nil
      }
      return .text(String(Int(number), radix: Int(radix)))
    case "toFixed":
      let count = first ?? nil
      guard (count ?? 0) >= 0, (count ?? 0) <= 12 else { return nil }
      return ScriptNumber.fixed(number, Int(count ?? 0)).map { .text($0) }
    case "valueOf": return .fraction(number)
    default: return nil
    }
  }

  // MARK: Texts

  private func ofText(
    _ name: String, _ text: String, _ origin: Origin, _ arguments: [Value], _ node: SyntaxNode
  ) throws(ScriptStop) -> Value? {
    func result(_ text: String) -> Value? {
      text.utf8.count <= Self.textLimit ? .text(text, Origin(literal: node, level: 0)) : nil
    }
    func given(_ index: Int) -> String? {
      guard index < arguments.count, case .text(let text, _) = arguments[index] else { return nil }
      return text
    }
    switch name {
    case "toString", "valueOf": return .text(text, origin)
    case "concat":
      var whole = text
      for argument in arguments {
        guard let part = written(argument) else { return nil }
        whole += part
      }
      return result(whole)
    case "startsWith" where arguments.count == 1:
      return given(0).map { .boolean(text.utf8.starts(with: $0.utf8)) }
    case "endsWith" where arguments.count == 1:
      return given(0).map { .boolean(text.utf8.reversed().starts(with: $0.utf8.reversed())) }
    case "split": return split(text, arguments)
    case "repeat":
      guard let count = arguments.first.flatMap({ number($0) }), count >= 0,
        count * Double(text.utf8.count) <= Double(Self.textLimit)
      else { return nil }
      return result(String(repeating: text, count: Int(count)))
    default: break
    }
    // What follows counts in halves of characters.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let bytes = Array(text.utf8)
    switch name {
    case "toUpperCase", "toLocaleUpperCase": return result(text.uppercased())
    case "toLowerCase", "toLocaleLowerCase": return result(text.lowercased())
    case "trim": return result(text.trimming)
    case "trimStart": return result(String(text.unicodeScalars.drop { $0.properties.isWhitespace }))
    case "trimEnd":
      return result(String(("|" + text).trimming.dropFirst()))
    case "includes", "indexOf", "lastIndexOf":
      guard arguments.count == 1, let part = given(0).map({ Array($0.utf8) }) else { return nil }
      try step(node, bytes.count * min(part.count, 8) / 64)
      let found = Self.places(of: part, in: bytes)
      if name == "includes" { return .boolean(!found.isEmpty) }
      return .fraction(Double((name == "indexOf" ? found.first : found.last) ?? -1))
    case "charAt", "at", "charCodeAt", "codePointAt":
      guard let given = arguments.isEmpty ? 0 : number(arguments[0]) else { return nil }
      var index = given.isNaN ? 0 : given.rounded(.towardZero)
      if name == "at", index < 0 { index += Double(bytes.count) }
      guard index >= 0, index < Double(bytes.count) else {
        return name == "charAt" ? .text("") : name == "charCodeAt" ? .fraction(.nan) : .void
      }
      let byte = bytes[Int(index)]
      return name.hasPrefix("charCode") || name.hasPrefix("code")
        ? .fraction(Double(byte)) : .text(String(UnicodeScalar(byte)))
    case "slice", "substring", "substr":
      guard let range = range(name, bytes.count, arguments) else { return nil }
      return result(String(decoding: bytes[range], as: UTF8.self))
    case "padStart", "padEnd":
      guard let wanted = arguments.first.flatMap({ number($0) }), wanted <= Double(Self.textLimit),
        let fill = arguments.count > 1 ? given(1) : " ", fill.utf8.allSatisfy({ $0 < 0x80 })
      else { return nil }
      let missing = Int(wanted.isNaN ? 0 : wanted) - bytes.count
      guard missing > 0, !fill.isEmpty else { return result(text) }
      let filled = String(
        String(repeating: fill, count: missing / fill.utf8.count + 1).prefix(missing))
      return result(name == "padStart" ? filled + text : text + filled)
    case "replace", "replaceAll":
      guard let old = given(0).map({ Array($0.utf8) }), let new = given(1), !new.contains("$"),
        !old.isEmpty
      else { return nil }
      var whole: [UInt8] = []
      var index = 0
      var count = 0
      while index < bytes.count {
        if count == 0 || name == "replaceAll", bytes[index...].starts(with: old) {
          whole += Array(new.utf8)
          index += old.count
          count += 1
        } else {
          whole.append(bytes[index])
          index += 1
        }
      }
      return result(String(decoding: whole, as: UTF8.self))
    default: return nil
    }
  }

  private static func places(of part: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard part.count <= bytes.count else { return [] }
    return (0...(bytes.count - part.count)).filter { bytes[$0...].starts(with: part) }
  }

  /// The part that two positions mean, as `slice` and its like read them.
  func range(_ name: String, _ count: Int, _ arguments: [Value]) -> Range<Int>? {
    func position(_ index: Int, _ missing: Int) -> Int? {
      guard index < arguments.count, !isUndefined(arguments[index]) else { return missing }
      guard let given = number(arguments[index]) else { return nil }
      let whole = given.isNaN ? 0 : max(-1e9, min(1e9, given.rounded(.towardZero)))
      return Int(whole)
    }
    guard let first = position(0, 0),
      let second = position(1, name == "substr" ? 1_000_000_000 : count)
    else { return nil }
    func fromEnd(_ index: Int) -> Int { max(0, min(count, index < 0 ? index + count : index)) }
    switch name {
    case "substring":
      let (one, two) = (max(0, min(count, first)), max(0, min(count, second)))
      return min(one, two)..<max(one, two)
    case "substr":
      let begin = fromEnd(first)
      return begin..<max(begin, min(count, begin + max(0, min(second, count))))
    default:
      let begin = fromEnd(first)
      return begin..<max(begin, fromEnd(second))
    }
  }

  private func split(_ text: String, _ arguments: [Value]) -> Value? {
    guard arguments.count == 1, case .text(let mark, _) = arguments[0] else { return nil }
    if mark.isEmpty {
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      return list(text.map { .text(String($0)) })
    }
    let (bytes, old) = (Array(text.utf8), Array(mark.utf8))
    var parts: [Value] = []
    var part: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: old) {
        parts.append(.text(String(decoding: part, as: UTF8.self)))
        part = []
        index += old.count
      } else {
        part.append(bytes[index])
        index += 1
      }
    }
    return list(parts + [.text(String(decoding: part, as: UTF8.self))])
  }
}
