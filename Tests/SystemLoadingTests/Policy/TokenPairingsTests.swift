import TestSupport
import Testing

/// Pairings that token files carry in `$extensions["contrast-audit"]`.
@Suite struct TokenPairingsTests {
  /// Tokens of which `ink`, in line 5, carries a note.
  private static func tokens(_ note: String, ink: String = "#767676") -> String {
    ##"""
    {
      "$type": "color",
      "page": {"$value": "#FFFFFF"},
      "card": {"$value": "#000000"},
      "ink": {"$value": "\##(ink)", "$extensions": {"contrast-audit": \##(note)}}
    }
    """##
  }

  private static let onPage = #"{"pairings": [{"background": "page", "usage": "text"}]}"#

  private func audit(
    _ note: String, policy: String? = nil
  ) throws -> SystemRun {
    try SystemRun(
      policy: policy, files: ["a.tokens.json": Self.tokens(note)],
      sources: policy == nil ? ["a.tokens.json"] : [])
  }

  private func summary(_ run: SystemRun) throws -> [String] {
    try JSONReport(run.output).results.map {
      "\($0.text("rule")) \($0.text("severity")): \($0.text("foreground")) on "
        + "\($0.background.joined(separator: " over ")), \($0.text("usage"))"
    }
  }

  @Test func `Tokens that carry their pairings need no policy`() throws {
    let run = try audit(Self.onPage)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try summary(run) == ["token-pairings error: ink on page, text"])
    let ratio = try JSONReport(run.output).results.first?.number("ratio") ?? 0
    #expect(abs(ratio - 4.542224959605253) < 1e-9)
    let failing = try SystemRun(
      policy: nil, files: ["a.tokens.json": Self.tokens(Self.onPage, ink: "#777777")],
      sources: ["a.tokens.json"])
    #expect(failing.status == 1)
  }

  @Test func `A policy may hold the sources alone`() throws {
    let run = try audit(Self.onPage, policy: #"{"tokens": ["a.tokens.json"]}"#)
    #expect(run.status == 0)
    #expect(try summary(run) == ["token-pairings error: ink on page, text"])
  }

  @Test func `A token with a foreground beside it is the background`() throws {
    let note = #"{"pairings": [{"foreground": ["page", "card"], "usage": "ui-component"}]}"#
    #expect(
      try summary(audit(note)) == [
        "token-pairings error: page on ink, ui-component",
        "token-pairings error: card on ink, ui-component",
      ])
  }

  @Test func `A pairing that names both sides leaves its token out`() throws {
    let note = #"{"pairings": [{"foreground": "page", "background": "card", "usage": "text"}]}"#
    #expect(try summary(audit(note)) == ["token-pairings error: page on card, text"])
  }

  private static let policy = """
    {"tokens": ["a.tokens.json"], "rules": [
      {"id": "SOFT", "severity": "warning", "pairings": [
        {"foreground": "page", "background": "card", "usage": "text"}]}]}
    """

  @Test func `A pairing may join a rule of the policy, or else stands under its own`() throws {
    let note = """
      {"pairings": [{"background": "page", "usage": "text", "rule": "SOFT"},
                    {"background": "card", "usage": "large-text"}]}
      """
    #expect(
      try summary(audit(note, policy: Self.policy)) == [
        "SOFT warning: page on card, text", "SOFT warning: ink on page, text",
        "token-pairings error: ink on card, large-text",
      ])
  }

  @Test func `A pairing that the policy has already is an error with both places`() throws {
    let note =
      #"{"pairings": [{"foreground": "page", "background": "card", "usage": "text", "rule": "SOFT"}]}"#
    let run = try audit(note, policy: Self.policy)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a.tokens.json:5:"))
    #expect(run.errors.contains("the rule 'SOFT' has 'page' on 'card' twice, first in line 3"))
  }

  @Test func `A token that says the same in several layers says it once`() throws {
    let run = try SystemRun(
      policy: #"{"tokens": ["a.tokens.json", {"path": "b.tokens.json", "overrides": true}]}"#,
      files: [
        "a.tokens.json": Self.tokens(Self.onPage).replacing(
          /^\s*{/, with: ##"{"own": {"$type": "color", "$value": "#000000"},"##),
        "b.tokens.json": Self.tokens(Self.onPage, ink: "#595959"),
      ])
    #expect(run.status == 0, "\(run.errors)")
    let results = try JSONReport(run.output).results
    #expect(results.count == 1)
    let layers = try #require(results.first?.members["layers"] as? [String: Any])
    #expect(layers["foreground"] as? String == "b.tokens.json")
    #expect(layers["background"] as? [String] == ["b.tokens.json"])
  }

  @Test(arguments: [
    ("3", "a 'contrast-audit' extension is a number"),
    ("{}", "the 'contrast-audit' extension has no pairings"),
    (#"{"pairings": []}"#, "pairings is an empty list"),
    (
      #"{"pairing": []}"#,
      "a 'contrast-audit' extension has no key 'pairing'; did you mean 'pairings'?"
    ),
    (#"{"pairings": [{"usage": "text"}]}"#, "the pairing has no background"),
    (
      #"{"pairings": [{"background": "page", "usage": "text", "rul": "SOFT"}]}"#,
      "a pairing has no key 'rul'; did you mean 'rule'?"
    ),
    (
      #"{"pairings": [{"background": "page", "usage": "text", "minimun": 7}]}"#,
      "a pairing has no key 'minimun'; did you mean 'minimum'?"
    ),
    (#"{"pairings": [{"background": "page"}]}"#, "the pairing has neither a usage nor typeStyles"),
    (
      #"{"pairings": [{"background": "paeg", "usage": "text"}]}"#, "the token 'paeg' does not exist"
    ),
    (
      #"{"pairings": [{"background": "page", "usage": "text", "rule": "SFOT"}]}"#,
      "there is no rule 'SFOT'; did you mean 'SOFT'?"
    ),
    (#"{"pairings": [{"background": "page", "usage": "text", "rule": 1}]}"#, "rule is"),
    (#"{"pairings": [{"background": "page", "usage": "texts"}]}"#, "usage is 'texts'"),
  ])
  func `A mistake beside a token is an error at its place in the token file`(
    note: String, message: String
  ) throws {
    let run = try audit(note, policy: Self.policy)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("a.tokens.json:5:"))
    #expect(run.errors.contains("error: \(message)"))
  }

  @Test func `A policy cannot name the rule of a pairing, which a token can`() throws {
    let policy = Self.policy.replacing(
      #""usage": "text"}"#, with: #""usage": "text", "rule": "X"}"#)
    let run = try audit(Self.onPage, policy: policy)
    #expect(run.status == 2)
    #expect(run.errors.contains("contrast-audit.json:3:67: error: a pairing has no key 'rule'"))
  }
}
