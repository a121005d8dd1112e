import ColorMath
import DesignTokens
import SourceText

/// Looks up the names of foregrounds, stacks and backdrops, and expands patterns.
extension AuditPlanner {
  struct NamedToken {
    let name: String
    let id: TokenID
    /// Whether it comes from a pattern.
    var isExpanded = false
  }

  /// The token of a name, or the color tokens that match a pattern.
  mutating func tokens(_ name: PolicyName) -> [NamedToken] {
    if let literal = NamePattern.literal(name.text) {
      if let id = catalog.token(named: literal) { return [NamedToken(name: literal, id: id)] }
      reportUndeclared(literal, at: name.span)
      return []
    }
    let found = colors(fitting: name.text)
    if found.isEmpty, !hasTooManyComparisons {
      diagnostics.error(
        "no color token matches '\(name.text)'", at: name.span, nextStep: .listTokens)
    }
    return found
  }

  /// The color tokens that match a pattern, searched once.
  mutating func colors(fitting text: String) -> [NamedToken] {
    if let known = fittingColors[text] { return known }
    let pattern = NamePattern(text)
    guard mayCompare(pattern) else { return [] }
    reportUnread(fitting: pattern, text)
    let found = colorTokens.map { NamedToken(name: catalog.name(of: $0), id: $0, isExpanded: true) }
      .filter { pattern.matches($0.name) }
    fittingColors[text] = found
    return found
  }

  /// A pattern means every matching color; one that could not be read would go unjudged.
  mutating func reportUnread(fitting pattern: NamePattern, _ text: String) {
    let unread = catalog.unreadColors.filter {
      (pattern.matches($0.name) || $0.openGroup.map(pattern.begins) ?? false)
        && catalog.token(named: $0.name) == nil
    }
    guard let first = unread.first else { return }
    let more = unread.count > 1 ? " and \(unread.count - 1) more" : ""
    diagnostics.error(
      "'\(text)' matches '\(first.name)'\(more) too, which could not be read; fix its value, or name the "
        + "tokens one by one",
      at: first.span)
  }

  struct NamedForeground {
    let name: String
    let tokens: [NamedToken]
    /// How the candidate is chosen; nil for the better one.
    var choice: ForegroundChoice?
    var isExpanded: Bool { tokens.contains(where: \.isExpanded) }
  }

  /// Each token separately, or all candidates together.
  mutating func expand(
    _ foreground: PairingDeclaration.Foreground
  ) -> [NamedForeground] {
    let found = foreground.candidates.flatMap { tokens($0) }
    guard foreground.isChosen else {
      return found.map { NamedForeground(name: $0.name, tokens: [$0]) }
    }
    let names = found.map(\.name)
    guard let choice = foreground.choice else {
      return found.isEmpty
        ? [] : [NamedForeground(name: ForegroundName.best(of: names), tokens: found)]
    }
    // There are two, or one of them was reported.
    guard found.count == 2 else { return [] }
    return [
      NamedForeground(
        name: ForegroundName.chosen(names, by: choice), tokens: found, choice: choice)
    ]
  }

  struct NamedStack {
    let names: [String]
    let stack: BackgroundStack
    let isExpanded: Bool
  }

  /// Every stack of a declared one, with the patterns in all layers expanded.
  mutating func expand(_ stack: PairingDeclaration.Stack) -> [NamedStack] {
    var layers = stack.layers
    var beneath = BackgroundStack.Beneath.nothing
    var beneathName: [String] = []
    if let last = layers.last, layers.count > 1 {
      let backdrop = policy.backdrops.firstIndex { $0.name == last.text }
      if last.text == "any" { beneath = .anything }
      if let backdrop { beneath = .backdrop(backdrop) }
      if backdrop != nil, catalog.token(named: last.text) != nil {
        diagnostics.error(
          "'\(last.text)' is both a token and a backdrop; rename the backdrop", at: last.span)
      }
      if beneath != .nothing {
        beneathName = [last.text]
        layers.removeLast()
      }
    }
    var stacks: [[NamedToken]] = [[]]
    for layer in layers {
      let found = tokens(layer)
      stacks = stacks.flatMap { above in found.map { above + [$0] } }
    }
    return stacks.map { tokens in
      NamedStack(
        names: tokens.map(\.name) + beneathName,
        stack: BackgroundStack(layers: tokens.map(\.id), beneath: beneath),
        isExpanded: tokens.contains(where: \.isExpanded))
    }
  }

  mutating func planned(_ backdrop: Backdrop) -> PlannedBackdrop {
    switch backdrop.content {
    case .luminance(let range): return .luminance(range)
    case .colors(let names):
      var colors: [PlannedBackdrop.PlannedColor] = []
      for name in names {
        guard name.text.hasPrefix("#") else {
          colors += tokens(name).map { .token($0.id) }
          continue
        }
        do throws(ColorParseError) {
          let color = try SRGBColor(hex: name.text)
          if !color.isOpaque {
            diagnostics.error(
              "'\(name.text)' is translucent; a backdrop must be an opaque color",
              at: name.span)
          }
          colors.append(.literal(color))
        } catch {
          diagnostics.error("\(error)", at: name.span)
        }
      }
      return .colors(colors)
    }
  }

  mutating func stackIndex(_ stack: BackgroundStack) -> Int {
    if let index = stackIndices[stack] { return index }
    stackIndices[stack] = result.stacks.count
    result.stacks.append(stack)
    return result.stacks.count - 1
  }

  /// The index of the stack of one token, and the names of its layers.
  mutating func plainStack(_ token: TokenID) -> (index: Int, names: [String]) {
    if let known = plainStacks[token] { return known }
    let index = stackIndex(BackgroundStack(layers: [token], beneath: .nothing))
    plainStacks[token] = (index, [catalog.name(of: token)])
    return (index, [catalog.name(of: token)])
  }
}
