import Programs
import SourceText

/// What lies behind views: backgrounds, filled shapes, pictures.
extension SwiftUIUsageReader {
  /// Puts what a modifier paints behind a view.
  mutating func paint(
    behind inner: inout ViewSurroundings, by modifier: ViewChain.Call, _ reading: inout UsageReading
  ) {
    guard let layer = background(modifier, inner, &reading) else { return }
    inner = modifier.questions.isEmpty ? inner.on(layer) : inner.onOne(layer)
  }

  /// The layer that `.background` gives; nil for none.
  ///
  /// - Parameter behind: what lies behind it, if the views in it are to be read.
  mutating func background(
    _ modifier: ViewChain.Call, _ behind: ViewSurroundings?, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let conditions = conditions(of: modifier)
    let content: [SyntaxNode]
    if let closure = modifier.closures.first {
      content = closure.body.statements
    } else {
      content = modifier.arguments.first.flatMap { $0.label == nil ? [$0.value] : nil } ?? []
    }
    guard let first = content.first else {
      return unknown(.picture, "", "the background of the system", at: modifier, in: conditions)
    }
    if content.count == 1, let choice = choice(first, in: conditions, &reading) {
      return .backgrounds(choice)
    }
    let chain = viewChain(first)
    if content.count == 1, chain.map(isPaint) ?? true {
      let given = paints(first, role: nil, in: conditions, &reading)
      return given.isEmpty ? nil : .backgrounds(given)
    }
    // A shape, a picture, another view, or several.
    let layer = chain.flatMap {
      content.count == 1 ? self.layer(of: $0, in: conditions, &reading) : nil
    }
    let name = chain?.path[0] ?? first.leftmost.name
    if let behind {
      let isDrawn =
        chain?.modifiers.contains { ["stroke", "strokeBorder"].contains($0.name) } ?? true
      let isPicture = chain.map { SwiftUIViews.pictures.contains(kind(of: $0)) } ?? true
      let isContainer = chain.map { SwiftUIViews.containers.contains(kind(of: $0)) } ?? false
      if layer == nil || isDrawn || isPicture || isContainer {
        for node in content { push(node, behind) }
      }
    }
    if let layer {
      guard case .unknown(.component, _) = layer else { return layer }
    }
    return unknown(.picture, "", "the view \(name)", at: modifier, in: conditions)
  }

  /// Whether a value is a color or a style, and no other view.
  private func isPaint(_ chain: ViewChain) -> Bool {
    let isView =
      chain.path[0].first?.isUppercase == true
      && (chain.base.isCalled || !chain.base.closures.isEmpty)
    return !isView || ["Color", "UIColor"].contains(kind(of: chain))
  }

  /// What a choice shows, for what lies on it.
  mutating func layer(
    ofChoice node: SyntaxNode, _ reading: inout UsageReading
  ) -> PaintedStack.Layer {
    choice(node, &reading).map { .backgrounds($0) } ?? .unknown(.component, "over a choice")
  }

  /// What an `if` or `#if` shows, for what lies on it; nil where a branch holds more than a color, a shape
  /// or a picture.
  mutating func choice(
    _ node: SyntaxNode, in outer: [UsageState.Condition] = [], _ reading: inout UsageReading
  ) -> [PaintDeclaration]? {
    var paints: [PaintDeclaration] = []
    var conditions = outer
    for (question, body) in branches(of: node) {
      let own = question.map { [colors.asking($0, true, at: body)] } ?? []
      guard conditions.count - outer.count < Self.branchLimit,
        let shown = shown(body, in: conditions + own, &reading)
      else { return nil }
      paints += shown
      if let question { conditions.append(colors.asking(question, false, at: body)) }
    }
    return paints.isEmpty ? nil : paints
  }

  /// How many branches of a choice are read for what lies on them.
  private static let branchLimit = 16

  /// What the branches of an `if` or `#if` ask, and what they hold; none for anything else.
  private func branches(of node: SyntaxNode) -> [(question: String?, body: SyntaxNode)] {
    if node.kind == .conditionalCompilation {
      return node.children(.item).map { branch in
        (branch.child(.condition).map { colors.wholeText($0.range) }, branch)
      }
    }
    var found: [(String?, SyntaxNode)] = []
    var next: SyntaxNode? = node
    while let current = next, current.kind == .ifStatement, let body = current.child(.body) {
      found.append((colors.question(of: current), body))
      next = current.child(.otherwise)
    }
    if let last = next, !found.isEmpty { found.append((nil, last)) }
    return found
  }

  /// What a branch shows; nil where it holds more than one color, shape or picture.
  private mutating func shown(
    _ branch: SyntaxNode, in conditions: [UsageState.Condition], _ reading: inout UsageReading
  ) -> [PaintDeclaration]? {
    guard let chain = onlyView(of: branch), members.target(of: chain) == nil,
      case .backgrounds(let paints) = layer(of: chain, in: conditions, &reading)
    else { return nil }
    return paints
  }

  /// What a view is for those on top of it: a color, a filled shape, a picture; nil for one that does
  /// not cover what lies behind.
  mutating func layer(
    of chain: ViewChain, in conditions: [UsageState.Condition] = [],
    _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let name = kind(of: chain)
    if let fade = chain.modifiers.dropFirst(name == "Color" ? 1 : 0).lazy
      .filter({ $0.name == "opacity" }).compactMap(fade).first
    {
      return unknown(.opacity, "over ", "a view at \(fade)", at: chain.base, in: conditions)
    }
    if name == "Color", chain.path.count > 1 || chain.base.isCalled {
      let isFaded = chain.modifiers.first.map { $0.name == "opacity" && $0.isCalled } ?? false
      let color = isFaded ? chain.modifiers[0].value : chain.base.value
      let given = paints(color, role: nil, in: conditions, &reading)
      return given.isEmpty ? nil : .backgrounds(given)
    }
    if SwiftUIViews.shapes.contains(name) {
      let fill = chain.modifiers.first {
        $0.name == "fill" || SwiftUIViews.foregrounds.contains($0.name)
      }
      guard let fill else {
        let below = chain.modifiers.last { $0.name == "background" }
        return below.flatMap { conditions.isEmpty ? background($0, nil, &reading) : nil }
      }
      var given = paints(fill, role: nil, &reading)
      for index in given.indices {
        given[index] = given[index].ranked(
          0, in: UsageState(given[index].state.conditions + conditions))
      }
      return given.isEmpty ? nil : .backgrounds(given)
    }
    if SwiftUIViews.pictures.contains(name) {
      return unknown(.picture, "", name, at: chain.base, in: conditions)
    }
    if let target = members.target(of: chain), conditions.isEmpty, target.calls == 0 {
      return layer(ofMember: target.member, in: frame(of: target, chain.base, .none), &reading)
    }
    if SwiftUIViews.containers.contains(name), let layer = layer(within: chain, &reading) {
      return layer
    }
    let isKnown =
      SwiftUIViews.containers.contains(name) || SwiftUIViews.texts.contains(name)
      || SwiftUIViews.silent.contains(name) || SwiftUIViews.icons.contains(name)
    if isKnown || chain.path[0].first?.isUppercase != true { return nil }
    return unknown(.component, "over ", chain.path[0], at: chain.base, in: conditions)
  }

  /// Something that a call may paint.
  ///
  /// - Parameter preposition: how the view stands to it where it is always there.
  func unknown(
    _ reason: UnfollowedUse.Reason, _ preposition: String, _ name: String,
    at call: ViewChain.Call, in conditions: [UsageState.Condition]
  ) -> PaintedStack.Layer {
    if conditions.isEmpty { return .unknown(reason, preposition + name) }
    return .backgrounds([
      PaintDeclaration(
        role: nil, paint: .unknown(reason, name), state: UsageState(conditions), rank: 0,
        place: call.place.span)
    ])
  }
}
