import SourceText

/// Finds the pairs of views of SwiftUI: the foregrounds of a view, its own or of a view around it, on
/// the nearest background that its modifiers or the views around it give.
struct SwiftUIUsageReader {
  /// Tokens to walk.
  private struct Work {
    let tokens: Range<Int>
    let surroundings: ViewSurroundings
    /// Whether what stands in it lies on top of each other.
    var isStack = false
    let depth: Int
  }

  private let document: SwiftDocument
  private let colors: SwiftColorExpression
  private var pairs = ViewPairs()
  private var work: [Work] = []
  private var depth = 0

  private static let depthLimit = 200

  static func read(_ document: SwiftDocument, into reading: inout UsageReading) {
    var reader = SwiftUIUsageReader(document)
    reader.run(&reading)
  }

  private init(_ document: SwiftDocument) {
    self.document = document
    colors = SwiftColorExpression(file: document.file)
  }

  private mutating func run(_ reading: inout UsageReading) {
    work = [Work(tokens: 0..<document.count, surroundings: .none, depth: 0)]
    while let next = work.popLast() {
      guard next.depth < Self.depthLimit else {
        let place = document.span(
          document.range(from: next.tokens.lowerBound, to: next.tokens.lowerBound + 1))
        reading.unfollow(.limit, "views nested too deep", at: place)
        continue
      }
      depth = next.depth + 1
      walk(next, &reading)
    }
    pairs.finish(&reading)
  }

  private mutating func push(
    _ tokens: Range<Int>, _ surroundings: ViewSurroundings, isStack: Bool = false
  ) {
    guard !tokens.isEmpty else { return }
    work.append(
      Work(tokens: tokens, surroundings: surroundings, isStack: isStack, depth: depth))
  }

  // MARK: Statements

  private mutating func walk(_ work: Work, _ reading: inout UsageReading) {
    var surroundings = work.surroundings
    var index = work.tokens.lowerBound
    let end = work.tokens.upperBound
    while index < end {
      guard let name = document.name(index), !document.isText(index - 1, ".") else {
        if document.isText(index, "{") { push(document.inside(index, to: end), surroundings) }
        let isBlock = document.isText(index, "{")
        index = isBlock ? document.skipping(index) : index + 1
        continue
      }
      if SwiftUIViews.conditions.contains(name) {
        index = skipToBody(index + 1, end)
        if document.isText(index, "{") { push(document.inside(index, to: end), surroundings) }
        index = document.skipping(index)
      } else if SwiftUIViews.declarations.contains(name) {
        index = skipToBody(index + 1, end)
        if document.isText(index, "{") { push(document.inside(index, to: end), .none) }
        index = document.skipping(index)
      } else if name == "var" || name == "let" {
        index = skipToValue(index + 1, end)
        if document.isText(index, "{") { push(document.inside(index, to: end), .none) }
        index = document.isText(index, "{") ? document.skipping(index) : index + 1
      } else if name == "case" {
        index += 1
        while index < end, !document.isText(index, ":"), !document.startsLine(index) {
          index = document.skipping(index)
        }
      } else if SwiftUIViews.words.contains(name) {
        index += 1
      } else if let chain = ViewChain(document, at: index, to: end), chain.isCall {
        let layer = read(chain, surroundings, &reading)
        if work.isStack, let layer { surroundings = surroundings.on(layer) }
        index = chain.end
      } else {
        index += 1
      }
    }
  }

  /// The next brace on the level of a declaration or a condition; the end where there is none.
  private func skipToBody(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !document.isText(index, "{") { index = document.skipping(index) }
    return index
  }

  /// The `=` or the brace of a property; the next line where it has neither.
  private func skipToValue(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !document.isText(index, "{"), !document.isText(index, "=") {
      if index > start, document.startsLine(index) { return index - 1 }
      index = document.skipping(index)
    }
    return index
  }

  // MARK: Views

  /// Adds what a view draws; returns what it is for the views that lie on it in a stack.
  private mutating func read(
    _ chain: ViewChain, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    var inner = outer
    var own: [PaintDeclaration] = []
    for position in chain.modifiers.indices.reversed() {
      let modifier = chain.modifiers[position]
      if SwiftUIViews.foregrounds.contains(modifier.name) {
        let given = paints(modifier.arguments, role: .text, &reading)
        if !given.isEmpty { own = given }
        inner = inner.with(given)
      } else if SwiftUIViews.tints.contains(modifier.name) {
        let given = paints(modifier.arguments, role: .icon, &reading)
        pairs.add(given, on: inner.layers, &reading)
      } else if SwiftUIViews.backgrounds.contains(modifier.name) {
        if let layer = background(modifier, inner, &reading) { inner = inner.on(layer) }
      } else if ["fill", "stroke", "strokeBorder", "border"].contains(modifier.name) {
        let role: ForegroundRole = modifier.name == "fill" ? .icon : .border
        pairs.add(paints(modifier.arguments, role: role, &reading), on: inner.layers, &reading)
      } else if modifier.name == "opacity" {
        continue
      } else if modifier.name == "buttonStyle" {
        inner = styled(modifier, inner)
      } else {
        content(of: modifier, at: position, chain, inner, &reading)
      }
    }
    noteOpacity(chain, own, &reading)
    base(chain, inner, own, &reading)
    return layer(of: chain, &reading)
  }

  private mutating func paints(
    _ arguments: Range<Int>?, role: ForegroundRole?, _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    guard let arguments, let first = document.arguments(arguments, mark: ":").first,
      first.label == nil, !first.range.isEmpty
    else { return [] }
    let (expression, next) = document.expression(
      from: first.range.lowerBound, to: first.range.upperBound)
    let place = document.span(expression.range)
    let found =
      next < first.range.upperBound
      ? [(Paint.unknown(.computed, colors.text(expression)), UsageState.rest)]
      : colors.paints(expression)
    let declarations = found.map {
      PaintDeclaration(role: role, paint: $0.0, state: $0.1, rank: 0, place: place)
    }
    pairs.give(declarations, &reading)
    return declarations
  }

  /// The layer that `.background` gives; nil for none.
  private mutating func background(
    _ modifier: ViewChain.Call, _ behind: ViewSurroundings, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let content = modifier.closures.first?.tokens ?? modifier.arguments ?? 0..<0
    let arguments = document.arguments(content, mark: ":")
    guard let first = arguments.first, first.label == nil || modifier.closures.isEmpty == false
    else { return .unknown(.picture, "the background of the system") }
    if let chain = ViewChain(document, at: content.lowerBound, to: content.upperBound),
      chain.path[0].first?.isUppercase == true, chain.path[0] != "Color",
      chain.path[0] != "UIColor", chain.base.arguments != nil
    {
      // A shape, a picture, or another view.
      if let layer = layer(of: chain, &reading) { return layer }
      push(content, behind)
      return .unknown(.picture, "the view \(chain.path[0])")
    }
    let given = paints(first.range, role: nil, &reading)
    return given.isEmpty ? nil : .backgrounds(given)
  }

  /// What a view is for those on top of it: a color, a filled shape, a picture; nil for one that does
  /// not cover what lies behind.
  private mutating func layer(
    of chain: ViewChain, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let name = chain.path[0]
    if name == "Color", chain.path.count > 1 || chain.base.arguments != nil {
      var end = chain.base.nameIndex + 1
      if let arguments = chain.base.arguments { end = arguments.upperBound + 1 }
      if let opacity = chain.modifiers.first, opacity.name == "opacity",
        let arguments = opacity.arguments
      {
        end = arguments.upperBound + 1
      }
      let start = chain.base.nameIndex - 2 * (chain.path.count - 1)
      let given = paints(start..<end, role: nil, &reading)
      return given.isEmpty ? nil : .backgrounds(given)
    }
    if SwiftUIViews.shapes.contains(name) {
      let fill = chain.modifiers.first {
        $0.name == "fill" || SwiftUIViews.foregrounds.contains($0.name)
      }
      let given = paints(fill?.arguments, role: nil, &reading)
      return given.isEmpty ? nil : .backgrounds(given)
    }
    if SwiftUIViews.pictures.contains(name) { return .unknown(.picture, name) }
    let isKnown =
      SwiftUIViews.containers.contains(name) || SwiftUIViews.texts.contains(name)
      || SwiftUIViews.silent.contains(name) || SwiftUIViews.icons.contains(name)
    return isKnown || name.first?.isUppercase != true ? nil : .unknown(.component, "over \(name)")
  }

  private func styled(
    _ modifier: ViewChain.Call, _ surroundings: ViewSurroundings
  ) -> ViewSurroundings {
    guard let arguments = modifier.arguments else { return surroundings }
    let isPlain = SwiftUIViews.plainStyles.contains {
      document.name(arguments.lowerBound + 1) == $0
    }
    return isPlain ? surroundings : surroundings.on(.unknown(.component, "in a style of button"))
  }

  /// Notes a constant opacity of a view that is given a foreground.
  private func noteOpacity(
    _ chain: ViewChain, _ own: [PaintDeclaration], _ reading: inout UsageReading
  ) {
    guard let first = own.first,
      let modifier = chain.modifiers.last(where: { $0.name == "opacity" }),
      let arguments = modifier.arguments, arguments.count == 1,
      case .number(let digits) = document.expression(
        from: arguments.lowerBound, to: arguments.upperBound
      ).0.kind, digits != "0", digits != "1"
    else { return }
    reading.unfollow(
      .opacity, "\(first.paint.text) at \(digits)",
      at: document.span(document.range(from: modifier.nameIndex, to: modifier.nameIndex + 1)))
  }

  /// Walks the views that a modifier shows.
  private mutating func content(
    of modifier: ViewChain.Call, at position: Int, _ chain: ViewChain,
    _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) {
    var behind = ViewSurroundings.none
    if SwiftUIViews.overlays.contains(modifier.name) {
      // It lies on what the view is up to here.
      let below = chain.modifiers[..<position].last { $0.name == "background" }
      behind = surroundings
      if let below, let layer = background(below, .none, &reading) {
        behind = behind.on(layer)
      } else if let layer = layer(of: chain, &reading) {
        behind = behind.on(layer)
      } else {
        behind = behind.on(.unknown(.component, "over \(chain.path[0])"))
      }
    }
    if let arguments = modifier.arguments { push(arguments, behind) }
    for closure in modifier.closures { push(closure.tokens, behind) }
  }

  /// The view itself: what it draws, and what it contains.
  private mutating func base(
    _ chain: ViewChain, _ surroundings: ViewSurroundings, _ own: [PaintDeclaration],
    _ reading: inout UsageReading
  ) {
    let name = chain.path[0]
    let hasContent = !chain.base.closures.isEmpty
    let isContainer = SwiftUIViews.containers.contains(name)
    let isFilled = chain.modifiers.contains {
      ["fill", "stroke", "strokeBorder"].contains($0.name)
    }
    if SwiftUIViews.texts.contains(name), !(hasContent && isContainer) {
      pairs.add(surroundings.foregrounds, as: .text, on: surroundings.layers, &reading)
    } else if SwiftUIViews.icons.contains(name) {
      if !isFilled {
        pairs.add(surroundings.foregrounds, as: .icon, on: surroundings.layers, &reading)
      }
    } else if !hasContent, !SwiftUIViews.silent.contains(name), !isContainer {
      pairs.add(own, as: .text, on: surroundings.layers, &reading)
    }
    let inner =
      isContainer || !hasContent || name.first?.isUppercase != true
      ? surroundings : surroundings.on(.unknown(.component, "in \(name)"))
    if let arguments = chain.base.arguments {
      for argument in document.arguments(arguments, mark: ":") {
        let isElsewhere = argument.label == "destination" || argument.label == "action"
        push(argument.range, isElsewhere ? .none : inner)
      }
    }
    for closure in chain.base.closures {
      let isElsewhere = closure.label == "destination" || closure.label == "action"
      // `Button { code } label: { views }`.
      let isAction = closure.label == nil && chain.base.closures.contains { $0.label == "label" }
      push(
        closure.tokens, isElsewhere || isAction ? .none : inner, isStack: name == "ZStack")
    }
  }
}
