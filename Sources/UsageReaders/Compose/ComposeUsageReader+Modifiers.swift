import SourceText

/// What modifiers paint.
extension ComposeUsageReader {
  private static let stepLimit = 64
  /// More layers are cut off, and could not be told apart.
  private static let layerLimit = 60

  /// Whether an argument is a modifier.
  func isModifier(_ argument: ComposeArgument) -> Bool {
    if let label = argument.label { return label == "modifier" }
    return isModifier(argument.range, 0)
  }

  private func isModifier(_ tokens: Range<Int>, _ depth: Int) -> Bool {
    guard depth < 8, !tokens.isEmpty, let name = document.name(tokens.lowerBound) else {
      return false
    }
    if name == "Modifier" || name == "GlanceModifier" || name == "modifier"
      || name.hasSuffix("Modifier") && name.first?.isLowercase == true
    {
      return true
    }
    if let choice = ComposeChoice(document, tokens) {
      return isModifier(choice.first, depth + 1) || isModifier(choice.second, depth + 1)
    }
    guard case .value(let value) = colors.scopes.meaning(of: name, at: tokens.lowerBound) else {
      return false
    }
    return isModifier(value, depth + 1)
  }

  /// What lies behind after the modifiers of an argument, the outermost first.
  mutating func modified(
    _ tokens: Range<Int>, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    var steps = 0
    return modified(tokens, outer, &reading, 0, &steps)
  }

  private mutating func modified(
    _ tokens: Range<Int>, _ outer: ViewSurroundings, _ reading: inout UsageReading, _ depth: Int,
    _ steps: inout Int
  ) -> ViewSurroundings {
    guard !tokens.isEmpty else { return outer }
    steps += 1
    let unread = outer.on(.unknown(.component, "with \(colors.text(tokens: tokens))"))
    guard depth < 16, steps <= Self.stepLimit else { return unread }
    if let choice = ComposeChoice(document, tokens) {
      let first = modified(choice.first, outer, &reading, depth + 1, &steps)
      let second = modified(choice.second, outer, &reading, depth + 1, &steps)
      return joined(first, second, by: choice, outer) ?? unread
    }
    guard let chain = ComposeChain(document, at: tokens.lowerBound, to: tokens.upperBound) else {
      return unread
    }
    var inner = outer
    let name = chain.path[0]
    if chain.path.count == 1, chain.base.arguments == nil, chain.base.closures.isEmpty {
      if name != "Modifier", name != "GlanceModifier" {
        guard case .value(let value) = colors.scopes.meaning(of: name, at: tokens.lowerBound) else {
          return other(chain, in: outer, &reading)
        }
        inner = modified(value, inner, &reading, depth + 1, &steps)
      }
    } else {
      return other(chain, in: outer, &reading)
    }
    var opacity: String?
    for call in chain.modifiers {
      if call.name == "then", let tokens = call.arguments {
        inner = modified(tokens, inner, &reading, depth + 1, &steps)
      } else if call.name == "alpha" {
        opacity = call.arguments.map { colors.text(tokens: $0) } ?? ""
      } else {
        inner = modified(call, inner, &reading)
      }
    }
    if chain.end < tokens.upperBound {
      guard document.isText(chain.end, "then") else { return unread }
      inner = modified(chain.end + 1..<tokens.upperBound, inner, &reading, depth + 1, &steps)
    }
    if let opacity, opacity != "1f" { inner = inner.on(.unknown(.opacity, "at \(opacity)")) }
    return inner
  }

  private mutating func modified(
    _ call: ComposeChain.Call, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    let arguments = call.arguments.map { document.arguments($0, mark: "=") } ?? []
    switch call.name {
    case "background":
      let given =
        arguments.first { $0.label == "color" || $0.label == "brush" }
        ?? arguments.first { $0.label == nil }
      guard let given, given.label != "brush" else {
        return outer.on(.unknown(.picture, given.map { colors.text(tokens: $0.range) } ?? ""))
      }
      let backgrounds = paints(given.range, role: nil, &reading)
      return backgrounds.isEmpty ? outer : outer.on(backgrounds)
    case "border":
      if let tokens = call.arguments, addStrokes(tokens, outer, &reading) { return outer }
      let color =
        arguments.first { $0.label == "color" }
        ?? (arguments.count > 1 && arguments[1].label == nil ? arguments[1] : nil)
      if let color {
        pairs.add(paints(color.range, role: .border, &reading), on: outer.layers, &reading)
      }
      return outer
    case _ where ComposeViews.plainModifiers.contains(call.name): return outer
    case "graphicsLayer", "indication":
      // It may give an opacity.
      return outer.on(.unknown(.opacity, "with \(call.name)"))
    default:
      noteColors(arguments, &reading)
      for closure in call.closures { work.push(closure.tokens, .none) }
      return outer.on(.unknown(.component, "with \(call.name)"))
    }
  }

  /// A chain on a value that is not known; its own backgrounds lie on it.
  private mutating func other(
    _ chain: ComposeChain, in outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    var inner = outer.on(.unknown(.component, "with \(chain.path[0])"))
    for call in chain.modifiers { inner = modified(call, inner, &reading) }
    return inner
  }

  /// Two answers as one layer; nil where they are more than a background each.
  private func joined(
    _ first: ViewSurroundings, _ second: ViewSurroundings, by choice: ComposeChoice,
    _ outer: ViewSurroundings
  ) -> ViewSurroundings? {
    guard outer.layers.count < Self.layerLimit else { return nil }
    let question = colors.text(tokens: choice.question)
    var all: [PaintDeclaration] = []
    for (inner, holds) in [(first, true), (second, false)] {
      guard inner.layers.count > outer.layers.count else { continue }
      guard inner.layers.count == outer.layers.count + 1,
        case .backgrounds(let backgrounds) = inner.layers[0]
      else { return nil }
      let answer = UsageState.Condition.asking(question, holds)
      all += backgrounds.map {
        $0.ranked($0.rank, in: UsageState($0.state.conditions + [answer]))
      }
    }
    return all.isEmpty ? outer : outer.on(all)
  }

  /// Adds the borders of each `BorderStroke(…)`; returns whether there is any.
  mutating func addStrokes(
    _ tokens: Range<Int>, _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) -> Bool {
    var isFound = false
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if document.isText(index, "BorderStroke"), document.isText(index + 1, "(") {
        isFound = true
        let arguments = labelled(
          "BorderStroke", document.inside(index + 1, to: tokens.upperBound))
        for argument in arguments where argument.label == "color" {
          pairs.add(
            paints(argument.range, role: .border, &reading), on: surroundings.layers, &reading)
        }
        index = document.skipping(index + 1)
      } else {
        index += 1
      }
    }
    return isFound
  }
}
