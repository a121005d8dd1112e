import DesignTokens
package import SourceText

/// A pairing as written in the policy: alternatives, not yet looked up among the tokens.
package struct PairingDeclaration: Sendable {
  /// A token's name and its place.
  package struct Name: Sendable {
    /// The token's full name.
    package let text: String
    /// The place of the name.
    package let span: SourceSpan
  }

  /// A foreground: one token, the better of several on each background, or the one of two that the
  /// background's luminance chooses.
  package struct Foreground: Sendable {
    private let first: Name
    private let others: [Name]
    /// Whether it chooses a candidate, as `{"best": […]}` and `{"choose": …}` do.
    package let isChosen: Bool
    /// How it chooses; nil for the better one, and without a choice.
    package let choice: ForegroundChoice?

    /// The token, if it is already known because the pairing is declared beside it.
    private let known: TokenID?

    /// A single token.
    init(_ name: Name, token: TokenID? = nil) {
      first = name
      known = token
      others = []
      isChosen = false
      choice = nil
    }

    /// The better of some candidates; nil for none.
    init?(bestOf candidates: [Name]) {
      guard let first = candidates.first else { return nil }
      self.first = first
      others = Array(candidates.dropFirst())
      isChosen = true
      choice = nil
      known = nil
    }

    /// The dark or the light foreground, chosen by the background's luminance.
    init(dark: Name, light: Name, by choice: ForegroundChoice) {
      first = dark
      others = [light]
      isChosen = true
      self.choice = choice
      known = nil
    }

    /// The token, if there is no choice and its name exists.
    func token(in catalog: TokenCatalog) -> TokenID? {
      guard !isChosen else { return nil }
      return known ?? catalog.token(meantBy: first.text)
    }

    /// The token, or the candidates.
    package var candidates: [Name] { [first] + others }
  }

  /// A background stack, top first.
  package struct Stack: Sendable {
    private let top: Name
    private let below: [Name]

    /// Layers, top first.
    init(top: Name, below: [Name]) {
      self.top = top
      self.below = below
    }

    /// The layers, top first; the last may be `any` or the name of a backdrop.
    package var layers: [Name] { [top] + below }

    /// The layer, if there is only one.
    var token: Name? { below.isEmpty ? top : nil }
  }

  /// The foregrounds: each is judged on each background.
  package let foregrounds: [Foreground]
  /// The background stacks.
  package let backgrounds: [Stack]
  /// The usage; nil if the type styles decide.
  package let usage: Usage?
  /// The typography tokens in which the text is set; the strictest decides.
  package let typeStyles: [Name]
  /// Minimums above what the usage requires.
  package let minimums: [MinimumRatio]
  /// The permutations to judge it in.
  package let condition: ContextCondition
  /// What documentation states.
  package let claims: [DocumentedRatio]
  /// The requirement that states it or suggests it.
  package let source: String?
  /// Why it is exempt, or what it is in the app.
  package let reason: String?
  /// The whole declaration.
  package let span: SourceSpan
}

extension [PairingDeclaration.Name] {
  /// The names, for a description of a demand.
  var list: String { map(\.text).joined(separator: ", ") }
}
