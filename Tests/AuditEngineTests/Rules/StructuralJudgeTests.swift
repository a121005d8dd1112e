import AuditEngine
import Testing

@Suite struct StructuralJudgeTests {
  /// Text is what WCAG 1.4.3 speaks of: whatever is set in a type style, at any size.
  @Test(arguments: [
    (#""usage": "text""#, Outcome.fail), (#""usage": "large-text""#, .fail),
    (#""typeStyles": "body""#, .fail), (#""typeStyles": "hero""#, .fail),
    (#""usage": "ui-component""#, .pass), (#""usage": "decoration""#, .pass),
  ])
  func `A color that is never to be text is none in any size`(
    use: String, outcome: Outcome
  ) throws {
    var tokens = try SampleTokens(["brand": "#000000", "page": "#FFFFFF"])
    tokens.style("body", 16, "px")
    tokens.style("hero", 40, "px")
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [
       {"id": "USE", "pairings": [{"foreground": "brand", "background": "page", \(use)}]},
       {"id": "NEVER", "neverText": {"tokens": "brand"}}]}
      """)
    let audit = SampleAudit(policy: policy, tokens: tokens)
    #expect(audit.report?.structural.map(\.outcome) == [outcome])
  }

  @Test func `Each value of a token is compared with what is documented beside that value`() throws
  {
    var tokens = try SampleTokens()
    tokens.vary("scheme", "light", "dark")
    try tokens.add(["page": "#FFFFFF"], documented: "#FFFFFF")
    try tokens.add(["page": "#000000"], in: ["scheme": "dark"], documented: "#000000")
    try tokens.add(["ink": "#111111"], documented: "#111111")
    try tokens.add(["ink": "#EEEEEE"], in: ["scheme": "dark"], documented: "#111111")
    let policy = try Policy.sample(
      #"{"tokens": ["tokens.json"], "rules": [{"id": "R", "documented": {}}]}"#)
    let audit = SampleAudit(policy: policy, tokens: tokens)
    #expect(audit.report?.structural.map(\.token) == ["page", "page", "ink", "ink"])
    #expect(audit.report?.structural.map(\.outcome) == [.pass, .pass, .pass, .fail])
    // What is named, and nothing else.
    let named = try Policy.sample(
      #"{"tokens": ["tokens.json"], "rules": [{"id": "R", "documented": {"tokens": "page"}}]}"#)
    let part = SampleAudit(policy: named, tokens: tokens)
    #expect(part.report?.structural.map(\.token) == ["page", "page"])
  }

  /// The checks of one rule are none of another's.
  @Test func `A rule that is asked for and judges nothing is an error beside one that does`() throws
  {
    var tokens = try SampleTokens(["ink": "#000000", "page": "#FFFFFF"])
    tokens.vary("scheme", "light", "dark")
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [
       {"id": "LIGHT", "pairings": [{"foreground": "ink", "background": "page", "usage": "text",
         "when": {"scheme": "light"}}]},
       {"id": "DARK", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]},
       {"id": "SAME", "invariant": {"tokens": "ink", "along": "scheme"}}]}
      """)
    for (context, isJudged) in [("light", true), ("dark", false)] {
      let audit = SampleAudit(
        policy: policy, tokens: tokens,
        options: AuditOptions(rules: ["LIGHT", "SAME"], contexts: ["scheme": [context]]))
      #expect((audit.report != nil) == isJudged, "\(audit.errors)")
      #expect(audit.errors.contains { $0.contains("nothing of the rule 'LIGHT'") } == !isJudged)
    }
  }
}
