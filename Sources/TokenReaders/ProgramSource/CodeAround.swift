import Programs

/// What stands around a piece of code.
struct CodeAround {
  let members: [SyntaxNode: Member]
  /// The nodes around it, outermost first.
  private(set) var outer: [SyntaxNode] = []
  /// The declaration around it.
  private(set) var member: Member?

  init(members: [SyntaxNode: Member]) { self.members = members }

  /// What stands around the code directly in a node.
  func within(_ node: SyntaxNode) -> CodeAround {
    var inner = self
    inner.outer.append(node)
    inner.member = members[node] ?? member
    return inner
  }

  /// The functions around it, outermost first.
  private var functions: [SyntaxNode] { outer.filter { $0.kind == .function } }

  /// Whether a function called `lerp` is around it.
  var isLerp: Bool { functions.contains { $0.declaredName == "lerp" } }

  /// Whether a function is around it.
  var isInFunction: Bool { !functions.isEmpty }

  /// Where its value is asked for: what the functions around it name is theirs.
  var place: CodePlace {
    CodePlace(member: member, unknown: Set(functions.first?.boundNames ?? []))
  }

  /// What the code calls the value, the nearest name first: its variable, the branch or the condition that
  /// leads to it, the function.
  func names(of node: SyntaxNode) -> [String] {
    var names: [String] = []
    if let variable = variable(of: node) {
      names.append(variable)
    } else if let branch = outer.last(where: { $0.kind == .switchCase }),
      let function = functions.last,
      function.range.contains(branch.range.lowerBound),
      let pattern = branch.children(.pattern).last
    {
      names.append(pattern.kind == .member ? pattern.declaredName : pattern.leftmostName)
    }
    if let function = functions.last {
      let conditions = function.descendants.filter {
        $0.kind == .ifStatement && $0.range.lowerBound < node.range.lowerBound
      }
      let last = conditions.max { $0.range.lowerBound < $1.range.lowerBound }
      if let condition = last?.child(.condition),
        let name = ([condition] + Array(condition.descendants)).filter({ $0.kind == .name })
          .max(by: { $0.range.lowerBound < $1.range.lowerBound })
      {
        names.append(name.name)
      }
      names.append(function.declaredName)
    }
    return names.filter { !$0.isEmpty }
  }

  /// The variable that a value is given to, without changes; nil if there is none.
  func variable(of node: SyntaxNode) -> String? {
    guard let binding = outer.last, binding.kind == .binding, binding.child(.value) == node else {
      return nil
    }
    return binding.child(.pattern)?.name
  }
}

extension SyntaxNode {
  /// The names that a function gives to what only it knows: parameters and variables.
  fileprivate var boundNames: [String] {
    descendants.compactMap { node in
      switch node.kind {
      case .patternName: node.name
      case .parameter: node.declaredName
      default: nil
      }
    }
  }

  /// The name that it is, or the last in it.
  fileprivate var leftmostName: String {
    kind == .name ? name : Array(descendants).last { $0.kind == .name }?.name ?? ""
  }
}
