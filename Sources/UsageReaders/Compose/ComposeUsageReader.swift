import SourceText

/// Finds the pairs of Compose: the colors of a text or an icon, its own or those of a surface around
/// it, on the nearest background that a modifier or a surface gives.
struct ComposeUsageReader {
  private let document: CodeDocument
  private let colors: ComposeColorExpression
  private var pairs = ViewPairs()
  private var work = ViewWork(nested: "calls")

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
    colors = ComposeColorExpression(document: document)
  }

  private mutating func run(_ reading: inout UsageReading) {
    work.push(0..<document.count, .none)
    while let next = work.next(of: document, &reading) { walk(next, &reading) }
    pairs.finish(&reading)
  }

  private mutating func walk(_ part: ViewWork.Part, _ reading: inout UsageReading) {
    var surroundings = part.surroundings
    var index = part.tokens.lowerBound
    let end = part.tokens.upperBound
    while index < end {
      guard let name = document.name(index), !document.isText(index - 1, ".") else {
        let opens = document.isText(index, "{") || document.isText(index, "(")
        if opens { work.push(document.inside(index, to: end), surroundings) }
        index = opens ? document.skipping(index) : index + 1
        continue
      }
      if name == "fun" {
        index = readFunction(index + 1, end)
      } else if ComposeViews.words.contains(name) {
        index += 1
      } else if let chain = ViewChain(document, at: index, to: end), chain.isCall {
        read(chain, surroundings, &reading)
        if part.isStack, ComposeViews.pictures.contains(chain.path[0]) {
          surroundings = surroundings.on(.unknown(.picture, chain.path[0]))
        }
        index = chain.end
      } else {
        index += 1
      }
    }
  }

  /// Passes over the name, the parameters and the result of a function, and leaves its body to be
  /// walked alone.
  private mutating func readFunction(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !document.isText(index, "("), !document.isText(index, "{") { index += 1 }
    if document.isText(index, "(") { index = document.skipping(index) }
    while index < end, !document.startsLine(index), !document.isText(index, "="),
      !document.isText(index, "{")
    {
      index += 1
    }
    guard index < end, document.isText(index, "{") else { return min(index, end) }
    work.push(document.inside(index, to: end), .none)
    return document.skipping(index)
  }

  // MARK: Calls

  private mutating func read(
    _ chain: ViewChain, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) {
    let name = chain.path[chain.path.count - 1]
    let arguments = chain.base.arguments.map { document.arguments($0, mark: "=") } ?? []
    var inner = outer
    if let modifier = arguments.first(where: { $0.label == "modifier" }) {
      inner = modified(modifier.range, inner, &reading)
    }
    // `colors = CardDefaults.cardColors(containerColor = …)` as well as its own.
    var given = arguments
    for argument in arguments where argument.label == "colors" {
      if let inside = ViewChain(
        document, at: argument.range.lowerBound, to: argument.range.upperBound),
        let tokens = (inside.modifiers.first?.arguments ?? inside.base.arguments)
      {
        given += document.arguments(tokens, mark: "=")
      }
    }
    let isSurface = ComposeViews.surfaces.contains(name)
    let behind = ["containerColor", "backgroundColor"] + (isSurface ? ["color"] : [])
    let isUnknown =
      name.first?.isUppercase == true && !ComposeViews.containers.contains(name)
      && !ComposeViews.texts.contains(name) && !ComposeViews.icons.contains(name)
      && !ComposeViews.lines.contains(name) && !ComposeViews.pictures.contains(name)
    if let container = paints(given, behind, role: nil, &reading) {
      inner = inner.on(.backgrounds(container))
    } else if isUnknown {
      inner = inner.on(.unknown(.component, "in \(name)"))
    }
    if let content = paints(given, ["contentColor"], role: .text, &reading) {
      inner = inner.with(content)
      // What is in it may be given to it by others.
      if chain.base.closures.isEmpty { pairs.add(content, on: inner.layers, &reading) }
    }
    draw(name, given, isSurface, inner, &reading)
    for argument in arguments where argument.label != "colors" && argument.label != "modifier" {
      work.push(argument.range, inner)
    }
    for closure in chain.base.closures { work.push(closure.tokens, inner, isStack: name == "Box") }
    for call in chain.modifiers {
      if let arguments = call.arguments { work.push(arguments, outer) }
      for closure in call.closures { work.push(closure.tokens, outer) }
    }
  }

  /// What a call draws itself.
  private mutating func draw(
    _ name: String, _ arguments: [(label: String?, range: Range<Int>)], _ isSurface: Bool,
    _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) {
    let isText = ComposeViews.texts.contains(name)
    let isIcon = ComposeViews.icons.contains(name)
    if let tint = paints(arguments, ["tint"], role: .icon, &reading) {
      pairs.add(tint, on: surroundings.layers, &reading)
    } else if isIcon {
      pairs.add(surroundings.foregrounds, as: .icon, on: surroundings.layers, &reading)
    }
    guard !isSurface else { return }
    let role: ForegroundRole = ComposeViews.lines.contains(name) ? .border : .text
    if let color = paints(arguments, ["color"], role: role, &reading) {
      pairs.add(color, on: surroundings.layers, &reading)
    } else if isText {
      pairs.add(surroundings.foregrounds, as: .text, on: surroundings.layers, &reading)
    }
  }

  /// The paints of an argument; nil where there is none, or it sets no color.
  private mutating func paints(
    _ arguments: [(label: String?, range: Range<Int>)], _ labels: [String], role: ForegroundRole?,
    _ reading: inout UsageReading
  ) -> [PaintDeclaration]? {
    guard
      let argument = arguments.first(where: { $0.label.map(labels.contains) ?? false }),
      !argument.range.isEmpty
    else { return nil }
    return paint(argument.range, role: role, &reading).map { [$0] }
  }

  private mutating func paint(
    _ tokens: Range<Int>, role: ForegroundRole?, _ reading: inout UsageReading
  ) -> PaintDeclaration? {
    guard let paint = colors.paint(tokens) else { return nil }
    let place = document.span(document.range(from: tokens.lowerBound, to: tokens.upperBound))
    let declaration = PaintDeclaration(
      role: role, paint: paint, state: .rest, rank: 0, place: place)
    pairs.give([declaration], &reading)
    return declaration
  }

  /// What lies behind after the modifiers of an argument, the outermost of which comes first.
  private mutating func modified(
    _ tokens: Range<Int>, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    guard let chain = ViewChain(document, at: tokens.lowerBound, to: tokens.upperBound) else {
      return outer
    }
    var inner = outer
    for call in chain.modifiers {
      guard let tokens = call.arguments else { continue }
      let arguments = document.arguments(tokens, mark: "=")
      switch call.name {
      case "background":
        let color = arguments.first { $0.label == "color" || $0.label == "brush" }
        guard let color = color ?? arguments.first(where: { $0.label == nil }) else { continue }
        let isBrush = color.label == "brush"
        if isBrush {
          inner = inner.on(
            .unknown(
              .picture,
              colors.text(document.range(from: color.range.lowerBound, to: color.range.upperBound)))
          )
        } else if let given = paint(color.range, role: nil, &reading) {
          inner = inner.on(.backgrounds([given]))
        }
      case "border":
        let color =
          arguments.first { $0.label == "color" }
          ?? (arguments.count > 1 && arguments[1].label == nil ? arguments[1] : nil)
        if let color, let given = paint(color.range, role: .border, &reading) {
          pairs.add([given], on: inner.layers, &reading)
        }
      default: continue
      }
    }
    return inner
  }
}
