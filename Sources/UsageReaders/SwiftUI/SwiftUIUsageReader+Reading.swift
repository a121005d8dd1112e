import Programs
import SourceText

/// A view with its modifiers, from the outermost inwards.
extension SwiftUIUsageReader {
  /// The view that a value makes; nil if it is none. In a modifier of the app `padding()` is called on
  /// `self`.
  func viewChain(_ node: SyntaxNode) -> ViewChain? {
    guard let chain = ViewChain(node) else { return nil }
    guard frames[frame].parameters["self"] != nil, chain.base.isCalled,
      chain.base.name.first?.isLowercase == true, chain.path.count == 1,
      !SwiftUIViews.containers.contains(chain.base.name), members.target(of: chain) == nil,
      colors.file.locals.meaning(of: chain.base.name, at: chain.base.place) == nil
    else { return chain }
    return chain.onSelf
  }

  /// The view of the framework that a chain makes; empty for one of the app.
  func kind(of chain: ViewChain) -> String {
    colors.frameworkView(chain.path[0], at: chain.base.place) ?? ""
  }

  /// Adds what a view draws; returns what it is for the views that lie on it in a stack.
  ///
  /// - Parameters:
  ///   - rest: what is left to read of it; nil for all.
  ///   - isStack: whether something may lie on it.
  mutating func read(
    _ chain: ViewChain, _ outer: ViewSurroundings, rest: SwiftUISlot.Rest? = nil,
    isStatement: Bool = true, isStack: Bool = false, _ reading: inout UsageReading
  ) -> PaintedStack.Layer? {
    var inner = outer
    var own = rest?.foregrounds ?? []
    let content = content(of: chain)
    let target = content == nil ? members.target(of: chain) : nil
    let first = content?.calls ?? target?.calls ?? 0
    let end = rest?.modifiers ?? chain.modifiers.count
    let (disabling, conditions) = (reading.disabling, self.conditions)
    defer { hold(conditions, disabledBy: disabling, &reading) }
    if rest == nil { surround(chain, from: first, &inner, &reading) }
    for position in (min(first, end)..<end).reversed() {
      if handOn(chain, at: position, own, inner, isStatement: isStatement, &reading) {
        return isStack ? layer(of: chain, &reading) : nil
      }
      apply(position, of: chain, &inner, &own, &reading)
    }
    if let content {
      show(content.slot, inner, at: chain.base.place, &reading)
      return .unknown(.component, "over \(chain.path[0])")
    }
    if let target {
      let call = target.calls == 0 ? chain.base : chain.modifiers[0]
      let frame = frame(of: target, call, inner)
      enter(target.member, in: frame, inner, at: chain.base.place, &reading)
      return isStack ? layer(ofMember: target.member, in: frame, &reading) : nil
    }
    if let style = inner.buttonStyle, SwiftUIViews.styled.contains(kind(of: chain)) {
      show(chain, in: style, own, inner, &reading)
    } else {
      base(chain, inner, own, &reading)
    }
    let isNeeded = isStack || !SwiftUIViews.containers.contains(kind(of: chain))
    return rest == nil && isNeeded ? layer(of: chain, &reading) : nil
  }

  /// Notes what surrounds a view wherever its modifiers are written: when it is disabled, its scheme, and
  /// what a row of a list lies on.
  private mutating func surround(
    _ chain: ViewChain, from first: Int, _ inner: inout ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    for modifier in chain.modifiers.dropFirst(first) {
      switch modifier.name {
      case "disabled":
        guard let question = modifier.arguments.first?.value.bare else { continue }
        inner.disabling.append(
          colors.asking(colors.wholeText(question.range), true, at: question))
      case "preferredColorScheme":
        guard let scheme = modifier.arguments.first?.value, modifier.questions.isEmpty,
          let name = colors.written(scheme), name == ".dark" || name == ".light"
        else { continue }
        inner = inner.under(.asking("colorScheme == .dark", name == ".dark"))
      case "presentationDetents":
        inner = inner.on(.unknown(.picture, "a sheet of part of the height"))
      default: continue
      }
    }
    hold(inner.conditions, disabledBy: inner.disabling, &reading)
    for modifier in chain.modifiers.dropFirst(first).reversed()
    where SwiftUIViews.farBackgrounds.contains(modifier.name) {
      paint(behind: &inner, by: modifier, &reading)
    }
  }

  /// Notes what a modifier does to what stands before it.
  private mutating func apply(
    _ position: Int, of chain: ViewChain, _ inner: inout ViewSurroundings,
    _ own: inout [PaintDeclaration], _ reading: inout UsageReading
  ) {
    let modifier = chain.modifiers[position]
    switch modifier.name {
    case let name where SwiftUIViews.farBackgrounds.contains(name): break
    case let name where SwiftUIViews.foregrounds.contains(name):
      var given = paints(modifier, role: .text, &reading)
      if SwiftUIViews.isOfHierarchy(modifier), inner.isTinted || !inner.foregrounds.isEmpty {
        given = given.map { $0.painting(.unknown(.computed, "a level of another color")) }
        for level in given {
          reading.unfollow(.computed, level.paint.text, as: .text, at: level.place)
        }
      }
      own = given.covering(own)
      inner.foregrounds = given.covering(inner.foregrounds)
    case let name where SwiftUIViews.tints.contains(name):
      addTint(modifier, of: chain, inner, &reading)
    case "background": paint(behind: &inner, by: modifier, &reading)
    case "fill", "stroke", "strokeBorder", "border":
      let role: ForegroundRole = modifier.name == "fill" ? .shape : .border
      let given = inner.drawing(paints(modifier, role: role, &reading))
      pairs.add(given, on: inner.shown, &reading)
    case "opacity": fade(modifier, &inner, &reading)
    case "buttonStyle":
      inner.buttonStyle = style(modifier, inner)
      if inner.buttonStyle == nil { inner = styled(modifier, inner) }
    case "scrollContentBackground": inner.hidesListBackground = true
    case "listStyle":
      inner.listStyle = modifier.arguments.first.map { $0.value.chain.root.declaredName } ?? ""
    case let name where name == "colorScheme" || SwiftUIViews.setsScheme(modifier):
      inner = inner.on(.unknown(.component, "in a scheme of its own"))
      inner.isRooted = false
    default:
      content(of: modifier, at: position, chain, inner, &reading)
      let isOwn = !colors.program.additions(modifier.name, to: "View").isEmpty
      if !isOwn { hand(to: modifier, &reading) }
      guard isOwn || SwiftUIViews.mayPaint(modifier.name) else { break }
      inner = inner.onOne(
        unknown(
          .component, "in ", ".\(modifier.name)", at: modifier, in: conditions(of: modifier)))
    }
  }

  /// Notes the opacity of a view.
  private mutating func fade(
    _ modifier: ViewChain.Call, _ inner: inout ViewSurroundings, _ reading: inout UsageReading
  ) {
    guard let text = fade(modifier) else { return }
    guard modifier.arguments.count == 1, modifier.questions.isEmpty,
      let value = modifier.arguments.first?.value.bare, let shares = colors.shares(value)
    else {
      inner.fade = text
      return
    }
    // Where it is hidden, nothing is seen of it.
    let seen = shares.filter { $0.share > 0 }
    if seen.count == 1 {
      inner.share *= min(seen[0].share, 1)
      for condition in seen[0].state.conditions { inner = inner.under(condition) }
    } else if let whole = seen.first(where: { $0.share >= 1 }) {
      for condition in whole.state.conditions { inner = inner.under(condition) }
      reading.unfollow(.opacity, "a view at \(text)", at: modifier.place.span)
    } else {
      inner.fade = text
    }
  }
}
