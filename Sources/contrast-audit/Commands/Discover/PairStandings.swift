import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import UsageReaders

/// What a policy says of the pairs that code uses.
struct PairStandings {
  private let names: UsedNames
  private let judged: JudgedPairs
  private let catalog: TokenCatalog

  /// By all pairings of a policy, whatever the run is narrowed to; throws the errors of these.
  init(_ prepared: PreparedAudit) throws {
    var diagnostics = DiagnosticList()
    guard let plan = prepared.wholePlan(&diagnostics) else { throw ToolFailure(diagnostics.all) }
    names = UsedNames(prepared.catalog)
    judged = JudgedPairs(plan)
    catalog = prepared.catalog
  }

  /// The pairs with their tokens and what the policy says of them.
  func standing(_ pairs: [DiscoveredPair]) -> [DiscoveredPair] { pairs.map(standing) }

  private func standing(_ pair: DiscoveredPair) -> DiscoveredPair {
    var pair = pair
    let colors = [pair.first.foreground, pair.first.background]
    if colors.contains(where: { $0.notation == .literal }) {
      pair.standing = .literal
      return pair
    }
    let foregrounds = names.tokens(of: colors[0])
    let backgrounds = names.tokens(of: colors[1])
    guard let foreground = foregrounds.first, let background = backgrounds.first else {
      pair.standing = .unknown
      return pair
    }
    pair.foreground = catalog.name(of: foreground)
    pair.background = catalog.name(of: background)
    var best = JudgedPairs.Judgement.none
    for one in foregrounds {
      for other in backgrounds {
        let found = judged.judgement(of: one, on: other, as: pair.sufficientUsages)
        if found == .judged || best == .none { best = found }
        if best == .judged { break }
      }
      if best == .judged { break }
    }
    let isChanged = colors.contains { $0.opacity != nil }
    pair.judgement = best
    pair.standing =
      switch best {
      case .judged: isChanged ? .opacity : .judged
      case .exempt: .exempt
      default: .undeclared
      }
    return pair
  }
}
