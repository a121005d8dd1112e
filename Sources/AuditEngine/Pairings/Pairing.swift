import DesignTokens
public import SourceText

/// A foreground on a background stack, looked up among the tokens.
public struct Pairing: Sendable {
  /// The index of its rule among those of the report.
  public let rule: Int
  /// The foreground's name.
  public let foregroundName: String
  /// The names of the background's layers, top first.
  public let backgroundNames: [String]
  /// Whether what lies beneath the background is unknown.
  public let isOpen: Bool
  /// The declared usage; nil where type styles decide.
  public let usage: Usage?
  /// The names of the type styles; empty where the usage decides.
  public let typeStyleNames: [String]
  /// A minimum above what WCAG requires.
  public let minimum: Double?
  /// What documentation states.
  public let claims: [DocumentedRatio]
  /// Why it is exempt, or where it comes from.
  public let reason: String?
  /// Where the policy declares it.
  public let span: SourceSpan

  let foreground: TokenID
  /// The index of the stack in the plan.
  let stack: Int
  let typeStyles: [TokenID]
  /// For each axis of the catalogue, the contexts in which it is judged; nil for all.
  let contexts: [Set<Int>?]

  /// The background as a policy writes it: `a over b`.
  public var backgroundText: String {
    (backgroundNames + (isOpen ? ["any"] : [])).joined(separator: " over ")
  }

  func isJudged(in permutation: Permutation) -> Bool {
    zip(contexts, permutation.contexts).allSatisfy { $0?.contains($1) ?? true }
  }
}
