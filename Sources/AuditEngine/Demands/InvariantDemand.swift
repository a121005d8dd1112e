import DesignTokens
import SourceText

/// The tokens keep their value along axes: `invariant`.
struct InvariantDemand: TokenDemand {
  static let key = "invariant"
  static let meaning = "The tokens keep their value along these axes."
  static let fields: [PolicyField<InvariantDemand>] = [
    PolicyField(
      "tokens", \.tokens, .names, "Names or patterns.",
      expected: "a name, a pattern or a list of them"),
    PolicyField("along", \.along, .names, "Axes.", expected: "an axis or a list of them"),
  ]

  private var tokens: [PolicyName] = []
  private var along: [PolicyName] = []
  private let span: SourceSpan

  init(at place: PolicyName) { span = place.span }

  var text: String { "\(tokens.list): the same value along \(along.list)" }

  var axes: [String] { along.map(\.text) }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    let tokens = tokens.flatMap { planner.anyTokens($0) }
    let axes = along.compactMap { planner.axis($0) }
    guard axes.count == along.count else { return nil }
    return TokenDemands.Planned(rule: rule, tokens: tokens) { [span] judge in
      zip(tokens, judge.values(of: tokens)).map { token, values in
        let name = judge.catalog.name(of: token)
        let axisNames = axes.map { judge.catalog.axes[$0].name }.joined(separator: " and ")
        guard let (first, second) = Self.difference(values, judge.permutations, along: axes) else {
          return StructuralResult(
            rule: rule, token: name, isMet: true,
            message: "'\(name)' keeps its value along \(axisNames)", span: span)
        }
        return StructuralResult(
          rule: rule, token: name, isMet: false,
          message: "'\(name)' varies along \(axisNames): \(values[first].text) in "
            + "\(judge.catalog.description(of: judge.permutations[first])), \(values[second].text) in "
            + judge.catalog.description(of: judge.permutations[second]),
          span: values[second].span ?? span)
      }
    }
  }

  /// Two permutations with different values that only the axes tell apart.
  private static func difference(
    _ values: [DemandJudge.Value], _ permutations: [Permutation], along axes: [Int]
  ) -> (Int, Int)? {
    var first: [[Int]: Int] = [:]
    for (index, permutation) in permutations.enumerated() {
      let rest = permutation.contexts.indices.map {
        axes.contains($0) ? -1 : permutation.contexts[$0]
      }
      guard let known = first[rest] else {
        first[rest] = index
        continue
      }
      if values[known].key != values[index].key { return (known, index) }
    }
    return nil
  }
}
