package import DesignTokens
package import SourceText

/// Reads the pairings that token files contain in `$extensions["contrast-audit"]`: `{"pairings":
/// [{"background": "surface", "usage": "text", "rule": "TEXT-01"}]}`. The token itself is the
/// foreground, or the background if a foreground is named.
extension PolicyReader {
  /// The rule of pairings that do not name one.
  package static let tokenRule = "token-pairings"

  /// The policy with the pairings of the tokens added to its rules.
  package static func adding(
    pairingsOf catalog: TokenCatalog, to policy: Policy, diagnostics: inout DiagnosticList
  ) -> Policy {
    var reader = PolicyReader(file: policy.file)
    var policy = policy
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
      reader.addPairings(notes, beside: (catalog.name(of: token), token), to: &policy)
    }
    for diagnostic in reader.diagnostics.all { diagnostics.append(diagnostic) }
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

  private mutating func addPairings(
    _ notes: JSONValue, beside token: (name: String, token: TokenID), to policy: inout Policy
  ) {
    guard notes.expect(.object, "contrast-audit", &diagnostics) else { return }
    notes.expectKeys(among: ["pairings"], of: "contrast-audit", &diagnostics)
    for value in list(notes, "pairings", of: "contrast-audit") {
      guard let pairing = readPairing(value, beside: token) else { continue }
      var id = PolicyReader.tokenRule
      if let rule = value["rule"] {
        guard let name = rule.expectString("rule", &diagnostics) else { continue }
        guard policy.rules.contains(where: { $0.id == name }) else {
          diagnostics.error(
            "there is no rule '\(name)'"
              + NearestName.hint(for: name, among: policy.rules.map(\.id)),
            at: rule.span)
          continue
        }
        id = name
      }
      if let index = policy.rules.firstIndex(where: { $0.id == id }) {
        policy.rules[index].pairings.append(pairing)
      } else {
        policy.rules.append(
          Rule(
            id: id, title: "Pairings declared beside the tokens", source: nil, description: nil,
            severity: .error, isOptional: false, pairings: [pairing], demands: [], claims: [],
            span: value.span))
      }
    }
  }
}
