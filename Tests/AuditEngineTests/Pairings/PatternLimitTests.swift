import AuditEngine
import DesignTokens
import SourceText
import Testing

/// How many comparisons of names the patterns of a policy may take.
@Suite struct PatternLimitTests {
  /// The errors of pairings by patterns, of which each has so many wildcards, on a name of 20,000 letters.
  private func errors(_ patterns: Int, wildcards: Int) throws -> [String] {
    var tokens = try SampleTokens(["page": "#FFF"])
    try tokens.add([String(repeating: "x", count: 20_000): "#000"])
    let pairings = (0..<patterns).map { number in
      let pattern =
        "x" + String(repeating: "*x", count: wildcards) + String(repeating: "x", count: number)
      return #"{"foreground": "\#(pattern)", "background": "page", "usage": "text"}"#
    }
    var diagnostics = DiagnosticList()
    let catalog = tokens.catalog(&diagnostics)
    let policy = try Policy.sample(
      #"{"tokens": ["t"], "rules": [{"id": "R", "pairings": [\#(pairings.joined(separator: ",\n"))]}]}"#
    )
    _ = AuditPlan(
      policy: policy, catalog: catalog, options: AuditOptions(), diagnostics: &diagnostics)
    return diagnostics.all.map(\.message)
  }

  @Test func `Patterns that take too many comparisons are one error`() throws {
    #expect(
      try errors(3, wildcards: 600).filter { $0.contains("comparisons") } == [
        "the patterns of the policy take too many comparisons with the names of 2 tokens; write fewer or "
          + "shorter ones"
      ])
    #expect(try !errors(1, wildcards: 20).contains { $0.contains("comparisons") })
  }
}
