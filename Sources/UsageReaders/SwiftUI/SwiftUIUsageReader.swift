import Programs
import SourceText

/// Finds the pairs of views of SwiftUI: the foregrounds of a view, its own or of a view around it, on
/// the nearest background that its modifiers or the views around it give.
struct SwiftUIUsageReader {
  let colors: SwiftColorExpression
  let members: SwiftUIMembers
  /// What holds in the views that are read.
  private var conditions: [UsageState.Condition] = []
  /// How often each member was read.
  private var readings: [Int: Int] = [:]
  var pairs = ViewPairs()
  var work = ViewWork<SyntaxNode>(nested: "views")

  /// How many views a member may be read in.
  private static let readingLimit = 16

  static func read(_ colors: SwiftColorExpression, into reading: inout UsageReading) {
    var reader = SwiftUIUsageReader(colors)
    reader.run(&reading)
  }

  private init(_ colors: SwiftColorExpression) {
    self.colors = colors
    members = SwiftUIMembers(colors.tree, colors.types)
  }

  private mutating func run(_ reading: inout UsageReading) {
    walkAll(colors.tree.root, &reading)
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
    _ place: SyntaxNode, member: Int? = nil, _ reading: inout UsageReading
  ) {
    work.push(place, .none, member: member)
    while let next = work.next(&reading, at: { $0.leftmost.span }) {
      var surroundings = next.surroundings
      conditions = surroundings.conditions
      reading.read(under: conditions, disabledBy: surroundings.disabling)
      guard let statements = SwiftUIViews.statements(of: next.place) else {
        show(next.place, isStack: false, isStatement: false, &surroundings, &reading)
        continue
      }
      for node in statements { walk(node, isStack: next.isStack, &surroundings, &reading) }
    }
  }

  /// Reads a member where a view names it.
  private mutating func enter(
    _ member: Int, _ surroundings: ViewSurroundings, at place: SyntaxNode,
    _ reading: inout UsageReading
  ) {
    guard !work.members.contains(member) else { return }
    guard readings[member, default: 0] < Self.readingLimit else {
      reading.unfollow(
        .limit, "\(members.all[member].name) in too many views", at: place.span)
      return
    }
    readings[member, default: 0] += 1
    var inner = surroundings
    // Its parameters may have the names of what is asked around it.
    if members.all[member].isFunction {
      inner.conditions = inner.conditions.filter { UsageState([$0]).saysWhetherRequired }
    }
    work.push(members.all[member].body, inner, member: member)
  }

  /// What a member is for the views that lie on it in a stack.
  private mutating func layer(
    ofMember member: Int, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    if let chain = onlyView(of: members.all[member].body), members.member(of: chain) == nil {
      return layer(of: chain, &reading)
    }
    return .unknown(.component, "over \(members.all[member].name)")
  }

  // MARK: Views

  /// The one view of a body, a closure or a branch; nil for none or several.
  func onlyView(of body: SyntaxNode) -> ViewChain? {
    guard let statements = SwiftUIViews.statements(of: body), statements.count == 1 else {
      return nil
    }
    let isReturned = statements[0].kind == .returnStatement
    return (isReturned ? statements[0].child(.value) : statements[0]).flatMap { ViewChain($0) }
  }

  /// The view of the framework that a chain makes; empty for one of the app.
  func kind(of chain: ViewChain) -> String {
    colors.frameworkView(chain.path[0], at: chain.base.place) ?? ""
  }

  /// Adds what a view draws; returns what it is for the views that lie on it in a stack.
  mutating func read(
    _ chain: ViewChain, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    var inner = outer
    var own: [PaintDeclaration] = []
    let member = members.member(of: chain)
    let modifiers = chain.modifiers.indices.filter { $0 >= member?.calls ?? 0 }
    for modifier in modifiers.map({ chain.modifiers[$0] }) where modifier.name == "disabled" {
      guard let question = modifier.arguments.first?.value else { continue }
      inner.disabling.append(.asking(colors.wholeText(question.bare.range), true))
    }
    let around = reading.disabling
    reading.read(disabledBy: inner.disabling)
    defer { reading.read(disabledBy: around) }
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
        var given = paints(modifier, role: .text, &reading)
        if SwiftUIViews.isOfHierarchy(modifier), inner.isTinted || !inner.foregrounds.isEmpty {
          given = given.map { $0.painting(.unknown(.computed, "a level of another color")) }
          for level in given {
            reading.unfollow(.computed, level.paint.text, as: .text, at: level.place)
          }
        }
        own = given.covering(own)
        inner.foregrounds = given.covering(inner.foregrounds)
      } else if SwiftUIViews.tints.contains(modifier.name) {
        addTint(modifier, of: chain, inner, &reading)
      } else if modifier.name == "background" {
        paint(behind: &inner, by: modifier, &reading)
      } else if ["fill", "stroke", "strokeBorder", "border"].contains(modifier.name) {
        let role: ForegroundRole = modifier.name == "fill" ? .shape : .border
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
      enter(member.index, inner, at: chain.base.place, &reading)
      let call = member.calls == 0 ? chain.base : chain.modifiers[0]
      for argument in call.arguments { work.push(argument.value, inner) }
      return self.layer(ofMember: member.index, &reading)
    }
    base(chain, inner, own, &reading)
    return layer(of: chain, &reading)
  }

  /// The colors that a modifier gives, each in the state in which it does.
  mutating func paints(
    _ modifier: ViewChain.Call, role: ForegroundRole?, _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    guard let first = modifier.arguments.first, first.label == nil else { return [] }
    return paints(first.value, role: role, in: conditions(of: modifier), &reading)
  }

  mutating func paints(
    _ value: SyntaxNode, role: ForegroundRole?, in conditions: [UsageState.Condition] = [],
    _ reading: inout UsageReading
  ) -> [PaintDeclaration] {
    let place = value.bare.span
    let declarations = colors.paints(value).compactMap { paint, state in
      UsageState(state.conditions + conditions).within(self.conditions).map {
        PaintDeclaration(role: role, paint: paint, state: $0, rank: 0, place: place)
      }
    }
    pairs.give(declarations, &reading)
    return declarations
  }

  /// When a call that `#if` chooses is made.
  func conditions(of call: ViewChain.Call) -> [UsageState.Condition] {
    call.questions.map { .asking(colors.wholeText($0.condition.range), $0.holds) }
  }
}
