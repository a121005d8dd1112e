import AuditEngine
import DesignTokens
import SourceText
import Testing

@Suite struct AuditTests {
  private static let plain = "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"text\"}"

  @Test func `Every pairing is judged in every permutation in which it holds`() throws {
    var tokens = try SampleTokens()
    tokens.vary("theme", "a", "b", "c")
    tokens.vary("scheme", "light", "dark")
    try tokens.add(["f": "#000", "b": "#FFF"])
    let audit = try SampleAudit(
      """
      \(Self.plain),
      {"foreground": "b", "background": "f", "usage": "text", "when": {"scheme": "dark"}},
      {"foreground": "f", "background": "f", "usage": "decoration",
       "when": {"theme": ["a", "c"], "scheme": "light"}}
      """, tokens: tokens)
    let report = try #require(audit.report)
    #expect(report.evaluations.count { $0.pairing == 0 } == 6)
    #expect(report.evaluations.filter { $0.pairing == 1 }.map(\.permutation) == [1, 3, 5])
    #expect(report.evaluations.filter { $0.pairing == 2 }.map(\.permutation) == [0, 4])
    #expect(report.summary.evaluations == 9)
    #expect(report.summary[.pass] == 9)
    #expect(report.summary[.exempt] == 2)
  }

  @Test func `Tokens without axes are judged once`() throws {
    let audit = try SampleAudit(Self.plain, tokens: try SampleTokens(["f": "#000", "b": "#FFF"]))
    let report = try #require(audit.report)
    #expect(report.axes.isEmpty)
    #expect(report.permutations == [[]])
    #expect(report.evaluations.map(\.permutation) == [0])
  }

  @Test func `A context's tokens are the ones that are judged`() throws {
    var tokens = try SampleTokens(["b": "#FFF", "f": "#000"])
    tokens.vary("scheme", "light", "dark")
    try tokens.add(["f": "#777777"], in: ["scheme": "dark"])
    let audit = try SampleAudit(Self.plain, tokens: tokens)
    #expect(audit.outcomes == [.pass, .fail])
    #expect(audit.evaluations.map(\.foregroundOrigin.start.line) == [2, 3])
    #expect(audit.evaluations.map(\.backgroundOrigin.start.line) == [1, 1])
  }

  @Test func `The place to change is the end of a chain of aliases`() throws {
    var tokens = try SampleTokens(["b": "#FFF", "blue": "#777777"])
    tokens.alias("link", to: "blue")
    tokens.alias("f", to: "link")
    let audit = try SampleAudit(Self.plain, tokens: tokens)
    #expect(audit.outcomes == [.fail])
    #expect(audit.evaluations.map(\.foregroundOrigin.start.line) == [2])
  }

  // MARK: What keeps an audit from being done

  @Test func `One token that cannot be judged does not hide another`() throws {
    var tokens = try SampleTokens(["b": "#FFF"])
    tokens.style("caption", 12, "px")
    tokens.addValue("number", type: .number, .number(1))
    let audit = try SampleAudit(
      """
      {"foreground": "caption", "background": "b", "usage": "text"},
      {"foreground": "b", "background": "number", "usage": "text"},
      {"foreground": "b", "background": "b", "typeStyles": "number"},
      {"foreground": "b", "background": "b", "usage": "text"}
      """, tokens: tokens)
    #expect(audit.report == nil)
    #expect(
      audit.errors == [
        "tokens.json:2:1: error: 'caption' is a typography, not a color",
        "tokens.json:3:1: error: 'number' is a number, not a color",
        "tokens.json:3:1: error: 'number' is a number, not typography",
      ])
  }

  @Test func `A token without a value in a context is an error that names it`() throws {
    var tokens = try SampleTokens(["b": "#FFF"])
    tokens.vary("theme", "a", "b")
    try tokens.add(["f": "#000"], in: ["theme": "a"])
    let audit = try SampleAudit(Self.plain, tokens: tokens)
    #expect(audit.report == nil)
    #expect(
      audit.errors == [
        "policy.json:3:1: error: the token 'f' has no value in theme b; give it one there, or limit its use with 'when'"
      ])
  }

  @Test func `A circle among tokens that no pairing names leaves them unread`() throws {
    var tokens = try SampleTokens(["f": "#000", "b": "#FFF"])
    tokens.alias("x", to: "y")
    tokens.alias("y", to: "x")
    let audit = try SampleAudit(Self.plain, tokens: tokens)
    let report = try #require(audit.report)
    #expect(
      report.structural.map(\.message) == [
        "'x' is not read: the alias is circular: x → y → x"
      ])
    #expect(report.isOnlyIncomplete)
  }

  @Test func `An error from before keeps an audit from being done, and a warning does not`()
    throws
  {
    let policy = try Policy.sample(
      "{\"tokens\": [\"t\"], \"rules\": [{\"id\": \"R\", \"pairings\": [\(Self.plain)]}]}")
    for severity in [Diagnostic.Severity.warning, .error] {
      var diagnostics = DiagnosticList()
      let catalog = try SampleTokens(["f": "#000", "b": "#FFF"]).catalog(&diagnostics)
      diagnostics.append(Diagnostic(severity, "from a reader"))
      let report = Audit(policy: policy, catalog: catalog, diagnostics: &diagnostics)?
        .run(tool: ToolIdentity(name: "tool", version: "1"), diagnostics: &diagnostics)
      #expect((report == nil) == (severity == .error))
      #expect(report?.diagnostics.map(\.message) ?? ["from a reader"] == ["from a reader"])
    }
  }

  @Test func `The report carries the name and level that were asked for`() throws {
    let policy = try Policy.sample(
      """
      {"name": "App", "tokens": ["t"], "rules": [{"id": "R", "pairings": [\(Self.plain)]}]}
      """)
    let audit = SampleAudit(
      policy: policy, tokens: try SampleTokens(["f": "#000", "b": "#FFF"]),
      options: AuditOptions(level: .aaa))
    #expect(audit.report?.system == "App")
    #expect(audit.report?.level == .aaa)
  }

  @Test("A color that could not be read fails only what needs it, and is never overlooked")
  func unreadable() throws {
    var tokens = try SampleTokens(["ink": "#000000", "page": "#FFFFFF"])
    tokens.addValue("odd", type: .color, .unreadable("why it is not known"))
    tokens.alias("other", to: "odd")
    let unused = try SampleAudit(
      #"{"foreground": "ink", "background": "page", "usage": "text"}"#, tokens: tokens)
    #expect(unused.outcomes == [.pass])
    #expect(unused.errors.isEmpty)
    #expect(
      unused.diagnostics.filter { $0.message == "why it is not known" }.map(\.severity) == [
        .warning
      ])
    for foreground in ["odd", "other", "o*"] {
      let used = try SampleAudit(
        #"{"foreground": "\#(foreground)", "background": "page", "usage": "text"}"#,
        tokens: tokens)
      #expect(used.report == nil)
      #expect(used.errors.contains { $0.hasSuffix("error: why it is not known") })
    }
  }
}
