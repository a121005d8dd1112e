import SourceText

/// The views of a file as they lie on each other, and the pairs that follow.
///
/// Functions run in an order that a file does not tell. A color that one function gives is seen on the
/// background that it gives itself, and on those of functions that leave the color as it is.
struct UIKitScreen {
  private let program: UIKitProgram
  private var pairs = ViewPairs()
  private var budget = 100_000
  /// The backgrounds of views that were looked up.
  private var known: [UIKitReceiver: [UIKitPaint]] = [:]

  /// How many colors of a kind a view may be given, by how many functions, and how many views may be
  /// behind it.
  private static let paintLimit = 64
  private static let bodyLimit = 16
  private static let chainLimit = 32

  init(_ program: UIKitProgram) { self.program = program }

  mutating func addPairs(to reading: inout UsageReading) {
    var foregrounds: [(UIKitReceiver, [UIKitPaint])] = []
    for view in program.painted {
      let all = lasting(program.paints[view] ?? [], &reading).map(resolved)
      for paint in all { pairs.give([paint.declaration()], &reading) }
      for role in ForegroundRole.allCases {
        let own = all.filter { $0.role == role }
        if !own.isEmpty { foregrounds.append((view, own)) }
      }
    }
    for (view, paints) in foregrounds { addPairs(of: view, paints, &reading) }
    pairs.finish(&reading)
  }

  /// Paints without those that the same function always replaces.
  private func lasting(
    _ paints: [UIKitPaint], _ reading: inout UsageReading
  ) -> [UIKitPaint] {
    var kept: [UIKitPaint] = []
    for paint in paints {
      kept.removeAll {
        $0.use == paint.use && $0.body == paint.body && $0.order < paint.order
          && paint.state.isPart(of: $0.state)
      }
      guard kept.count < Self.paintLimit else {
        reading.unfollow(.limit, paint.paint.text, as: paint.role, at: paint.place)
        continue
      }
      kept.append(paint)
    }
    return kept
  }

  /// The same, computed where it is the color of another view.
  private func resolved(_ paint: UIKitPaint) -> UIKitPaint {
    guard let source = paint.source, program.isView(source) else { return paint }
    return paint.with(.unknown(.computed, paint.paint.text))
  }

  // MARK: Pairs

  private mutating func addPairs(
    of view: UIKitReceiver, _ paints: [UIKitPaint], _ reading: inout UsageReading
  ) {
    let givers = bodies(of: paints)
    guard let chains = chains(from: view) else { return limit(paints, &reading) }
    for chain in chains {
      var behind: [[UIKitPaint]] = []
      for view in chain { behind.append(backgrounds(of: view, &reading)) }
      let changers = bodies(of: behind.flatMap(\.self))
      guard givers.count <= Self.bodyLimit, changers.count <= Self.bodyLimit, budget > 0 else {
        return limit(paints, &reading)
      }
      for giver in givers {
        let given = paints.filter { $0.body == giver }
        show(given, chain, behind, [giver], &reading)
        for changer in changers where changer != giver {
          let changed = paints.filter { $0.body == changer }
          if UsageState.cover(changed.map { $0.declaration() }) { continue }
          show(changed + given, chain, behind, [changer, giver], &reading)
        }
      }
    }
  }

  private func limit(_ paints: [UIKitPaint], _ reading: inout UsageReading) {
    for paint in paints {
      reading.unfollow(.limit, paint.paint.text, as: paint.role, at: paint.place)
    }
  }

  /// Adds the pairs after some functions ran, the last one first.
  private mutating func show(
    _ foregrounds: [UIKitPaint], _ chain: [UIKitReceiver], _ behind: [[UIKitPaint]],
    _ order: [Int], _ reading: inout UsageReading
  ) {
    budget -= 1
    let drawn = foregrounds.map { $0.declaration(age: $0.body == order[0] ? 1 : 0) }
    var layers: [PaintedStack.Layer] = []
    for (view, paints) in zip(chain, behind) {
      if let picture = picture(view, isFirst: view == chain[0]) { layers.append(picture) }
      let own = order.map { body in paints.filter { $0.body == body } }
      let others = paints.filter { !order.contains($0.body) }
      for group in own + [others] where !group.isEmpty {
        layers.append(.backgrounds(group.map { $0.declaration() }))
        // What ran before shows no more, also where this takes the background away.
        if group.contains(where: \.state.isRest) { break }
      }
      if let unknown = unknown(view) { layers.append(unknown) }
    }
    pairs.add(drawn, on: layers, &reading)
  }

  private func bodies(of paints: [UIKitPaint]) -> [Int] {
    var known: Set<Int> = []
    return paints.map(\.body).filter { known.insert($0).inserted }
  }

  // MARK: What lies behind

  /// A view with those that it is on, once for each way to the outermost one; nil for too many.
  private func chains(from view: UIKitReceiver) -> [[UIKitReceiver]]? {
    var open = [[view]]
    var found: [[UIKitReceiver]] = []
    while let chain = open.popLast() {
      let wholes = program.wholes(of: chain[chain.count - 1])
      guard found.count + open.count + wholes.count <= Self.bodyLimit else { return nil }
      let next = wholes.filter { !chain.contains($0) }
      if next.isEmpty || chain.count >= Self.chainLimit {
        found.append(chain)
      } else {
        open += next.reversed().map { chain + [$0] }
      }
    }
    return found
  }

  private mutating func backgrounds(
    of view: UIKitReceiver, _ reading: inout UsageReading
  ) -> [UIKitPaint] {
    if let known = known[view] { return known }
    let isFilled = UIKitViews.filledStyles.contains(style(of: view) ?? "")
    let own = [view] + program.surfaces(of: view)
    let found = own.flatMap { lasting(program.paints[$0] ?? [], &reading) }.map(resolved).filter {
      $0.use == .background || $0.use == .base && isFilled
    }
    known[view] = found
    return found
  }

  private func style(of view: UIKitReceiver) -> String? {
    let prefix = "UIButton.Configuration."
    guard let kind = program.kind(of: view), kind.hasPrefix(prefix) else { return nil }
    return String(kind.dropFirst(prefix.count))
  }

  /// What covers the background of a view, too.
  private func picture(_ view: UIKitReceiver, isFirst: Bool) -> PaintedStack.Layer? {
    if program.hasGradient(view) { return .unknown(.picture, "on a gradient") }
    guard let kind = program.kind(of: view), UIKitViews.pictures.contains(kind), !isFirst else {
      return nil
    }
    return .unknown(.picture, "on \(kind)")
  }

  /// What hides everything behind a view that has no background in this file; nil for nothing.
  private func unknown(_ view: UIKitReceiver) -> PaintedStack.Layer? {
    if let style = style(of: view) {
      return UIKitViews.plainStyles.contains(style)
        ? nil : .unknown(.component, "in a button that is \(style)")
    }
    let kind = program.kind(of: view)
    if program.wholes(of: view).isEmpty || isClear(kind) { return nil }
    return .unknown(.component, "in \(kind ?? view.name)")
  }

  /// Whether views of a kind have no background of their own, as far as this file says.
  private func isClear(_ kind: String?) -> Bool {
    var kind = kind
    for _ in 0..<8 {
      guard let name = kind else { return false }
      if UIKitViews.clear.contains(name) { return true }
      kind = program.superclass(of: name)
    }
    return false
  }
}
