/// What views and their modifiers contain.
extension SwiftUIUsageReader {
  /// Walks the views that a modifier shows.
  mutating func content(
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
      } else if let below, let layer = background(below, nil, &reading) {
        behind = behind.on(layer)
      } else if let layer = layer(of: chain, &reading) {
        behind = behind.on(layer)
      } else {
        behind = behind.on(.unknown(.component, "over \(chain.path[0])"))
      }
    }
    for argument in modifier.arguments { work.push(argument.value, behind) }
    for closure in modifier.closures { work.push(closure.body, behind) }
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
      pairs.add(surroundings.foregrounds, as: .text, on: surroundings.shown, &reading)
    } else if SwiftUIViews.icons.contains(name) {
      if !isFilled {
        let role: ForegroundRole = SwiftUIViews.shapes.contains(name) ? .shape : .icon
        pairs.add(surroundings.foregrounds, as: role, on: surroundings.shown, &reading)
      }
    } else if !hasContent, !SwiftUIViews.silent.contains(name), !isContainer {
      pairs.add(own, as: .text, on: surroundings.shown, &reading)
    }
    var surroundings = surroundings
    if SwiftUIViews.pressed.contains(name) { surroundings.isTinted = true }
    let inner =
      isContainer || !hasContent || chain.path[0].first?.isUppercase != true
      ? surroundings : surroundings.on(.unknown(.component, "in \(chain.path[0])"))
    for argument in chain.base.arguments {
      work.push(argument.value, around(argument.label, in: chain, surroundings, inner))
    }
    for closure in chain.base.closures {
      // `Button { code } label: { views }`, `NavigationLink("title") { views elsewhere }`.
      let isAction = closure.label == nil && (isLabeled || isTitled && name != "LabeledContent")
      work.push(
        closure.body, isAction ? .none : around(closure.label, in: chain, surroundings, inner),
        isStack: name == "ZStack")
    }
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
