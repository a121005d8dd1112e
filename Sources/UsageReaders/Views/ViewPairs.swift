import SourceText

/// Collects the pairs of views, and what none of them shows.
struct ViewPairs {
  private var settled: Set<SourceSpan> = []
  /// The colors given, with those of backgrounds.
  private var given: [PaintDeclaration] = []
  private var known: Set<Given> = []

  private struct Given: Hashable {
    let place: SourceSpan
    let paint: Paint
  }

  /// Notes colors that code gives, once each.
  mutating func give(_ declarations: [PaintDeclaration], _ reading: inout UsageReading) {
    for declaration in declarations
    where known.insert(Given(place: declaration.place, paint: declaration.paint)).inserted {
      given.append(declaration)
      if case .unknown(let reason, let text) = declaration.paint, declaration.role != nil {
        reading.unfollow(reason, text, at: declaration.place)
      }
    }
  }

  /// Adds the pairs of what a view draws.
  mutating func add(
    _ foregrounds: [PaintDeclaration], as role: ForegroundRole? = nil,
    on layers: [PaintedStack.Layer], _ reading: inout UsageReading
  ) {
    guard !foregrounds.isEmpty else { return }
    let drawn = foregrounds.map {
      PaintDeclaration(
        role: role ?? $0.role ?? .text, paint: $0.paint, state: $0.state, rank: $0.rank,
        place: $0.place)
    }
    let stack = PaintedStack(foregrounds: drawn, layers: layers, ownCount: 0, isLarge: nil)
    // Drawn twice, it may lie on something known only once.
    let found = stack.addPairs(to: &reading)
    settled.formUnion(found)
    for declaration in drawn where !found.contains(declaration.place) {
      guard case .color(let color) = declaration.paint else { continue }
      reading.unfollow(.noBackground, color.written, at: declaration.place)
      settled.insert(declaration.place)
    }
  }

  /// Whether the color of a place is in a pair, or noted.
  func isSettled(_ place: SourceSpan) -> Bool { settled.contains(place) }

  /// Notes what no view was found to show.
  func finish(_ reading: inout UsageReading) {
    for declaration in given where !settled.contains(declaration.place) {
      guard case .color(let color) = declaration.paint else { continue }
      reading.unfollow(
        declaration.role == nil ? .noForeground : .component, color.written, at: declaration.place)
    }
  }
}
