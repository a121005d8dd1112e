import SourceText

/// Finds the pairs of views of SwiftUI: the foregrounds of a view, its own or of a view around it, on
/// the nearest background that its modifiers or the views around it give.
struct SwiftUIUsageReader {
  let document: SwiftDocument
  let colors: SwiftColorExpression
  private let members: SwiftUIMembers
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
    work.push(members.all[member].body, surroundings, member: member)
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
    var index = part.tokens.lowerBound
    let end = part.tokens.upperBound
    while index < end {
      guard let name = document.name(index), !document.isText(index - 1, ".") else {
        if document.isText(index, "{") { work.push(document.inside(index, to: end), surroundings) }
        let isBlock = document.isText(index, "{")
        index = isBlock ? document.skipping(index) : index + 1
        continue
      }
      if SwiftUIViews.conditions.contains(name) {
        index = skipToBody(index + 1, end)
        if document.isText(index, "{") { work.push(document.inside(index, to: end), surroundings) }
        index = document.skipping(index)
        if part.isStack { surroundings = surroundings.on(.unknown(.component, "over a choice")) }
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
        chain.isCall || members.member(of: chain, document) != nil && !isLabel(index)
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
  private func skipToBody(_ start: Int, _ end: Int) -> Int {
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
    for position in chain.modifiers.indices.reversed() where position >= member?.calls ?? 0 {
      let modifier = chain.modifiers[position]
      if SwiftUIViews.foregrounds.contains(modifier.name) {
        let given = paints(modifier.arguments, role: .text, &reading)
        if !given.isEmpty { own = given }
        inner = inner.with(given)
      } else if SwiftUIViews.tints.contains(modifier.name) {
        let given = paints(modifier.arguments, role: .icon, &reading)
        pairs.add(given, on: inner.layers, &reading)
      } else if SwiftUIViews.backgrounds.contains(modifier.name) {
        if let layer = background(modifier, inner, &reading) { inner = inner.on(layer) }
      } else if ["fill", "stroke", "strokeBorder", "border"].contains(modifier.name) {
        let role: ForegroundRole = modifier.name == "fill" ? .icon : .border
        pairs.add(paints(modifier.arguments, role: role, &reading), on: inner.layers, &reading)
      } else if modifier.name == "opacity" {
        continue
      } else if modifier.name == "buttonStyle" {
        inner = styled(modifier, inner)
      } else if modifier.name == ViewChain.conditionName {
        inner = conditional(modifier, inner, &reading)
      } else {
        content(of: modifier, at: position, chain, inner, &reading)
        if SwiftUIViews.mayPaint(modifier.name) {
          inner = inner.on(.unknown(.component, "in .\(modifier.name)"))
        }
      }
    }
    noteOpacity(chain, own, &reading)
    if let member {
      enter(member.index, inner, chain.base.nameIndex, &reading)
      let arguments = member.calls == 0 ? chain.base.arguments : chain.modifiers[0].arguments
      if let arguments { work.push(arguments, inner) }
      return self.layer(ofMember: member.index, &reading)
    }
    base(chain, inner, own, &reading)
    return layer(of: chain, &reading)
  }

  mutating func paints(
    _ arguments: Range<Int>?, role: ForegroundRole?, _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    guard let arguments, let first = document.arguments(arguments, mark: ":").first,
      first.label == nil, !first.range.isEmpty
    else { return [] }
    let (expression, next) = document.expression(
      from: first.range.lowerBound, to: first.range.upperBound)
    let place = document.span(expression.range)
    let found =
      next < first.range.upperBound
      ? [(Paint.unknown(.computed, colors.text(expression)), UsageState.rest)]
      : colors.paints(expression)
    let declarations = found.map {
      PaintDeclaration(role: role, paint: $0.0, state: $0.1, rank: 0, place: place)
    }
    pairs.give(declarations, &reading)
    return declarations
  }

  /// Walks the views that a modifier shows.
  private mutating func content(
    of modifier: ViewChain.Call, at position: Int, _ chain: ViewChain,
    _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) {
    var behind = ViewSurroundings.none
    if SwiftUIViews.overlays.contains(modifier.name) {
      // It lies on what the view is up to here.
      let below = chain.modifiers[..<position].last { $0.name == "background" }
      let isCovered = chain.modifiers[..<position].contains {
        SwiftUIViews.overlays.contains($0.name)
      }
      behind = surroundings
      if isCovered {
        behind = behind.on(.unknown(.component, "over another overlay"))
      } else if let below, let layer = background(below, .none, &reading) {
        behind = behind.on(layer)
      } else if let layer = layer(of: chain, &reading) {
        behind = behind.on(layer)
      } else {
        behind = behind.on(.unknown(.component, "over \(chain.path[0])"))
      }
    }
    if let arguments = modifier.arguments { work.push(arguments, behind) }
    for closure in modifier.closures { work.push(closure.tokens, behind) }
  }

  /// The view itself: what it draws, and what it contains.
  private mutating func base(
    _ chain: ViewChain, _ surroundings: ViewSurroundings, _ own: [PaintDeclaration],
    _ reading: inout UsageReading
  ) {
    let name = chain.path[0]
    let hasContent = !chain.base.closures.isEmpty
    let isContainer = SwiftUIViews.containers.contains(name)
    let isFilled = chain.modifiers.contains {
      ["fill", "stroke", "strokeBorder"].contains($0.name)
    }
    if SwiftUIViews.texts.contains(name), !(hasContent && isContainer) {
      pairs.add(surroundings.foregrounds, as: .text, on: surroundings.layers, &reading)
    } else if SwiftUIViews.icons.contains(name) {
      if !isFilled {
        pairs.add(surroundings.foregrounds, as: .icon, on: surroundings.layers, &reading)
      }
    } else if !hasContent, !SwiftUIViews.silent.contains(name), !isContainer {
      pairs.add(own, as: .text, on: surroundings.layers, &reading)
    }
    let inner =
      isContainer || !hasContent || name.first?.isUppercase != true
      ? surroundings : surroundings.on(.unknown(.component, "in \(name)"))
    if let arguments = chain.base.arguments {
      for argument in document.arguments(arguments, mark: ":") {
        let isElsewhere = argument.label == "destination" || argument.label == "action"
        work.push(argument.range, isElsewhere ? .none : inner)
      }
    }
    for closure in chain.base.closures {
      let isElsewhere = closure.label == "destination" || closure.label == "action"
      // `Button { code } label: { views }`.
      let isAction = closure.label == nil && chain.base.closures.contains { $0.label == "label" }
      work.push(
        closure.tokens, isElsewhere || isAction ? .none : inner, isStack: name == "ZStack")
    }
  }
}
