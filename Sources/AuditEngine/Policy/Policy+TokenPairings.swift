package import DesignTokens
package import SourceText

/// The pairings that token files contain in `$extensions["contrast-audit"]`: `{"pairings":
/// [{"background": "surface", "usage": "text", "rule": "TEXT-01"}]}`. The token itself is the
/// foreground, or the background if a foreground is named.
extension Policy {
  /// The rule of pairings that do not name one.
  package static let tokenRule = "token-pairings"

  /// The policy with the pairings of the tokens added to its rules, and those that the app's code shows.
  package func adding(
    pairingsOf catalog: TokenCatalog, diagnostics: inout DiagnosticList
  ) -> Policy {
    var reader = PolicyReader()
    var policy = self
    // The number of declarations of each token.
    var counts = [Int32](repeating: 0, count: catalog.tokenCount)
    for index in catalog.declarations.indices {
      counts[catalog.declarations[index].token.index] += 1
    }
    var seen: Set<TokenNote> = []
    for index in catalog.declarations.indices {
      guard let notes = catalog.declarations[index].notes.pairings else { continue }
      let token = catalog.declarations[index].token
      // A token that repeats its pairings in several layers declares them once.
      guard
        counts[token.index] == 1
          || seen.insert(TokenNote(token: token, pairings: notes)).inserted
      else { continue }
      policy.add(notes, beside: token, named: catalog.name(of: token), &reader)
    }
    for diagnostic in reader.diagnostics.all { diagnostics.append(diagnostic) }
    policy.addShownPairs()
    return policy
  }

  /// The pairings beside a token.
  private struct TokenNote: Hashable {
    let token: TokenID
    let pairings: JSONValue

    static func == (left: TokenNote, right: TokenNote) -> Bool {
      left.token == right.token && left.pairings.isWritten(like: right.pairings)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(token)
      pairings.hashLetters(into: &hasher)
    }
  }

  private mutating func add(
    _ notes: JSONValue, beside token: TokenID, named name: String, _ reader: inout PolicyReader
  ) {
    guard let values: TokenPairings = reader.object(notes) else { return }
    for value in values.pairings {
      let owner = PolicyName(text: name, span: value.span)
      guard
        let pairing = PairingDeclaration(value, beside: owner, token: token, &reader)
      else { continue }
      let id = pairing.rule?.text ?? Policy.tokenRule
      if let index = rules.firstIndex(where: { $0.id == id }) {
        rules[index].pairings.append(pairing)
      } else if let rule = pairing.rule {
        reader.diagnostics.error(
          "there is no rule '\(id)'" + NearestName.hint(for: id, among: rules.map(\.id)),
          at: rule.span)
      } else {
        var rule = Rule(
          PolicyName(text: id, span: value.span), title: "Pairings declared beside the tokens")
        rule.pairings = [pairing]
        rules.append(rule)
      }
    }
  }
}

/// What a token's file says of its pairings.
private struct TokenPairings: PolicyObject {
  static let title = "'contrast-audit' extension"
  static let fields: [PolicyField<TokenPairings>] = [
    PolicyField(
      "pairings", \.pairings,
      .list(PolicyForm<JSONValue>(shape: PairingDeclaration.shape) { value, _, _ in value }),
      "The pairings of the token.", expected: "a list of them")
  ]

  private(set) var pairings: [JSONValue] = []

  init(at place: PolicyName) {}
}
