import SourceText

/// Conversions, texts and scanners.
extension SwiftInterpreter {
  mutating func call(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    switch (callee.kind, arguments.count) {
    case (.member(nil, "some"), 1): return try value(of: arguments[0].value)
    case (.member(nil, "init"), _), (.name("Self"), _):
      return .color(try color(type, arguments, whole))
    default: break
    }
    if let path = callee.path {
      let names = path.last == "init" && path.count > 1 ? path.dropLast() : path[...]
      if names.count == 1, let name = names.first, variables[name] == nil,
        let made = try make(name, arguments, whole)
      {
        return made
      }
    }
    guard case .member(let base?, let method) = callee.kind else { throw unknown(whole) }
    return try call(method, of: base, arguments, whole)
  }

  /// What a type makes of arguments; nil for a name that is no known type.
  private mutating func make(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue? {
    if let type = SwiftColorType(path: [name]) {
      return .color(try color(type, arguments, whole))
    }
    let labels = arguments.map { $0.label ?? "_" }
    if let type = SwiftIntegerType(name) {
      if labels.isEmpty { return .integer(0, type) }
      return try integer(type, arguments, labels, whole)
    }
    switch (name, labels) {
    case ("Double", []), ("CGFloat", []), ("Float", []): return .fraction(0)
    case ("Double", ["_"]), ("CGFloat", ["_"]), ("Float", ["_"]):
      switch try value(of: arguments[0].value) {
      case .integer(let number, _): return .fraction(Double(number))
      case .fraction(let number): return .fraction(number)
      default: throw unknown(whole)
      }
    case ("String", ["_"]), ("Substring", ["_"]):
      guard case .text(let text) = try value(of: arguments[0].value) else { throw unknown(whole) }
      return .text(text)
    case ("Scanner", ["string"]):
      guard case .text(let text) = try value(of: arguments[0].value) else { throw unknown(whole) }
      scanners.append(Scanner(text: Array(text)))
      return .scanner(scanners.count - 1)
    case ("CharacterSet", ["charactersIn"]):
      guard case .text(let text) = try value(of: arguments[0].value) else { throw unknown(whole) }
      return .characters(SwiftCharacters(contents: .listed(text)))
    case ("min", ["_", "_"]), ("max", ["_", "_"]):
      let (first, second) = (try value(of: arguments[0].value), try value(of: arguments[1].value))
      switch (first, second) {
      case (.fraction(let one), .integer(let two, nil)),
        (.integer(let two, nil), .fraction(let one)):
        return .fraction(name == "min" ? min(one, Double(two)) : max(one, Double(two)))
      case (.fraction(let one), .fraction(let two)):
        return .fraction(name == "min" ? min(one, two) : max(one, two))
      case (.integer(let one, let type), .integer(let two, let other)) where type == other:
        return .integer(name == "min" ? min(one, two) : max(one, two), type)
      default: throw unknown(whole)
      }
    default: return nil
    }
  }

  private mutating func integer(
    _ type: SwiftIntegerType, _ arguments: [SwiftArgument], _ labels: [String],
    _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    let number: Int?
    switch (labels, try value(of: arguments[0].value)) {
    case (["_"], .integer(let value, _)), (["truncatingIfNeeded"], .integer(let value, _)):
      number = value
    case (["_"], .fraction(let value)):
      number = abs(value) < 1e15 ? Int(value) : nil
    case (["_"], .text(let text)):
      guard let value = Self.whole(text, radix: 10) else { return .nothing }
      number = value
    case (["_", "radix"], .text(let text)):
      guard case .integer(let radix, _) = try value(of: arguments[1].value),
        (2...36).contains(radix)
      else { throw unknown(whole) }
      guard let value = Self.whole(text, radix: radix) else {
        // Digits of more than it has are not told from none.
        if text.utf8.count > 12 { throw unknown(whole) }
        return .nothing
      }
      number = value
    default: throw unknown(whole)
    }
    guard let number, type.holds(number) else { throw unknown(whole) }
    return .integer(number, type)
  }

  private static func whole(_ text: String, radix: Int) -> Int? { Int(text, radix: radix) }

  // MARK: Members

  mutating func member(
    _ name: String, of base: SwiftExpression?, _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    guard let base else {
      return Self.characters(name).map { .characters($0) } ?? .name(name)
    }
    if case .name(let type) = base.kind, variables[type] == nil {
      if name == "zero", let type = SwiftIntegerType(type) { return .integer(0, type) }
      if name == "zero", Self.fractions.contains(type) { return .fraction(0) }
      if type == "CharacterSet", let set = Self.characters(name) { return .characters(set) }
      if type == "RGBColorSpace" { return .name(name) }
      if let value = try constant(name, of: type) { return value }
    }
    switch (try value(of: base), name) {
    case (.enumerated(_, let raw), "rawValue"): return raw
    case (.text(let text), "count"): return .integer(text.count, SwiftIntegerType("Int"))
    case (.text(let text), "isEmpty"): return .boolean(text.isEmpty)
    case (.text, "startIndex"): return .index(0)
    case (.text(let text), "endIndex"): return .index(text.count)
    case (.text(let text), "first"): return text.first.map { .text(String($0)) } ?? .nothing
    case (.characters(var set), "inverted"):
      set.isInverted.toggle()
      return .characters(set)
    case (.scanner(let index), "isAtEnd"):
      var scanner = scanners[index]
      scanner.skip()
      return .boolean(scanner.location == scanner.text.count)
    default: throw unknown(whole)
    }
  }

  private static func characters(_ name: String) -> SwiftCharacters? {
    switch name {
    case "alphanumerics": SwiftCharacters(contents: .alphanumerics)
    case "whitespaces": SwiftCharacters(contents: .whitespaces)
    case "newlines": SwiftCharacters(contents: .newlines)
    case "whitespacesAndNewlines": SwiftCharacters(contents: .whitespacesAndNewlines)
    default: nil
    }
  }

  /// `scanner.scanLocation = 1`.
  mutating func assign(
    _ value: SwiftValue, toMember name: String, of base: SwiftExpression
  ) throws(Refusal) {
    guard case .scanner(let index) = try self.value(of: base) else { throw unknown(base) }
    switch (name, value) {
    case ("scanLocation", .integer(let location, _)), ("currentIndex", .index(let location)):
      guard (0...scanners[index].text.count).contains(location) else { throw unknown(base) }
      scanners[index].location = location
    case ("charactersToBeSkipped", .characters(let set)): scanners[index].skipped = set
    case ("charactersToBeSkipped", .nothing):
      scanners[index].skipped = SwiftCharacters(contents: .listed(""))
    default: throw unknown(base)
    }
  }

  /// `text[start...]`.
  mutating func element(
    of base: SwiftExpression, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    guard case .text(let text) = try value(of: base), arguments.count == 1,
      case .binary("...", let lower, let upper) = arguments[0].value.kind,
      case .other("nothing") = upper.kind, case .index(let start) = try value(of: lower),
      (0...text.count).contains(start)
    else { throw unknown(whole) }
    return .text(String(text.dropFirst(start)))
  }

  // MARK: Methods

  private mutating func call(
    _ method: String, of base: SwiftExpression, _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    switch try value(of: base) {
    case .text(let text): return try call(method, of: text, base, arguments, whole)
    case .scanner(let index): return try scan(method, index, arguments, whole)
    case .color(let color) where method == "opacity" || method == "withAlphaComponent":
      guard arguments.count == 1, arguments[0].label == nil,
        case .fraction(let amount) = try fraction(arguments[0].value), (0...1).contains(amount),
        case .literal(let changed) = SwiftColor.literal(color).applying(
          method == "opacity" ? .multiplied(amount) : .replaced(amount))
      else { throw unknown(whole) }
      return .color(changed)
    default: throw unknown(whole)
    }
  }

  /// A number where a fraction is expected.
  mutating func fraction(_ expression: SwiftExpression) throws(Refusal) -> SwiftValue {
    let value = try value(of: expression)
    if case .integer(let number, nil) = value { return .fraction(Double(number)) }
    return value
  }

  private mutating func call(
    _ method: String, of text: String, _ base: SwiftExpression, _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    var values: [SwiftValue] = []
    for argument in arguments { values.append(try value(of: argument.value)) }
    let labels = arguments.map { $0.label ?? "_" }
    switch (method, labels, values) {
    case ("uppercased", [], _): return .text(text.uppercased())
    case ("lowercased", [], _): return .text(text.lowercased())
    case ("trimmingCharacters", ["in"], _):
      guard case .characters(let set) = values[0] else { throw unknown(whole) }
      let start = text.drop { set.contains($0) }
      let end = start.reversed().drop { set.contains($0) }.reversed()
      return .text(String(end))
    case ("replacingOccurrences", ["of", "with"], _), ("replacing", ["_", "with"], _):
      guard case .text(let old) = values[0], case .text(let new) = values[1], !old.isEmpty else {
        throw unknown(whole)
      }
      return .text(text.replacing(old, with: new))
    case ("hasPrefix", ["_"], _), ("starts", ["with"], _):
      guard case .text(let part) = values[0] else { throw unknown(whole) }
      return .boolean(text.hasPrefix(part))
    case ("hasSuffix", ["_"], _):
      guard case .text(let part) = values[0] else { throw unknown(whole) }
      return .boolean(text.hasSuffix(part))
    case ("contains", ["_"], _):
      guard case .text(let part) = values[0], !part.isEmpty else { throw unknown(whole) }
      return .boolean(text.contains(part))
    case ("dropFirst", [], _): return .text(String(text.dropFirst()))
    case ("dropLast", [], _): return .text(String(text.dropLast()))
    case ("dropFirst", ["_"], _), ("dropLast", ["_"], _), ("prefix", ["_"], _),
      ("suffix", ["_"], _):
      guard case .integer(let count, _) = values[0], (0...1024).contains(count) else {
        throw unknown(whole)
      }
      let part =
        switch method {
        case "dropFirst": text.dropFirst(count)
        case "dropLast": text.dropLast(count)
        case "prefix": text.prefix(count)
        default: text.suffix(count)
        }
      return .text(String(part))
    case ("index", ["_", "offsetBy"], _):
      guard case .index(let start) = values[0], case .integer(let offset, _) = values[1],
        (-1024...1024).contains(offset), (0...text.count).contains(start + offset)
      else { throw unknown(whole) }
      return .index(start + offset)
    case ("index", ["after"], _):
      guard case .index(let start) = values[0], start < text.count else { throw unknown(whole) }
      return .index(start + 1)
    case ("remove", ["at"], [.index(0)]), ("removeFirst", [], _):
      guard case .name(let name) = base.kind, let first = text.first else { throw unknown(whole) }
      variables[name] = .text(String(text.dropFirst()))
      return .text(String(first))
    case ("removeFirst", ["_"], _):
      guard case .name(let name) = base.kind, case .integer(let count, _) = values[0],
        (0...text.count).contains(count)
      else { throw unknown(whole) }
      variables[name] = .text(String(text.dropFirst(count)))
      return .nothing
    default: throw unknown(whole)
    }
  }

  // MARK: Scanners

  private mutating func scan(
    _ method: String, _ index: Int, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws(Refusal) -> SwiftValue {
    switch (method, arguments.map { $0.label ?? "_" }) {
    case ("scanHexInt64", ["_"]), ("scanHexInt32", ["_"]):
      guard case .prefix("&", let target) = arguments[0].value.kind,
        case .name(let name) = target.kind, variables[name] != nil,
        let type = SwiftIntegerType(method == "scanHexInt64" ? "UInt64" : "UInt32")
      else { throw unknown(whole) }
      guard let digits = scanners[index].scanHexadecimal() else { return .boolean(false) }
      guard let number = Int(digits, radix: 16), type.holds(number) else { throw unknown(whole) }
      variables[name] = .integer(number, type)
      return .boolean(true)
    case ("scanUInt64", ["representation"]), ("scanInt", ["representation"]):
      guard case .name("hexadecimal") = try value(of: arguments[0].value),
        let type = SwiftIntegerType(method == "scanInt" ? "Int" : "UInt64")
      else { throw unknown(whole) }
      guard let digits = scanners[index].scanHexadecimal() else { return .nothing }
      guard let number = Int(digits, radix: 16) else { throw unknown(whole) }
      return .integer(number, type)
    case ("scanString", ["_"]):
      guard case .text(let text) = try value(of: arguments[0].value) else { throw unknown(whole) }
      return scanners[index].scan(text) ? .text(text) : .nothing
    default: throw unknown(whole)
    }
  }
}

extension SwiftInterpreter.Scanner {
  mutating func skip() {
    while location < text.count, skipped.contains(text[location]) { location += 1 }
  }

  /// Digits, after `0x` where that is there; nil if there are none.
  mutating func scanHexadecimal() -> String? {
    var start = self
    start.skip()
    let rest = text[start.location...]
    let isMarked =
      rest.count > 2 && rest.starts(with: ["0", "x"]) || rest.starts(with: ["0", "X"])
    let digits = rest.dropFirst(isMarked ? 2 : 0).prefix { $0.isASCII && $0.isHexDigit }
    guard !digits.isEmpty else { return nil }
    location = digits.endIndex
    return String(digits)
  }

  mutating func scan(_ wanted: String) -> Bool {
    var start = self
    start.skip()
    guard text[start.location...].starts(with: Array(wanted)) else { return false }
    location = start.location + wanted.count
    return true
  }
}
