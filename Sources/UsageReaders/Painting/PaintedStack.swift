import SourceText

/// An element and what lies behind it, as far as code gives them colors.
struct PaintedStack {
  /// What lies behind, from the element itself outwards.
  enum Layer {
    /// The backgrounds that an element is given, in all states.
    case backgrounds([PaintDeclaration])
    /// Something whose background is not known.
    case unknown(UnfollowedUse.Reason, String)
  }

  /// The foregrounds given to the element.
  let foregrounds: [PaintDeclaration]
  let layers: [Layer]
  let isLarge: Bool?

  /// How many comparisons one element may take.
  private static let limit = 20_000

  /// Adds the pairs; returns the places of foregrounds that always have a known or noted background,
  /// and of backgrounds in a pair.
  func addPairs(to reading: inout UsageReading) -> Set<SourceSpan> {
    var settled: Set<SourceSpan> = []
    let count = layers.reduce(1) {
      if case .backgrounds(let all) = $1 { $0 + all.count } else { $0 }
    }
    let pairs = foregrounds.count.multipliedReportingOverflow(by: count)
    guard !pairs.overflow, pairs.partialValue <= PaintedStack.limit else {
      for foreground in foregrounds {
        reading.unfollow(.limit, foreground.paint.text, at: foreground.place)
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
    var nearer: [PaintDeclaration] = []
    for layer in layers {
      guard case .backgrounds(let backgrounds) = layer else {
        if case .unknown(let reason, let text) = layer {
          reading.unfollow(reason, "\(color.written), \(text)", at: foreground.place)
        }
        return true
      }
      for background in backgrounds {
        guard let state = foreground.state.meeting(background.state),
          wins(foreground, among: rivals, in: state),
          wins(background, among: backgrounds, in: state),
          !nearer.contains(where: { $0.state.isPart(of: state) })
        else { continue }
        switch background.paint {
        case .nothing: continue
        case .unknown(let reason, let text):
          reading.unfollow(reason, "\(color.written) on \(text)", at: foreground.place)
        case .color(let behind):
          settled.insert(background.place)
          // A border in the color of its element draws no edge.
          if role == .border, behind == color { continue }
          reading.add(
            UsedPair(
              foreground: color, background: behind, role: role, state: state,
              isLarge: role == .text ? isLarge : nil, place: foreground.place,
              backgroundPlace: background.place))
        }
        settled.insert(background.place)
      }
      nearer += backgrounds.filter {
        $0.paint != .nothing && wins($0, among: backgrounds, in: $0.state)
      }
      if UsageState.cover(nearer, in: foreground.state) { return true }
    }
    return false
  }

  private func wins(
    _ declaration: PaintDeclaration, among all: [PaintDeclaration], in state: UsageState
  ) -> Bool {
    !all.contains { $0.overrides(declaration, in: state) }
  }
}
