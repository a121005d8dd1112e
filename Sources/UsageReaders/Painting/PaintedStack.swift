import SourceText

/// An element and what lies behind it, as far as code gives them colors.
struct PaintedStack {
  /// What lies behind, from the element itself outwards.
  enum Layer: Hashable {
    /// The backgrounds that an element is given, in all states.
    case backgrounds([PaintDeclaration])
    /// Something whose background is not known.
    case unknown(UnfollowedUse.Reason, String)
  }

  /// The foregrounds given to the element.
  let foregrounds: [PaintDeclaration]
  let layers: [Layer]
  /// How many of the layers, the first ones, are the element's own.
  let ownCount: Int
  let isLarge: Bool?
  /// Whether it is noted what is not known.
  var notes = true

  /// How many comparisons one element may take.
  private static let limit = 250_000
  /// How many layers are looked at.
  private static let layerLimit = 64

  /// About how many comparisons it takes.
  private var cost: Int {
    let layers = layers.reduce(1) {
      guard case .backgrounds(let all) = $1 else { return $0 }
      let count = min(all.count, Self.limit)
      return min($0 + count * count, Self.limit * Self.limit)
    }
    let (product, overflow) = foregrounds.count.multipliedReportingOverflow(by: layers)
    return overflow ? .max : product
  }

  /// Adds the pairs; returns the places of foregrounds that always have a known or noted background,
  /// and of backgrounds in a pair.
  func addPairs(to reading: inout UsageReading) -> Set<SourceSpan> {
    var settled: Set<SourceSpan> = []
    guard cost <= PaintedStack.limit, reading.spend(cost) else {
      for foreground in foregrounds {
        reading.unfollow(
          .limit, foreground.paint.text, as: foreground.role, at: foreground.place)
        settled.insert(foreground.place)
      }
      return settled
    }
    for foreground in foregrounds {
      if addPairs(of: foreground, to: &reading, &settled) { settled.insert(foreground.place) }
    }
    return settled
  }

  /// Adds the pairs of a foreground; returns whether something known or noted always lies behind it.
  private func addPairs(
    of foreground: PaintDeclaration, to reading: inout UsageReading,
    _ settled: inout Set<SourceSpan>
  ) -> Bool {
    guard let role = foreground.role, case .color(let color) = foreground.paint else { return true }
    let rivals = foregrounds.filter { $0.role == role }
    guard wins(foreground, among: rivals, in: foreground.state) else { return true }
    var nearer: [[PaintDeclaration]] = []
    // The states in which what lies further out may show: where a nearer one is taken away, too.
    var states = [foreground.state]
    for (number, layer) in layers.enumerated().dropFirst(foreground.isOutside ? ownCount : 0) {
      guard number < Self.layerLimit else {
        reading.unfollow(
          .limit, "\(color.written) in too many elements", as: role, at: foreground.place)
        return true
      }
      guard case .backgrounds(let backgrounds) = layer else {
        if case .unknown(let reason, let text) = layer {
          reading.unfollow(
            reason, "\(color.written), \(text)", as: role, at: foreground.place)
        }
        return true
      }
      for background in backgrounds {
        for state in states.compactMap({ $0.meeting(background.state) }) {
          guard wins(foreground, among: rivals, in: state),
            wins(background, among: backgrounds, in: state),
            !nearer.contains(where: { covers($0, in: state) })
          else { continue }
          switch background.paint {
          case .nothing: continue
          case .unknown(let reason, let text):
            guard notes else { continue }
            reading.unfollow(
              reason, "\(color.written) on \(text)", as: role, at: foreground.place)
          case .color(let behind):
            // A border in the color of its element draws no edge.
            if role == .border, behind == color { break }
            if foreground.state.isChosen(apartFrom: background.state) {
              reading.unfollow(
                .computed, "\(color.written) on \(behind.written)", as: role,
                at: foreground.place)
              break
            }
            reading.add(
              UsedPair(
                foreground: color, background: behind,
                behind: only(layers.dropFirst(number + 1), in: state), role: role, state: state,
                isLarge: role == .text ? isLarge : nil, place: foreground.place,
                backgroundPlace: background.place))
          }
          // What text stands on a fill with a border is another question.
          if role != .border { settled.insert(background.place) }
        }
      }
      nearer.append(backgrounds)
      for hole in backgrounds where hole.paint == .nothing && states.count < Self.stateLimit {
        guard let state = foreground.state.meeting(hole.state), !states.contains(state),
          wins(hole, among: backgrounds, in: state)
        else { continue }
        states.append(state)
      }
      if states.allSatisfy({ state in nearer.contains { covers($0, in: state) } }) { return true }
    }
    return false
  }

  /// The color of the first layers that paint something, where it is one in any state.
  private func only(_ layers: ArraySlice<Layer>, in state: UsageState) -> UsedColor? {
    for layer in layers {
      guard case .backgrounds(let all) = layer else { return nil }
      guard all.allSatisfy({ $0.paint == .nothing }) else {
        guard all.count == 1, all[0].state.isPart(of: state) else { return nil }
        return all[0].paint.color
      }
    }
    return nil
  }

  /// How many states of what shows through are looked at.
  private static let stateLimit = 16

  /// Whether the backgrounds of a layer cover what lies behind it.
  private func covers(_ backgrounds: [PaintDeclaration], in state: UsageState) -> Bool {
    UsageState.cover(
      backgrounds.filter { wins($0, among: backgrounds, in: state) }, in: state)
  }

  private func wins(
    _ declaration: PaintDeclaration, among all: [PaintDeclaration], in state: UsageState
  ) -> Bool {
    !all.contains { $0.overrides(declaration, in: state) }
  }
}
