import ColorMath
import DesignTokens
import SourceText

extension PlanSafety {
  /// What is seen of each change.
  ///
  /// O(permutations × changes × the tokens that they reach), a token once in permutations that are alike
  /// for it.
  func seenChanges(_ after: Trial) -> [SeenChange] {
    var seen = changes.map { _ in SeenChange() }
    let tokens = reach.tokens.map { tokens in
      tokens.filter { surfaces.contains($0) || judged.contains($0) }
        .sorted { $0.index < $1.index }
    }
    var alike = LikePermutations(tokens.flatMap { $0.map(axes) }, among: whole.choices)
    for permutation in whole.permutations {
      alike.enter(permutation)
      guard alike.hasNew else { continue }
      let old = prepared.resolvers.resolver(in: permutation)
      let new = after.resolvers.resolver(in: permutation)
      var places: [TokenID: [SourceSpan]] = [:]
      var number = 0
      for index in changes.indices {
        for token in tokens[index] {
          defer { number += 1 }
          guard alike.isNew(number) else { continue }
          let behind = places[token] ?? old.derivation(of: token).variables.map(\.span)
          places[token] = behind
          guard isStep(index) || behind.contains(changes[index].origin) else { continue }
          note(token, old, new, &seen[index])
        }
      }
    }
    return seen
  }

  /// The axes that what is seen of a token depends on: its own, and those of what it lies with.
  private func axes(of token: TokenID) -> AxisSet {
    let axesOfTokens = prepared.resolvers.axesOfTokens
    var axes = axesOfTokens[token.index]
    for stack in stacks(with: token) {
      for layer in stack.layers { axes.formUnion(axesOfTokens[layer.index]) }
    }
    return axes
  }

  private func stacks(with token: TokenID) -> [BackgroundStack] {
    [whole, promised.plan].flatMap(\.stacks).filter { $0.layers.contains(token) }
  }

  private func note(
    _ token: TokenID, _ old: TokenResolver, _ new: TokenResolver, _ seen: inout SeenChange
  ) {
    let isSurface = surfaces.contains(token)
    guard let before = try? old.color(of: token).color,
      let later = try? new.color(of: token).color
    else {
      // A gradient, or a picture.
      if isSurface { seen.surface = seen.surface ?? token }
      return
    }
    let difference = later.visibleDifference(from: before)
    // A tint may follow its color where nobody sees it.
    if isSurface, before != later,
      before.isOpaque
        || tinted(by: token, from: before, to: later, old) >= RepairPlanner.noticeable
    {
      seen.surface = seen.surface ?? token
    }
    seen.difference = max(seen.difference, difference)
    if !ColorTurn.isGray(before) || !ColorTurn.isGray(later) { seen.isGray = false }
  }

  /// The greatest difference of a translucent background over what lies beneath it, or over anything where
  /// that is not known.
  private func tinted(
    by token: TokenID, from before: SRGBColor, to later: SRGBColor, _ resolver: TokenResolver
  ) -> Double {
    let differences = stacks(with: token).map { stack -> Double? in
      guard stack.beneath == .nothing else { return nil }
      var beneath: [SRGBColor] = []
      for layer in stack.layers where layer != token {
        guard let color = try? resolver.color(of: layer).color else { return nil }
        beneath.append(color)
      }
      func seen(_ color: SRGBColor) -> SRGBColor {
        Rendering.exact.composite([color] + beneath)
      }
      return seen(later).visibleDifference(from: seen(before))
    }
    let anywhere = later.visibleDifference(from: before)
    return differences.isEmpty ? anywhere : differences.map { $0 ?? anywhere }.max() ?? anywhere
  }
}
