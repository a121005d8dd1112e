package import SourceText

/// What readers ask of modules that ran.
extension ScriptMachine {
  /// Something that the first module declares at its top, or exports without a name.
  package struct Declaration {
    /// The name; nil for what has none.
    package let name: String?
    package let value: Value
    /// What it was before other code could write it.
    package let hidden: Value?
    /// Where it is declared.
    package let node: SyntaxNode
    /// Whether it is a function or a class.
    package let isCode: Bool
  }

  /// What the first module declares, in order. Names that a pattern takes apart are among it only where
  /// they are exported.
  package var declarations: [Declaration] {
    guard let module = modules.all.first, let top = module.top else { return [] }
    var found: [Declaration] = []
    func add(_ node: SyntaxNode, isExported: Bool) {
      switch node.kind {
      case .variable:
        for item in node.children(.item) {
          guard let pattern = item.child(.pattern) else { continue }
          guard pattern.kind == .name || isExported else { continue }
          for name in ScriptWrites.names(in: pattern) { add(name, item, isCode: false) }
        }
      case .function: add(node.declaredName, node, isCode: true)
      case .typeDeclaration:
        add(node.declaredName, node, isCode: node.detail == TypeFlavour.classType.rawValue)
      case .exportDeclaration:
        if let body = node.child(.body) { add(body, isExported: true) }
        guard node.detail == 1, let value = node.child(.value) else { return }
        // What is exported without a name is a constant already, by its name.
        if value.kind == .name, top.variables[value.text] != nil { return }
        add("", node, isCode: false)
      default: break
      }
    }
    func add(_ name: String, _ node: SyntaxNode, isCode: Bool) {
      let inner = name.isEmpty ? ScriptModule.defaultName : name
      let box = top.variables[inner]
      let value = box.map { read($0, name, node) } ?? unknown("'\(name)' is not read", node)
      found.append(
        Declaration(
          name: name.isEmpty ? nil : name, value: value,
          hidden: box?.pinned == nil ? nil : box?.value, node: node, isCode: isCode))
    }
    for statement in module.tree.root.children { add(statement, isExported: false) }
    return found + common(module, top)
  }

  /// What `module.exports` and `exports` got, but for constants of the module.
  private func common(_ module: ScriptModule, _ top: ScriptScope) -> [Declaration] {
    guard let value = module.common.own("exports")?.value else { return [] }
    let root = module.tree.root
    func isConstant(_ value: Value) -> Bool {
      guard case .record(let object) = value else { return false }
      return top.variables.values.contains {
        if case .record(let other)? = $0.value { other === object } else { false }
      }
    }
    guard case .record(let object) = value, object.function == nil, !object.isList else {
      return [Declaration(name: nil, value: value, hidden: nil, node: root, isCode: false)]
    }
    let isWhole = module.scope.variables["exports"]?.value.map { $0 != value } ?? false
    if isWhole {
      return isConstant(value)
        ? [] : [Declaration(name: nil, value: value, hidden: nil, node: root, isCode: false)]
    }
    return members(of: value).compactMap { key, value, _ in
      guard !isConstant(value), top.variables[key] == nil else { return nil }
      return Declaration(name: key, value: value, hidden: nil, node: root, isCode: false)
    }
  }

  /// The members of an object or a list, in order, with what they held before other code could write
  /// them; empty for anything else.
  package func members(of value: Value) -> [(key: String, value: Value, hidden: Value?)] {
    guard case .record(let object) = value else { return [] }
    if object.function != nil, object.function?.isClass != true { return [] }
    steps = 0
    return object.keys.map { key in
      if let (hidden, unknown) = object.hidden(key) { return (key.text, .unknown(unknown), hidden) }
      let found: Value
      do throws(ScriptStop) {
        found = try member(key, of: object, receiver: value, modules.all[0].tree.root)
      } catch { found = .unknown(Unknown("what is computed is not read", at: nil)) }
      return (key.text, found, nil)
    }
  }

  /// What a value is to a reader.
  package enum Kind {
    case text(String, SourceSpan?)
    /// An object or a list, and why it may have other members.
    case object(Unknown?)
    case unknown(Unknown)
    /// A member that nobody declares.
    case absent(Unknown)
    /// A function, by its code.
    case code(SyntaxNode)
    /// A number, a truth value, nothing.
    case other
  }

  /// What a value is.
  package func kind(of value: Value) -> Kind {
    switch value {
    case .text(let text, let origin): .text(text, origin.literal.map(Self.place))
    case .unknown(let unknown): .unknown(unknown)
    case .tuple(let reasons, _): reasons.first?.unknown.map { .absent($0) } ?? .other
    case .record(let object):
      switch object.kind {
      case .plain, .list: .object(object.openNames)
      case .function:
        object.function.map { $0.isClass ? .object(object.rest) : .code($0.node) } ?? .other
      case .native, .proxy: .other
      }
    default: .other
    }
  }

  /// The place of a text: what stands between its quotes, where nothing is computed.
  private static func place(_ node: SyntaxNode) -> SourceSpan {
    guard node.kind == .string, node.children.allSatisfy({ $0.kind == .stringText }) else {
      return node.span
    }
    return SourceSpan(
      file: node.tree.file,
      range: node.range.lowerBound + 1..<max(node.range.lowerBound + 1, node.range.upperBound - 1))
  }

  /// Whether objects hold each other deeper than so, or in a circle.
  package func isNested(_ value: Value, deeperThan limit: Int) -> Bool {
    height(of: value, limit) > limit
  }

  private func height(of value: Value, _ limit: Int) -> Int {
    guard case .record(let object) = value else { return 0 }
    if let known = heights[object] { return known }
    guard limit > 0 else { return 1 }
    heights[object] = .max
    // What a class and its instances share is no part of them.
    let members = object.properties.values.filter { !$0.isHidden }.map(\.value)
    let inner = (object.elements + members).map { height(of: $0, limit - 1) }.max() ?? 0
    let whole = inner == .max ? inner : inner + 1
    heights[object] = whole
    return whole
  }

  /// Whether other code may write members of a value.
  package func isPinned(_ value: Value) -> Bool {
    if case .record(let object) = value { object.isPinned } else { false }
  }

  /// Whether a value is a list.
  package func isList(_ value: Value) -> Bool {
    if case .record(let object) = value { object.isList } else { false }
  }

  /// A number as the language writes it.
  package func shown(_ number: Double) -> String { ScriptNumber.text(number) }

  /// What a call was given whose result isn't known; nil if it is no call.
  package func given(_ unknown: Unknown) -> [Value]? { given[unknown] }

  /// The syntax at a place: what stands in it.
  package func nodes(at span: SourceSpan) -> [SyntaxNode] {
    guard let tree = modules.all.first(where: { $0.tree.file === span.file })?.tree else {
      return []
    }
    return tree.nodes(in: span.range)
  }
}
