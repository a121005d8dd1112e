import DesignTokens
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

  /// A foreground: one token, the better of several on each background, or the one of two that the
  /// background's luminance chooses.
  public struct Foreground: Sendable {
    private let first: Name
    private let others: [Name]
    /// Whether one of the candidates is chosen, as `{"best": […]}` and `{"choose": …}` say.
    public let isChosen: Bool
    /// How it is chosen; nil for the better one, and where there is nothing to choose.
    public let choice: ForegroundChoice?

    /// The token by itself where it is known already, beside which the pairing stands.
    private let known: TokenID?

    /// A token by itself.
    init(_ name: Name, token: TokenID? = nil) {
      first = name
      known = token
      others = []
      isChosen = false
      choice = nil
    }

    /// The better of some candidates; nil where there are none.
    init?(bestOf candidates: [Name]) {
      guard let first = candidates.first else { return nil }
      self.first = first
      others = Array(candidates.dropFirst())
      isChosen = true
      choice = nil
      known = nil
    }

    /// The dark or the light foreground, as the background's luminance chooses.
    init(dark: Name, light: Name, by choice: ForegroundChoice) {
      first = dark
      others = [light]
      isChosen = true
      self.choice = choice
      known = nil
    }

    /// The token where there is nothing to choose and its name exists.
    func token(in catalog: TokenCatalog) -> TokenID? {
      guard !isChosen else { return nil }
      return known ?? catalog.token(named: first.text)
    }

    /// The token, or the candidates.
    public var candidates: [Name] { [first] + others }
  }

  /// A background stack, top first.
  public struct Stack: Sendable {
    private let top: Name
    private let below: [Name]

    /// Layers, top first.
    init(top: Name, below: [Name]) {
      self.top = top
      self.below = below
    }

    /// The layers, top first; the last may be `any` or the name of a backdrop.
    public var layers: [Name] { [top] + below }

    /// The layer where there is one only.
    var token: Name? { below.isEmpty ? top : nil }
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
  /// The requirement that states it, or from which it is inferred.
  public let source: String?
  /// Why it is exempt, or what it is in the app.
  public let reason: String?
  /// The whole declaration.
  public let span: SourceSpan
}
