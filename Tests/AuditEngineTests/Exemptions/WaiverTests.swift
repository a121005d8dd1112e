import AuditEngine
import SourceText
import Testing

/// On white, `#777777` is 4.478 and `#000000` 21; `#FFFFFF` on `#777777` the same 4.478.
@Suite struct WaiverTests {
  /// Grey and black on page and card, in light and dark; grey fails in light alone.
  private func audit(
    _ waivers: String..., today: String? = "2026-03-01", rules: [String] = [],
    tokens: [String] = [], contexts: [String: [String]] = [:], grey: String = "#777777"
  ) throws -> SampleAudit {
    var sample = try SampleTokens()
    sample.vary("scheme", "light", "dark")
    try sample.add(["ink": "#000000", "grey": "\(grey)", "page": "#FFFFFF", "veil": "#FFFFFF80"])
    try sample.add(["grey": "#333333"], in: ["scheme": "dark"])
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [
      {"id": "TEXT-1", "pairings": [
      {"foreground": ["ink", "grey"], "background": ["page", "veil over page"], "usage": "text"}]},
      {"id": "ICON", "pairings": [
      {"foreground": "ink", "background": "page", "usage": "ui-component"},
      {"foreground": "grey", "background": "page", "usage": "decoration"}]},
      {"id": "SAME", "severity": "error", "invariant": {"tokens": "grey", "along": "scheme"}}],
      "waivers": [
      \(waivers.joined(separator: ",\n"))
      ]}
      """)
    var options = AuditOptions(rules: rules, tokens: tokens, contexts: contexts)
    options.today = today.flatMap { CalendarDate($0) }
    return SampleAudit(policy: policy, tokens: sample, options: options)
  }

  private func messages(_ audit: SampleAudit) -> [String] {
    audit.diagnostics.map(\.description)
  }

  private func count(_ outcome: Outcome, in audit: SampleAudit) -> Int {
    audit.outcomes.count { $0 == outcome }
  }

  @Test func `Without waivers grey fails on both backgrounds in light`() throws {
    let audit = try audit()
    #expect(count(.fail, in: audit) == 2)
    #expect(count(.waived, in: audit) == 0)
    #expect(messages(audit) == [])
  }

  @Test(arguments: [
    (#""rule": "TEXT-1""#, 2), (#""rule": "TEXT-*""#, 2), (#""rule": ["ICON", "TEXT-1"]"#, 2),
    (#""foreground": "grey""#, 2), (#""foreground": "gr*""#, 2), (#""background": "page""#, 1),
    (#""background": "veil over page""#, 1), (#""background": "* over page""#, 1),
    (#""background": "*""#, 1), (#""when": {"scheme": "light"}"#, 2),
    (#""foreground": "grey", "ratio": 4.47"#, 2),
    (#""foreground": "grey", "expires": "2026-03-01""#, 2),
    (
      #""rule": "TEXT-1", "foreground": "grey", "background": "page", "when": {"scheme": "light"}"#,
      1
    ),
  ])
  func `A waiver waives what it covers and nothing else`(scope: String, waived: Int) throws {
    let waiver = scope == #""background": "*""# ? #""rule": "T*", "background": "*""# : scope
    let audit = try audit("{\(waiver), \"reason\": \"known to all\"}")
    #expect(count(.waived, in: audit) == waived)
    #expect(count(.fail, in: audit) == 2 - waived)
    #expect(audit.report?.summary[.waived] == waived)
    #expect(audit.report?.summary[.fail] == 2 - waived)
    #expect(messages(audit) == [])
    for evaluation in audit.evaluations where evaluation.outcome == .waived {
      #expect(evaluation.judgement == .fail)
      #expect(evaluation.acceptance?.ground == .waiver(0))
    }
  }

  @Test func `A waiver of a whole rule covers its token checks`() throws {
    let audit = try audit(#"{"rule": "SAME", "reason": "r"}"#)
    #expect(audit.report?.structural.map(\.outcome) == [.waived])
    #expect(messages(audit) == [])
    // What is narrowed to pairings does not.
    let narrow = try self.audit(#"{"rule": "SAME", "foreground": "grey", "reason": "r"}"#)
    #expect(narrow.report?.structural.map(\.outcome) == [.fail])
    #expect(messages(narrow).count == 1)
  }

  @Test func `A waiver that has expired waives no token check`() throws {
    let audit = try audit(#"{"rule": "SAME", "reason": "r", "expires": "2026-02-28"}"#)
    #expect(audit.report?.structural.map(\.outcome) == [.fail])
    #expect(messages(audit) == ["policy.json:9:1: error: the waiver expired on 2026-02-28: r"])
  }

  @Test func `Of two waivers the first that holds is the ground`() throws {
    let audit = try audit(
      #"{"rule": ["SAME", "TEXT-1"], "reason": "r", "expires": "2026-02-28"}"#,
      #"{"rule": ["SAME", "TEXT-1"], "reason": "s"}"#,
      #"{"rule": ["SAME", "TEXT-1"], "reason": "t"}"#)
    #expect(audit.report?.structural.map { $0.acceptance?.ground } == [.waiver(1)])
    #expect(
      audit.evaluations.filter { $0.judgement == .fail }.map { $0.acceptance?.ground }
        == [.waiver(1), .waiver(1)])
  }

  @Test func `A waiver holds on its last day and is an error from the next`() throws {
    let waiver =
      #"{"foreground": "grey", "reason": "until the redesign", "owner": "design", "expires": "2026-02-28"}"#
    #expect(messages(try audit(waiver, today: "2026-02-28")) == [])
    let expired = try audit(waiver, today: "2026-03-01")
    #expect(count(.fail, in: expired) == 2)
    #expect(
      messages(expired) == [
        "policy.json:9:1: error: the waiver expired on 2026-02-28 (design): until the redesign"
      ])
    #expect(expired.report?.hasFindings(atLeast: .error) == true)
  }

  @Test func `Nothing expires unnoticed for want of a date`() throws {
    let audit = try audit(
      #"{"foreground": "grey", "reason": "r", "expires": "2999-01-01"}"#, today: nil)
    #expect(audit.report == nil)
    #expect(messages(audit).count == 1)
    #expect(messages(try self.audit(#"{"foreground": "grey", "reason": "r"}"#, today: nil)) == [])
  }

  @Test func `What is worse than pinned is not waived, and an error`() throws {
    let audit = try audit(#"{"foreground": "grey", "reason": "r", "ratio": 4.49}"#)
    #expect(count(.fail, in: audit) == 2)
    #expect(
      messages(audit) == [
        "policy.json:9:1: error: the waiver is pinned at 4.49:1, but grey on page has 4.47:1 in "
          + "light, and 1 more are worse: r"
      ])
  }

  /// #787878 on white is 4.415.
  @Test(arguments: [["#777777", "#787878"], ["#787878", "#777777"]])
  func `The worst of what is worse than pinned is named`(colors: [String]) throws {
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [{"id": "R", "pairings": [
       {"foreground": ["f", "g"], "background": "b", "usage": "text"}]}],
       "waivers": [{"rule": "R", "reason": "r", "ratio": 4.49}]}
      """)
    let audit = SampleAudit(
      policy: policy, tokens: try SampleTokens(["f": colors[0], "g": colors[1], "b": "#FFFFFF"]))
    let worst = colors[0] == "#787878" ? "f" : "g"
    #expect(
      messages(audit) == [
        "policy.json:3:14: error: the waiver is pinned at 4.49:1, but \(worst) on b has 4.41:1, "
          + "and 1 more are worse: r"
      ])
  }

  @Test func `Another waiver may cover what is worse than one is pinned at`() throws {
    let audit = try audit(
      #"{"foreground": "grey", "reason": "r", "ratio": 4.49}"#,
      #"{"rule": "TEXT-1", "reason": "s"}"#)
    #expect(count(.waived, in: audit) == 2)
    #expect(audit.report?.hasFindings(atLeast: .error) == true)
  }

  @Test func `A waiver of what passes is an error`() throws {
    let audit = try audit(#"{"foreground": "ink", "reason": "r"}"#)
    #expect(
      messages(audit) == [
        "policy.json:9:1: error: unused waiver: everything it covers passes: r"
      ])
    // One failure is enough.
    #expect(messages(try self.audit(#"{"background": "page", "reason": "r"}"#)) == [])
  }

  @Test(arguments: [
    (#""rule": "TEXT-2""#, "; there is no rule 'TEXT-2'; did you mean 'TEXT-1'?"),
    (#""rule": "TEST*""#, ""),
    (#""foreground": "gray""#, "; the token 'gray' does not exist; did you mean 'grey'?"),
    // Only a name can be one that does not exist.
    (#""foreground": "gray*""#, ""), (#""foreground": "best of ink, grey""#, ""),
    (#""background": "veil""#, ""),
    (#""rule": "SAME", "when": {"scheme": "dark"}"#, ""),
  ])
  func `A waiver of nothing is an error`(scope: String, why: String) throws {
    let audit = try audit("{\(scope), \"reason\": \"r\"}")
    #expect(messages(audit) == ["policy.json:9:1: error: the waiver covers nothing\(why): r"])
    #expect(audit.report?.hasFindings(atLeast: .error) == true)
  }

  @Test func `A context that does not exist is an error`() throws {
    let audit = try audit(#"{"when": {"scheme": "lihgt"}, "reason": "r"}"#)
    #expect(audit.report == nil)
    #expect(audit.errors.count == 1)
  }

  /// Whatever a filter leaves out, nothing is said of waivers that the whole run needs.
  @Test func `A filter makes no waiver look stale`() throws {
    let waivers = [
      #"{"foreground": "grey", "reason": "r"}"#,
      #"{"background": "veil over page", "reason": "r"}"#,
      #"{"rule": "SAME", "reason": "r"}"#,
    ]
    for contexts in [["scheme": ["dark"]], ["scheme": ["light"]]] {
      #expect(messages(try audit(waivers[0], waivers[1], waivers[2], contexts: contexts)) == [])
    }
    #expect(messages(try audit(waivers[0], waivers[1], waivers[2], rules: ["ICON"])) == [])
    #expect(messages(try audit(waivers[0], waivers[1], waivers[2], tokens: ["ink"])) == [])
    // What would be stale in the whole run is not said of a part of it either.
    let ink = #"{"foreground": "ink", "reason": "r"}"#
    #expect(messages(try audit(ink, contexts: ["scheme": ["dark"]])) == [])
    #expect(messages(try audit(ink)).count == 1)
  }

  @Test func `What depends on the backdrop can be waived, and stays undetermined`() throws {
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [{"id": "R", "pairings": [
       {"foreground": "f", "background": "b over any", "usage": "text"}]}],
       "waivers": [{"rule": "R", "reason": "r"}]}
      """)
    let tokens = try SampleTokens(["f": "#FFFFFF", "b": "#00000080"])
    let audit = SampleAudit(policy: policy, tokens: tokens)
    #expect(audit.outcomes == [.waived])
    #expect(audit.evaluations.map(\.judgement) == [.indeterminate])
  }
}
