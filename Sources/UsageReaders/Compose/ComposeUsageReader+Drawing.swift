import SourceText

/// What calls draw themselves, and the colors that they hand on.
extension ComposeUsageReader {
  /// What a call draws itself; returns the labels of the arguments that give it.
  mutating func draw(
    _ name: String, _ arguments: [ComposeArgument], _ isSurface: Bool,
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
        argument.range, role: argument.label == "tint" ? .icon : role, &reading)
    }
    if given.isEmpty, isText, let style = arguments.first(where: { $0.label == "style" }) {
      given = styled(style.range, &reading)
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
    _ tokens: Range<Int>, _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    guard let chain = ComposeChain(document, at: tokens.lowerBound, to: tokens.upperBound),
      chain.end >= tokens.upperBound
    else { return [] }
    for call in ([chain.base] + chain.modifiers).reversed()
    where ComposeViews.styles.contains(call.name) {
      let arguments = call.arguments.map { document.arguments($0, mark: "=") } ?? []
      // With a background, it is read where it is walked.
      if arguments.contains(where: { $0.label == "background" }) { return [] }
      if let color = arguments.first(where: { $0.label == "color" }) {
        return paints(color.range, role: .text, &reading)
      }
    }
    return []
  }

  /// What a style or a bar of progress has behind what it draws.
  mutating func layered(
    _ name: String, _ arguments: [ComposeArgument], _ outer: ViewSurroundings,
    _ reading: inout UsageReading
  ) -> ViewSurroundings {
    let isBar = name == "LinearProgressIndicator"
    let label = ComposeViews.styles.contains(name) ? "background" : "trackColor"
    guard isBar || label == "background" || name == "CircularProgressIndicator" else {
      return outer
    }
    let given = arguments.first { $0.label == label }
    let backgrounds = given.map { paints($0.range, role: nil, &reading) } ?? []
    if !backgrounds.isEmpty { return outer.on(backgrounds) }
    return isBar ? outer.on(.unknown(.component, "in \(name)")) : outer
  }

  /// `LocalContentColor provides color`, `LocalTextStyle provides style`.
  mutating func provided(
    _ arguments: [ComposeArgument], _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    var inner = outer
    for argument in arguments {
      let start = argument.range.lowerBound + 2
      guard document.isText(start - 1, "provides"), start < argument.range.upperBound else {
        continue
      }
      let value = start..<argument.range.upperBound
      let given: [PaintDeclaration] =
        switch document.name(start - 2) {
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
    _ arguments: [ComposeArgument], isDrawing: Bool = false, _ reading: inout UsageReading
  ) {
    for argument in arguments {
      if let label = argument.label {
        guard let color = ComposeColorLabel(label) else { continue }
        _ = paints(argument.range, role: color.isContainer ? nil : color.role, &reading)
      } else if isDrawing, isColor(argument.range) {
        _ = paints(argument.range, role: .icon, &reading)
      }
    }
  }

  /// Whether an argument without a label is a color.
  private func isColor(_ tokens: Range<Int>) -> Bool {
    let (value, next) = document.value(from: tokens.lowerBound, to: tokens.upperBound)
    guard next >= tokens.upperBound else { return false }
    if case .call(let callee, _) = value.kind { return callee.path == ["Color"] }
    guard let path = value.path, path.count > 1 else { return false }
    return path[0] == "Color" || path[path.count - 2] == "colors" || path.contains("colorScheme")
  }
}
