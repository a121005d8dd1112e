/// What views and their modifiers contain.
extension SwiftUIUsageReader {
  /// Walks the views that a modifier shows.
  mutating func content(
    of modifier: ViewChain.Call, at position: Int, _ chain: ViewChain,
    _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) {
    var behind = presented(by: modifier, in: surroundings)
    if SwiftUIViews.overlays.contains(modifier.name) {
      // It lies on what the view is up to here.
      let below = chain.modifiers[..<position].last { $0.name == "background" }
      let isCovered = chain.modifiers[..<position].contains {
        SwiftUIViews.overlays.contains($0.name)
      }
      behind = surroundings
      if isCovered {
        behind = behind.on(.unknown(.component, "over another overlay"))
      } else if let below, let layer = background(below, nil, &reading) {
        behind = behind.on(layer)
      } else if let layer = layer(of: chain, &reading) {
        behind = behind.on(layer)
      } else {
        behind = behind.on(.unknown(.component, "over \(chain.path[0])"))
      }
    }
    for argument in modifier.arguments { push(argument.value, behind) }
    for closure in modifier.closures { push(closure.body, behind) }
  }

  /// What surrounds what a modifier presents: nothing known, but for what the system draws behind.
  private func presented(
    by modifier: ViewChain.Call, in surroundings: ViewSurroundings
  ) -> ViewSurroundings {
    guard let layer = ground.presented(by: modifier) else { return .none }
    var behind = ViewSurroundings.none.on(layer)
    behind.isRooted = surroundings.isRooted && surroundings.foregrounds.isEmpty
    behind.isElevated = modifier.name == "sheet"
    behind.conditions = surroundings.conditions.filter { UsageState([$0]).asksForScheme }
    return behind
  }

  /// The view itself: what it draws, and what it contains.
  mutating func base(
    _ chain: ViewChain, _ surroundings: ViewSurroundings, _ own: [PaintDeclaration],
    _ reading: inout UsageReading
  ) {
    let name = kind(of: chain)
    let hasContent = !chain.base.closures.isEmpty
    let isContainer = SwiftUIViews.containers.contains(name)
    let isFilled = chain.modifiers.contains {
      ["fill", "stroke", "strokeBorder"].contains($0.name)
    }
    let isLabeled = chain.base.closures.contains { $0.label == "label" }
    let isTitled = !isLabeled && isTitled(chain)
    if SwiftUIViews.texts.contains(name), isTitled || !(hasContent && isContainer) {
      addText(chain, surroundings, &reading)
    } else if SwiftUIViews.icons.contains(name) {
      if !isFilled {
        let role: ForegroundRole = SwiftUIViews.shapes.contains(name) ? .shape : .icon
        pairs.add(
          surroundings.drawing(surroundings.foregrounds), as: role, on: surroundings.shown,
          &reading)
      }
    } else if !hasContent, !SwiftUIViews.silent.contains(name), !isContainer {
      pairs.add(surroundings.drawing(own), as: .text, on: surroundings.shown, &reading)
    }
    var surroundings = surroundings
    if SwiftUIViews.pressed.contains(name) { surroundings.isTinted = !surroundings.isStyled }
    if SwiftUIViews.placed.contains(name) { surroundings.isRooted = false }
    surroundings.isStyled = false
    hand(to: chain, &reading)
    let inner = within(chain, name, hasContent && !isContainer, surroundings)
    for argument in chain.base.arguments {
      push(argument.value, around(argument.label, in: chain, surroundings, inner))
    }
    for closure in chain.base.closures {
      // `Button { code } label: { views }`, `NavigationLink("title") { views elsewhere }`.
      let isAction = closure.label == nil && (isLabeled || isTitled && name != "LabeledContent")
      push(
        closure.body, isAction ? .none : around(closure.label, in: chain, surroundings, inner),
        isStack: name == "ZStack")
    }
  }

  /// What surrounds the content of a view.
  private func within(
    _ chain: ViewChain, _ name: String, _ isOther: Bool, _ surroundings: ViewSurroundings
  ) -> ViewSurroundings {
    guard isOther, chain.path[0].first?.isUppercase == true else { return surroundings }
    if name == "WindowGroup", let layer = ground.window(at: chain.base.place) {
      var inner = ViewSurroundings.none.on(layer)
      inner.isRooted = true
      return inner
    }
    if let rows = ground.rows(of: name, in: surroundings, at: chain.base.place) {
      var inner = surroundings
      inner.layers = []
      return inner.on(rows)
    }
    // Whether they draw the background of the system or leave it, it is the same.
    if SwiftUIViews.screens.contains(name), surroundings.isRooted, surroundings.layers.count == 1 {
      return surroundings
    }
    var inner = surroundings.on(.unknown(.component, "in \(chain.path[0])"))
    inner.isRooted = false
    return inner
  }

  /// Adds what a text draws.
  private mutating func addText(
    _ chain: ViewChain, _ surroundings: ViewSurroundings, _ reading: inout UsageReading
  ) {
    let given = surroundings.drawing(surroundings.foregrounds)
    pairs.add(given, as: .text, on: surroundings.shown, &reading)
    // Its own color is known where nothing around may give another one.
    guard given.isEmpty, surroundings.isRooted, !surroundings.isTinted, kind(of: chain) == "Text",
      let own = SwiftUIGround.text(at: chain.base.place)
    else { return }
    pairs.addDefault(surroundings.drawing([own])[0], on: surroundings.shown, &reading)
  }

  /// Whether a view of text has its title as an argument.
  private func isTitled(_ chain: ViewChain) -> Bool {
    guard SwiftUIViews.texts.contains(kind(of: chain)), let first = chain.base.arguments.first
    else { return false }
    return first.label == nil
  }

  /// What surrounds the views of an argument, by its label.
  private func around(
    _ label: String?, in chain: ViewChain, _ surroundings: ViewSurroundings,
    _ inner: ViewSurroundings
  ) -> ViewSurroundings {
    switch (kind(of: chain), label) {
    case (_, "destination"), (_, "action"): .none
    // They stand between the rows.
    case ("Section", "header"), ("Section", "footer"):
      surroundings.on(.unknown(.component, "between rows"))
    // What it shows stands elsewhere.
    case ("Menu", "label"): surroundings
    default: inner
    }
  }
}
