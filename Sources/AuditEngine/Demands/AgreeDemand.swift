import DesignTokens
import SourceText

/// The tokens, or those of the same name under each prefix, have the same color: `agree`.
struct AgreeDemand: TokenDemand {
  static let key = "agree"
  static let meaning =
    "The tokens, or those of the same name under each prefix, have the same color."
  static let fields: [PolicyField<AgreeDemand>] = [
    PolicyField("tokens", \.tokens, .names, "Names or patterns of the tokens to compare."),
    PolicyField("prefixes", \.prefixes, .names, "What the names of the tokens begin with."),
  ]
  static let alternatives: PolicyAlternatives? = .atLeastOne(
    of: ["tokens", "prefixes"],
    whenNone: "has no tokens; expected a name, a pattern or a list of them, or prefixes")

  private var tokens: [PolicyName] = []
  /// Nil if the tokens are compared with each other.
  private var prefixes: [PolicyName]?
  private let span: SourceSpan

  init(at place: PolicyName) { span = place.span }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    if let prefixes, prefixes.count < 2 {
      reader.diagnostics.error("nothing to compare: expected two prefixes", at: span)
    }
  }

  var text: String {
    guard let prefixes else { return "\(tokens.list): all the same color" }
    return "\(tokens.isEmpty ? "all tokens" : tokens.list): the same color for the same name under "
      + "each of \(prefixes.list)"
  }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    let tokens = tokens.flatMap { planner.anyTokens($0) }
    let groups: [[TokenID]]
    if let prefixes {
      groups = self.groups(prefixes, &planner)
    } else {
      groups = [tokens]
      if tokens.count == 1 {
        planner.diagnostics.error(
          "nothing to compare: only one token; expected two or more", at: span)
      }
    }
    return TokenDemands.Planned(rule: rule, tokens: tokens + groups.joined()) { [span] judge in
      groups.map { Self.result($0, rule, judge, span) }
    }
  }

  /// The color tokens of each name that exists under every prefix. A name that is missing under one
  /// of them is reported.
  private func groups(
    _ prefixes: [PolicyName], _ planner: inout AuditPlanner
  ) -> [[TokenID]] {
    let catalog = planner.catalog
    let colors = planner.colorTokens.map { catalog.name(of: $0) }
    let sets = prefixes.map { prefix in
      Set(
        colors.filter { $0.hasPrefix(prefix.text) }.map { String($0.dropFirst(prefix.text.count)) })
    }
    for (prefix, names) in zip(prefixes, sets) where names.isEmpty {
      planner.diagnostics.error(
        "no color token begins with '\(prefix.text)'", at: prefix.span, nextStep: .listTokens)
    }
    var groups: [[TokenID]] = []
    for name in sets.reduce(into: Set<String>(), { $0.formUnion($1) }).sorted() {
      let missing = zip(prefixes, sets).filter { !$1.contains(name) }.map(\.0.text)
      if missing.isEmpty {
        groups.append(prefixes.compactMap { catalog.token(named: $0.text + name) })
      } else {
        planner.diagnostics.warning("there is no '\(missing[0])\(name)' to compare", at: span)
      }
    }
    if groups.isEmpty, !planner.diagnostics.hasErrors {
      planner.diagnostics.error(
        "no name exists under every prefix, so nothing would be compared", at: span)
    }
    return groups
  }

  // MARK: Judging

  private static func result(
    _ group: [TokenID], _ rule: Int, _ judge: DemandJudge, _ span: SourceSpan
  ) -> StructuralResult {
    let names = group.map { judge.catalog.name(of: $0) }
    let all = judge.values(of: group)
    var order: [String] = []
    var differing: [String: [Permutation]] = [:]
    var place: SourceSpan?
    for (index, permutation) in judge.permutations.enumerated() {
      let found = all.map { $0[index] }
      guard let other = found.indices.first(where: { found[$0].key != found[0].key }) else {
        continue
      }
      let difference = "\(text(names[0], found[0])) and \(text(names[other], found[other]))"
      if differing[difference] == nil { order.append(difference) }
      differing[difference, default: []].append(permutation)
      place = place ?? found[other].span ?? found[0].span
    }
    let message =
      order.isEmpty
      ? "\(names.map { "'\($0)'" }.joined(separator: " and ")) agree"
      : order.map { $0 + description(of: differing[$0] ?? [], judge) }.joined(separator: "; ")
    return StructuralResult(
      rule: rule, token: names.joined(separator: ", "), isMet: order.isEmpty, message: message,
      span: place ?? span)
  }

  /// ` in scheme dark`: the contexts of some permutations, without the axes that they cover
  /// completely; empty if none is left.
  private static func description(of some: [Permutation], _ judge: DemandJudge) -> String {
    let catalog = judge.catalog
    let members = Set(some)
    let axes = catalog.axes.indices.filter { axis in
      !some.allSatisfy { permutation in
        judge.plan.choices[axis].allSatisfy { context in
          var contexts = permutation.contexts
          contexts[axis] = context
          return members.contains(Permutation(contexts: contexts))
        }
      }
    }
    guard !axes.isEmpty else { return "" }
    var seen: Set<String> = []
    let parts = some.compactMap { permutation in
      let part = axes.map { axis in
        let axisContexts = catalog.axes[axis].contexts
        return "\(catalog.axes[axis].name) \(axisContexts[permutation.contexts[axis]])"
      }.joined(separator: ", ")
      return seen.insert(part).inserted ? part : nil
    }
    return " in " + parts.joined(separator: " and in ")
  }

  /// `'Theme.accent' is #3DAED3 (Theme.swift:5)`.
  private static func text(_ name: String, _ value: DemandJudge.Value) -> String {
    let place = value.span.map { " (\($0.file.path):\($0.start.line))" } ?? ""
    return "'\(name)' is \(value.text)\(place)"
  }
}
