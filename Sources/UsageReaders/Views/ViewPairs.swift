import SourceText

/// Collects the pairs of views, and what none of them shows.
struct ViewPairs {
  /// Whether the colors of texts and backgrounds that meet nothing known are noted.
  private let notesLoneColors: Bool
  private var settled: Set<SourceSpan> = []
  /// The colors given, with those of backgrounds.
  private var given: [PaintDeclaration] = []
  private var known: Set<Given> = []

  init(notesLoneColors: Bool = false) { self.notesLoneColors = notesLoneColors }

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
        reading.unfollow(reason, text, as: declaration.role, at: declaration.place)
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
    if notesLoneColors { noteLoneTexts(drawn, on: layers, &reading) }
    for declaration in drawn where !found.contains(declaration.place) {
      guard case .color(let color) = declaration.paint else { continue }
      reading.unfollow(
        .noBackground, color.written, as: declaration.role, at: declaration.place)
      settled.insert(declaration.place)
    }
  }

  /// Adds the pairs of a text in the color that it has of itself.
  mutating func addDefault(
    _ foreground: PaintDeclaration, on layers: [PaintedStack.Layer], _ reading: inout UsageReading
  ) {
    let stack = PaintedStack(
      foregrounds: [foreground], layers: layers, ownCount: 0, isLarge: nil, notes: false)
    settled.formUnion(stack.addPairs(to: &reading))
  }

  /// Notes the texts that nothing in the file lies behind.
  private func noteLoneTexts(
    _ drawn: [PaintDeclaration], on layers: [PaintedStack.Layer], _ reading: inout UsageReading
  ) {
    let painting = layers.filter { layer in
      guard case .backgrounds(let all) = layer else { return true }
      return all.contains { $0.paint != .nothing }
    }
    let nearest = painting.first ?? .unknown(.noBackground, "")
    guard case .unknown(let reason, let text) = nearest else { return }
    // What a function is handed as its `modifier` places it, most often.
    let isOfCaller =
      painting.isEmpty || painting.count == 1 && reason == .component && text == "with modifier"
    for declaration in drawn { note(declaration, isOfCaller: isOfCaller, &reading) }
  }

  private func note(
    _ declaration: PaintDeclaration, isOfCaller: Bool, _ reading: inout UsageReading
  ) {
    guard declaration.role == .text || declaration.role == nil,
      case .color(let color) = declaration.paint
    else { return }
    reading.add(
      LoneColor(
        color: color, role: declaration.role, state: declaration.state, place: declaration.place,
        isOfCaller: isOfCaller))
  }

  /// Whether the color of a place is in a pair, or noted.
  func isSettled(_ place: SourceSpan) -> Bool { settled.contains(place) }

  /// Notes what no view was found to show.
  func finish(_ reading: inout UsageReading) {
    for declaration in given where !settled.contains(declaration.place) {
      guard case .color(let color) = declaration.paint else { continue }
      reading.unfollow(
        declaration.role == nil ? .noForeground : .component, color.written, as: declaration.role,
        at: declaration.place)
      if notesLoneColors { note(declaration, isOfCaller: true, &reading) }
    }
  }
}
