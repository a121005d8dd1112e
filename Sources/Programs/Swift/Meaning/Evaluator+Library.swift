import SourceText

/// Functions of the language's library.
extension Evaluator {
  /// A function without a base; nil if it isn't known.
  func library(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?
  ) -> Value? {
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ":")
    if labels == "_", let function = RealFunctions.unary[name] {
      return mapped(arguments, scope, node) { function($0[0]) }
    }
    if labels == "_:_", let function = RealFunctions.binary[name] {
      return mapped(arguments, scope, node) { function($0[0], $0[1]) }
    }
    switch (name, labels) {
    case ("max", "_:_"), ("min", "_:_"), ("max", "_:_:_"), ("min", "_:_:_"), ("max", "_:_:_:_"),
      ("min", "_:_:_:_"):
      let values = alike(arguments, scope, type)
      if let lost = values.lazy.compactMap(\.unknown).first { return .unknown(lost) }
      return extreme(of: values, isMaximum: name == "max", scope, node)
    case ("abs", "_"):
      switch alike(arguments, scope, type).first {
      case .fraction(let number, _)?: return .fraction(number.magnitude)
      case .whole(let number)?:
        guard number.number.bits < 0, !number.number.isWide else { return .whole(number) }
        return applied(
          .subtract, .whole(WholeNumber(0, number.number.type) ?? number.number), .whole(number),
          node)
      case let other?: return other.unknown == nil ? nil : other
      case nil: return nil
      }
    case ("zip", "_:_"):
      guard let first = elements(of: value(of: arguments[0], nil, scope)),
        let second = elements(of: value(of: arguments[1], nil, scope))
      else { return unknown("the lists aren't known", node) }
      return .list(zip(first, second).map { .tuple([$0, $1], labels: []) })
    case ("stride", "from:to:by"), ("stride", "from:through:by"):
      return steps(arguments, isThrough: labels.contains("through"), scope)
        ?? unknown("the steps aren't known", node)
    case ("swap", "_:_"):
      guard let first = arguments[0].node?.child(.value),
        let second = arguments[1].node?.child(.value)
      else { return nil }
      let (left, right) = (evaluate(first, scope), evaluate(second, scope))
      if let lost = write(first, right, scope) ?? write(second, left, scope) {
        lose(lost)
        return .unknown(lost)
      }
      return .void
    case ("type", "of"):
      let value = value(of: arguments[0], nil, scope)
      return dynamicType(value).map { .type(.declared($0)) }
        ?? unknown("the type of the value isn't known", node)
    case ("repeatElement", "_:count"):
      guard let count = value(of: arguments[1], .framework("Int"), scope).int,
        (0..<4096).contains(count)
      else { return nil }
      return .list(Array(repeating: value(of: arguments[0], nil, scope), count: count))
    case ("print", _), ("debugPrint", _), ("NSLog", _), ("assert", _), ("precondition", _):
      return .void
    default: return nil
    }
  }

  private func steps(_ arguments: [Argument], isThrough: Bool, _ scope: Scope) -> Value? {
    let values = alike(arguments, scope, nil)
    if let from = values[0].int, let to = values[1].int, let by = values[2].int {
      guard by != 0, abs(to - from) / abs(by) < 4096 else { return nil }
      return .list(
        (isThrough
          ? Array(stride(from: from, through: to, by: by))
          : Array(stride(from: from, to: to, by: by))).map { .int($0) })
    }
    guard case .fraction(let from, _) = values[0], case .fraction(let to, _) = values[1],
      case .fraction(let by, _) = values[2], by != 0, abs((to - from) / by) < 4096
    else { return nil }
    return .list(
      (isThrough
        ? Array(stride(from: from, through: to, by: by))
        : Array(stride(from: from, to: to, by: by))).map { .fraction($0) })
  }

  /// The least or the greatest value: of equal ones `max` takes the later and `min` the first.
  func extreme(of values: [Value], isMaximum: Bool, _ scope: Scope, _ node: SyntaxNode) -> Value {
    guard var best = values.first else { return .nothing }
    for next in values.dropFirst() {
      guard let isLess = isLess(next, best, scope, node) else {
        return unknown("which value is less isn't known", node)
      }
      if isLess != isMaximum { best = next }
    }
    return best
  }

  /// Whether a value comes before another; nil where that isn't known.
  func isLess(_ left: Value, _ right: Value, _ scope: Scope, _ node: SyntaxNode) -> Bool? {
    if case .boolean(let result) = operation(.less, left, right, scope, node) { return result }
    return nil
  }

  /// Arguments that have one type.
  private func alike(_ arguments: [Argument], _ scope: Scope, _ type: TypeReference?) -> [Value] {
    var wanted = numberType(type) == nil ? nil : type
    if wanted == nil {
      for argument in arguments {
        guard let node = argument.node else { continue }
        if isFractionLiteral(node) { wanted = .framework("Double") }
        if !isLiteralOnly(node), let found = self.type(of: evaluate(node, scope)),
          numberType(found) != nil
        {
          wanted = found
          break
        }
      }
    }
    return arguments.map { value(of: $0, wanted, scope) }
  }

  /// What a function makes of numbers with fractions.
  private func mapped(
    _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode, _ function: ([Double]) -> Double
  ) -> Value {
    var numbers: [Double] = []
    for argument in arguments {
      switch value(of: argument, .framework("Double"), scope) {
      case .fraction(let number, _): numbers.append(number)
      case let other: return other.unknown == nil ? unknown("the number isn't known", node) : other
      }
    }
    return .fraction(function(numbers))
  }

  /// Arguments as numbers with fractions.
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

  // MARK: Properties and methods

  func property(_ name: String, of value: Value, _ node: SyntaxNode) -> Value {
    let found: Value? =
      switch value {
      case .text(let text, _): textProperty(name, text)
      case .list(let values): listProperty(name, values)
      case .dictionary(let keys, let values): dictionaryProperty(name, keys, values)
      case .whole, .fraction: numberProperty(name, value)
      case .boolean(let value) where name == "description": .text("\(value)")
      case .color: colorMember(name, value, node)
      case .instance(let instance) where instance.type.node == nil:
        foreignProperty(name, instance, node)
      case .object(let object, _) where object.type.node == nil: scannerProperty(name, object)
      case .framework("traits"): traitsProperty(name)
      default: nil
      }
    return found ?? unknown("\(name) isn't known", node)
  }

  private func traitsProperty(_ name: String) -> Value? {
    switch name {
    case "userInterfaceStyle": scheme(.framework("UIUserInterfaceStyle"))
    case "isDarkMode", "isDark": .boolean(ask(.scheme) == 1)
    case "name":
      .enumeration(
        EnumerationValue(
          type: "NSAppearance.Name", name: ask(.scheme) == 1 ? "darkAqua" : "aqua",
          declaration: nil))
    case "accessibilityContrast":
      .enumeration(
        EnumerationValue(
          type: "UIAccessibilityContrast", name: ask(.contrast) == 1 ? "high" : "normal",
          declaration: nil))
    default: nil
    }
  }

  /// A method of a value of the library; nil if it isn't known.
  func method(
    _ name: String, _ receiver: inout Value, _ arguments: [Argument], _ base: SyntaxNode,
    _ scope: Scope, _ node: SyntaxNode, _ type: TypeReference?
  ) -> Value? {
    let call = LibraryCall(
      name: name, arguments: arguments, base: base, scope: scope, node: node)
    if name == "map" || name == "flatMap", arguments.count == 1, isOptional(receiver, base, scope) {
      if receiver == .nothing { return .nothing }
      return apply(value(of: arguments[0], nil, scope), [receiver], call)
    }
    switch receiver {
    case .color(let color): return colorMethod(name, color, arguments, scope, node)
    case .font(let font): return fontMethod(name, font, arguments, scope, node)
    case .text(let text, _): return textMethod(text, call)
    case .list(let values): return listMethod(values, call)
    case .dictionary(let keys, let values): return dictionaryMethod(keys, values, call)
    case .whole, .fraction: return numberMethod(receiver, call)
    case Evaluator.settings: return settingsMethod(call)
    case .instance(let instance) where instance.type.node == nil:
      return foreignMethod(instance, call)
    case .instance(let instance): return optionSetMethod(instance, call)
    case .object(let object, _) where object.type.node == nil: return scannerMethod(object, call)
    case .enumeration(let value) where value.type == "Result" && name == "get":
      if value.name == "success" { return value.payload.first }
      thrown = value.payload.first
      return .unknown(Evaluator.thrownReason(node))
    default: return nil
    }
  }

  /// Whether `map` is meant for what may be missing, and not for what is in a list.
  private func isOptional(_ value: Value, _ base: SyntaxNode, _ scope: Scope) -> Bool {
    switch value {
    case .nothing: return true
    case .unknown, .text: return false
    case .list, .dictionary: break
    case .instance(let instance): return instance.type.node != nil
    default: return true
    }
    switch base.kind {
    case .name:
      if let box = scope.find(base.name) {
        if case .optional? = box.type { return true }
        return false
      }
      if case .found(let member, _) = lookUp(base.name, scope) { return isOptional(member) }
    case .member:
      guard let inner = base.child(.base), !mayWrite(inner) else { return false }
      if case .members(let found) = find(
        base.declaredName, of: evaluate(inner, scope), from: base.tree), let member = found.first
      {
        return isOptional(member)
      }
      return base.declaredName == "first" || base.declaredName == "last"
    case .subscriptCall:
      guard let inner = base.child(.base), !mayWrite(inner),
        case .dictionary = evaluate(inner, scope)
      else { return false }
      return base.children(.argument).count == 1
    case .call:
      guard let callee = base.child(.base) else { return false }
      if callee.kind == .name, case .found(let member, _) = lookUp(callee.name, scope) {
        return isOptional(member)
      }
    default: break
    }
    return false
  }

  private func isOptional(_ member: Member) -> Bool {
    (member.binding?.child(.type) ?? member.node.child(.result))?.kind == .optionalType
  }

  func apply(_ function: Value, _ values: [Value], _ call: LibraryCall) -> Value {
    apply(
      function, values.map { Argument(label: nil, node: nil, value: $0, isTrailing: false) },
      call.scope, call.node, nil)
  }
}
