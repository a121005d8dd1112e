import Programs
import SourceText

/// Finds the pairs of Compose: the colors of a text or an icon, its own or those of a surface around
/// it, on the nearest background that a modifier or a surface gives.
struct ComposeUsageReader {
  let tree: SyntaxTree
  let colors: ComposeColorExpression
  var pairs = ViewPairs(notesLoneColors: true)
  var work = ViewWork<SyntaxNode>(nested: "calls")
  /// The colors of content that no call may be found to draw.
  var deferred: [(foregrounds: [PaintDeclaration], layers: [PaintedStack.Layer])] = []

  static func read(_ file: SourceFile, into reading: inout UsageReading) {
    let program = Program([file])
    for problem in program.trees[0].problems {
      if let span = problem.span { reading.unfollow(.unread, problem.message, at: span) }
    }
    for place in program.trees[0].unparsed {
      reading.unfollow(.unread, "Kotlin that is not understood", at: place.span)
    }
    var reader = ComposeUsageReader(program)
    reader.run(&reading)
  }

  private init(_ program: Program) {
    tree = program.trees[0]
    colors = ComposeColorExpression(program)
  }

  private mutating func run(_ reading: inout UsageReading) {
    work.push(tree.root, .none)
    while let part = work.next(&reading, at: { $0.leftmost.span }) {
      var surroundings = part.surroundings
      walk(part.place, isStack: part.isStack, &surroundings, &reading)
    }
    for (foregrounds, layers) in deferred
    where !foregrounds.contains(where: { $0.paint != .nothing && pairs.isSettled($0.place) }) {
      pairs.add(foregrounds, on: layers, &reading)
    }
    pairs.finish(&reading)
  }

  /// Walks code.
  ///
  /// - Parameter isStack: whether what stands after a call lies on top of it.
  private mutating func walk(
    _ node: SyntaxNode, isStack: Bool, _ surroundings: inout ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    switch node.kind {
    case .function, .initializer, .accessor:
      for child in node.children { work.push(child, .none) }
    case .binding:
      // Where it is drawn is not where it stands.
      for child in node.children where child.role != .pattern { work.push(child, .none) }
    case .call:
      guard let chain = ViewChain(node, isOptional: true), chain.isCall else {
        for child in node.children { work.push(child, surroundings) }
        return
      }
      let covers = read(chain, surroundings, &reading)
      guard isStack else { return }
      if ComposeViews.pictures.contains(chain.path[0]) {
        surroundings = surroundings.on(.unknown(.picture, chain.path[0]))
      } else if covers {
        surroundings = surroundings.on(.unknown(.component, "over \(chain.path[0])"))
      }
    case .file, .block, .closure:
      for child in node.children { walk(child, isStack: isStack, &surroundings, &reading) }
    case .name, .number, .stringText: break
    default: for child in node.children { work.push(child, surroundings) }
    }
  }

  // MARK: Calls

  /// Adds what a call draws; returns whether it may cover what lies behind it.
  private mutating func read(
    _ chain: ViewChain, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> Bool {
    var path = chain.path
    var call = chain.base
    var modifiers = chain.modifiers[...]
    if path[0] == "Modifier" || path[0] == "GlanceModifier" {
      // What it is for is not known here.
      _ = modified(chain.modifiers.last?.value ?? chain.base.value, .none, &reading)
      return false
    }
    if !call.isCalled, call.closures.isEmpty, let first = modifiers.first,
      first.name.first?.isUppercase == true || ComposeFamily(colorsOf: path + [first.name]) != nil
    {
      // `TabRowDefaults.SecondaryIndicator(…)`.
      path.append(first.name)
      call = modifiers.removeFirst()
    }
    let name = path[path.count - 1]
    let arguments = labelled(name, call.arguments)
    var covers = false
    if let family = ComposeFamily(colorsOf: path) {
      let component = Component(
        family: family, place: call.place.span, isTransparent: false, outer: .none)
      let given = givenColors(arguments, &reading)
      _ = show(given + defaultContent(of: path, beside: given), of: component, &reading)
      for argument in arguments { work.push(argument.value, .none) }
    } else if name.first?.isUppercase == true {
      covers = readComponent(name, call, arguments, outer, &reading)
    } else {
      noteColors(arguments, isDrawing: name.hasPrefix("draw"), &reading)
      for argument in arguments { work.push(argument.value, outer) }
      for closure in call.closures { work.push(closure.body, outer) }
    }
    for call in modifiers {
      noteColors(call.arguments, &reading)
      for argument in call.arguments { work.push(argument.value, outer) }
      for closure in call.closures { work.push(closure.body, outer) }
    }
    return covers
  }

  private mutating func readComponent(
    _ name: String, _ call: ViewChain.Call, _ arguments: [SyntaxArgument],
    _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> Bool {
    var around = outer
    var left = arguments
    if let index = left.firstIndex(where: isModifier) {
      around = modified(left[index].value, around, &reading)
      left.remove(at: index)
    }
    around = layered(name, left, around, &reading)
    let isSurface = ComposeViews.surfaces.contains(name)
    // `colors = CardDefaults.cardColors(containerColor = …)` as well as its own.
    var family = ComposeFamily(component: name)
    var inside: [SyntaxArgument] = []
    var functions: [[String]] = []
    for argument in left where argument.label == "colors" || argument.label == "border" {
      guard let (path, given) = function(argument.value) else { continue }
      let found = labelled(path[path.count - 1], given)
      if let known = ComposeFamily(colorsOf: path) {
        family = known.name == "Button" || known.name == "IconButton" ? family : known
      } else if argument.label == "colors" || !path[path.count - 1].hasSuffix("Border") {
        continue
      }
      inside += found
      functions.append(path)
      left.removeAll { $0.value == argument.value }
    }
    var own = left.filter { argument in
      guard let label = argument.label, let color = ComposeColorLabel(label) else { return false }
      return color.isContainer || label == "contentColor" || ComposeViews.material.contains(name)
    }
    if isSurface, let color = left.first(where: { $0.label == "color" }) {
      own.append(SyntaxArgument(label: "containerColor", value: color.value))
    }
    var given = givenColors(own + inside, &reading)
    for path in functions { given += defaultContent(of: path, beside: given) }
    let isKnown =
      ComposeViews.containers.contains(name) || ComposeViews.texts.contains(name)
      || ComposeViews.icons.contains(name) || ComposeViews.lines.contains(name)
      || ComposeViews.pictures.contains(name)
    var inner = show(
      given,
      of: Component(
        family: family, place: call.place.span, isTransparent: isKnown, outer: around), &reading)
    if ComposeViews.coloring.contains(name), !given.contains(where: { $0.name == "contentColor" }) {
      inner.foregrounds = []
    }
    if name == "CompositionLocalProvider" { inner = provided(left, inner, &reading) }
    if name == "ProvideTextStyle", let style = left.first {
      inner = inner.with(styled(style.value, &reading))
    }
    let handled = own.compactMap(\.label) + draw(name, left, isSurface, inner, &reading)
    noteColors(left.filter { !handled.contains($0.label ?? "") }, isDrawing: true, &reading)
    let sheet = given.filter { $0.label.owner == "sheet" }.flatMap(\.paints)
    for argument in left {
      if argument.label == "border", addStrokes(argument.value, inner, &reading) { continue }
      let isSheet = argument.label == "sheetContent" || argument.label == "drawerContent"
      let behind = isSheet ? around.on(.unknown(.component, "in \(name)")).on(sheet) : inner
      work.push(argument.value, behind)
    }
    for closure in call.closures { work.push(closure.body, inner, isStack: name == "Box") }
    return inner.layers.count > outer.layers.count && name != "Text" && name != "Icon"
  }

  // MARK: Arguments

  /// The arguments of a function, with the labels that those without one stand for.
  func labelled(_ name: String, _ arguments: [SyntaxArgument]) -> [SyntaxArgument] {
    let labels = ComposeViews.labels(of: name)
    return arguments.enumerated().map { index, argument in
      guard argument.label == nil, index < labels.count else { return argument }
      return SyntaxArgument(label: labels[index], value: argument.value)
    }
  }

  /// The function that is called last in a chain, and its arguments.
  private func function(_ value: SyntaxNode) -> (path: [String], arguments: [SyntaxArgument])? {
    guard let chain = ViewChain(value, isOptional: true) else { return nil }
    let calls = [chain.base] + chain.modifiers
    guard let index = calls.firstIndex(where: \.isCalled), index == calls.count - 1 else {
      return nil
    }
    return (chain.path + chain.modifiers.map(\.name), calls[index].arguments)
  }

  /// The paints of an argument, one for each answer to its questions.
  mutating func paints(
    _ value: SyntaxNode, role: ForegroundRole?, _ reading: inout UsageReading,
    in conditions: [UsageState.Condition] = [], rank: Int = 0
  ) -> [PaintDeclaration] {
    let answers = colors.paints(value)
    let declarations = answers.map { answer in
      PaintDeclaration(
        role: role, paint: answer.paint,
        state: UsageState(conditions + answer.state.conditions), rank: rank,
        place: (answers.count == 1 ? value : answer.value).span)
    }
    pairs.give(declarations, &reading)
    return declarations
  }
}
