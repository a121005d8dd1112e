import Programs

/// The initializer of a view that a call means, and what it is given.
struct SwiftInitializer {
  let parameters: [SwiftParameter]
  /// The arguments by the names of parameters.
  let bound: [String: SyntaxNode]
  /// The properties that a parameter is stored in as it comes.
  let properties: [String: [String]]

  /// Wrappers whose properties keep values of their own.
  private static let ownWrappers = [
    "@State", "@StateObject", "@Environment", "@EnvironmentObject", "@AppStorage",
    "@SceneStorage", "@FocusState", "@GestureState", "@Namespace", "@Query", "@FetchRequest",
    "@ScaledMetric",
  ]

  /// Nil where none fits, or several do.
  init?(of type: TypeDeclaration, fitting arguments: [SyntaxArgument]) {
    let written = type.ordered.filter { $0.kind == .initializer }
    guard !written.isEmpty else {
      let stored = type.stored.filter { property in
        guard !(property.isConstant && property.value != nil) else { return false }
        return !property.node.children(.attribute).contains { attribute in
          let name = attribute.text.prefix { $0 != "(" }
          return Self.ownWrappers.contains(String(name))
        }
      }
      parameters = stored.map(SwiftParameter.init(property:))
      guard let bound = SwiftParameter.bind(arguments, to: parameters) else { return nil }
      self.bound = bound
      properties = Dictionary(parameters.map { ($0.name, [$0.name]) }) { first, _ in first }
      return
    }
    let fitting = written.compactMap {
      initializer -> (Member, [SwiftParameter], [String: SyntaxNode])? in
      let parameters = initializer.parameters.map(SwiftParameter.init(parameter:))
      guard let bound = SwiftParameter.bind(arguments, to: parameters),
        parameters.allSatisfy({ $0.value != nil || bound[$0.name] != nil || $0.isOptional })
      else { return nil }
      return (initializer, parameters, bound)
    }
    guard fitting.count == 1 else { return nil }
    (parameters, bound) = (fitting[0].1, fitting[0].2)
    properties = Self.properties(in: fitting[0].0)
  }

  /// What an initializer stores as it comes: `self.color = color`, `self.content = content()`.
  private static func properties(in initializer: Member) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var written: [String: Int] = [:]
    for node in initializer.body?.descendants.map({ $0 }) ?? [] where node.kind == .assignment {
      guard let left = node.child(.left), var right = node.child(.right)?.bare else { continue }
      let isSelf = left.kind == .member && left.child(.base)?.isText("self") == true
      let name = isSelf ? left.declaredName : left.kind == .name ? left.name : ""
      written[name, default: 0] += 1
      if right.kind == .call, right.arguments.isEmpty, let callee = right.child(.base) {
        right = callee
      }
      if right.kind == .name { found[right.name, default: []].append(name) }
    }
    // What is set twice is one of two.
    return found.mapValues { $0.filter { written[$0] == 1 } }
  }
}
