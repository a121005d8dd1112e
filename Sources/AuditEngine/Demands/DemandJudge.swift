import ColorMath
import DesignTokens
import SourceText

/// Judges the demands of a plan, over all audited permutations.
final class DemandJudge {
  /// A token's value in one permutation.
  struct Value {
    /// Equal if the values are; never equal if they cannot be compared.
    let key: String
    let text: String
    let span: SourceSpan?
  }

  let plan: AuditPlan
  let catalog: TokenCatalog
  let permutations: [Permutation]
  let resolvers: PermutationResolvers
  /// The values of tokens in each permutation.
  private var known: [TokenID: [Value]] = [:]
  /// What could not be judged.
  private(set) var diagnostics = DiagnosticList()

  init(plan: AuditPlan, catalog: TokenCatalog, resolvers: PermutationResolvers) {
    self.plan = plan
    self.catalog = catalog
    self.resolvers = resolvers
    permutations = Array(plan.permutations)
  }

  func judge() -> [StructuralResult] { plan.demands.flatMap { $0.judge(self) } }

  /// The results of the demands that measure something.
  func measured() -> [StructuralResult] {
    plan.demands.filter(\.isMeasured).flatMap { $0.judge(self) }
  }

  /// The results in each permutation, one after another. A color that cannot be judged is an error:
  /// without its result the demand would pass.
  func inEachPermutation(
    _ judge: (DemandContext) throws(ResolutionError) -> [StructuralResult]
  ) -> [StructuralResult] {
    permutations.flatMap { permutation in
      let context = context(in: permutation)
      do throws(ResolutionError) {
        return try judge(context)
      } catch {
        report(error)
        return []
      }
    }
  }

  func context(in permutation: Permutation) -> DemandContext {
    DemandContext(
      plan: plan, catalog: catalog, permutation: permutation, resolver: resolver(in: permutation))
  }

  func report(_ error: ResolutionError) { diagnostics.append(error.diagnostic) }

  func resolver(in permutation: Permutation) -> TokenResolver {
    resolvers.resolver(in: permutation)
  }

  /// The values of tokens, one for each permutation. All at once, so that each permutation is
  /// resolved once.
  func values(of tokens: [TokenID]) -> [[Value]] {
    let missing = Set(tokens).filter { known[$0] == nil }
    for (index, permutation) in permutations.enumerated() where !missing.isEmpty {
      let resolver = resolver(in: permutation)
      for token in missing {
        known[token, default: []].append(value(of: token, resolver, index))
      }
    }
    return tokens.map { known[$0] ?? [] }
  }

  private func value(of token: TokenID, _ resolver: TokenResolver, _ index: Int) -> Value {
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
      key: value.value.canonical() ?? incomparable, text: value.value.summary, span: value.origin)
  }
}
