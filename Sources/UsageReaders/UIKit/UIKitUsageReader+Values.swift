import Programs
import SourceText

/// Assignments, calls, and what values hold.
extension UIKitUsageReader {
  /// Reads what a value sets up: what is called and assigned in it, and its closures.
  mutating func readValue(_ value: SyntaxNode) {
    var open = [value]
    while let node = open.popLast() {
      switch node.kind {
      case .assignment: readAssignment(node)
      case .closure: readClosure(node, in: closure())
      case .ifStatement, .guardStatement, .switchStatement, .forLoop, .whileLoop, .repeatLoop,
        .doStatement, .deferStatement, .returnStatement, .block, .variable, .function, .initializer,
        .typeDeclaration, .conditionalCompilation:
        read(node)
      case .dictionary:
        readAttributes(node)
        open += node.children.reversed()
      case .member, .call, .subscriptCall, .optionalChain, .forceUnwrap:
        open += readPath(node).reversed()
      default: open += node.children.reversed()
      }
    }
  }

  /// Reads what is called on a path; returns what in it is still to be read.
  private mutating func readPath(_ value: SyntaxNode) -> [SyntaxNode] {
    let path = UIKitPath(value)
    var known: [SyntaxNode] = []
    for (count, step) in path.steps.enumerated() {
      guard let arguments = step.arguments else { continue }
      let isSelf = count == 0 && !path.isImplied && path.root == nil
      let receivers = isSelf ? receivers([]) : path.names(before: count).map(self.receivers)
      if let read = call(step.name, arguments, on: receivers) { known.append(read) }
    }
    let (root, steps) = value.chain
    guard !steps.isEmpty else { return value.children }
    var inner = root.kind == .name || root.kind == .implicitMember ? [] : [root]
    for (index, step) in steps.enumerated() {
      if step.kind == .call, readElements(root, Array(steps[...index])) { continue }
      inner += step.children.filter { child in
        child.role != .base && child.role != .name
          && !known.contains { $0 == child.child(.value) }
      }
    }
    return inner
  }

  /// Reads `[first, second].forEach { … }`, whose closure is about the elements; false for other calls.
  private mutating func readElements(_ list: SyntaxNode, _ steps: [SyntaxNode]) -> Bool {
    guard list.kind == .list, steps.count == 2, steps[0].declaredName == "forEach",
      let argument = steps[1].arguments.first
    else { return false }
    let elements = views(list)
    guard !elements.isEmpty else { return false }
    if argument.value.kind == .closure {
      var scope = closure()
      scope.locals["$0"] = elements
      readClosure(argument.value, in: scope)
      return true
    }
    // `.forEach(view.addSubview)`
    guard let names = UIKitPath(argument.value).names, let last = names.last,
      UIKitViews.additions.contains(last)
    else { return false }
    for parent in receivers(names.dropLast()) {
      for element in elements { program.put(element, on: parent) }
    }
    return true
  }

  // MARK: Assignments

  private mutating func readAssignment(_ node: SyntaxNode) {
    guard let left = node.child(.left), let value = node.child(.right) else { return }
    let path = UIKitPath(left)
    let isPlain = node.detail == 0 && (left.kind == .name || left.kind == .member)
    let isPart = path.steps.count > 1 || path.root != nil
    if isPlain, let last = path.steps.last, isPart || !isLocal(last.name) {
      let names = path.names(before: path.steps.count - 1)
      assign(last.name, of: names.map { receivers(whole($0)) }, names, value)
    } else {
      readValue(value)
    }
    for inner in readPath(left) { readValue(inner) }
  }

  /// The names of a view without those of its parts that draw on its background.
  private func whole(_ names: [String]) -> [String] {
    var names = names
    while let last = names.last, UIKitViews.parts.contains(last),
      names.count > 1 || !isLocal(last)
    {
      names.removeLast()
    }
    return names
  }

  /// - Parameters:
  ///   - receivers: the views with the property; nil for what is not followed.
  ///   - names: the names before the property.
  private mutating func assign(
    _ property: String, of receivers: [UIKitReceiver]?, _ names: [String]?, _ value: SyntaxNode
  ) {
    let isPartColor = property == "color" && names?.last?.hasSuffix("Properties") == true
    if let use = isPartColor ? .foreground(.text) : UIKitViews.properties[property] {
      let isOwn = names?.allSatisfy { $0 == "self" } ?? false
      give(use, property, value, to: receivers ?? [newLocal(property)], isOwn: isOwn)
    } else if UIKitViews.attributed.contains(property) {
      return readAttributed(value, for: receivers?.first, in: [])
    } else if let receivers {
      link(property, of: receivers, value)
    }
    readValue(value)
  }

  private mutating func link(
    _ property: String, of receivers: [UIKitReceiver], _ value: SyntaxNode
  ) {
    for receiver in receivers {
      if UIKitViews.holders.contains(property) {
        for view in views(value) { program.put(view, on: receiver) }
        note(value, of: receiver.part([property]))
      } else if property == "backgroundConfiguration" {
        for view in views(value) { program.give(receiver, view) }
      }
    }
  }

  /// Notes a color that is given to views.
  ///
  /// - Parameter isOwn: whether it is given to a property that the type itself may declare.
  private mutating func give(
    _ use: UIKitPaint.Use, _ property: String, _ value: SyntaxNode, to receivers: [UIKitReceiver],
    isOwn: Bool = false, when extra: [UsageState.Condition] = []
  ) {
    let found = colors.paints(value)
    let source = source(value)
    for receiver in receivers {
      for (paint, state) in found {
        add(
          paint, use, property, value, to: receiver, isOwn: isOwn, when: extra + state.conditions,
          source: source)
      }
    }
  }

  private mutating func add(
    _ paint: Paint, _ use: UIKitPaint.Use, _ property: String, _ value: SyntaxNode,
    to receiver: UIKitReceiver, isOwn: Bool = false, when own: [UsageState.Condition],
    source: UIKitReceiver? = nil
  ) {
    if own.contains(where: { one in conditions.contains { one.excludes($0) } }) { return }
    program.add(
      UIKitPaint(
        use: use, property: property, isOwn: isOwn, paint: paint,
        state: UsageState(conditions + own), body: scopes.last?.body ?? 0,
        order: value.range.lowerBound, place: value.bare.span, source: source),
      to: receiver)
  }

  /// The view that a value is a color of: `header` of `header.backgroundColor`.
  private func source(_ value: SyntaxNode) -> UIKitReceiver? {
    guard let path = value.path, path.count > 1, let last = path.last,
      UIKitViews.properties[last] != nil, path[0].first?.isUppercase != true
    else { return nil }
    return receivers(path.dropLast()).first
  }

  // MARK: Calls

  /// Notes what a call says; returns an argument that was read.
  private mutating func call(
    _ name: String, _ arguments: [SyntaxArgument], on receivers: [UIKitReceiver]?
  ) -> SyntaxNode? {
    let first = arguments.first.flatMap { $0.label == nil ? $0.value : nil }
    switch name {
    case _ where UIKitViews.additions.contains(name):
      for view in arguments.filter({ $0.label == nil }).flatMap({ views($0.value) }) {
        for parent in receivers ?? [] { program.put(view, on: parent) }
      }
    case "setTitleColor", "setBackgroundImage", "setBackgroundColor", "setTitleTextAttributes":
      guard let first, arguments.count > 1, arguments[1].label == "for" else { break }
      let when = states(arguments[1].value)
      if name == "setTitleTextAttributes" {
        readAttributed(first, for: receivers?.first ?? newLocal(name), in: when)
        return first
      }
      setForState(name, first, when, receivers ?? [newLocal(name)])
    case "addAttribute":
      guard let key = first?.bare.declaredName, arguments.count > 1, arguments[1].label == "value",
        let use = UIKitViews.attributes[key]
      else { break }
      give(use, key, arguments[1].value, to: receivers ?? [newLocal("text")])
    case "withTintColor":
      if let first { give(.foreground(.icon), name, first, to: [newLocal("image")]) }
    case "addSublayer", "insertSublayer":
      for layer in arguments.first.map({ views($0.value) }) ?? [] {
        for view in receivers ?? [] {
          program.add(layer, toLayerOf: view.path.last == "layer" ? view.whole ?? view : view)
        }
      }
    default: break
    }
    return nil
  }

  /// What a method gives a control in a state.
  private mutating func setForState(
    _ method: String, _ value: SyntaxNode, _ when: [UsageState.Condition],
    _ receivers: [UIKitReceiver]
  ) {
    if method == "setTitleColor" {
      return give(.foreground(.text), method, value, to: receivers, when: when)
    }
    // A picture, or what a method of the app makes of a color.
    let reason: UnfollowedUse.Reason = method == "setBackgroundImage" ? .picture : .computed
    let text = "\(method)(\(colors.wholeText(value.range)))"
    let paint = value.kind == .nothing ? Paint.nothing : .unknown(reason, text)
    for receiver in receivers { add(paint, .background, method, value, to: receiver, when: when) }
  }

  /// The states of a control: none for `.normal`.
  private func states(_ value: SyntaxNode) -> [UsageState.Condition] {
    let parts = value.kind == .list ? value.children(.item) : [value]
    let names = parts.map { part in
      part.kind == .member || part.kind == .implicitMember
        ? part.declaredName : colors.wholeText(part.range)
    }
    let states = names.filter { $0 != "normal" }.map { ".\($0)" }
    return states.isEmpty ? [] : [UsageState.Condition(states.joined(separator: " "))]
  }

  // MARK: Attributes

  /// Reads a value in which attributes of text are for a view.
  private mutating func readAttributed(
    _ value: SyntaxNode, for receiver: UIKitReceiver?, in state: [UsageState.Condition]
  ) {
    let outer = attributed
    if let receiver { attributed = (receiver, state) }
    readValue(value)
    attributed = outer
  }

  /// Reads the colors in a dictionary of attributes: `.foregroundColor: color`.
  private mutating func readAttributes(_ dictionary: SyntaxNode) {
    var receiver: UIKitReceiver?
    for entry in dictionary.children(.item) {
      guard let key = entry.child(.key), key.kind == .member || key.kind == .implicitMember,
        let value = entry.child(.value), let use = UIKitViews.attributes[key.declaredName]
      else { continue }
      let text = receiver ?? newLocal("attributes")
      if receiver == nil {
        receiver = text
        program.note(text, isOf: "UIView")
        if let attributed { program.put(text, on: attributed.receiver) }
      }
      give(use, key.declaredName, value, to: [text], when: attributed?.state ?? [])
    }
  }
}
