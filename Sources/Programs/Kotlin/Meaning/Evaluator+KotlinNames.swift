/// Names with packages, references to functions, and functions with receivers.
extension Evaluator {
  /// `androidx.compose.ui.graphics.Color`: what stands after a package that nothing here is called.
  func qualified(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value? {
    let callee = node.kind == .call ? node.child(.base) : node
    if node.kind == .call, callee?.isText("Color") ?? false {
      return frameworkColor(node, scope, type)
    }
    guard let callee, callee.kind == .member, let base = callee.child(.base),
      let path = packagePath(base, scope)
    else { return nil }
    let name = callee.declaredName
    let declared = program.fullNames[(path + [name]).joined(separator: ".")] ?? []
    if node.kind == .call {
      let arguments = arguments(of: node)
      let functions = declared.filter { $0.kind == .function }
      if !functions.isEmpty { return choose(functions, receiver: nil, arguments, scope, node) }
      if let type = declared.first?.type {
        return language.construct(.declared(type), arguments, scope, node, nil, self)
      }
      return language.library(name, arguments, scope, node, type, self)
        ?? lost("\(name) isn't known", arguments, scope, node)
    }
    if declared.count == 1 { return read(declared[0], nil, node) }
    if !declared.isEmpty { return unknown("more than one \(name) fits", node) }
    return name.first?.isUppercase == true ? .type(.framework(name)) : nil
  }

  /// `Color(…)` where the program declares functions of that name that take other values.
  private func frameworkColor(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value?
  {
    let arguments = arguments(of: node)
    let own: [Member]
    switch lookUp("Color", scope) {
    case .found(let member, _) where member.kind == .function: own = [member]
    case .several(let members, _): own = members
    default: return nil
    }
    let known = arguments.map { argument in
      var argument = argument
      argument.value = argument.node.map { evaluate($0, scope) }
      return argument
    }
    let fits = own.contains { member in
      guard let matched = language.match(member.parameters, known) else { return false }
      return zip(member.parameters, matched).allSatisfy { parameter, taken in
        taken.allSatisfy { argument in
          guard let value = argument.value, value.unknown == nil,
            let type = parameterType(parameter, member)
          else { return true }
          return self.fits(value, type)
        }
      }
    }
    return fits ? nil : language.library("Color", arguments, scope, node, type, self)
  }

  /// A function of the program whose name a file imports from a framework that can't take the call.
  func ownFunction(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    let own = (program.global.members[name] ?? []).filter {
      $0.kind == .function && $0.node.tree.package == node.tree.package
        && $0.isVisible(from: node.tree) && takes($0.node, arguments)
    }
    return own.isEmpty ? nil : choose(own, receiver: nil, arguments, scope, node)
  }

  /// The words of a package; nil if the first of them is something else here.
  private func packagePath(_ node: SyntaxNode, _ scope: Scope) -> [String]? {
    var words: [String] = []
    var current = node
    while current.kind == .member, let base = current.child(.base) {
      words.append(current.declaredName)
      current = base
    }
    guard current.kind == .name else { return nil }
    let first = current.name
    words.append(first)
    guard words.allSatisfy({ $0.first?.isLowercase == true }), first != "this", first != "super",
      scope.find(first) == nil, localFunctions(first, scope) == nil,
      case .nothing = lookUp(first, scope)
    else { return nil }
    return words.reversed()
  }

  /// `::name` and `Type::name` as functions.
  func reference(_ node: SyntaxNode, _ scope: Scope) -> Value {
    guard let name = node.child(.name)?.name else { return unknown("it has no name", node) }
    guard node.detail == 0 else {
      guard let base = node.child(.base) ?? node.children.first, base.kind == .name,
        base.name.first?.isUppercase == true, name != "class"
      else { return unknown("this reference is not evaluated", node) }
      return .function(FunctionValue(.path([name])))
    }
    if case .found(let member, let receiver) = lookUp(name, scope) {
      return member.kind == .function
        ? .function(FunctionValue(.member(member, receiver: receiver)))
        : unknown("this reference is not evaluated", node)
    }
    return unknown("this reference is not evaluated", node)
  }

  /// What the language gives the type whose code runs: `values()`, `copy(…)`.
  func givenCall(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    var activation: Activation? = scope.activation
    while let current = activation {
      if let receiver = current.receiver?.value, case .instance = receiver, name == "copy" {
        return kotlinMethod(name, receiver, arguments, scope, node)
      }
      var owner = current.owner
      while let type = owner, name == "values" || name == "valueOf" {
        if type.flavour == .enumeration { return callType(name, of: type, arguments, scope, node) }
        owner = type.outer
      }
      activation = current.outer
    }
    return nil
  }

  /// `let`, `run` and their like; nil for other names.
  func scopeFunction(
    _ name: String, _ receiver: Value, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?
  ) -> Value? {
    guard ["let", "also", "run", "apply", "takeIf", "takeUnless"].contains(name),
      arguments.count == 1
    else { return nil }
    guard case .function(let function) = value(of: arguments[0], .function(result: .open), scope)
    else { return lost("the function isn't known", arguments, scope, node, on: receiver) }
    let given = Argument(label: nil, node: nil, value: receiver, isTrailing: false)
    let hasReceiver = name == "run" || name == "apply"
    let result = apply(
      function, hasReceiver ? [] : [given], scope, node, on: hasReceiver ? receiver : nil)
    switch name {
    case "let", "run": return result
    case "also", "apply": return receiver
    default:
      guard case .boolean(let holds) = result else {
        return .unknown(result.unknown ?? Unknown("the condition isn't known", at: node.span))
      }
      return holds == (name == "takeIf") ? receiver : .nothing
    }
  }

  // MARK: Operators of the app

  private static let operators: [SyntaxOperator: String] = [
    .add: "plus", .subtract: "minus", .multiply: "times", .divide: "div", .remainder: "rem",
    .closedRange: "rangeTo", .halfOpenRange: "rangeUntil",
  ]

  /// An operator that the program declares as a function of the left value.
  func declaredOperator(
    _ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode
  ) -> Value? {
    guard let name = Evaluator.operators[symbol], let type = declaration(of: left),
      case .members(let found) = language.find(
        name, in: type, isStatic: false, from: node.tree, isExact: true, self)
    else { return nil }
    return choose(
      found, receiver: left,
      [Argument(label: nil, node: nil, value: right, isTrailing: false)], outside(node), node)
  }

  /// Code that stands nowhere.
  private func outside(_ node: SyntaxNode) -> Scope {
    Scope(
      parent: nil,
      activation: Activation(owner: nil, receiver: nil, isStatic: true, tree: node.tree))
  }

  /// Whether something holds a value: `a in b`.
  func membership(in container: Value, _ element: Value, _ node: SyntaxNode, _ scope: Scope)
    -> Value
  {
    if let unknown = container.unknown ?? element.unknown { return .unknown(unknown) }
    switch container {
    case .list(let values), .dictionary(let values, _):
      var isKnown = true
      for value in values {
        switch isEqual(value, element) {
        case true?: return .boolean(true)
        case nil: isKnown = false
        case false?: break
        }
      }
      return isKnown ? .boolean(false) : unknown("whether it is there isn't known", node)
    case .text(let text, _):
      guard case .text(let part, _) = element else { break }
      return .boolean(part.isEmpty || text.contains(part))
    case .tuple(let ends, let labels) where labels == KotlinLibrary.range:
      guard case .boolean(let isAbove)? = KotlinNumber.applying(.lessOrEqual, ends[0], element),
        case .boolean(let isBelow)? = KotlinNumber.applying(.lessOrEqual, element, ends[1])
      else { break }
      return .boolean(isAbove && isBelow)
    default:
      guard let type = declaration(of: container),
        case .members(let found) = language.find(
          "contains", in: type, isStatic: false, from: node.tree, isExact: true, self)
      else { break }
      return choose(
        found, receiver: container,
        [Argument(label: nil, node: nil, value: element, isTrailing: false)], scope, node)
    }
    return unknown("whether it is there isn't known", node)
  }
}
