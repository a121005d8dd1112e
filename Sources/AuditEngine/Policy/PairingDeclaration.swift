public import SourceText

/// A pairing as the policy states it: alternatives, not yet looked up among the tokens.
public struct PairingDeclaration: Sendable {
  /// A token's name and where it is written.
  public struct Name: Sendable {
    /// The token's full name.
    public let text: String
    /// Where it is written.
    public let span: SourceSpan
  }

  /// A foreground: one token, or the better of several on each background.
  public struct Foreground: Sendable {
    /// The token, or the candidates.
    public let candidates: [Name]
    /// Whether the better candidate is chosen, as `{"best": […]}` says.
    public let isChosen: Bool
  }

  /// A background stack, top first.
  public struct Stack: Sendable {
    /// The layers, top first; the last may be `any` or the name of a backdrop.
    public let layers: [Name]
  }

  /// The foregrounds, each of which is judged on each background.
  public let foregrounds: [Foreground]
  /// The background stacks.
  public let backgrounds: [Stack]
  /// The usage; nil where the type styles decide.
  public let usage: Usage?
  /// The typography tokens in which the text is set; the strictest decides.
  public let typeStyles: [Name]
  /// Minimums above what the usage requires.
  public let minimums: [MinimumRatio]
  /// The permutations to judge it in.
  public let condition: ContextCondition
  /// What documentation states.
  public let claims: [DocumentedRatio]
  /// Why it is exempt, or where it comes from.
  public let reason: String?
  /// The whole declaration.
  public let span: SourceSpan
}
