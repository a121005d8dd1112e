import Programs
import SourceText

/// What views of the app and containers are for those that lie on them.
extension SwiftUIUsageReader {
  /// The one view of a body, a closure or a branch; nil for none or several.
  func onlyView(of body: SyntaxNode) -> ViewChain? {
    guard let statements = SwiftUIViews.statements(of: body) else { return viewChain(body) }
    guard statements.count == 1 else { return nil }
    let isReturned = statements[0].kind == .returnStatement
    return (isReturned ? statements[0].child(.value) : statements[0]).flatMap { viewChain($0) }
  }

  /// What a member is for the views that lie on it in a stack.
  mutating func layer(
    ofMember member: Int, in other: Int, _ reading: inout UsageReading
  ) -> PaintedStack.Layer {
    let body = members.all[member].body
    let name = members.all[member].declaration.owner.flatMap {
      members.all[member].name == "body" ? $0.name : nil
    }
    let unknown = PaintedStack.Layer.unknown(
      .component, "over \(name ?? members.all[member].name)")
    guard layerDepth < Self.layerDepthLimit else { return unknown }
    layerDepth += 1
    let (file, before) = (body, frame)
    let place = colors.tree.root
    turn(to: other, at: file)
    defer {
      turn(to: before, at: place)
      layerDepth -= 1
    }
    guard let chain = onlyView(of: body) else { return unknown }
    return layer(of: chain, &reading) ?? unknown
  }

  /// What a color of the app by its name is for the views that lie on it: `theme.page`; nil for another
  /// view.
  mutating func layer(
    ofColor chain: ViewChain, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let isFaded = chain.modifiers.contains { $0.name == "opacity" }
    guard chain.path.count > 1, !chain.base.isCalled, chain.base.closures.isEmpty, !isFaded,
      colors.isColor(chain.base.value)
    else { return nil }
    let given = paints(chain.base.value, role: nil, &reading)
    return given.isEmpty ? nil : .backgrounds(given)
  }

  /// How many views of the app may lie in each other behind another one.
  private static var layerDepthLimit: Int { 8 }

  /// What a container is for the views that lie on it; nil for one whose content covers nothing.
  mutating func layer(
    within chain: ViewChain, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let bodies = chain.base.closures.map(\.body)
    guard bodies.contains(where: mayCover) else { return nil }
    if ["ZStack", "Group", "GeometryReader"].contains(kind(of: chain)), bodies.count == 1,
      layerDepth < Self.layerDepthLimit, let only = onlyView(of: bodies[0])
    {
      layerDepth += 1
      defer { layerDepth -= 1 }
      return layer(of: only, &reading)
    }
    return .unknown(.component, "over \(chain.path[0])")
  }

  /// Whether something among views may cover what lies behind.
  private func mayCover(_ body: SyntaxNode) -> Bool {
    func isArgument(_ node: SyntaxNode) -> Bool {
      var offset = node.range.lowerBound - 1
      let bytes = node.tree.file.bytes
      while offset >= 0, bytes[offset] <= UInt8(ascii: " ") { offset -= 1 }
      return offset >= 0 && "(,:?=[".utf8.contains(bytes[offset])
    }
    return body.descendants.contains { node in
      guard node.kind == .name else { return false }
      if node.role == .name { return node.isText("background") || node.isText("fill") }
      let name = node.name
      return name == "Color" && !isArgument(node) || SwiftUIViews.shapes.contains(name)
        || SwiftUIViews.pictures.contains(name)
    }
  }
}
