/// Functions of the language's library.
extension Evaluator {

  /// A function without a base; nil if it isn't known.
  func library(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?
  ) -> Value? {
    let labels = arguments.map { $0.label ?? "_" }
    switch (name, arguments.count) {
    case ("max", 2...4), ("min", 2...4):
      guard labels.allSatisfy({ $0 == "_" }) else { return nil }
      guard var best = numbers(arguments, scope, type) else {
        return unknown("the numbers aren't known", node)
      }
      let first = best.removeFirst()
      return best.reduce(first) { best, next in
        let isLess = applied(.less, next, best, node)
        guard case .boolean(let less) = isLess else { return isLess }
        // Of equal values `max` takes the later and `min` the first.
        return name == "min" ? (less ? next : best) : (less ? best : next)
      }
    case ("abs", 1):
      switch numbers(arguments, scope, type)?.first {
      case .fraction(let number, _)?: return .fraction(number.magnitude)
      case .whole(let number)?:
        return number.number.bits < 0
          ? applied(
            .subtract, .whole(WholeNumber(0, number.number.type) ?? number.number), .whole(number),
            node) : .whole(number)
      default: return unknown("the number isn't known", node)
      }
    case ("pow", 2):
      guard let values = fractions(arguments, scope) else {
        return unknown("the numbers aren't known", node)
      }
      return .fraction(RealFunctions.power(values[0], values[1]))
    case ("sqrt", 1), ("floor", 1), ("ceil", 1), ("round", 1), ("sin", 1), ("cos", 1), ("cbrt", 1):
      guard let value = fractions(arguments, scope)?.first else {
        return unknown("the number isn't known", node)
      }
      switch name {
      case "sqrt": return .fraction(value.squareRoot())
      case "floor": return .fraction(value.rounded(.down))
      case "ceil": return .fraction(value.rounded(.up))
      case "round": return .fraction(value.rounded())
      case "sin": return .fraction(RealFunctions.sine(value))
      case "cos": return .fraction(RealFunctions.cosine(value))
      default: return .fraction(RealFunctions.cubeRoot(value))
      }
    case ("zip", 2):
      guard let first = elements(of: value(of: arguments[0], nil, scope)),
        let second = elements(of: value(of: arguments[1], nil, scope))
      else {
        return unknown("the lists aren't known", node)
      }
      return .list(zip(first, second).map { .tuple([$0, $1], labels: []) })
    case ("stride", 3):
      guard labels[0] == "from", labels[2] == "by",
        let from = value(of: arguments[0], nil, scope).int,
        let to = value(of: arguments[1], nil, scope).int,
        let by = value(of: arguments[2], nil, scope).int, by != 0, abs(to - from) / abs(by) < 4096
      else { return unknown("the steps aren't known", node) }
      let values =
        labels[1] == "to"
        ? Array(stride(from: from, to: to, by: by)) : Array(stride(from: from, through: to, by: by))
      return .list(values.map { .int($0) })
    case ("print", _), ("debugPrint", _), ("NSLog", _), ("assert", _), ("precondition", _):
      return .void
    default: return nil
    }
  }

  /// Arguments that have one type of number.
  private func numbers(_ arguments: [Argument], _ scope: Scope, _ type: TypeReference?) -> [Value]?
  {
    var wanted = numberType(type) == nil ? nil : type
    if wanted == nil {
      for argument in arguments {
        guard let node = argument.node else { continue }
        if isFractionLiteral(node) { wanted = .framework("Double") }
        if !isLiteralOnly(node), let found = self.type(of: evaluate(node, scope)),
          numberType(found) != nil
        {
          wanted = found; break
        }
      }
    }
    let values = arguments.map { value(of: $0, wanted, scope) }
    return values.allSatisfy { $0.double != nil } ? values : nil
  }

  func fractions(_ arguments: [Argument], _ scope: Scope) -> [Double]? {
    var result: [Double] = []
    for argument in arguments {
      guard case .fraction(let number, _) = value(of: argument, .framework("Double"), scope) else {
        return nil
      }
      result.append(number)
    }
    return result
  }

  // MARK: Types of the library

  /// Makes a value of a type of the library or a framework; nil if the initializer isn't known.
  func framework(_ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode)
    -> Value?
  {
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ":")
    if Evaluator.fontTypes.contains(name) { return font(name, nil, arguments, scope, node) }
    if ["Color", "UIColor", "NSColor", "CGColor"].contains(name) {
      return color(name, labels, arguments, scope, node)
    }
    if ["Double", "CGFloat", "Float"].contains(name), labels == "_", let argument = arguments.first
    {
      guard name != "Float" else { return unknown("numbers of 32 bits are not calculated", node) }
      let isDirect = argument.node?.kind == .number
      switch value(of: argument, isDirect ? .framework("Double") : nil, scope) {
      case .whole(let number): return .fraction(number.number.double)
      case .fraction(let number, _): return .fraction(number)
      case .text(let text, _): return Double(text).map { .fraction($0) } ?? .nothing
      case .unknown(let unknown): return .unknown(unknown)
      default: return nil
      }
    }
    if let whole = WholeNumberType(rawValue: name) {
      return wholeNumber(whole, labels, arguments, scope, node)
    }
    switch (name, labels) {
    case ("String", "_"):
      switch value(of: arguments[0], nil, scope) {
      case .text(let text, _): return .text(text)
      case .whole(let number):
        return .text(number.number.isWide ? "\(number.number.magnitude)" : "\(number.number.bits)")
      case .unknown(let unknown): return .unknown(unknown)
      default: return nil
      }
    case ("String", "format:_"), ("String", "format:_:_"), ("String", "format:_:_:_"),
      ("String", "format:_:_:_:_"):
      guard case .text(let format, _) = value(of: arguments[0], nil, scope) else { return nil }
      return SwiftFormat.text(format, arguments.dropFirst().map { value(of: $0, nil, scope) }).map {
        .text($0)
      }
    case ("Array", "_"), ("Set", "_"):
      return elements(of: value(of: arguments[0], nil, scope)).map { .list($0) }
    case ("Scanner", "string"):
      guard case .text(let text, _) = value(of: arguments[0], nil, scope) else { return nil }
      return .framework("Scanner:" + text)
    default: return nil
    }
  }

  private func wholeNumber(
    _ type: WholeNumberType, _ labels: String, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value? {
    guard let argument = arguments.first else { return WholeNumber(0, type).map { .whole($0) } }
    let given = value(
      of: argument, argument.node?.kind == .number ? .framework(type.rawValue) : nil, scope)
    switch (labels, given) {
    case (_, .unknown): return given
    case ("_", .whole(let number)):
      return number.number.converted(to: type).map { .whole($0) }
        ?? unknown("the number doesn't fit its type", node)
    case ("_", .fraction(let number, _)):
      guard let whole = Int64(exactly: number.rounded(.towardZero)),
        let made = WholeNumber(whole, type)
      else { return unknown("the number doesn't fit its type", node) }
      return .whole(made)
    case ("_", .text(let text, _)), ("_:radix", .text(let text, _)):
      let radix = arguments.count == 2 ? value(of: arguments[1], .framework("Int"), scope).int : 10
      guard let radix, (2...36).contains(radix) else { return nil }
      let parsed: WholeNumber? =
        type.isSigned
        ? Int64(text, radix: radix).flatMap { WholeNumber($0, type) }
        : UInt64(text, radix: radix).flatMap { WholeNumber(magnitude: $0, type) }
      return parsed.map { .whole($0) } ?? .nothing
    default: return nil
    }
  }

  // MARK: Members of values

  func property(_ name: String, of value: Value, _ node: SyntaxNode) -> Value {
    switch (value, name) {
    case (.text(let text, _), "count"): return .int(text.count)
    case (.text(let text, _), "isEmpty"): return .boolean(text.isEmpty)
    case (.text, "startIndex"): return .framework("startIndex")
    case (.list(let values), "count"): return .int(values.count)
    case (.list(let values), "isEmpty"): return .boolean(values.isEmpty)
    case (.list(let values), "first"): return values.first ?? .nothing
    case (.list(let values), "last"): return values.last ?? .nothing
    case (.list(let values), "indices"): return .list(values.indices.map { .int($0) })
    case (.dictionary(let keys, _), "count"): return .int(keys.count)
    case (.dictionary(let keys, _), "isEmpty"): return .boolean(keys.isEmpty)
    case (.color, _): return colorMember(name, value, node)
    case (.framework("traits"), "name"):
      return .enumeration(
        EnumerationValue(
          type: "NSAppearance.Name", name: ask(.scheme) == 1 ? "darkAqua" : "aqua",
          declaration: nil))
    case (.framework("traits"), "isDarkMode"), (.framework("traits"), "isDark"):
      return .boolean(ask(.scheme) == 1)
    case (.framework("traits"), "userInterfaceStyle"):
      return scheme(.framework("UIUserInterfaceStyle"))
    case (.framework("traits"), "accessibilityContrast"):
      return .enumeration(
        EnumerationValue(
          type: "UIAccessibilityContrast", name: ask(.contrast) == 1 ? "high" : "normal",
          declaration: nil))
    default: return unknown("\(name) isn't known", node)
    }
  }

  /// A method of a value of the library; nil if it isn't known.
  func method(
    _ name: String, _ receiver: inout Value, _ arguments: [Argument], _ base: SyntaxNode,
    _ scope: Scope, _ node: SyntaxNode, _ type: TypeReference?
  ) -> Value? {
    if case .color(let color) = receiver { return colorMethod(name, color, arguments, scope, node) }
    if case .font(let font) = receiver { return fontMethod(name, font, arguments, scope, node) }
    if case .text(let text, _) = receiver {
      return textMethod(name, text, arguments, base, scope, node)
    }
    if case .list(let values) = receiver {
      return listMethod(name, values, arguments, base, scope, node)
    }
    if case .framework(let text) = receiver, text.hasPrefix("Scanner:"), name == "scanHexInt64",
      let target = arguments.first?.node?.child(.value)
    {
      var digits = text.dropFirst(8).drop { $0 == " " || $0 == "\n" || $0 == "\t" }
      if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
      let found = digits.prefix { $0.isHexDigit && $0.isASCII }
      let number = UInt64(found, radix: 16) ?? (found.isEmpty ? 0 : .max)
      guard let value = WholeNumber(magnitude: number, .uint64) else { return nil }
      if !found.isEmpty, let lost = write(target, .whole(value), scope) { return .unknown(lost) }
      return .boolean(!found.isEmpty)
    }
    if case .fraction(let number, _) = receiver {
      switch (name, arguments.count) {
      case ("rounded", 0): return .fraction(number.rounded())
      case ("squareRoot", 0): return .fraction(number.squareRoot())
      case ("truncatingRemainder", 1):
        guard let by = fractions(arguments, scope)?.first else { return nil }
        return .fraction(number.truncatingRemainder(dividingBy: by))
      default: return nil
      }
    }
    return nil
  }

  private func textMethod(
    _ name: String, _ text: String, _ arguments: [Argument], _ base: SyntaxNode, _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value? {
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ":")
    switch (name, labels) {
    case ("uppercased", ""): return .text(text.uppercased())
    case ("lowercased", ""): return .text(text.lowercased())
    case ("hasPrefix", "_"), ("hasSuffix", "_"), ("contains", "_"):
      guard case .text(let other, _) = value(of: arguments[0], .framework("String"), scope) else {
        return nil
      }
      return .boolean(
        name == "hasPrefix"
          ? text.hasPrefix(other)
          : name == "hasSuffix" ? text.hasSuffix(other) : other.isEmpty || text.contains(other))
    case ("dropFirst", ""), ("dropFirst", "_"), ("dropLast", ""), ("dropLast", "_"),
      ("prefix", "_"), ("suffix", "_"):
      guard
        let count = arguments.isEmpty ? 1 : value(of: arguments[0], .framework("Int"), scope).int,
        count >= 0
      else { return nil }
      switch name {
      case "dropFirst": return .text(String(text.dropFirst(count)))
      case "dropLast": return .text(String(text.dropLast(count)))
      case "prefix": return .text(String(text.prefix(count)))
      default: return .text(String(text.suffix(count)))
      }
    case ("replacingOccurrences", "of:with"):
      guard case .text(let old, _) = value(of: arguments[0], nil, scope),
        case .text(let new, _) = value(of: arguments[1], nil, scope), old.count == 1
      else { return nil }
      return .text(
        text.split(separator: Character(old), omittingEmptySubsequences: false).joined(
          separator: new))
    case ("trimmingCharacters", "in"):
      guard let set = arguments[0].node?.text.filter({ !$0.isWhitespace }) else { return nil }
      let keeps: (Character) -> Bool
      switch set {
      case "CharacterSet.alphanumerics.inverted", ".alphanumerics.inverted":
        keeps = { $0.isLetter || $0.isNumber }
      case ".whitespacesAndNewlines", ".whitespaces", "CharacterSet.whitespacesAndNewlines",
        "CharacterSet.whitespaces":
        keeps = { !$0.isWhitespace }
      default:
        guard set.hasPrefix("CharacterSet(charactersIn:\""), set.hasSuffix("\")") else {
          return nil
        }
        let letters = set.dropFirst(27).dropLast(2)
        keeps = { !letters.contains($0) }
      }
      guard text.allSatisfy({ $0.isASCII }) else { return nil }
      return .text(String(text.drop { !keeps($0) }.reversed().drop { !keeps($0) }.reversed()))
    case ("removeFirst", ""), ("remove", "at"):
      guard !text.isEmpty,
        name == "removeFirst"
          || arguments[0].node.map({ evaluate($0, scope) == .framework("startIndex") }) ?? false
      else { return nil }
      if let lost = write(base, .text(String(text.dropFirst())), scope) { return .unknown(lost) }
      return .text(String(text.prefix(1)))
    default: return nil
    }
  }

  private func listMethod(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ base: SyntaxNode, _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value? {
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ":")
    let isClosure =
      arguments.last?.node.map {
        $0.kind == .closure || $0.kind == .keyPath || $0.kind == .name || $0.kind == .member
      } ?? false
    switch (name, labels) {
    case ("append", "_"):
      let element = values.first.flatMap { self.type(of: $0) }
      if let lost = write(base, .list(values + [value(of: arguments[0], element, scope)]), scope) {
        return .unknown(lost)
      }
      return .void
    case ("enumerated", ""):
      return .list(
        values.enumerated().map { .tuple([.int($0), $1], labels: ["offset", "element"]) })
    case ("reversed", ""): return .list(values.reversed())
    case ("contains", "_") where arguments[0].node?.kind != .closure:
      let wanted = value(of: arguments[0], values.first.flatMap { self.type(of: $0) }, scope)
      for element in values {
        guard let same = isEqual(element, wanted) else { return nil }
        if same { return .boolean(true) }
      }
      return .boolean(false)
    case ("dropFirst", ""): return .list(Array(values.dropFirst()))
    case ("dropLast", ""): return .list(Array(values.dropLast()))
    case ("prefix", "_"):
      guard let count = value(of: arguments[0], .framework("Int"), scope).int, count >= 0 else {
        return nil
      }
      return .list(Array(values.prefix(count)))
    case ("reduce", "_:_"):
      let function = value(of: arguments[1], nil, scope)
      var result = value(of: arguments[0], values.first.flatMap { self.type(of: $0) }, scope)
      for element in values { result = apply(function, [result, element], scope, node) }
      return result
    default: break
    }
    guard isClosure, arguments.count == 1, ["_", "where"].contains(labels) else { return nil }
    let function = value(of: arguments[0], nil, scope)
    var results: [Value] = []
    for element in values {
      let result = apply(function, [element], scope, node)
      guard step() else { return unknown("it takes too much work", node) }
      switch name {
      case "map", "forEach": results.append(result)
      case "compactMap":
        if result != .nothing { results.append(result) }
      case "filter", "first", "contains", "allSatisfy":
        guard case .boolean(let isWanted) = result else {
          return .unknown(result.unknown ?? Unknown("the condition isn't known", at: node.span))
        }
        if name == "first", isWanted { return element }
        if name == "contains", isWanted { return .boolean(true) }
        if name == "allSatisfy", !isWanted { return .boolean(false) }
        if isWanted { results.append(element) }
      default: return nil
      }
    }
    switch name {
    case "map", "compactMap", "filter": return .list(results)
    case "forEach": return .void
    case "first": return .nothing
    case "contains": return .boolean(false)
    case "allSatisfy": return .boolean(true)
    default: return nil
    }
  }

  private func apply(_ function: Value, _ values: [Value], _ scope: Scope, _ node: SyntaxNode)
    -> Value
  {
    apply(
      function, values.map { Argument(label: nil, node: nil, value: $0, isTrailing: false) }, scope,
      node, nil)
  }
}
