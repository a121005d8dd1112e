import SourceText

/// Dart, with Flutter.
struct DartLanguage: ProgramLanguage {
  let fileExtensions: Set<String> = ["dart"]
  let receiverName = "this"
  let truthType = "bool"
  let closureGivesLast = false
  let writesTypesInCapitals = true
  let ends: Set<String> = ["exit"]
  let reading = DartLibrary.reading

  func parse(_ file: SourceFile) -> SyntaxTree { DartParser.parse(file) }

  // MARK: Declarations

  func traits(of node: SyntaxNode, _ kind: Member.Kind, in place: MemberPlace) -> MemberTraits {
    let isDemanded: Bool =
      switch kind {
      case .function: node.child(.body) == nil
      // A getter without code.
      case .stored: node.children(.item).contains { $0.detail == 1 }
      default: false
      }
    return MemberTraits(
      isStatic: node.children(.modifier).contains { $0.isText("static") }
        || kind == .enumerationCase || kind == .type || kind == .alias,
      isRequirement: place.owner != nil && isDemanded)
  }

  // MARK: Names

  /// What a file sees of the other files of the app.
  func globals(_ name: String, from tree: SyntaxTree, in program: Program) -> [Member] {
    let found = program.global.members[name] ?? []
    let own = found.filter { $0.node.tree === tree }
    if !own.isEmpty { return own }
    let isShared = { (other: SyntaxTree) in
      program.trees.count == 1 || DartLibrary.isPart(tree, other) || DartLibrary.isPart(other, tree)
        || DartLibrary.isPart(tree, ofSameAs: other)
    }
    let near = found.filter { isShared($0.node.tree) }
    if !near.isEmpty || name.hasPrefix("_") { return near }
    let imported = found.filter {
      DartLibrary.imports(tree, $0.node.tree, among: program.trees)
    }
    // Another file's `Colors` is Flutter's here, unless it is imported.
    return imported.isEmpty && !DartLibrary.types.contains(name) ? found : imported
  }

  func find(
    _ name: String, in type: TypeDeclaration, isStatic: Bool, from tree: SyntaxTree, isExact: Bool,
    _ evaluator: Evaluator
  ) -> Evaluator.Found {
    if type.node == nil, DartLibrary.members[type.name]?.contains(name) ?? false { return .nothing }
    let places = isStatic ? [type] : evaluator.program.linearization(of: type)
    var demanded: [Member] = []
    for isAddition in [false, true] {
      for place in places {
        let found = (place.members[name] ?? []).filter {
          $0.kind != .initializer && (!isStatic || $0.isStatic)
            && (isStatic || $0.isAddition == isAddition)
        }
        let given = found.filter { !$0.isRequirement }
        if !given.isEmpty { return .members(given) }
        if demanded.isEmpty { demanded = found }
      }
    }
    return demanded.isEmpty ? .nothing : .members(demanded)
  }

  func has(_ name: String, _ value: Value) -> Bool {
    DartLibrary.typeNames(of: value).contains {
      DartLibrary.members[$0]?.contains(name) ?? false
    }
  }

  func word(_ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> Value? {
    if node.isText("super") { return evaluator.unknown("super is not evaluated here", node) }
    return ["int", "double", "num"].contains(node.name) ? .type(.framework(node.name)) : nil
  }

  func startsItself(_ member: Member) -> Bool? { false }

  /// A property of an entry of an enumeration.
  func field(_ member: Member, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value?
  {
    guard case .enumeration(let value) = value, let owner = value.declaration,
      let entry = owner.members[value.name]?.first(where: { $0.kind == .enumerationCase })
    else { return nil }
    return evaluator.field(member, ofEntry: entry, of: owner, node)
  }

  // MARK: Code

  func value(
    of node: SyntaxNode, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value? {
    switch node.kind {
    case .list, .dictionary: return evaluator.collection(node, scope, type)
    case .cascade: return evaluator.cascade(node, scope, type)
    case .member, .call: return evaluator.prefixedName(node, scope, type)
    case .binary where node.detail == SyntaxOperator.custom.rawValue:
      guard let left = node.child(.left), let right = node.child(.right),
        let name = node.child(.operator)?.text
      else { return nil }
      return DartNumber.applying(
        name, evaluator.evaluate(left, scope), evaluator.evaluate(right, scope))
        ?? evaluator.unknown("the calculation isn't known", node)
    case .throwStatement:
      let lost = Unknown("the program ends here", at: node.span)
      if evaluator.jump == nil { evaluator.jump = (.lost(lost), scope.activation) }
      return .unknown(lost)
    default: return nil
    }
  }

  func number(_ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator) -> Value {
    let text = node.text.isEmpty ? "1" : node.text
    guard var number = DartNumber.literal(text, wanted: type?.unwrapped) else {
      return evaluator.unknown("the number isn't understood", node)
    }
    number.origin = Origin(literal: node, level: evaluator.level)
    return number
  }

  func decoded(_ text: String, in string: SyntaxNode) -> String? {
    guard string.detail == 1 else { return DartLibrary.decoded(text) }
    return text.contains("\n") || text.contains("\\") ? nil : text
  }

  func written(_ value: Value) -> String? {
    switch value {
    case .text(let text, _): text
    case .boolean(let value): "\(value)"
    case .nothing: "null"
    case .whole(let number): "\(number.number.bits)"
    default: nil
    }
  }

  func applied(
    _ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value? {
    if symbol == .equal || symbol == .notEqual { return nil }
    if case .text = left, symbol == .multiply { return nil }
    if DartNumber.isNumber(left), DartNumber.isNumber(right) {
      return DartNumber.applying(symbol.text, left, right)
        ?? evaluator.unknown("the calculation isn't known", node)
    }
    guard let type = evaluator.declaration(of: left),
      let member = type.members[symbol.text]?.first
    else { return nil }
    return evaluator.unknown("\(member.path) is not evaluated", node)
  }

  func prefixed(
    _ symbol: SyntaxOperator, _ value: Value, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value? {
    switch (symbol, value) {
    case (.subtract, .whole(let number)): DartNumber.int(0 &- number.number.bits)
    case (.bitNot, .whole(let number)): DartNumber.int(~number.number.bits)
    default: nil
    }
  }

  func isEqual(_ left: Value, _ right: Value, _ evaluator: Evaluator) -> Bool? {
    switch (left, right) {
    case (.whole, .fraction), (.fraction, .whole): return left.double == right.double
    case (.color(let a), .color(let b)):
      guard let a = a.literal, let b = b.literal else { return nil }
      return a == b
    default: return nil
    }
  }

  func matches(_ pattern: SyntaxNode, _ value: Value, _ scope: Scope, _ evaluator: Evaluator)
    -> Result<Bool, Evaluator.Lost>?
  {
    if pattern.kind == .wildcard || pattern.isText("_") { return .success(true) }
    if let unknown = value.anyUnknown { return .failure(Evaluator.Lost(unknown: unknown)) }
    let other = evaluator.evaluate(pattern, scope, evaluator.type(of: value))
    let result = evaluator.applied(.equal, value, other, pattern)
    guard case .boolean(let fits) = result, pattern.kind != .call else {
      return .failure(
        Evaluator.Lost(
          unknown: result.unknown
            ?? Unknown("whether the pattern fits isn't known", at: pattern.span)))
    }
    return .success(fits)
  }

  // MARK: Types

  func typeNames(of value: Value, _ evaluator: Evaluator) -> [String] {
    DartLibrary.typeNames(of: value)
  }

  func type(_ name: String, of arguments: [TypeReference]) -> TypeReference? {
    switch (name, arguments.count) {
    case ("List", 1), ("Set", 1), ("Iterable", 1): .list(arguments[0])
    case ("Map", 2): .dictionary(arguments[0], arguments[1])
    default: nil
    }
  }

  func fits(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool {
    name == "dynamic" || name == "Object" || DartLibrary.typeNames(of: value).contains(name)
  }

  func isKind(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool? {
    DartLibrary.typeNames(of: value).isEmpty ? nil : fits(value, name, evaluator)
  }

  /// Where a color is wanted, a swatch is its own color.
  func converted(_ value: Value, to name: String, _ evaluator: Evaluator) -> Value {
    name == "Color" ? FlutterSwatch.color(of: value) : value
  }

  func openValue(of name: String, _ evaluator: Evaluator) -> Value? {
    name == "Brightness" ? evaluator.openBrightness() : nil
  }
}
