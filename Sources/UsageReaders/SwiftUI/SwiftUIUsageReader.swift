import Programs
import SourceText

/// Finds the pairs of views of SwiftUI: the foregrounds of a view, its own or of a view around it, on
/// the nearest background that its modifiers or the views around it give. Views of the app are followed
/// into their files, with what they are given.
struct SwiftUIUsageReader {
  let files: SwiftFiles
  let members: SwiftUIMembers
  let ground: SwiftUIGround
  /// Reads the colors of the code that is read.
  private(set) var colors: SwiftColorExpression
  var frames = SwiftUIFrames()
  /// The frame of the code that is read.
  private(set) var frame = SwiftUIFrames.none
  /// What holds in the views that are read.
  private(set) var conditions: [UsageState.Condition] = []
  var entries = SwiftUIEntries()
  /// How many views of the app lie in each other that are looked at for what lies on them.
  var layerDepth = 0
  var pairs = ViewPairs()
  var work = ViewWork<SwiftUIPlace>(nested: "views")

  static func read(_ colors: SwiftColorExpression, into reading: inout UsageReading) {
    var reader = SwiftUIUsageReader(colors)
    reader.run(&reading)
  }

  private init(_ colors: SwiftColorExpression) {
    self.colors = colors
    files = colors.files
    members = SwiftUIMembers(colors.files)
    ground = SwiftUIGround(colors.program)
  }

  private mutating func run(_ reading: inout UsageReading) {
    for tree in files.program.trees {
      walkAll(SwiftUIPlace(node: tree.root, frame: SwiftUIFrames.none), .none, &reading)
    }
    // First the app, then what no other member shows, then what is left: members that show each other.
    walkMembers(&reading) { $0.isScene }
    walkMembers(&reading) { !$0.isUsed }
    walkContent(&reading)
    walkMembers(&reading) { !$0.isUsedColor }
    walkContent(&reading)
    pairs.finish(&reading)
  }

  /// Walks members that nothing showed so far, with nothing around them.
  private mutating func walkMembers(
    _ reading: inout UsageReading, where isMeant: (SwiftUIMembers.Member) -> Bool
  ) {
    for index in members.all.indices
    where !entries.knows(index) && isMeant(members.all[index]) {
      let member = members.all[index]
      entries.note(index)
      let scope = SwiftScope(owner: member.declaration.owner)
      let frame = frames.number(of: SwiftUIFrame(scope: scope))
      walkAll(SwiftUIPlace(node: member.body, frame: frame), .none, member: index, &reading)
    }
  }

  /// Walks the content of views that were found to show it nowhere.
  private mutating func walkContent(_ reading: inout UsageReading) {
    while let slot = entries.nextUnshown() {
      let behind = ViewSurroundings.none.on(.unknown(.component, "in \(slot.name)"))
      walkAll(
        SwiftUIPlace(node: slot.node, frame: slot.frame, rest: slot.rest), behind,
        within: slot.members, &reading)
    }
  }

  private mutating func walkAll(
    _ place: SwiftUIPlace, _ surroundings: ViewSurroundings, member: Int? = nil,
    within members: [Int]? = nil, _ reading: inout UsageReading
  ) {
    reading.begin()
    work.push(place, surroundings, member: member, within: members)
    while let next = work.next(&reading, at: { $0.node.leftmost.span }) {
      var surroundings = next.surroundings
      entries.step()
      turn(to: next.place.frame, at: next.place.node)
      hold(surroundings.conditions, disabledBy: surroundings.disabling, &reading)
      if let rest = next.place.rest {
        guard let chain = viewChain(next.place.node) else { continue }
        _ = read(chain, surroundings, rest: rest, isStatement: rest.isStatement, &reading)
        continue
      }
      guard let statements = SwiftUIViews.statements(of: next.place.node) else {
        show(next.place.node, isStack: false, isStatement: false, &surroundings, &reading)
        continue
      }
      for node in statements { walk(node, isStack: next.isStack, &surroundings, &reading) }
    }
  }

  /// Reads code of a frame from here on; returns the frame before.
  @discardableResult
  mutating func turn(to other: Int, at node: SyntaxNode) -> Int {
    let before = frame
    frame = other
    colors.scope = frames[other].scope
    if colors.tree !== node.tree { colors.file = files.file(of: node) }
    return before
  }

  /// Says what holds in the views that are read from here on; returns what held before.
  @discardableResult
  mutating func hold(
    _ conditions: [UsageState.Condition], disabledBy disabling: [UsageState.Condition],
    _ reading: inout UsageReading
  ) -> [UsageState.Condition] {
    let before = self.conditions
    self.conditions = conditions
    reading.read(under: conditions, disabledBy: disabling)
    return before
  }

  /// Adds a place of the code that is read, to be read later.
  mutating func push(
    _ node: SyntaxNode, _ surroundings: ViewSurroundings, isStack: Bool = false
  ) {
    work.push(SwiftUIPlace(node: node, frame: frame), surroundings, isStack: isStack)
  }

  // MARK: Colors

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
