import DesignTokens
public import SourceText

/// A foreground on a background stack, looked up among the tokens.
public struct Pairing: Sendable {
  /// The index of its rule among those of the report.
  public let rule: Int
  /// The foreground's name, `best of a, b`, or `a above luminance 0.5, else b`.
  public let foregroundName: String
  /// The names of the candidates where they are others than the foreground's.
  private let choices: [String]
  /// The names of the background's layers, top first; the last may be `any` or a backdrop.
  public let backgroundNames: [String]
  /// The declared usage; nil where type styles decide.
  public let usage: Usage?
  /// The names of the type styles; empty where the usage decides.
  public let typeStyleNames: [String]
  /// The greatest minimum that the policy sets anywhere above what WCAG requires.
  public let minimum: Double?
  /// The permutations in which it is judged, as the policy says it.
  public let condition: ContextCondition
  /// The requirement that states it, or from which it is inferred.
  public let source: String?
  /// Why it is exempt, or what it is in the app.
  public let reason: String?
  /// Where it is declared.
  public let span: SourceSpan

  /// How one of the candidates is chosen; nil for the better one, and where there is one only.
  public let choice: ForegroundChoice?

  /// The foreground, or the candidates of which one is chosen.
  let foregrounds: [TokenID]
  /// The index of the stack in the plan.
  let stack: Int
  let typeStyles: [TokenID]
  /// Where it is judged.
  let contexts: ContextSets
  let minimums: [(ratio: Double, contexts: ContextSets)]
  let claims: [(claim: DocumentedRatio, contexts: ContextSets)]

  /// The ratios that documentation states of it.
  public var documented: [DocumentedRatio] { claims.map(\.claim) }

  /// The background as a policy writes it: `a over b`.
  public var backgroundText: String { backgroundNames.joined(separator: " over ") }

  /// The names of the candidates; one where nothing is chosen.
  public var candidateNames: [String] { choices.isEmpty ? [foregroundName] : choices }

  /// Whether there is more than one candidate.
  public var hasChoice: Bool { choices.count > 1 }

  /// A pairing of a declaration.
  ///
  /// - Parameter candidateNames: empty for a foreground by itself.
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
