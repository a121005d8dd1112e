import AuditEngine
import DesignTokens
import Reporters
import SourceText

/// A group of tokens: all whose names begin with its name.
struct GroupExplanation: Explanation {
  let text: String
  let members: [(String, String)]

  /// Nil if no token is in such a group.
  init?(_ name: String, in catalog: TokenCatalog, of report: AuditReport) {
    var name = name
    while let last = name.last, "./-".contains(last) { name.removeLast() }
    guard !name.isEmpty else { return nil }
    // A part of a name ends where the formats end it; in style sheets that is a hyphen.
    let tokens = [".", "/", "-"].lazy.map { separator in
      catalog.tokens.filter { catalog.name(of: $0).hasPrefix(name + separator) }
    }.first { !$0.isEmpty }
    guard let tokens else { return nil }
    let values = TokenValues(catalog, choices: report.choices)
    let entries = tokens.prefix(Self.limit).map { token in
      (name: catalog.name(of: token), entry: values.entry(for: token))
    }
    let rows = entries.map { ["  " + $0.name, $0.entry.values] }
    members = [
      ("kind", JSONText.string("group")), ("name", JSONText.name(name)),
      ("tokenCount", "\(tokens.count)"),
      (
        "tokens",
        JSONText.array(
          entries.map {
            JSONText.object([
              ("name", JSONText.name($0.name)), ("values", ExplanationJSON.values($0.entry)),
            ])
          })
      ),
    ]
    let more = tokens.count > Self.limit ? "  and \(tokens.count - Self.limit) more\n" : ""
    text =
      "\(name), a group of \(tokens.count) token\(tokens.count == 1 ? "" : "s")".inert + "\n\n"
      + ListCommand.table(rows) + more
  }

  /// How many tokens are listed; `list tokens` lists all.
  private static let limit = 500
}
