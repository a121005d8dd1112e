import ColorMath
import DesignTokens
import SourceText

/// Every two of the colors look different, also to people with a color vision deficiency:
/// `distinguishable`.
struct DistinguishableDemand: TokenDemand {
  static let key = "distinguishable"
  static let isMeasured = true
  static let meaning =
    "Every two of the colors look different, also to people with a color vision deficiency."
  static let fields: [PolicyField<DistinguishableDemand>] = [
    PolicyField(
      "tokens", \.tokens, .names, "Names or patterns.",
      expected: "a name, a pattern or a list of them"),
    PolicyField(
      "vision", .list(.choice), "The kinds of color vision; all unless said.",
      default: "[\"normal\", \"protan\", \"deutan\", \"tritan\"]", assign: { $0.visions = $1 }),
    PolicyField(
      "severity", PolicyForm<StatedNumber>.number(0...1, isAboveStart: true, "more than 0, to 1"),
      "How weak the cones are, 1 is missing.", default: "1", assign: { $0.severity = $1.value }),
    PolicyField(
      "difference", \.difference, .choice,
      "The measure: ok is ΔEOK, where black and white differ by 1; ciede2000 by 100.",
      expected: "\"ok\" or \"ciede2000\""),
    PolicyField(
      "least", PolicyForm<StatedNumber>.number(0...100, isAboveStart: true, "more than 0, to 100"),
      "The least difference: the team's decision, for WCAG names none.", expected: "a number",
      assign: { $0.least = $1 }),
    PolicyField(
      "background", \.backgrounds, .stacks,
      "What translucent colors lie on; each stack is judged, top first: 'a', 'a over b'."),
  ]

  private var tokens: [PolicyName] = []
  private var visions = ColorVision.allCases
  private var severity = 1.0
  private var difference = ColorDifference.ok
  private var least: StatedNumber?
  private var backgrounds: [PairingDeclaration.Stack] = []
  private let span: SourceSpan

  init(at place: PolicyName) { span = place.span }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    guard let least, least.value > difference.greatest else { return }
    reader.diagnostics.error(
      "least is \(Requirement.text(least.value)), more than the "
        + "\(Requirement.text(difference.greatest)) between black and white in "
        + "\(difference.symbol)",
      at: least.span)
  }

  /// `protan`, or `protan 0.6` where the cones are weak.
  private func name(of vision: ColorVision) -> String {
    vision == .normal || severity == 1
      ? vision.rawValue : "\(vision.rawValue) \(Requirement.text(severity))"
  }

  var text: String {
    "\(tokens.list): every two differ by at least \(Requirement.text(least?.value ?? 0)) in "
      + "\(difference.symbol), for \(visions.map(name).joined(separator: ", ")) vision"
  }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    guard let least = least?.value else { return nil }
    let colors = planner.colors(tokens)
    guard let pairs = planner.pairs(colors, neighbors: false, at: tokens.span ?? span),
      let grounds = planner.grounds(backgrounds)
    else { return nil }
    // A kind that is named twice is judged once.
    var known: Set<ColorVision> = []
    let views = visions.filter { known.insert($0).inserted }
      .map { (vision: $0, name: name(of: $0)) }
    let count = planner.saturated(pairs.count, *, views.count)
    return TokenDemands.Planned(
      rule: rule, tokens: colors.map(\.id) + grounds.flatMap(\.layers),
      comparisons: .exactly(planner.saturated(count, *, max(1, grounds.count)))
    ) { [span, severity, difference] judge in
      judge.inEachPermutation { context throws(ResolutionError) in
        var results: [StructuralResult] = []
        for ground in grounds.orNone {
          var seen: [TokenID: SeenColor] = [:]
          for color in colors {
            seen[color.id] = try context.color(of: color.id, over: ground, at: span)
          }
          for view in views {
            let scene = Scene(
              seen, of: view.vision, view.name, severity: severity, difference, on: ground)
            results += pairs.compactMap {
              scene.result($0, least: least, rule: rule, in: context, at: span)
            }
          }
        }
        return results
      }
    }
  }

  // MARK: Judging

  /// The colors of one permutation as one kind of vision sees them.
  private struct Scene {
    private let seen: [TokenID: SeenColor]
    /// The coordinates of each color in both renderings.
    private let places: [TokenID: [SIMD3<Double>]]
    private let vision: String
    private let difference: ColorDifference
    private let ground: DemandGround?

    init(
      _ seen: [TokenID: SeenColor], of vision: ColorVision, _ name: String, severity: Double,
      _ difference: ColorDifference, on ground: DemandGround?
    ) {
      self.seen = seen
      self.vision = name
      self.difference = difference
      self.ground = ground
      places = seen.mapValues { color in
        [color.surface.exact, color.surface.eightBit].map {
          difference.coordinates(ofLinear: vision.linear($0, severity: severity))
        }
      }
    }

    /// The smaller of the differences in both renderings decides.
    func result(
      _ pair: ColorPair, least: Double, rule: Int, in context: DemandContext, at span: SourceSpan
    ) -> StructuralResult? {
      guard let first = seen[pair.first.id], let second = seen[pair.second.id],
        let start = places[pair.first.id], let end = places[pair.second.id]
      else { return nil }
      let found = zip(start, end).map { difference.between($0, $1) }
      let isMet = found.allSatisfy { $0 >= least }
      let value = found.allSatisfy(\.isFinite) ? found.min() ?? 0 : 0
      return context.result(
        rule: rule, "\(pair.text(on: ground)), \(vision) vision, \(difference.symbol)",
        isMet: isMet,
        "'\(pair.first.name)' \(first.text) and '\(pair.second.name)' \(second.text)"
          + "\(ground.map { " on \($0.text)" } ?? "") differ by "
          + "\(DistinguishableDemand.text(value, of: least, isMet: isMet)) in "
          + "\(difference.symbol) for \(vision) vision\(context.place)",
        value: value, required: least, tokens: pair.names,
        origins: [first.origin, second.origin], at: span)
    }
  }

  /// `0.0123 of 0.05`, cut so that it never looks met if it is not.
  fileprivate static func text(_ value: Double, of least: Double, isMet: Bool) -> String {
    let number = ContrastRatio(value)
    var decimals = 4
    while !isMet, decimals < 15, Double(number.truncated(decimals: decimals)) == least {
      decimals += 1
    }
    return "\(number.truncated(decimals: decimals)) of \(Requirement.text(least))"
  }
}
