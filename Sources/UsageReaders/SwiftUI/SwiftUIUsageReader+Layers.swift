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

  func styled(
    _ modifier: ViewChain.Call, _ surroundings: ViewSurroundings
  ) -> ViewSurroundings {
    guard let arguments = modifier.arguments else { return surroundings }
    let isPlain = SwiftUIViews.plainStyles.contains {
      document.name(arguments.lowerBound + 1) == $0
    }
    return isPlain ? surroundings : surroundings.on(.unknown(.component, "in a style of button"))
  }
}
