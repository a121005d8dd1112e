import TestSupport
import Testing

/// A row of `Fixtures/VaultMail/expected.tsv`: an evaluation of the built-in catalog, as another
/// implementation judges it.
struct ExpectedEvaluation {
  let rule: String
  /// Empty where the tokens do not vary.
  let theme: String
  let scheme: String
  let foreground: String
  /// The stack, top first.
  let background: String
  let usage: String
  let required: Double
  let ratio: Double
  let eightBitRatio: Double
  let outcome: String

  /// Identifies it as ``JSONReport/Result/name`` does.
  var name: String { [rule, theme, scheme, foreground, background, usage].joined(separator: "|") }

  static func all() throws -> [ExpectedEvaluation] {
    let lines = try Fixture.text("VaultMail/expected.tsv").split(separator: "\n")
    return try lines.dropFirst(2).map { line in
      let cells = line.split(separator: "\t").map(String.init)
      try #require(cells.count == 10, "\(line)")
      return ExpectedEvaluation(
        rule: cells[0], theme: cells[1], scheme: cells[2], foreground: cells[3],
        background: cells[4], usage: cells[5], required: try #require(Double(cells[6])),
        ratio: try #require(Double(cells[7])), eightBitRatio: try #require(Double(cells[8])),
        outcome: cells[9])
    }
  }

  /// How many there are.
  static func count() throws -> Int { try all().count }

  /// How many of them fail.
  static func failed() throws -> Int { try all().count { $0.outcome == "fail" } }
}
