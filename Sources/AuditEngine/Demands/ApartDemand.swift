import ColorMath
import DesignTokens
import SourceText

/// The colors contrast with each other, each with each or each with the next: `apart`.
struct ApartDemand: TokenDemand {
  static let key = "apart"
  static let isMeasured = true
  static let meaning =
    "The colors contrast with each other: parts of a chart, links in text, focused and unfocused."
  static let fields: [PolicyField<ApartDemand>] = [
    PolicyField(
      "tokens", \.tokens, .names, "Names or patterns: every two of these colors are compared."),
    PolicyField(
      "groups", \.groups, .list(.list(.name)),
      "Lists of names or patterns, such as pairs: only colors of the same list are compared."),
    PolicyField(
      "neighbors", \.comparesNeighbors, .flag,
      "Whether each color is compared only with the next: names in their order, those of a pattern "
        + "in the order in which they are declared.",
      default: "false"),
    PolicyField(
      "minimum", \.minimum, .leastRatio,
      "The contrast ratio that they need; that of the criterion unless said."),
    PolicyField(
      "criterion", \.criterion, .choice,
      "The success criterion that requires it, with 3:1: 1.4.11 (graphics), 1.4.1 (links, by "
        + "technique G183), 2.4.13 (focus, AAA)."),
    PolicyField(
      "background", \.backgrounds, .stacks,
      "What translucent colors lie on; each stack is judged, top first: 'a', 'a over b'."),
  ]
  static let alternatives: PolicyAlternatives? = .exactlyOne(
    of: ["tokens", "groups"], whenNone: "has neither tokens nor groups; expected one of them")

  private var tokens: [PolicyName] = []
  private var groups: [[PolicyName]] = []
  private var comparesNeighbors = false
  private var minimum: StatedNumber?
  private var criterion: Criterion?
  private var backgrounds: [PairingDeclaration.Stack] = []
  private let span: SourceSpan

  /// A success criterion on colors that are no foreground and background. [WCAG 2.2]
  private enum Criterion: String, CaseIterable, Sendable {
    /// Adjacent parts of a graphic.
    case nonText = "1.4.11"
    /// Links that only their color tells from the text around them, by technique G183.
    case useOfColor = "1.4.1"
    /// The same pixels focused and unfocused.
    case focusAppearance = "2.4.13"

    /// All three require the same.
    static let minimum = 3.0

    var text: String {
      switch self {
      case .nonText: "WCAG 1.4.11"
      case .useOfColor: "WCAG 1.4.1 by technique G183"
      case .focusAppearance: "WCAG 2.4.13, AAA"
      }
    }
  }

  init(at place: PolicyName) { span = place.span }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    guard criterion != nil else {
      if value["minimum"] == nil, value["criterion"] == nil {
        reader.diagnostics.error(
          "the check 'apart' has neither a minimum nor a criterion that states one; expected a "
            + "contrast ratio", at: span)
      }
      return
    }
    guard let minimum, minimum.value < Criterion.minimum, let criterion else { return }
    reader.diagnostics.error(
      "minimum is \(Requirement.text(minimum.value)), below the "
        + "\(Requirement.text(Criterion.minimum)) that \(criterion.text) requires; it can only be "
        + "higher",
      at: minimum.span)
  }

  private var required: Double { minimum?.value ?? Criterion.minimum }
  private var lists: [[PolicyName]] { groups.isEmpty ? [tokens] : groups }

  var text: String {
    let list = lists.map(\.list).joined(separator: "; ")
    let ground =
      backgrounds.isEmpty
      ? "" : " on \(backgrounds.map { $0.layers.list(" over ") }.joined(separator: ", "))"
    return "\(list)\(ground): \(comparesNeighbors ? "each and the next" : "every two") at least "
      + "\(Requirement.text(required)):1 apart\(criterion.map { " (\($0.text))" } ?? "")"
  }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    var found: [[ColorPair]] = []
    var isWhole = true
    for list in lists {
      let colors = planner.colors(list)
      if let pairs = planner.pairs(colors, neighbors: comparesNeighbors, at: list.span ?? span) {
        found.append(pairs)
      } else {
        isWhole = false
      }
    }
    guard isWhole, let grounds = planner.grounds(backgrounds) else { return nil }
    let (groups, required, name, span) = (found, required, criterion?.rawValue, span)
    let source = criterion.map { " (\($0.text))" } ?? ""
    let pairs = groups.reduce(0) { $0 + $1.count }
    return TokenDemands.Planned(
      rule: rule,
      tokens: groups.flatMap { $0.flatMap { [$0.first.id, $0.second.id] } }
        + grounds.flatMap(\.layers),
      comparisons: .exactly(planner.saturated(pairs, *, max(1, grounds.count)))
    ) { judge in
      judge.inEachPermutation { context throws(ResolutionError) in
        var results: [StructuralResult] = []
        for ground in grounds.orNone {
          for pairs in groups {
            results += try context.contrasts(
              of: pairs, on: ground, rule: rule, required: required, criterion: name, source,
              at: span)
          }
        }
        return results
      }
    }
  }
}

extension DemandContext {
  /// A result for each pair of colors beside each other.
  ///
  /// - Parameter source: what requires the ratio, in parentheses.
  func contrasts(
    of pairs: [ColorPair], on ground: DemandGround?, rule: Int, required: Double,
    criterion: String? = nil, _ source: String = "", at span: SourceSpan
  ) throws(ResolutionError) -> [StructuralResult] {
    // Each once: a color of a group is in many of its pairs.
    var known: [TokenID: SeenColor] = [:]
    for pair in pairs {
      for token in [pair.first, pair.second] where known[token.id] == nil {
        known[token.id] = try color(of: token.id, over: ground, at: span)
      }
    }
    return pairs.compactMap { pair in
      guard let first = known[pair.first.id], let second = known[pair.second.id] else { return nil }
      let found = first.contrast(beside: second)
      let isMet = found.meets(required)
      let names = "'\(pair.first.name)' \(first.text) and '\(pair.second.name)' \(second.text)"
      let place = ground.map { " on \($0.text)" } ?? ""
      return result(
        rule: rule, pair.text(on: ground), isMet: isMet,
        "\(names)\(place) have \(found.text(of: required, isMet: isMet))\(self.place)\(source)",
        value: found.worse, required: required, criterion: criterion, tokens: pair.names,
        origins: [first.origin, second.origin], at: span)
    }
  }
}

extension ContrastMeasurement {
  /// `1.71 of 3`: the lower of the two ratios, cut so that it never looks met if it is not.
  fileprivate func text(of required: Double, isMet: Bool) -> String {
    let ratio = ContrastRatio(worse)
    let words = isMet ? ratio.description : ratio.description(missing: required)
    return "\(words) of \(Requirement.text(required))"
      + (isBorderline(at: required) && exact.meets(required) ? " with 8 bits a channel" : "")
  }
}
