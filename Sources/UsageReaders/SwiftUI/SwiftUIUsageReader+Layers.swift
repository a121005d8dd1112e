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
    let content = modifier.closures.first?.tokens ?? modifier.arguments ?? 0..<0
    let arguments = document.arguments(content, mark: ":")
    guard let first = arguments.first, first.label == nil || modifier.closures.isEmpty == false
    else {
      return unknown(.picture, "", "the background of the system", at: modifier, in: conditions)
    }
    if let choice = choice(content, in: conditions, &reading), choice.end == content.upperBound {
      return .backgrounds(choice.paints)
    }
    if let chain = ViewChain(document, at: content.lowerBound, to: content.upperBound),
      chain.path[0].first?.isUppercase == true, chain.path[0] != "Color",
      chain.path[0] != "UIColor", chain.base.arguments != nil || !chain.base.closures.isEmpty
    {
      // A shape, a picture, or another view.
      let layer = layer(of: chain, in: conditions, &reading)
      let isDrawn = chain.modifiers.contains { ["stroke", "strokeBorder"].contains($0.name) }
      if let behind,
        layer == nil || isDrawn || SwiftUIViews.pictures.contains(chain.path[0])
      {
        work.push(content, behind)
      }
      if let layer { return layer }
      return unknown(.picture, "", "the view \(chain.path[0])", at: modifier, in: conditions)
    }
    let given = paints(first.range, role: nil, in: conditions, &reading)
    return given.isEmpty ? nil : .backgrounds(given)
  }

  /// What an `if` shows, for what lies on it, with the index after it; nil where a branch holds more
  /// than a color, a shape or a picture.
  mutating func choice(
    _ tokens: Range<Int>, in outer: [UsageState.Condition] = [], _ reading: inout UsageReading
  ) -> (paints: [PaintDeclaration], end: Int)? {
    var paints: [PaintDeclaration] = []
    var conditions = outer
    var index = tokens.lowerBound
    while document.isText(index, "if"), conditions.count - outer.count < Self.branchLimit {
      let brace = skipToBody(index + 1, tokens.upperBound)
      let question = colors.wholeText(document.range(from: index + 1, to: brace))
      guard
        let shown = shown(brace, tokens, in: conditions + [.asking(question, true)], &reading)
      else { return nil }
      paints += shown
      index = document.skipping(brace)
      guard index < tokens.upperBound, document.isText(index, "else") else {
        return (paints, index)
      }
      conditions.append(.asking(question, false))
      index += 1
    }
    guard index > tokens.lowerBound, let shown = shown(index, tokens, in: conditions, &reading)
    else { return nil }
    return (paints + shown, document.skipping(index))
  }

  /// How many branches of an `if` are read for what lies on them.
  private static let branchLimit = 16

  /// What the braces of a branch show; nil where they hold more than one color, shape or picture.
  private mutating func shown(
    _ brace: Int, _ tokens: Range<Int>, in conditions: [UsageState.Condition],
    _ reading: inout UsageReading
  ) -> [PaintDeclaration]? {
    guard brace < tokens.upperBound, document.isText(brace, "{") else { return nil }
    let body = document.inside(brace, to: tokens.upperBound)
    guard let chain = ViewChain(document, at: body.lowerBound, to: body.upperBound),
      chain.end == body.upperBound, members.member(of: chain, document) == nil,
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
    let name = chain.path[0]
    if let fade = chain.modifiers.dropFirst(name == "Color" ? 1 : 0).lazy
      .filter({ $0.name == "opacity" }).compactMap(fade).first
    {
      return unknown(.opacity, "over ", "a view at \(fade)", at: chain.base, in: conditions)
    }
    if name == "Color", chain.path.count > 1 || chain.base.arguments != nil {
      var end = chain.base.nameIndex + 1
      if let arguments = chain.base.arguments { end = arguments.upperBound + 1 }
      if let opacity = chain.modifiers.first, opacity.name == "opacity",
        let arguments = opacity.arguments
      {
        end = arguments.upperBound + 1
      }
      let start = chain.base.nameIndex - 2 * (chain.path.count - 1)
      let given = paints(start..<end, role: nil, in: conditions, &reading)
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
    let isKnown =
      SwiftUIViews.containers.contains(name) || SwiftUIViews.texts.contains(name)
      || SwiftUIViews.silent.contains(name) || SwiftUIViews.icons.contains(name)
    if isKnown || name.first?.isUppercase != true { return nil }
    return unknown(.component, "over ", name, at: chain.base, in: conditions)
  }

  /// Something that a call may paint.
  ///
  /// - Parameter preposition: how the view stands to it where it is always there.
  func unknown(
    _ reason: UnfollowedUse.Reason, _ preposition: String, _ name: String,
    at call: ViewChain.Call, in conditions: [UsageState.Condition]
  ) -> PaintedStack.Layer {
    if conditions.isEmpty { return .unknown(reason, preposition + name) }
    let place = document.span(document.range(from: call.nameIndex, to: call.nameIndex + 1))
    return .backgrounds([
      PaintDeclaration(
        role: nil, paint: .unknown(reason, name), state: UsageState(conditions), rank: 0,
        place: place)
    ])
  }

  /// Adds what a tint colors: the text of what is pressed, elsewhere a part of a control.
  mutating func addTint(
    _ modifier: ViewChain.Call, of chain: ViewChain, _ surroundings: ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    let role: ForegroundRole = SwiftUIViews.pressed.contains(chain.path[0]) ? .text : .icon
    // A style may draw it behind a text of its own, wherever it is written.
    let style = chain.modifiers.last { ["buttonStyle", "toggleStyle"].contains($0.name) }
    let inner = style.map { styled($0, surroundings) } ?? surroundings
    pairs.add(paints(modifier, role: role, &reading), on: inner.shown, &reading)
  }

  func styled(
    _ modifier: ViewChain.Call, _ surroundings: ViewSurroundings
  ) -> ViewSurroundings {
    guard let arguments = modifier.arguments else { return surroundings }
    let names = [document.name(arguments.lowerBound), document.name(arguments.lowerBound + 1)]
    if names.contains(where: { SwiftUIViews.plainStyles.contains($0 ?? "") }) {
      return surroundings
    }
    return surroundings.onOne(
      unknown(.component, "in ", "a style of button", at: modifier, in: conditions(of: modifier)))
  }

  /// The opacity that a modifier gives a view, in words; nil where it is shown or hidden only.
  func fade(_ modifier: ViewChain.Call) -> String? {
    guard let arguments = modifier.arguments, !arguments.isEmpty else { return nil }
    let (expression, next) = document.expression(
      from: arguments.lowerBound, to: arguments.upperBound)
    let isWhole = next == arguments.upperBound && Self.showsOrHides(expression)
    return isWhole ? nil : colors.text(expression)
  }

  private static func showsOrHides(_ expression: SwiftExpression) -> Bool {
    switch expression.kind {
    case .number(let digits): [0, 1].contains(Double(digits))
    case .ternary(_, let first, let second): showsOrHides(first) && showsOrHides(second)
    default: false
    }
  }
}
