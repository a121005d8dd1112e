import ColorMath
package import DesignTokens

/// Every evaluation of a system as a formula over the places of its colors, as data: what a page
/// needs to judge again whatever somebody tries.
///
/// The formulas are those of the repair: what is tried by hand is measured as what a plan proposes.
package struct DeskModel {
  /// What a token paints.
  package enum Paint {
    /// A color; its variables are places by number.
    case color(ColorDerivation)
    case gradient(Gradient)
    /// A picture: any color.
    case anything
    case patches([Patch])
  }

  /// A background.
  package struct Ground: Hashable {
    /// The paints of its layers by number, top first.
    package let layers: [Int]
    package let beneath: Beneath
  }

  /// What lies beneath a background's layers.
  package enum Beneath: Hashable {
    case nothing
    case luminance(ClosedRange<Double>)
    /// One of these paints, by number.
    case paints([Int])
  }

  /// A foreground on a background with a demand: the same for all evaluations that depend on the same
  /// places in the same way.
  package struct Unit: Hashable {
    /// The paints of the candidates by number.
    package let foregrounds: [Int]
    package let choice: ForegroundChoice?
    /// The number of the background.
    package let ground: Int
    package let usage: Usage
    /// The required ratio; nil for what is exempt.
    package let minimum: Double?
  }

  /// The places, whether they can be followed or not.
  package let places: ColorPlaces
  package private(set) var paints: [Paint] = []
  package private(set) var grounds: [Ground] = []
  package private(set) var units: [Unit] = []
  /// For each evaluation of the report, its unit by number.
  package private(set) var unitOfEvaluation: [Int] = []
  /// For each evaluation, the ratio from which a waiver accepts its failure; nil without one.
  package private(set) var waivedFrom: [Double?] = []
  /// The audit of the system as it is.
  package let report: AuditReport

  /// Makes the formulas of what was judged.
  ///
  /// - Parameter report: the audit of what is prepared.
  package init(_ prepared: PreparedAudit, _ report: AuditReport) throws(ResolutionError) {
    self.report = report
    let plan = prepared.plan
    places = ColorPlaces(prepared, plan: plan)
    var numbers = Numbers()
    var paints = TokenPaints(
      prepared.catalog, indices: places.followed, variables: places.all.map(\.variable))
    let waivers = AppliedWaivers(
      prepared.policy.waivers, plan: plan, today: prepared.options.today)
    var next = 0
    for permutation in plan.permutations {
      let resolver = prepared.resolvers.resolver(in: permutation)
      paints.advance()
      // In the order in which the audit judged them.
      for index in plan.pairings.indices
      where plan.pairings[index].contexts.holds(in: permutation) {
        let (pairing, evaluation) = (plan.pairings[index], report.evaluations[next])
        next += 1
        var foregrounds: [Int] = []
        for token in pairing.foregrounds {
          foregrounds.append(try add(token, &paints, resolver, &numbers))
        }
        let stack = plan.stacks[pairing.stack]
        var layers: [Int] = []
        for token in stack.layers { layers.append(try add(token, &paints, resolver, &numbers)) }
        var beneath = Beneath.nothing
        switch stack.beneath {
        case .nothing: break
        case .anything: beneath = .luminance(0...1)
        case .backdrop(let number):
          switch plan.backdrops[number] {
          case .luminance(let range): beneath = .luminance(range)
          case .colors(let colors):
            var found: [Int] = []
            for color in colors {
              switch color {
              case .literal(let color): found.append(add(color, &numbers))
              case .token(let token): found.append(try add(token, &paints, resolver, &numbers))
              }
            }
            beneath = .paints(found)
          }
        }
        let unit = Unit(
          foregrounds: foregrounds, choice: pairing.choice,
          ground: Self.number(
            of: Ground(layers: layers, beneath: beneath), in: &grounds, &numbers.ofGround),
          usage: evaluation.usage, minimum: evaluation.requirement?.minimum)
        unitOfEvaluation.append(Self.number(of: unit, in: &units, &numbers.ofUnit))
        waivedFrom.append(waivers.floor(ofPairing: index, in: permutation))
      }
    }
  }

  /// What was added, by what tells it from others.
  private struct Numbers {
    var ofPaint: [Int32: Int] = [:]
    var ofColor: [SRGBColor: Int] = [:]
    var ofGround: [Ground: Int] = [:]
    var ofUnit: [Unit: Int] = [:]
  }

  private mutating func add(
    _ token: TokenID, _ known: inout TokenPaints, _ resolver: TokenResolver,
    _ numbers: inout Numbers
  ) throws(ResolutionError) -> Int {
    let key = try known.number(of: token, in: resolver)
    if let number = numbers.ofPaint[key] { return number }
    let paint = try known.paints(of: [token], in: resolver)[0]
    numbers.ofPaint[key] = paints.count
    paints.append(Paint(paint))
    return paints.count - 1
  }

  private mutating func add(_ color: SRGBColor, _ numbers: inout Numbers) -> Int {
    if let number = numbers.ofColor[color] { return number }
    numbers.ofColor[color] = paints.count
    paints.append(.color(.literal(color)))
    return paints.count - 1
  }

  private static func number<Element: Hashable>(
    of element: Element, in list: inout [Element], _ known: inout [Element: Int]
  ) -> Int {
    if let number = known[element] { return number }
    known[element] = list.count
    list.append(element)
    return list.count - 1
  }
}

extension DeskModel.Paint {
  fileprivate init(_ paint: RepairPaint) {
    switch paint {
    case .solid(let solid): self = .color(.literal(solid.exact))
    case .translucent(let color), .otherPaint(.solid(let color)): self = .color(.literal(color))
    case .variable(let index): self = .color(.variable(index))
    case .derived(let derivation), .patches(let derivation): self = .color(derivation)
    case .otherPaint(.gradient(let gradient, _)): self = .gradient(gradient)
    case .otherPaint(.anything): self = .anything
    case .otherPaint(.patches(let patches)): self = .patches(patches)
    }
  }
}
