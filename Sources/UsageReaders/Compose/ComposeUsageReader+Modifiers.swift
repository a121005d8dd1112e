import Programs
import SourceText

/// What modifiers paint.
extension ComposeUsageReader {
  private static let stepLimit = 64
  /// More layers are cut off, and could not be told apart.
  private static let layerLimit = 60

  /// Whether an argument is a modifier.
  func isModifier(_ argument: SyntaxArgument) -> Bool {
    if let label = argument.label { return label == "modifier" }
    return isModifier(argument.value, 0)
  }

  private func isModifier(_ value: SyntaxNode, _ depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if let choice = ComposeChoice(value) {
      return isModifier(choice.first, depth + 1) || isModifier(choice.second, depth + 1)
    }
    let root = value.leftmost
    guard root.kind == .name else { return false }
    let name = root.name
    if name == "Modifier" || name == "GlanceModifier" || name == "modifier"
      || name.hasSuffix("Modifier") && name.first?.isLowercase == true
    {
      return true
    }
    guard case .value(let value) = colors.scopes.meaning(of: name, at: root) else { return false }
    return isModifier(value, depth + 1)
  }

  /// What lies behind after the modifiers of an argument, the outermost first.
  mutating func modified(
    _ value: SyntaxNode, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    var steps = 0
    return modified(value, outer, &reading, 0, &steps)
  }

  private mutating func modified(
    _ value: SyntaxNode, _ outer: ViewSurroundings, _ reading: inout UsageReading, _ depth: Int,
    _ steps: inout Int
  ) -> ViewSurroundings {
    steps += 1
    let unread = outer.on(.unknown(.component, "with \(colors.text(value))"))
    guard depth < 16, steps <= Self.stepLimit else { return unread }
    if let choice = ComposeChoice(value) {
      let first = modified(choice.first, outer, &reading, depth + 1, &steps)
      let second = modified(choice.second, outer, &reading, depth + 1, &steps)
      return joined(first, second, by: choice, outer) ?? unread
    }
    guard let chain = ViewChain(value, isOptional: true) else { return unread }
    var inner = outer
    let name = chain.path[0]
    guard chain.path.count == 1, !chain.base.isCalled, chain.base.closures.isEmpty else {
      return other(chain, in: outer, &reading)
    }
    if name != "Modifier", name != "GlanceModifier" {
      guard case .value(let value) = colors.scopes.meaning(of: name, at: chain.base.place) else {
        return other(chain, in: outer, &reading)
      }
      inner = modified(value, inner, &reading, depth + 1, &steps)
    }
    var opacity: String?
    for call in chain.modifiers {
      if call.name == "then", let value = call.arguments.first?.value {
        inner = modified(value, inner, &reading, depth + 1, &steps)
      } else if call.name == "alpha" {
        opacity = call.arguments.first.map { colors.text($0.value) } ?? ""
      } else {
        inner = modified(call, inner, &reading)
      }
    }
    if let opacity, opacity != "1f" { inner = inner.on(.unknown(.opacity, "at \(opacity)")) }
    return inner
  }

  private mutating func modified(
    _ call: ViewChain.Call, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    let arguments = call.arguments
    switch call.name {
    case "background":
      let given =
        arguments.first { $0.label == "color" || $0.label == "brush" }
        ?? arguments.first { $0.label == nil }
      guard let given, given.label != "brush" else {
        return outer.on(.unknown(.picture, given.map { colors.text($0.value) } ?? ""))
      }
      let backgrounds = paints(given.value, role: nil, &reading)
      return backgrounds.isEmpty ? outer : outer.on(backgrounds)
    case "border":
      let isStroke = arguments.reduce(false) { isFound, argument in
        addStrokes(argument.value, outer, &reading) || isFound
      }
      if isStroke { return outer }
      let color =
        arguments.first { $0.label == "color" }
        ?? (arguments.count > 1 && arguments[1].label == nil ? arguments[1] : nil)
      if let color {
        pairs.add(paints(color.value, role: .border, &reading), on: outer.layers, &reading)
      }
      return outer
    case _ where ComposeViews.plainModifiers.contains(call.name): return outer
    case "graphicsLayer", "indication":
      // It may give an opacity.
      return outer.on(.unknown(.opacity, "with \(call.name)"))
    default:
      noteColors(arguments, &reading)
      for closure in call.closures { work.push(closure.body, .none) }
      return outer.on(.unknown(.component, "with \(call.name)"))
    }
  }

  /// A chain on a value that is not known; its own backgrounds lie on it.
  private mutating func other(
    _ chain: ViewChain, in outer: ViewSurroundings, _ reading: inout UsageReading
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
    let question = colors.text(choice.question)
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
    _ value: SyntaxNode, _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) -> Bool {
    let strokes = (Array(value.descendants) + [value]).filter {
      $0.kind == .call && $0.child(.base)?.isText("BorderStroke") == true
    }
    for stroke in strokes {
      for argument in labelled("BorderStroke", stroke.arguments) where argument.label == "color" {
        pairs.add(
          paints(argument.value, role: .border, &reading), on: surroundings.layers, &reading)
      }
    }
    return !strokes.isEmpty
  }
}
