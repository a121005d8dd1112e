/// Types, calls, and what the library and the frameworks have.
extension SwiftLanguage {
  // MARK: Types

  func typeNames(of value: Value, _ evaluator: Evaluator) -> [String] {
    switch value {
    case .whole(let number): [number.number.type.rawValue]
    case .fraction: ["Double", "CGFloat"]
    case .boolean: ["Bool"]
    case .text: ["String"]
    case .list: ["Array"]
    case .dictionary: ["Dictionary"]
    case .color(let color): [color.type]
    case .enumeration(let value): [value.type]
    case Evaluator.settings: ["UserDefaults"]
    default: []
    }
  }

  func protocols(of value: Value, _ evaluator: Evaluator) -> [String] {
    switch value {
    case .whole:
      ["Comparable", "Equatable", "Hashable", "Numeric", "BinaryInteger", "Strideable"]
        + ["FixedWidthInteger"]
    case .fraction:
      ["Comparable", "Equatable", "Hashable", "Numeric", "FloatingPoint", "BinaryFloatingPoint"]
        + ["Strideable", "SignedNumeric"]
    case .text: ["Comparable", "Equatable", "Hashable", "StringProtocol", "Collection", "Sequence"]
    case .list:
      ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"]
        + ["MutableCollection"]
    case .instance(let instance):
      instance.type.inherited.filter { $0.kind == .typeName }.map(\.declaredName)
        + (evaluator.program.protocols(of: instance.type)).flatMap {
          $0.inherited.filter { $0.kind == .typeName }.map(\.declaredName)
        }
    default: []
    }
  }

  func type(_ name: String, of arguments: [TypeReference]) -> TypeReference? {
    switch (name, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .list(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    case ("ClosedRange", 1), ("Range", 1):
      if case .framework(let bound) = arguments[0] { .framework("\(name)<\(bound)>") } else { nil }
    default: nil
    }
  }

  func fits(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool {
    let own: Bool? =
      switch value {
      case .fraction: ["Double", "CGFloat", "Float", "TimeInterval"].contains(name)
      case .whole(let number): name == number.number.type.rawValue
      case .text: name == "String" || name == "Substring"
      case .boolean: name == "Bool"
      case .color(let color): name == color.type || name == "CGColorRef"
      case .enumeration(let value): value.type == name
      case .instance(let instance):
        instance.type.node == nil && instance.type.name == name.prefix { $0 != "<" }
      case .list, .dictionary, .function, .tuple: false
      case .object, .type: false
      default: nil
      }
    return own.map { $0 || SwiftLanguage.protocols.contains(name) } ?? false
  }

  func isKind(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool? {
    switch value {
    case .whole, .text, .boolean: fits(value, name, evaluator)
    case .fraction where name == "Double": true
    default: nil
    }
  }

  /// Protocols of the language and the frameworks that values conform to.
  private static let protocols: Set<String> = [
    "Any", "Hashable", "Equatable", "Comparable", "BinaryInteger", "FixedWidthInteger",
    "BinaryFloatingPoint", "FloatingPoint", "Numeric", "StringProtocol", "ShapeStyle", "View",
    "AnyObject", "Sendable", "LosslessStringConvertible", "CustomStringConvertible",
    "Identifiable", "ObservableObject",
  ]

  func converted(_ value: Value, to name: String, _ evaluator: Evaluator) -> Value {
    switch value {
    case .whole(let number) where evaluator.numberType(.framework(name))?.isFraction == true:
      // Only a literal can be both, and it was read as one already.
      return .unknown(
        Unknown("a whole number stands where a fraction is wanted: \(number.number.bits)", at: nil))
    case .color(var color) where name == "CGColor":
      color.type = name
      return .color(color)
    default: return value
    }
  }

  func openValue(of name: String, _ evaluator: Evaluator) -> Value? {
    switch name {
    case "ColorScheme", "UIUserInterfaceStyle": evaluator.scheme(.framework(name))
    case "ColorSchemeContrast", "UIAccessibilityContrast": evaluator.contrast(name)
    case "UITraitCollection": .framework("traits")
    default: nil
    }
  }

  func isKnown(_ type: String) -> Bool {
    WholeNumberType(rawValue: type) != nil
      || [
        "Color", "UIColor", "NSColor", "CGColor", "String", "Bool", "Double", "CGFloat", "Float",
        "Font", "UIFont", "NSFont", "Any", "Void",
      ].contains(type)
  }

  func needsType(_ node: SyntaxNode, _ evaluator: Evaluator) -> Bool { evaluator.needsType(node) }

  func undeclared(
    _ name: String, _ node: SyntaxNode, _ owner: TypeDeclaration?, _ evaluator: Evaluator
  ) -> Value? {
    // Within an extension of a color type its own colors need no type before them.
    if let owner, owner.node == nil {
      let value = evaluator.frameworkConstant(owner.name, name, node)
      if value.unknown == nil { return value }
    }
    return evaluator.undeclared(name, node)
  }

  func undeclaredCall(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    let owner = scope.activation.owner
    return evaluator.undeclaredCall(
      of: owner?.node == nil ? owner?.name : nil, name, arguments, scope, node, expecting: type)
  }

  // MARK: Calls

  func match(_ parameters: [SyntaxNode], _ arguments: [Argument]) -> [[Argument]]? {
    SwiftLanguage.matched(parameters, arguments)
  }

  func choose(
    _ members: [Member], _ arguments: [Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> Result<(Member, [Argument]), Evaluator.Unclear> {
    evaluator.chosen(members, arguments, scope)
  }

  func nameArguments(
    _ values: [Value], of closure: SyntaxNode, _ run: Scope, _ evaluator: Evaluator
  ) {
    for (index, value) in values.enumerated() {
      run.variables["$\(index)"] = Scope.Box(value, serial: evaluator.serial)
    }
    // One tuple is taken apart where more is named.
    guard values.count == 1, case .tuple(let parts, _) = values[0],
      closure.descendants.contains(where: { $0.kind == .name && $0.isText("$1") })
    else { return }
    for (index, value) in parts.enumerated() {
      run.variables["$\(index)"] = Scope.Box(value, serial: evaluator.serial)
    }
  }

  func delegate(
    _ callee: SyntaxNode, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value? {
    guard callee.declaredName == "init", let base = callee.child(.base),
      base.isText("self") || base.isText("super")
    else { return nil }
    return evaluator.delegate(isSuper: base.isText("super"), arguments, scope, node)
  }

  func construct(
    _ type: TypeReference, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ expected: TypeReference?, _ evaluator: Evaluator
  ) -> Value {
    evaluator.construct(type, arguments, scope, node, expected)
  }

  func instantiate(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope?, _ node: SyntaxNode?,
    _ evaluator: Evaluator
  ) -> Value {
    evaluator.instantiate(type, arguments, scope, node)
  }

  // MARK: The library and frameworks

  func library(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    evaluator.library(name, arguments, scope, node, type)
  }

  func constant(_ name: String, of type: String, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  {
    switch name {
    case "self": .type(.framework(type))
    case "init": .function(FunctionValue(.construct(.framework(type))))
    default: evaluator.frameworkConstant(type, name, node)
    }
  }

  func call(
    _ name: String, of type: TypeReference, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value {
    if case .declared(let owner) = type {
      return evaluator.lost("\(owner.path) has no \(name)", arguments, scope, node)
    }
    return evaluator.frameworkStatic(type, name, arguments, scope, node)
  }

  func member(
    _ name: String, ofType type: TypeDeclaration, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    if name == "self" { return .type(.declared(type)) }
    if name == "init" { return .function(FunctionValue(.construct(.declared(type)))) }
    guard name == "allCases", type.flavour == .enumeration else { return nil }
    return .list(
      type.cases.filter { evaluator.isActive($0) }.map { evaluator.read($0, nil, node) })
  }

  func mayAdd(_ name: String, to value: Value, _ program: Program) -> Bool {
    program.extendsProtocol(with: name, of: value)
  }

  func property(_ name: String, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  {
    if name == "self" { return value }
    if let stored = evaluator.ofWrapper(name, value, node) { return stored }
    if case .enumeration(let value) = value, name == "rawValue",
      let declaration = value.declaration,
      let found = declaration.members[value.name]?.first(where: { $0.kind == .enumerationCase }),
      let raw = evaluator.raw(of: found)
    {
      return raw
    }
    return evaluator.property(name, of: value, node)
  }

  func method(
    _ name: String, _ receiver: inout Value, _ arguments: [Argument], _ base: SyntaxNode,
    _ scope: Scope, _ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    evaluator.method(name, &receiver, arguments, base, scope, node, type)
  }

  func drawn(_ color: ColorValue, _ level: Int, _ evaluator: Evaluator) -> Value {
    evaluator.drawn(color, level)
  }
}
