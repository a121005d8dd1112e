import AuditEngine
import DesignTokens
import SourceText

/// A group of tokens: all whose names begin with its name.
struct GroupExplanation {
  let text: String

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
    let rows = tokens.prefix(Self.limit).map { token in
      ["  " + catalog.name(of: token), values.entry(for: token).values]
    }
    let more = tokens.count > Self.limit ? "  and \(tokens.count - Self.limit) more\n" : ""
    text =
      "\(name), a group of \(tokens.count) token\(tokens.count == 1 ? "" : "s")".inert + "\n\n"
      + ListCommand.table(rows) + more
  }

  /// How many tokens are listed; `list tokens` lists all.
  private static let limit = 500
}
