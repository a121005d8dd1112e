import Programs

/// Names with full stops between them, and what is called in between: `cell.label?.setColor(a).b`.
struct UIKitPath {
  struct Step {
    let name: String
    /// What it is given; nil for a property.
    var arguments: [SyntaxArgument]?
    /// Whether it takes an element or is called again, so that what follows is something else.
    var isOpaque = false
  }

  /// What the names come after; nil where they begin with a name or are implied.
  private(set) var root: SyntaxNode?
  /// Whether it begins with a full stop: `.filled()`.
  private(set) var isImplied = false
  private(set) var steps: [Step] = []

  init(_ value: SyntaxNode) {
    let (root, steps) = value.chain
    switch root.kind {
    case .name: self.steps.append(Step(name: root.name))
    case .implicitMember:
      isImplied = true
      self.steps.append(Step(name: root.declaredName))
    default: self.root = root
    }
    for step in steps { add(step) }
  }

  private mutating func add(_ step: SyntaxNode) {
    let last = steps.count - 1
    switch step.kind {
    case .member: steps.append(Step(name: step.declaredName))
    case .call where last >= 0 && steps[last].arguments == nil && !steps[last].isOpaque:
      steps[last].arguments = step.arguments
    case .call, .subscriptCall, .postfix: if last >= 0 { steps[last].isOpaque = true }
    default: break
    }
  }

  /// The names of the first steps, where these lead to one object; nil for what a call returns.
  func names(before count: Int) -> [String]? {
    guard root == nil, !isImplied else { return nil }
    var names: [String] = []
    for step in steps[..<count] {
      guard !step.isOpaque, step.arguments == nil || step.name == "appearance" else { return nil }
      names.append(step.arguments == nil ? step.name : "appearance()")
    }
    return names
  }

  var names: [String]? { names(before: steps.count) }
}
