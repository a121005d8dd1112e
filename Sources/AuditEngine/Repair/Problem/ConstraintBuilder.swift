import ColorMath
import DesignTokens

/// Makes the constraints of pairings, permutation by permutation.
struct ConstraintBuilder {
  private let plan: AuditPlan
  private let effort: RepairEffort
  /// The paints of the current permutation.
  var paints: TokenPaints

  init(_ plan: AuditPlan, _ paints: TokenPaints, effort: RepairEffort) {
    self.plan = plan
    self.paints = paints
    self.effort = effort
  }

  /// Whether a pairing involves any variable.
  mutating func isWanted(
    _ index: Int, _ judge: ContrastJudge
  ) throws(ResolutionError) -> Bool {
    effort.spend(count(of: index) * RepairEffort.paint)
    // All of them: a paint also records whether its variable varies.
    var isWanted = false
    for token in plan.pairings[index].foregrounds
    where try paints.isWanted(token, in: judge.resolver) { isWanted = true }
    let stack = plan.pairings[index].stack
    for token in plan.stacks[stack].layers where try paints.isWanted(token, in: judge.resolver) {
      isWanted = true
    }
    for token in tokens(beneath: stack) where try paints.isWanted(token, in: judge.resolver) {
      isWanted = true
    }
    return isWanted
  }

  /// The number of colors of a pairing.
  private func count(of index: Int) -> Int {
    plan.pairings[index].foregrounds.count + plan.stacks[plan.pairings[index].stack].layers.count
  }

  /// What tells the constraint of a pairing from others.
  mutating func key(
    of index: Int, _ minimum: Double, _ judge: ContrastJudge
  ) throws(ResolutionError) -> ConstraintKey {
    let stack = plan.pairings[index].stack
    let candidates = plan.pairings[index].foregrounds
    let layers = plan.stacks[stack].layers
    let beneath: ConstraintKey.Beneath =
      switch plan.stacks[stack].beneath {
      case .nothing: .nothing
      case .anything: .anything
      case .backdrop(let index): .backdrop(Int32(index))
      }
    let below = tokens(beneath: stack)
    var others: [Int32] = []
    if candidates.count > 1 || layers.count > 1 || !below.isEmpty {
      others.append(Int32(candidates.count))
      for tokens in [candidates.dropFirst(), layers.dropFirst(), below[...]] {
        for token in tokens { others.append(try paints.number(of: token, in: judge.resolver)) }
      }
    }
    return ConstraintKey(
      minimum: minimum, beneath: beneath, choice: plan.pairings[index].choice,
      candidate: try paints.number(of: candidates[0], in: judge.resolver),
      layer: layers.isEmpty ? -1 : try paints.number(of: layers[0], in: judge.resolver),
      others: others)
  }

  /// What lies behind a foreground, by what tells it from others.
  struct BackgroundKey: Hashable {
    let beneath: BackgroundStack.Beneath
    let layers: [Int32]
  }

  /// What tells the background of a pairing from others.
  mutating func backgroundKey(
    of index: Int, _ judge: ContrastJudge
  ) throws(ResolutionError) -> BackgroundKey {
    let stack = plan.pairings[index].stack
    var layers: [Int32] = []
    effort.spend(count(of: index) * RepairEffort.paint)
    for token in plan.stacks[stack].layers + tokens(beneath: stack) {
      layers.append(try paints.number(of: token, in: judge.resolver))
    }
    return BackgroundKey(beneath: plan.stacks[stack].beneath, layers: layers)
  }

  /// The tokens of the backdrop beneath a stack.
  private func tokens(beneath stack: Int) -> [TokenID] {
    guard case .colors(let colors) = backdrop(of: plan.stacks[stack]) else { return [] }
    return colors.compactMap { if case .token(let token) = $0 { token } else { nil } }
  }

  /// The constraint of a pairing.
  ///
  /// - Parameter known: its background, if another pairing has the same.
  mutating func constraint(
    of index: Int, _ permutation: Permutation, _ minimum: Double,
    _ judge: ContrastJudge, on known: RepairBackground? = nil
  ) throws(ResolutionError) -> RepairConstraint {
    let pairing = plan.pairings[index]
    let background: RepairBackground
    if let known {
      background = known
    } else {
      background = try self.background(of: plan.stacks[pairing.stack], judge)
    }
    return RepairConstraint(
      pairing: index, permutation: permutation, minimum: minimum,
      candidates: try paints.paints(of: pairing.foregrounds, in: judge.resolver),
      choice: pairing.choice, on: background)
  }

  private mutating func background(
    of stack: BackgroundStack, _ judge: ContrastJudge
  ) throws(ResolutionError) -> RepairBackground {
    var beneath = RepairBackground.Beneath.nothing
    switch backdrop(of: stack) {
    case nil: break
    case .luminance(let range): beneath = .luminance(range)
    case .colors(let colors):
      var found: [RepairPaint] = []
      for color in colors {
        switch color {
        case .literal(let color): found.append(RepairPaint(color))
        case .token(let token): found += try paints.paints(of: [token], in: judge.resolver)
        }
      }
      beneath = .colors(found)
    }
    return RepairBackground(
      layers: try paints.paints(of: stack.layers, in: judge.resolver), beneath: beneath,
      effort: effort)
  }

  private func backdrop(of stack: BackgroundStack) -> PlannedBackdrop? {
    switch stack.beneath {
    case .nothing: nil
    case .anything: .luminance(0...1)
    case .backdrop(let index): plan.backdrops[index]
    }
  }
}
