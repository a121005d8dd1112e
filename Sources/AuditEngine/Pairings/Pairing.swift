import DesignTokens
package import SourceText

/// A foreground on a background stack, looked up among the tokens.
package struct Pairing: Sendable {
  /// The index of its rule among those of the report.
  package let rule: Int
  /// The foreground's name, `best of a, b`, or `a above luminance 0.5, else b`.
  package let foregroundName: String
  /// The names of the candidates, if they differ from the foreground's.
  private let choices: [String]
  /// The names of the background's layers, top first; the last may be `any` or a backdrop.
  package let backgroundNames: [String]
  /// The declared usage; nil if type styles decide.
  package let usage: Usage?
  /// The names of the type styles; empty if the usage decides.
  package let typeStyleNames: [String]
  /// The highest minimum in the policy above WCAG's.
  package let minimum: Double?
  /// The permutations in which it is judged, as in the policy.
  package let condition: ContextCondition
  /// The requirement that states it or suggests it.
  package let source: String?
  /// Why it is exempt, or what it is in the app.
  package let reason: String?
  /// Whether it has to be judged in every permutation.
  let isRequired: Bool
  /// Where it is declared.
  package let span: SourceSpan

  /// How the candidate is chosen; nil for the better one, and if there is only one.
  package let choice: ForegroundChoice?

  /// The foreground, or the candidates to choose from.
  let foregrounds: [TokenID]
  /// The index of the stack in the plan.
  let stack: Int
  let typeStyles: [TokenID]
  /// The contexts in which it is judged.
  let contexts: ContextSets
  let minimums: [(ratio: Double, contexts: ContextSets)]
  let claims: [(claim: DocumentedRatio, contexts: ContextSets)]

  /// The ratios that documentation states for it.
  package var documented: [DocumentedRatio] { claims.map(\.claim) }

  /// The background as a policy writes it: `a over b`.
  package var backgroundText: String { backgroundNames.joined(separator: " over ") }

  /// The names of the candidates; one if there is no choice.
  package var candidateNames: [String] { choices.isEmpty ? [foregroundName] : choices }

  /// Whether there is more than one candidate.
  package var hasChoice: Bool { choices.count > 1 }

  /// A pairing of a declaration.
  ///
  /// - Parameter candidateNames: empty for a single foreground.
  init(
    _ declaration: PairingDeclaration, rule: Int, foregroundName: String, candidateNames: [String],
    choice: ForegroundChoice? = nil, backgroundNames: [String], typeStyleNames: [String],
    foregrounds: [TokenID], stack: Int,
    typeStyles: [TokenID], contexts: ContextSets,
    minimums: [(ratio: Double, contexts: ContextSets)],
    claims: [(claim: DocumentedRatio, contexts: ContextSets)]
  ) {
    self.rule = rule
    self.foregroundName = foregroundName
    choices = candidateNames == [foregroundName] ? [] : candidateNames
    self.backgroundNames = backgroundNames
    usage = declaration.usage
    self.typeStyleNames = typeStyleNames
    minimum = minimums.isEmpty ? nil : minimums.map(\.ratio).max()
    condition = declaration.condition
    source = declaration.source
    reason = declaration.reason
    isRequired = declaration.isRequired
    span = declaration.span
    self.choice = choice
    self.foregrounds = foregrounds
    self.stack = stack
    self.typeStyles = typeStyles
    self.contexts = contexts
    self.minimums = minimums
    self.claims = claims
  }
}
