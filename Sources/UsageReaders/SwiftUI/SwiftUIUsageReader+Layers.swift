import SourceText

/// What lies behind views: backgrounds, filled shapes, pictures.
extension SwiftUIUsageReader {
  /// The layer that `.background` gives; nil for none.
  mutating func background(
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
      work.push(content, behind)
      return .unknown(.picture, "the view \(chain.path[0])")
    }
    let given = paints(first.range, role: nil, &reading)
    return given.isEmpty ? nil : .backgrounds(given)
  }

  /// What a view is for those on top of it: a color, a filled shape, a picture; nil for one that does
  /// not cover what lies behind.
  mutating func layer(
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

  /// What lies behind a view after modifiers that `#if` chooses: these are not followed, so their colors
  /// are noted, and what is behind is not known where they may paint.
  mutating func conditional(
    _ modifier: ViewChain.Call, _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    guard let block = modifier.arguments else { return surroundings }
    var isPainted = false
    for index in block where document.isText(index, ".") {
      guard let name = document.name(index + 1) else { continue }
      let isBackground = SwiftUIViews.backgrounds.contains(name)
      let isForeground = SwiftUIViews.foregrounds.contains(name)
      guard isBackground || isForeground || SwiftUIViews.mayPaint(name) else { continue }
      isPainted = true
      guard isBackground || isForeground, document.isText(index + 2, "(") else { continue }
      _ = paints(
        document.inside(index + 2, to: block.upperBound), role: isBackground ? nil : .text, &reading
      )
    }
    return isPainted ? surroundings.on(.unknown(.unread, "under #if")) : surroundings
  }

  func styled(
    _ modifier: ViewChain.Call, _ surroundings: ViewSurroundings
  ) -> ViewSurroundings {
    guard let arguments = modifier.arguments else { return surroundings }
    let isPlain = SwiftUIViews.plainStyles.contains {
      document.name(arguments.lowerBound + 1) == $0
    }
    return isPlain ? surroundings : surroundings.on(.unknown(.component, "in a style of button"))
  }

  /// Notes a constant opacity of a view that is given a foreground.
  func noteOpacity(
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
}
