import DesignTokens
import SourceText

/// A token check with its names looked up among the tokens and axes.
struct PlannedCheck: Sendable {
  enum Demand: Sendable {
    case invariant(along: [Int])
    case neverText
    case documented
    case same([[TokenID]])
  }

  /// The index of its rule among those of the report.
  let rule: Int
  let demand: Demand
  let tokens: [TokenID]
  let span: SourceSpan
}
