import Programs
import SourceText

/// Finds the pairs of views of SwiftUI: the foregrounds of a view, its own or of a view around it, on
/// the nearest background that its modifiers or the views around it give.
struct SwiftUIUsageReader {
  let tree: SyntaxTree
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

  static func read(_ tree: SyntaxTree, of program: Program, into reading: inout UsageReading) {
    var reader = SwiftUIUsageReader(tree, program)
    reader.run(&reading)
  }

  private init(_ tree: SyntaxTree, _ program: Program) {
    self.tree = tree
    colors = SwiftColorExpression(program: program, tree: tree)
    members = SwiftUIMembers(tree)
  }

  private mutating func run(_ reading: inout UsageReading) {
    walkAll(tree.root, &reading)
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
    if members.all[member].isFunction { inner.conditions = [] }
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

  // MARK: Statements

  private mutating func walk(
    _ node: SyntaxNode, isStack: Bool, _ surroundings: inout ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    switch node.kind {
    case .ifStatement, .guardStatement, .switchStatement, .forLoop, .whileLoop:
      let behind = surroundings
      if isStack { surroundings = surroundings.on(layer(ofChoice: node, &reading)) }
      walkBranches(of: node, behind)
    case .conditionalCompilation:
      let behind = surroundings
      if isStack { surroundings = surroundings.on(layer(ofChoice: node, &reading)) }
      for branch in node.children(.item) {
        var inner = behind
        for statement in branch.statements {
          walk(statement, isStack: isStack, &inner, &reading)
        }
      }
    case .repeatLoop, .doStatement, .catchClause, .deferStatement, .labeledStatement:
      for child in node.children {
        if child.role == .body { work.push(child, surroundings) }
        if child.role == .otherwise { walk(child, isStack: false, &surroundings, &reading) }
      }
    case .typeDeclaration, .function, .initializer, .deinitializer:
      if let body = node.child(.body) { walkAlone(body) }
    case .subscriptDeclaration: walkAccessors(of: node)
    case .variable:
      for item in node.children(.item) where item.kind == .binding {
        if let value = item.child(.value) {
          show(value, isStack: false, isStatement: false, &surroundings, &reading)
        }
        walkAccessors(of: item)
      }
    case .importDeclaration, .typeAlias, .associatedType, .operatorDeclaration, .macroDeclaration:
      break
    case .returnStatement, .throwStatement, .yieldStatement:
      if let value = node.child(.value) {
        show(value, isStack: isStack, isStatement: false, &surroundings, &reading)
      }
    default: show(node, isStack: isStack, isStatement: true, &surroundings, &reading)
    }
  }

  /// Walks what `if`, `for`, `switch` and the like show.
  private mutating func walkBranches(of node: SyntaxNode, _ surroundings: ViewSurroundings) {
    var behind = surroundings
    var next = node
    while next.kind == .ifStatement {
      let question = colors.question(of: next)
      if let body = next.child(.body) {
        work.push(body, behind.under(.asking(question, true)))
      }
      behind = behind.under(.asking(question, false))
      guard let other = next.child(.otherwise) else { return }
      next = other
    }
    if next.kind == .switchStatement {
      for item in next.children(.item) { walkCase(item, behind) }
    } else if let body = next.kind == .block ? next : next.child(.body) ?? next.child(.otherwise) {
      work.push(body, behind)
    }
  }

  /// Walks a case of a `switch`, or those that `#if` keeps.
  private mutating func walkCase(_ node: SyntaxNode, _ surroundings: ViewSurroundings) {
    if let body = node.child(.body) { work.push(body, surroundings) }
    guard node.kind == .conditionalCompilation || node.kind == .conditionalBranch else { return }
    for item in node.statements { walkCase(item, surroundings) }
  }

  private mutating func walkAccessors(of node: SyntaxNode) {
    for accessor in node.child(.accessors)?.children(.item) ?? [] {
      if let body = accessor.child(.body) { walkAlone(body) }
    }
  }

  /// Walks the body of a declaration alone, later where it is a member that returns views.
  private mutating func walkAlone(_ body: SyntaxNode) {
    if members.member(withBody: body) == nil { work.push(body, .none) }
  }

  // MARK: Views

  /// Reads the views in a value.
  ///
  /// - Parameters:
  ///   - isStack: whether what stands in it later lies on top of it.
  ///   - isStatement: whether it stands where a view does, and not within another value.
  private mutating func show(
    _ value: SyntaxNode, isStack: Bool, isStatement: Bool, _ surroundings: inout ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    var open = [(value, isStatement)]
    while let (node, isStatement) = open.popLast() {
      switch node.kind {
      case .closure, .block: work.push(node, surroundings)
      case .ifStatement, .switchStatement, .doStatement:
        walk(node, isStack: false, &surroundings, &reading)
      case .binary where isStatement:
        open += node.children.reversed().map { ($0, true) }
      case .tuple where node == value && !isStatement:
        // What stands in parentheses.
        open += node.arguments.reversed().map { ($0.value, false) }
      case .attempt, .wait, .unparsed:
        open += node.children.reversed().map { ($0, isStatement) }
      default:
        if let chain = ViewChain(node) {
          let layer = show(chain, isStatement: isStatement, surroundings, &reading)
          if isStack, isStatement, let layer { surroundings = surroundings.on(layer) }
          continue
        }
        if isStack, isStatement, node.leftmost.kind == .name {
          let layer = PaintedStack.Layer.unknown(.component, "over \(node.leftmost.name)")
          surroundings = surroundings.on(layer)
        }
        open += node.children.reversed().map { ($0, false) }
      }
    }
  }

  /// Reads a view, if a chain is one; returns what it is for those that lie on it.
  private mutating func show(
    _ chain: ViewChain, isStatement: Bool, _ surroundings: ViewSurroundings,
    _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    let name = chain.path[0]
    let isColor = isStatement && chain.path.count == 2 && kind(of: chain) == "Color"
    guard chain.isCall || isColor || members.member(of: chain) != nil else {
      return .unknown(.component, "over \(name)")
    }
    let layer = read(chain, surroundings, &reading)
    // What a function or a property of elsewhere shows may cover what is behind.
    if layer == nil, name.first?.isLowercase == true, !SwiftUIViews.containers.contains(name) {
      return .unknown(.component, "over \(name)")
    }
    return layer
  }

  /// The one view of a body, a closure or a branch; nil for none or several.
  func onlyView(of body: SyntaxNode) -> ViewChain? {
    guard let statements = SwiftUIViews.statements(of: body), statements.count == 1 else {
      return nil
    }
    let isReturned = statements[0].kind == .returnStatement
    return (isReturned ? statements[0].child(.value) : statements[0]).flatMap(ViewChain.init)
  }

  /// The view of the framework that a chain makes; empty for one of the app.
  func kind(of chain: ViewChain) -> String {
    let name = chain.path[0]
    // What the app calls so may be no view: a model, or the names of a test.
    return colors.frameworkType(name) ?? (colors.isView(name) ? "" : name)
  }

  /// Adds what a view draws; returns what it is for the views that lie on it in a stack.
  private mutating func read(
    _ chain: ViewChain, _ outer: ViewSurroundings, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    var inner = outer
    var own: [PaintDeclaration] = []
    let member = members.member(of: chain)
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
