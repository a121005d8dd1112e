import DesignTokens
import SourceText

extension PairingDeclaration {
  /// A foreground: one token, the better of several on each background, or the one of two that the
  /// background's luminance chooses.
  package struct Foreground: Sendable {
    private let first: PolicyName
    private let others: [PolicyName]
    /// Whether it chooses a candidate, as `{"best": […]}` and `{"choose": …}` do.
    package let isChosen: Bool
    /// How it chooses; nil for the better one, and without a choice.
    package let choice: ForegroundChoice?

    /// The token, if it is already known because the pairing is declared beside it.
    private let known: TokenID?

    /// A single token.
    init(_ name: PolicyName, token: TokenID? = nil) {
      first = name
      known = token
      others = []
      isChosen = false
      choice = nil
    }

    /// The better of some candidates; nil for none.
    init?(bestOf candidates: [PolicyName]) {
      guard let first = candidates.first else { return nil }
      self.first = first
      others = Array(candidates.dropFirst())
      isChosen = true
      choice = nil
      known = nil
    }

    /// The dark or the light foreground, chosen by the background's luminance.
    init(dark: PolicyName, light: PolicyName, by choice: ForegroundChoice) {
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
    package var candidates: [PolicyName] { [first] + others }
  }
}

extension PolicyForm<PairingDeclaration.Foreground> {
  /// A name, `{"best": [names]}` or `{"choose": …}`.
  static let foreground = PolicyForm(
    shape: .named("foreground", .either([.string, ChosenForeground.shape]))
  ) { value, name, reader in
    guard value.kind == .object else {
      return PolicyForm<PolicyName>.name.read(value, name, &reader)
        .map { PairingDeclaration.Foreground($0) }
    }
    let chosen: ChosenForeground? = reader.object(value)
    return chosen?.foreground
  }
}
