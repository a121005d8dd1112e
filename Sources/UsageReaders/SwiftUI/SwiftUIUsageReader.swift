import SourceText

/// Finds the pairs of views of SwiftUI: the foregrounds of a view, its own or of a view around it, on
/// the nearest background that its modifiers or the views around it give.
struct SwiftUIUsageReader {
  let document: SwiftDocument
  let colors: SwiftColorExpression
  let members: SwiftUIMembers
  /// What holds in the views that are read.
  private var conditions: [UsageState.Condition] = []
  /// How often each member was read.
  private var readings: [Int: Int] = [:]
  var pairs = ViewPairs()
  var work = ViewWork(nested: "views")

  /// How many views a member may be read in.
  private static let readingLimit = 16

  static func read(_ document: SwiftDocument, into reading: inout UsageReading) {
    var reader = SwiftUIUsageReader(document)
    reader.run(&reading)
  }

  private init(_ document: SwiftDocument) {
    self.document = document
    colors = SwiftColorExpression(file: document.file)
    members = SwiftUIMembers(document)
  }

  private mutating func run(_ reading: inout UsageReading) {
    walkAll(0..<document.count, &reading)
    // First what no other member shows, then what is left: members that show each other.
    for isUsed in [false, true] {
      for member in members.all.indices
      where readings[member] == nil && (isUsed || !members.all[member].isUsed) {
        readings[member] = 1
        walkAll(members.all[member].body, member: member, &reading)
      }
    }
    pairs.finish(&reading)
  }

  private mutating func walkAll(
    _ tokens: Range<Int>, member: Int? = nil, _ reading: inout UsageReading
  ) {
    work.push(tokens, .none, member: member)
    while let next = work.next(of: document, &reading) { walk(next, &reading) }
  }

  /// Reads a member where a view names it.
  private mutating func enter(
    _ member: Int, _ surroundings: ViewSurroundings, _ place: Int, _ reading: inout UsageReading
  ) {
    guard !work.members.contains(member) else { return }
    guard readings[member, default: 0] < Self.readingLimit else {
      reading.unfollow(
        .limit, "\(members.all[member].name) in too many views",
        at: document.span(document.range(from: place, to: place + 1)))
      return
    }
    readings[member, default: 0] += 1
    var inner = surroundings
    // Its parameters may have the names of what is asked around it.
    if members.all[member].isFunction { inner.conditions = [] }
    work.push(members.all[member].body, inner, member: member)
  }

  /// What a member is for the views that lie on it in a stack.
  private mutating func layer(
    ofMember member: Int, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let body = members.all[member].body
    if let chain = ViewChain(document, at: body.lowerBound, to: body.upperBound),
      chain.end == body.upperBound, members.member(of: chain, document) == nil
    {
      return layer(of: chain, &reading)
    }
    return .unknown(.component, "over \(members.all[member].name)")
  }

  // MARK: Statements

  private mutating func walk(_ part: ViewWork.Part, _ reading: inout UsageReading) {
    var surroundings = part.surroundings
    conditions = surroundings.conditions
    var index = part.tokens.lowerBound
    let end = part.tokens.upperBound
    while index < end {
      if document.isText(index, "("), startsView(index),
        let chain = ViewChain(document, at: index, to: end)
      {
        _ = read(chain, surroundings, &reading)
        index = chain.end
        continue
      }
      guard let name = document.name(index), !document.isText(index - 1, ".") else {
        if document.isText(index, "{") { work.push(document.inside(index, to: end), surroundings) }
        let isBlock = document.isText(index, "{")
        index = isBlock ? document.skipping(index) : index + 1
        continue
      }
      if SwiftUIViews.conditions.contains(name) {
        index = walkBranches(from: index, to: end, isStack: part.isStack, &surroundings, &reading)
      } else if SwiftUIViews.declarations.contains(name) {
        index = skipToBody(index + 1, end)
        pushBody(index, end)
        index = document.skipping(index)
      } else if name == "var" || name == "let" {
        index = skipToValue(index + 1, end)
        pushBody(index, end)
        index = document.isText(index, "{") ? document.skipping(index) : index + 1
      } else if name == "case" {
        index += 1
        while index < end, !document.isText(index, ":"), !document.startsLine(index) {
          index = document.skipping(index)
        }
      } else if SwiftUIViews.words.contains(name) {
        index += 1
      } else if let chain = ViewChain(document, at: index, to: end),
        chain.isCall || chain.path.count == 2 && name == "Color" && startsView(index)
          || members.member(of: chain, document) != nil && !isLabel(index)
      {
        var layer = read(chain, surroundings, &reading)
        // What a function or a property of elsewhere shows may cover what is behind.
        if part.isStack, layer == nil, name.first?.isLowercase == true, !isLabel(index),
          !SwiftUIViews.containers.contains(name)
        {
          layer = .unknown(.component, "over \(name)")
        }
        if part.isStack, let layer { surroundings = surroundings.on(layer) }
        index = chain.end
      } else {
        if part.isStack, startsView(index) {
          surroundings = surroundings.on(.unknown(.component, "over \(name)"))
        }
        index += 1
      }
    }
  }

  /// Walks what `if`, `for`, `switch` and the like show; returns the index after it.
  private mutating func walkBranches(
    from start: Int, to end: Int, isStack: Bool, _ surroundings: inout ViewSurroundings,
    _ reading: inout UsageReading
  ) -> Int {
    var behind = surroundings
    if isStack {
      let choice = choice(start..<end, &reading)
      surroundings = surroundings.on(
        choice.map { .backgrounds($0.paints) } ?? .unknown(.component, "over a choice"))
    }
    var index = start
    while true {
      let brace = skipToBody(index + 1, end)
      guard brace < end else { return end }
      guard document.isText(index, "if") else {
        work.push(document.inside(brace, to: end), behind)
        return document.skipping(brace)
      }
      let question = colors.wholeText(document.range(from: index + 1, to: brace))
      work.push(document.inside(brace, to: end), behind.under(.asking(question, true)))
      behind = behind.under(.asking(question, false))
      index = document.skipping(brace)
      guard index < end, document.isText(index, "else") else { return index }
      index += 1
      if document.isText(index, "{") {
        work.push(document.inside(index, to: end), behind)
        return document.skipping(index)
      }
      guard document.isText(index, "if") else { return index }
    }
  }

  /// Walks the body of a declaration alone, later where it is a member that returns views.
  private mutating func pushBody(_ index: Int, _ end: Int) {
    guard document.isText(index, "{"), members.member(at: index) == nil else { return }
    work.push(document.inside(index, to: end), .none)
  }

  /// Whether a name stands where a view does, and not within an expression.
  private func startsView(_ index: Int) -> Bool {
    document.startsLine(index) || document.isText(index - 1, "{") || document.isText(index - 1, ";")
  }

  private func isLabel(_ index: Int) -> Bool {
    document.isText(index + 1, ":")
      && (document.isText(index - 1, "(") || document.isText(index - 1, ","))
  }

  /// The next brace on the level of a declaration or a condition; the end where there is none.
  func skipToBody(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !document.isText(index, "{") { index = document.skipping(index) }
    return index
  }

  /// The `=` or the brace of a property; the next line where it has neither.
  private func skipToValue(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !document.isText(index, "{"), !document.isText(index, "=") {
      if index > start, document.startsLine(index) { return index - 1 }
      index = document.skipping(index)
    }
    return index
  }

  // MARK: Views

  /// Adds what a view draws; returns what it is for the views that lie on it in a stack.
  private mutating func read(
    _ chain: ViewChain, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    var inner = outer
    var own: [PaintDeclaration] = []
    let member = members.member(of: chain, document)
    let modifiers = chain.modifiers.indices.filter { $0 >= member?.calls ?? 0 }
    // What a row of a list lies on is behind all that it paints itself, wherever it is written.
    for position in modifiers.reversed()
    where SwiftUIViews.farBackgrounds.contains(chain.modifiers[position].name) {
      paint(behind: &inner, by: chain.modifiers[position], &reading)
    }
    for position in modifiers.reversed() {
      let modifier = chain.modifiers[position]
      if SwiftUIViews.farBackgrounds.contains(modifier.name) {
        continue
      } else if SwiftUIViews.foregrounds.contains(modifier.name) {
        let given = paints(modifier, role: .text, &reading)
        own = given.covering(own)
        inner.foregrounds = given.covering(inner.foregrounds)
      } else if SwiftUIViews.tints.contains(modifier.name) {
        addTint(modifier, of: chain, inner, &reading)
      } else if modifier.name == "background" {
        paint(behind: &inner, by: modifier, &reading)
      } else if ["fill", "stroke", "strokeBorder", "border"].contains(modifier.name) {
        let role: ForegroundRole = modifier.name == "fill" ? .icon : .border
        pairs.add(paints(modifier, role: role, &reading), on: inner.shown, &reading)
      } else if modifier.name == "opacity" {
        inner.fade = fade(modifier) ?? inner.fade
      } else if modifier.name == "buttonStyle" {
        inner = styled(modifier, inner)
      } else {
        content(of: modifier, at: position, chain, inner, &reading)
        if SwiftUIViews.mayPaint(modifier.name) {
          inner = inner.onOne(
            unknown(
              .component, "in ", ".\(modifier.name)", at: modifier, in: conditions(of: modifier)))
        }
      }
    }
    if let member {
      enter(member.index, inner, chain.base.nameIndex, &reading)
      let arguments = member.calls == 0 ? chain.base.arguments : chain.modifiers[0].arguments
      if let arguments { work.push(arguments, inner) }
      return self.layer(ofMember: member.index, &reading)
    }
    base(chain, inner, own, &reading)
    return layer(of: chain, &reading)
  }

  /// The colors that a modifier gives, each in the state in which it does.
  mutating func paints(
    _ modifier: ViewChain.Call, role: ForegroundRole?, _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    guard let arguments = modifier.arguments,
      let first = document.arguments(arguments, mark: ":").first, first.label == nil
    else { return [] }
    return paints(first.range, role: role, in: conditions(of: modifier), &reading)
  }

  mutating func paints(
    _ tokens: Range<Int>, role: ForegroundRole?, in conditions: [UsageState.Condition] = [],
    _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    guard !tokens.isEmpty else { return [] }
    let (expression, next) = document.expression(from: tokens.lowerBound, to: tokens.upperBound)
    let place = document.span(expression.range)
    let found =
      next < tokens.upperBound
      ? [(Paint.unknown(.computed, colors.text(expression)), UsageState.rest)]
      : colors.paints(expression)
    let declarations = found.compactMap { paint, state in
      UsageState(state.conditions + conditions).within(self.conditions).map {
        PaintDeclaration(role: role, paint: paint, state: $0, rank: 0, place: place)
      }
    }
    pairs.give(declarations, &reading)
    return declarations
  }

  /// When a call that `#if` chooses is made.
  func conditions(of call: ViewChain.Call) -> [UsageState.Condition] {
    call.questions.map {
      let range = document.range(from: $0.tokens.lowerBound, to: $0.tokens.upperBound)
      return .asking(colors.wholeText(range), $0.holds)
    }
  }
}
