import Programs

/// The properties and functions of a file that return views, by the types that they are in.
struct SwiftUIMembers {
  struct Member {
    let name: String
    let isFunction: Bool
    let body: SyntaxNode
    /// Whether a member of its type names it.
    fileprivate(set) var isUsed = false
  }

  private(set) var all: [Member] = []
  /// The members by the numbers of their bodies.
  private var bodies: [Int: Int] = [:]
  private var names: [String: [String: Int?]] = [:]
  /// The names of all members.
  private var known: Set<String> = []
  /// The patterns that name properties of types.
  private var properties: Set<Int> = []
  private let types: TypePlaces

  init(_ tree: SyntaxTree, _ types: TypePlaces) {
    self.types = types
    for (type, path) in types.all {
      if let body = type.child(.body) { readMembers(body.statements, of: path) }
    }
    leaveOutLocals(of: tree)
    noteUses(in: tree)
  }

  /// The member whose body it is.
  func member(withBody body: SyntaxNode) -> Int? { bodies[body.index] }

  /// The member that a view names, and how many of its calls that takes; nil for another view.
  func member(of chain: ViewChain) -> (index: Int, calls: Int)? {
    guard let type = types.path(around: chain.base.place) else { return nil }
    var path = chain.path[...]
    if path.first == "self" { path.removeFirst() }
    if path.count == 1, let index = index(path[path.startIndex], of: type) {
      let isMeant = all[index].isFunction == chain.base.isCalled && chain.base.closures.isEmpty
      return isMeant ? (index, 0) : nil
    }
    // `self.row(1)`
    guard path.isEmpty, let call = chain.modifiers.first, call.isCalled,
      let index = index(call.name, of: type), all[index].isFunction
    else { return nil }
    return (index, 1)
  }

  private func index(_ name: String, of type: String) -> Int? { names[type]?[name] ?? nil }

  // MARK: Declarations

  private mutating func readMembers(_ declarations: [SyntaxNode], of type: String) {
    for declaration in declarations {
      switch declaration.kind {
      case .conditionalCompilation:
        for branch in declaration.children(.item) { readMembers(branch.statements, of: type) }
      case .variable:
        for item in declaration.children(.item) {
          guard let pattern = item.child(.pattern) else { continue }
          properties.insert(pattern.index)
          let getter = item.child(.accessors)?.children(.item).first {
            $0.detail == Accessor.get.rawValue
          }
          guard !isStatic(declaration), let body = getter?.child(.body) else { continue }
          addMember(pattern.name, isFunction: false, item.child(.type), body, of: type)
        }
      case .function:
        guard !isStatic(declaration), let body = declaration.child(.body) else { continue }
        addMember(
          declaration.declaredName, isFunction: true, declaration.child(.result), body, of: type)
      default: break
      }
    }
  }

  private func isStatic(_ declaration: SyntaxNode) -> Bool {
    declaration.children(.modifier).contains { $0.isText("static") || $0.isText("class") }
  }

  private mutating func addMember(
    _ name: String, isFunction: Bool, _ result: SyntaxNode?, _ body: SyntaxNode, of type: String
  ) {
    guard let result, isView(result) else { return }
    let isKnown = names[type]?[name] != nil
    // Of functions with one name, the arguments tell which is meant.
    names[type, default: [:]][name] = isKnown ? .some(nil) : all.count
    known.insert(name)
    bodies[body.index] = all.count
    all.append(Member(name: name, isFunction: isFunction, body: body))
  }

  /// Whether a type is written as that of a view.
  private func isView(_ type: SyntaxNode) -> Bool {
    switch type.kind {
    case .opaqueType: return type.text.hasPrefix("some")
    case .typeName:
      let name = type.text
      return ["Text", "Image", "Color"].contains(name)
        || name.hasSuffix("View") && !name.contains(".")
    default: return false
    }
  }

  // MARK: Uses

  /// Takes no name for a member that is a constant or a parameter somewhere in its type.
  private mutating func leaveOutLocals(of tree: SyntaxTree) {
    for node in tree.root.descendants {
      let place: SyntaxNode?
      switch node.kind {
      case .patternName: place = properties.contains(node.index) ? nil : node
      case .parameter: place = node.child(.name)
      default: place = nil
      }
      guard let name = place?.name, known.contains(name), let type = types.path(around: node) else {
        continue
      }
      if index(name, of: type) != nil { names[type]?[name] = .some(nil) }
    }
  }

  private mutating func noteUses(in tree: SyntaxTree) {
    for node in tree.root.descendants {
      guard let name = use(node), known.contains(name), let type = types.path(around: node),
        let member = index(name, of: type),
        !all[member].body.range.contains(node.range.lowerBound)
      else { continue }
      all[member].isUsed = true
    }
  }

  /// The name of `name` and of `self.name`.
  private func use(_ node: SyntaxNode) -> String? {
    switch node.kind {
    case .name: [.name, .label, .parameter].contains(node.role) ? nil : node.name
    case .member: node.child(.base)?.isText("self") == true ? node.declaredName : nil
    default: nil
    }
  }
}
