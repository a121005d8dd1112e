import SourceText

/// An argument of a call, as tokens.
typealias ComposeArgument = (label: String?, range: Range<Int>)

/// Finds the pairs of Compose: the colors of a text or an icon, its own or those of a surface around
/// it, on the nearest background that a modifier or a surface gives.
struct ComposeUsageReader {
  let document: CodeDocument
  let colors: ComposeColorExpression
  var pairs = ViewPairs(notesLoneColors: true)
  var work = ViewWork<Range<Int>>(nested: "calls")
  /// The colors of content that no call may be found to draw.
  var deferred: [(foregrounds: [PaintDeclaration], layers: [PaintedStack.Layer])] = []

  static func read(_ file: SourceFile, into reading: inout UsageReading) {
    var diagnostics = DiagnosticList()
    let document = CodeDocument.parse(
      file, as: .kotlin, severity: .note, diagnostics: &diagnostics)
    for diagnostic in diagnostics.all {
      if let span = diagnostic.span { reading.unfollow(.unread, diagnostic.message, at: span) }
    }
    var reader = ComposeUsageReader(document)
    reader.run(&reading)
  }

  private init(_ document: CodeDocument) {
    self.document = document
    colors = ComposeColorExpression(document: document, scopes: ComposeScopes(document))
  }

  private mutating func run(_ reading: inout UsageReading) {
    work.push(0..<document.count, .none)
    while let next = nextPart(&reading) { walk(next, &reading) }
    for (foregrounds, layers) in deferred
    where !foregrounds.contains(where: { $0.paint != .nothing && pairs.isSettled($0.place) }) {
      pairs.add(foregrounds, on: layers, &reading)
    }
    pairs.finish(&reading)
  }

  private mutating func nextPart(_ reading: inout UsageReading) -> ViewWork<Range<Int>>.Part? {
    work.next(&reading) { [document] tokens in
      document.span(document.range(from: tokens.lowerBound, to: tokens.lowerBound + 1))
    }
  }

  private mutating func walk(_ part: ViewWork<Range<Int>>.Part, _ reading: inout UsageReading) {
    var surroundings = part.surroundings
    var index = part.place.lowerBound
    let end = part.place.upperBound
    while index < end {
      guard let name = document.name(index), !document.isText(index - 1, ".") else {
        let opens = document.isText(index, "{") || document.isText(index, "(")
        if opens { work.push(document.inside(index, to: end), surroundings) }
        index = opens ? document.skipping(index) : index + 1
        continue
      }
      if name == "fun" {
        let function = ComposeFunction(document, after: index + 1, to: end)
        work.push(function.parameters, .none)
        index = max(function.end, index + 1)
        if document.isText(index, "{"), index < end {
          work.push(document.inside(index, to: end), .none)
          index = document.skipping(index)
        }
      } else if name == "val" || name == "var" {
        index = readValue(index + 1, end)
      } else if ComposeViews.words.contains(name) {
        index += 1
      } else if let chain = ComposeChain(document, at: index, to: end), chain.isCall {
        let covers = read(chain, surroundings, &reading)
        if part.isStack, ComposeViews.pictures.contains(chain.path[0]) {
          surroundings = surroundings.on(.unknown(.picture, chain.path[0]))
        } else if part.isStack, covers {
          surroundings = surroundings.on(.unknown(.component, "over \(chain.path[0])"))
        }
        index = chain.end
      } else {
        index += 1
      }
    }
  }

  /// Passes over a value, and leaves it to be walked alone: where it is drawn is not where it stands.
  private mutating func readValue(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !document.isText(index, "="), !document.isText(index, "by"),
      !document.isText(index, "{"), !(index > start && document.startsLine(index))
    {
      index = document.skipping(index)
    }
    guard index < end, document.isText(index, "=") || document.isText(index, "by") else {
      return min(index, end)
    }
    let next = max(index + 1, document.statementEnd(from: index + 1, to: end))
    work.push(index + 1..<next, .none)
    return next
  }

  // MARK: Calls

  /// Adds what a call draws; returns whether it may cover what lies behind it.
  private mutating func read(
    _ chain: ComposeChain, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> Bool {
    var path = chain.path
    var call = chain.base
    var modifiers = chain.modifiers[...]
    if path[0] == "Modifier" || path[0] == "GlanceModifier" {
      // What it is for is not known here.
      _ = modified(chain.base.nameIndex..<chain.end, .none, &reading)
      return false
    }
    if call.arguments == nil, call.closures.isEmpty, let first = modifiers.first,
      first.name.first?.isUppercase == true || ComposeFamily(colorsOf: path + [first.name]) != nil
    {
      // `TabRowDefaults.SecondaryIndicator(…)`.
      path.append(first.name)
      call = modifiers.removeFirst()
    }
    let name = path[path.count - 1]
    let arguments = call.arguments.map { labelled(name, $0) } ?? []
    var covers = false
    if let family = ComposeFamily(colorsOf: path) {
      let place = document.span(document.range(from: call.nameIndex, to: call.nameIndex + 1))
      let component = Component(family: family, place: place, isTransparent: false, outer: .none)
      let given = givenColors(arguments, &reading)
      _ = show(given + defaultContent(of: path, beside: given), of: component, &reading)
      for argument in arguments { work.push(argument.range, .none) }
    } else if name.first?.isUppercase == true {
      covers = readComponent(name, call, arguments, outer, &reading)
    } else {
      noteColors(arguments, isDrawing: name.hasPrefix("draw"), &reading)
      for argument in arguments { work.push(argument.range, outer) }
      for closure in call.closures { work.push(closure.tokens, outer) }
    }
    for call in modifiers {
      if let tokens = call.arguments {
        noteColors(document.arguments(tokens, mark: "="), &reading)
        work.push(tokens, outer)
      }
      for closure in call.closures { work.push(closure.tokens, outer) }
    }
    return covers
  }

  private mutating func readComponent(
    _ name: String, _ call: ComposeChain.Call, _ arguments: [ComposeArgument],
    _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> Bool {
    var around = outer
    var left = arguments
    if let index = left.firstIndex(where: isModifier) {
      around = modified(left[index].range, around, &reading)
      left.remove(at: index)
    }
    around = layered(name, left, around, &reading)
    let isSurface = ComposeViews.surfaces.contains(name)
    // `colors = CardDefaults.cardColors(containerColor = …)` as well as its own.
    var family = ComposeFamily(component: name)
    var inside: [ComposeArgument] = []
    var functions: [[String]] = []
    for argument in left where argument.label == "colors" || argument.label == "border" {
      guard let (path, tokens) = function(argument.range) else { continue }
      let found = labelled(path[path.count - 1], tokens)
      if let known = ComposeFamily(colorsOf: path) {
        family = known.name == "Button" || known.name == "IconButton" ? family : known
      } else if argument.label == "colors" || !path[path.count - 1].hasSuffix("Border") {
        continue
      }
      inside += found
      functions.append(path)
      left.removeAll { $0.range == argument.range }
    }
    var own = left.filter { argument in
      guard let label = argument.label, let color = ComposeColorLabel(label) else { return false }
      return color.isContainer || label == "contentColor" || ComposeViews.material.contains(name)
    }
    if isSurface, let color = left.first(where: { $0.label == "color" }) {
      own.append(("containerColor", color.range))
    }
    var given = givenColors(own + inside, &reading)
    for path in functions { given += defaultContent(of: path, beside: given) }
    let isKnown =
      ComposeViews.containers.contains(name) || ComposeViews.texts.contains(name)
      || ComposeViews.icons.contains(name) || ComposeViews.lines.contains(name)
      || ComposeViews.pictures.contains(name)
    let place = document.span(document.range(from: call.nameIndex, to: call.nameIndex + 1))
    var inner = show(
      given,
      of: Component(family: family, place: place, isTransparent: isKnown, outer: around), &reading)
    if ComposeViews.coloring.contains(name), !given.contains(where: { $0.name == "contentColor" }) {
      inner.foregrounds = []
    }
    if name == "CompositionLocalProvider" { inner = provided(left, inner, &reading) }
    if name == "ProvideTextStyle", let style = left.first {
      inner = inner.with(styled(style.range, &reading))
    }
    let handled = own.compactMap(\.label) + draw(name, left, isSurface, inner, &reading)
    noteColors(left.filter { !handled.contains($0.label ?? "") }, isDrawing: true, &reading)
    let sheet = given.filter { $0.label.owner == "sheet" }.flatMap(\.paints)
    for argument in left {
      if argument.label == "border", addStrokes(argument.range, inner, &reading) { continue }
      let isSheet = argument.label == "sheetContent" || argument.label == "drawerContent"
      let behind = isSheet ? around.on(.unknown(.component, "in \(name)")).on(sheet) : inner
      work.push(argument.range, behind)
    }
    for closure in call.closures { work.push(closure.tokens, inner, isStack: name == "Box") }
    return inner.layers.count > outer.layers.count && name != "Text" && name != "Icon"
  }

  // MARK: Arguments

  /// The arguments of a function, with the labels that those without one stand for.
  func labelled(_ name: String, _ tokens: Range<Int>) -> [ComposeArgument] {
    let labels = ComposeViews.labels(of: name)
    return document.arguments(tokens, mark: "=").enumerated().map { index, argument in
      guard argument.label == nil, index < labels.count else { return argument }
      return (labels[index], argument.range)
    }
  }

  /// The function that is called last in a chain, and its arguments.
  private func function(_ tokens: Range<Int>) -> (path: [String], arguments: Range<Int>)? {
    guard let chain = ComposeChain(document, at: tokens.lowerBound, to: tokens.upperBound),
      chain.end >= tokens.upperBound
    else { return nil }
    let calls = [chain.base] + chain.modifiers
    guard let index = calls.firstIndex(where: { $0.arguments != nil }), index == calls.count - 1,
      let arguments = calls[index].arguments
    else { return nil }
    return (chain.path + chain.modifiers.map(\.name), arguments)
  }

  /// The paints of an argument, one for each answer to its questions.
  mutating func paints(
    _ tokens: Range<Int>, role: ForegroundRole?, _ reading: inout UsageReading,
    in conditions: [UsageState.Condition] = [], rank: Int = 0
  ) -> [PaintDeclaration] {
    guard !tokens.isEmpty else { return [] }
    let answers = colors.paints(tokens)
    let declarations = answers.map { answer in
      let tokens = answers.count == 1 ? tokens : answer.tokens
      return PaintDeclaration(
        role: role, paint: answer.paint,
        state: UsageState(conditions + answer.state.conditions), rank: rank,
        place: document.span(document.range(from: tokens.lowerBound, to: tokens.upperBound)))
    }
    pairs.give(declarations, &reading)
    return declarations
  }
}
