import Programs

/// The names that the code of a file declares within its blocks: constants, parameters, the names in patterns.
struct SwiftLocals {
  /// What a name is.
  enum Meaning {
    /// A constant with its value.
    case value(SyntaxNode)
    /// A parameter of a function, as it is declared.
    case parameter(SyntaxNode)
    /// Something whose value is not known: a variable, a parameter of a closure.
    case unknown
  }

  private struct Local {
    let node: SyntaxNode
    var meaning: Meaning
    var scope: Range<Int> = 0..<0

    /// Whether a place stands in the value that it is given: `let color = color.opacity(0.5)`.
    func isValue(around place: SyntaxNode) -> Bool {
      guard case .value(let value) = meaning else { return false }
      return value.range.contains(place.range.lowerBound)
    }
  }

  private var all: [String: [Local]] = [:]

  /// How many declarations of one name are looked at; more are taken for unknown.
  private static let limit = 256

  /// Notes the names of a file. O(nodes)
  init(_ tree: SyntaxTree, _ types: TypePlaces) {
    let bodies = Set(types.all.compactMap { $0.type.child(.body)?.index })
    // In the order of the nodes a block follows all that stands in it.
    var open: [Local] = []
    for node in tree.root.descendants {
      switch node.kind {
      case .patternName: open.append(Local(node: node, meaning: .unknown))
      case .parameter:
        if let name = node.child(.name) { open.append(Local(node: name, meaning: .unknown)) }
      case .variable: Self.setValues(of: node, in: &open)
      case .bindingCondition: Self.setValue(of: node, in: &open)
      case .function, .initializer, .subscriptDeclaration: Self.setParameters(of: node, in: &open)
      default: break
      }
      let isBody = bodies.contains(node.index)
      guard isBody || Self.isScope(node) else { continue }
      while let last = open.last, last.node.index >= node.first {
        open.removeLast()
        // Members of types are no locals.
        guard !isBody else { continue }
        var local = last
        local.scope = node.range
        all[last.node.name, default: []].append(local)
      }
    }
  }

  private static func isScope(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .closure, .block, .switchCase, .function, .initializer, .subscriptDeclaration, .accessor,
      .ifStatement, .forLoop, .whileLoop, .catchClause:
      true
    default: false
    }
  }

  private static func setValues(of variable: SyntaxNode, in open: inout [Local]) {
    let start = variable.range.lowerBound
    guard variable.tree.file.bytes[start...].starts(with: "let ".utf8) else { return }
    for item in variable.children(.item) { setValue(of: item, in: &open) }
  }

  private static func setValue(of binding: SyntaxNode, in open: inout [Local]) {
    guard let pattern = binding.child(.pattern), pattern.kind == .patternName else { return }
    var position = open.count - 1
    while position >= 0, open[position].node.index > pattern.index { position -= 1 }
    guard position >= 0, open[position].node == pattern else { return }
    if let value = binding.child(.value) {
      open[position].meaning = .value(value)
    } else if binding.kind == .bindingCondition {
      // `if let color` is what is called so outside.
      open.remove(at: position)
    }
  }

  private static func setParameters(of function: SyntaxNode, in open: inout [Local]) {
    guard let parameters = function.child(.parameter) else { return }
    var position = open.count - 1
    while position >= 0, open[position].node.index > parameters.first {
      if open[position].node.index < parameters.index {
        let name = open[position].node
        if let own = parameters.children(.item).first(where: { $0.child(.name) == name }) {
          open[position].meaning = .parameter(own)
        }
      }
      position -= 1
    }
  }

  /// What a name means where it is used; nil if no block around declares it.
  func meaning(of name: String, at node: SyntaxNode) -> Meaning? {
    guard let known = all[name] else { return nil }
    guard known.count <= Self.limit else { return .unknown }
    let offset = node.range.lowerBound
    let around = known.filter {
      $0.scope.contains(offset) && $0.node.range.lowerBound < offset && !$0.isValue(around: node)
    }
    return around.min { $0.scope.count < $1.scope.count }?.meaning
  }
}
