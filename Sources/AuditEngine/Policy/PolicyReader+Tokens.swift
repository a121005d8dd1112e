public import DesignTokens
public import SourceText

/// Reads the pairings that token files carry in `$extensions["contrast-audit"]`:
/// `{"pairings": [{"background": "surface", "usage": "text", "rule": "TEXT-01"}]}`. The token itself
/// is the foreground, or the background where a foreground is named.
extension PolicyReader {
  /// The rule of pairings that name none.
  public static let tokenRule = "token-pairings"

  /// The policy with the pairings of the tokens added to its rules.
  public static func adding(
    pairingsOf catalog: TokenCatalog, to policy: Policy, diagnostics: inout DiagnosticList
  ) -> Policy {
    var reader = PolicyReader(file: policy.file)
    var policy = policy
    var seen: Set<[String]> = []
    for declaration in catalog.declarations {
      guard let notes = declaration.notes.pairings else { continue }
      let name = catalog.name(of: declaration.token)
      // A token that says the same in several of its layers says it once.
      guard seen.insert([name, notes.literal]).inserted else { continue }
      reader.addPairings(notes, beside: name, to: &policy)
    }
    for diagnostic in reader.diagnostics.all { diagnostics.append(diagnostic) }
    return policy
  }

  private mutating func addPairings(
    _ notes: JSONValue, beside token: String, to policy: inout Policy
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
            severity: .error, isOptional: false, pairings: [pairing], checks: [], span: value.span))
      }
    }
  }
}
