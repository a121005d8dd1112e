import ColorMath
import DesignTokens
import SourceText

/// Judges token checks, over all audited permutations.
struct StructuralJudge {
  let plan: AuditPlan
  let catalog: TokenCatalog
  let permutations: [Permutation]

  init(plan: AuditPlan, catalog: TokenCatalog) {
    self.plan = plan
    self.catalog = catalog
    permutations = Array(Permutations(choices: plan.choices))
  }

  func judge() -> [StructuralResult] {
    plan.checks.flatMap { check in
      switch check.demand {
      case .invariant(let axes): check.tokens.map { invariant($0, along: axes, of: check) }
      case .neverText: neverText(check)
      case .documented: check.tokens.flatMap { documented($0, of: check) }
      case .same(let groups): groups.map { same($0, of: check) }
      }
    }
  }

  // MARK: Values

  /// A token's value in one permutation.
  private struct Value {
    /// Equal if the values are; never equal if they cannot be compared.
    let key: String
    let text: String
    let span: SourceSpan?
  }

  private func values(of token: TokenID) -> [Value] {
    permutations.enumerated().map { index, permutation in
      let resolver = TokenResolver(catalog, in: permutation)
      guard let declaration = resolver.declaration(of: token) else {
        return Value(key: "", text: "nothing", span: nil)
      }
      let incomparable = "incomparable \(token.index) \(index)"
      let value: ResolvedToken
      do throws(ResolutionError) {
        value = try resolver.value(of: token)
      } catch {
        return Value(
          key: incomparable, text: "what cannot be resolved (\(error.message))",
          span: declaration.value.span)
      }
      // Anything that is not a color is compared by its value.
      if let color = try? resolver.color(of: token) {
        return Value(
          key: "\(color.color.eightBitSteps)", text: color.color.cssText, span: color.origin)
      }
      return Value(
        key: value.value.canonical() ?? incomparable,
        text: value.value.summary,
        span: value.origin)
    }
  }

  private func invariant(
    _ token: TokenID, along axes: [Int], of check: PlannedCheck
  ) -> StructuralResult {
    let name = catalog.name(of: token)
    var first: [[Int]: (value: Value, permutation: Permutation)] = [:]
    for (permutation, value) in zip(permutations, values(of: token)) {
      let rest = permutation.contexts.indices.map {
        axes.contains($0) ? -1 : permutation.contexts[$0]
      }
      guard let known = first[rest] else {
        first[rest] = (value, permutation)
        continue
      }
      guard known.value.key != value.key else { continue }
      let axisNames = axes.map { catalog.axes[$0].name }.joined(separator: " and ")
      return StructuralResult(
        rule: check.rule, token: name, isMet: false,
        message: "'\(name)' varies along \(axisNames): \(known.value.text) in "
          + "\(catalog.description(of: known.permutation)), \(value.text) in "
          + catalog.description(of: permutation),
        span: value.span ?? check.span)
    }
    let axisNames = axes.map { catalog.axes[$0].name }.joined(separator: " and ")
    return StructuralResult(
      rule: check.rule, token: name, isMet: true,
      message: "'\(name)' keeps its value along \(axisNames)",
      span: check.span)
  }

  // MARK: Aliases

  /// Every token that a text foreground points to, with the chain of aliases.
  private func neverText(_ check: PlannedCheck) -> [StructuralResult] {
    let targets = catalog.aliasTargets
    var chains: [TokenID: (chain: [String], pairing: Pairing)] = [:]
    for pairing in plan.declaredPairings
    where pairing.usage == nil || pairing.usage == .text || pairing.usage == .largeText {
      for foreground in pairing.foregrounds {
        var rest = [(token: foreground, chain: [catalog.name(of: foreground)])]
        while let (token, chain) = rest.popLast() {
          guard chains[token] == nil else { continue }
          chains[token] = (chain, pairing)
          rest += targets[token].map { ($0, chain + [catalog.name(of: $0)]) }
        }
      }
    }
    return check.tokens.map { token in
      let name = catalog.name(of: token)
      guard let (chain, pairing) = chains[token] else {
        return StructuralResult(
          rule: check.rule, token: name, isMet: true,
          message: "'\(name)' is never the color of text",
          span: check.span)
      }
      let route = chain.count > 1 ? ", by \(chain.joined(separator: " → "))" : ""
      return StructuralResult(
        rule: check.rule, token: name, isMet: false,
        message: "'\(name)' is the color of text on \(pairing.backgroundText)\(route)",
        span: pairing.span)
    }
  }

  // MARK: Documentation and agreement

  private func documented(_ token: TokenID, of check: PlannedCheck) -> [StructuralResult] {
    let name = catalog.name(of: token)
    var results: [StructuralResult] = []
    for declaration in catalog.declarations where declaration.token == token {
      guard let documented = declaration.notes.documented else { continue }
      let resolver = permutations.lazy.map { TokenResolver(self.catalog, in: $0) }
        .first { $0.declaration(of: token)?.value.span == declaration.value.span }
      // A value that applies in no audited permutation is not judged.
      guard let resolver else { continue }
      // Without a color on either side the check fails.
      let found = try? resolver.color(of: token).color
      let stated = try? SRGBColor(hex: documented.text)
      let isMet = found != nil && stated != nil && stated?.eightBitSteps == found?.eightBitSteps
      let value = found?.cssText ?? "no color"
      results.append(
        StructuralResult(
          rule: check.rule, token: name, isMet: isMet,
          message: isMet
            ? "'\(name)' is \(value), as documented"
            : "'\(name)' is documented as \(documented.text), but is \(value)",
          span: documented.span))
    }
    return results
  }

  private func same(_ group: [TokenID], of check: PlannedCheck) -> StructuralResult {
    let names = group.map { catalog.name(of: $0) }
    let all = group.map { values(of: $0) }
    var order: [String] = []
    var differing: [String: [Permutation]] = [:]
    var place: SourceSpan?
    for (index, permutation) in permutations.enumerated() {
      let found = all.map { $0[index] }
      guard let other = found.indices.first(where: { found[$0].key != found[0].key }) else {
        continue
      }
      let difference = "\(text(names[0], found[0])) and \(text(names[other], found[other]))"
      if differing[difference] == nil { order.append(difference) }
      differing[difference, default: []].append(permutation)
      place = place ?? found[other].span ?? found[0].span
    }
    let isMet = order.isEmpty
    let message =
      isMet
      ? "\(names.map { "'\($0)'" }.joined(separator: " and ")) agree"
      : order.map { $0 + description(of: differing[$0] ?? []) }.joined(separator: "; ")
    return StructuralResult(
      rule: check.rule, token: names.joined(separator: ", "), isMet: isMet, message: message,
      span: place ?? check.span)
  }

  /// ` in scheme dark`: the contexts of some permutations, without the axes that they cover
  /// completely; empty if none is left.
  private func description(of some: [Permutation]) -> String {
    let members = Set(some)
    let axes = catalog.axes.indices.filter { axis in
      !some.allSatisfy { permutation in
        plan.choices[axis].allSatisfy { context in
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
  private func text(_ name: String, _ value: Value) -> String {
    let place = value.span.map { " (\($0.file.path):\($0.start.line))" } ?? ""
    return "'\(name)' is \(value.text)\(place)"
  }
}
