import Programs

/// What calls draw themselves, and the colors that they hand on.
extension ComposeUsageReader {
  /// What a call draws itself; returns the labels of the arguments that give it.
  mutating func draw(
    _ name: String, _ arguments: [SyntaxArgument], _ isSurface: Bool,
    _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) -> [String] {
    guard !isSurface else { return ["color"] }
    var handled: [String] = []
    let isText = ComposeViews.texts.contains(name)
    let isIcon = ComposeViews.icons.contains(name)
    let role: ForegroundRole = ComposeViews.lines.contains(name) ? .border : isIcon ? .icon : .text
    var given: [PaintDeclaration] = []
    for argument in arguments where argument.label == "color" || argument.label == "tint" {
      handled.append(argument.label ?? "")
      given += paints(
        argument.value, role: argument.label == "tint" ? .icon : role, &reading)
    }
    if given.isEmpty, isText, let style = arguments.first(where: { $0.label == "style" }) {
      given = styled(style.value, &reading)
    }
    if !given.isEmpty {
      pairs.add(given, on: surroundings.layers, &reading)
    } else if isIcon || isText && name != "BasicText" {
      pairs.add(
        surroundings.foregrounds, as: isIcon ? .icon : .text, on: surroundings.layers, &reading)
    }
    return handled
  }

  /// The color of a text that a style gives: `typography.body.copy(color = …)`.
  mutating func styled(
    _ value: SyntaxNode, _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    guard let chain = ViewChain(value, isOptional: true) else { return [] }
    for call in ([chain.base] + chain.modifiers).reversed()
    where ComposeViews.styles.contains(call.name) {
      let arguments = call.arguments
      // With a background, it is read where it is walked.
      if arguments.contains(where: { $0.label == "background" }) { return [] }
      if let color = arguments.first(where: { $0.label == "color" }) {
        return paints(color.value, role: .text, &reading)
      }
    }
    return []
  }

  /// What a style or a bar of progress has behind what it draws.
  mutating func layered(
    _ name: String, _ arguments: [SyntaxArgument], _ outer: ViewSurroundings,
    _ reading: inout UsageReading
  ) -> ViewSurroundings {
    let isBar = name == "LinearProgressIndicator"
    let label = ComposeViews.styles.contains(name) ? "background" : "trackColor"
    guard isBar || label == "background" || name == "CircularProgressIndicator" else {
      return outer
    }
    let given = arguments.first { $0.label == label }
    let backgrounds = given.map { paints($0.value, role: nil, &reading) } ?? []
    if !backgrounds.isEmpty { return outer.on(backgrounds) }
    return isBar ? outer.on(.unknown(.component, "in \(name)")) : outer
  }

  /// `LocalContentColor provides color`, `LocalTextStyle provides style`.
  mutating func provided(
    _ arguments: [SyntaxArgument], _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    var inner = outer
    for argument in arguments {
      guard let callee = argument.value.child(.base), callee.kind == .member,
        callee.declaredName == "provides", let value = argument.value.arguments.first?.value
      else { continue }
      let given: [PaintDeclaration] =
        switch callee.child(.base)?.name {
        case "LocalContentColor": paints(value, role: .text, &reading)
        case "LocalTextStyle": styled(value, &reading)
        default: []
        }
      if !given.isEmpty { inner.foregrounds = given }
    }
    return inner
  }

  /// Notes the colors among arguments that nothing is known to draw.
  mutating func noteColors(
    _ arguments: [SyntaxArgument], isDrawing: Bool = false, _ reading: inout UsageReading
  ) {
    for argument in arguments {
      if let label = argument.label {
        guard let color = ComposeColorLabel(label) else { continue }
        _ = paints(argument.value, role: color.isContainer ? nil : color.role, &reading)
      } else if isDrawing, isColor(argument.value) {
        _ = paints(argument.value, role: .icon, &reading)
      }
    }
  }

  /// Whether an argument without a label is a color.
  private func isColor(_ value: SyntaxNode) -> Bool {
    if value.kind == .call { return value.child(.base)?.isText("Color") ?? false }
    guard let path = value.path, path.count > 1 else { return false }
    return path[0] == "Color" || path[path.count - 2] == "colors" || path.contains("colorScheme")
  }
}
