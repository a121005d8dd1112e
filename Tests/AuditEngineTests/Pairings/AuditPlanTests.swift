import AuditEngine
import DesignTokens
import SourceText
import Testing

@Suite struct AuditPlanTests {
  /// `text`, `muted`, `page`, `tint` in themes a and b and schemes light and dark.
  private static func tokens() throws -> SampleTokens {
    var tokens = try SampleTokens()
    tokens.vary("theme", "a", "b")
    tokens.vary("scheme", "light", "dark")
    try tokens.add(["text": "#000", "muted": "#444", "page": "#FFF", "tint": "#00F3"])
    tokens.style("caption", 12, "px")
    return tokens
  }

  private static let plain = """
    {"foreground": "text", "background": "page", "usage": "text"}
    """

  /// The plan of a policy with a rule `R` of the given pairings and a rule `OTHER`.
  private func plan(
    _ pairings: String, options: AuditOptions = AuditOptions()
  ) throws -> (plan: AuditPlan, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticList()
    let catalog = try Self.tokens().catalog(&diagnostics)
    let policy = try Policy.sample(
      """
      {"tokens": ["t"], "rules": [
       {"id": "R", "pairings": [
      \(pairings)
       ]},
       {"id": "OTHER", "pairings": [
        {"foreground": "muted", "background": "page", "usage": "text", "when": {"theme": "a"}}]}]}
      """)
    let plan = AuditPlan(
      policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    return (plan, diagnostics.all)
  }

  // MARK: Expansion

  @Test func `Lists mean every foreground on every background`() throws {
    let (plan, diagnostics) = try plan(
      """
      {"foreground": ["text", "muted"], "background": ["page", "tint over page", "tint over any"],
       "usage": "text"}
      """)
    #expect(diagnostics.isEmpty)
    #expect(
      plan.pairings.map { "\($0.foregroundName) on \($0.backgroundText)" } == [
        "text on page", "text on tint over page", "text on tint over any",
        "muted on page", "muted on tint over page", "muted on tint over any", "muted on page",
      ])
    #expect(plan.pairings[2].backgroundNames == ["tint", "any"])
    #expect(plan.pairings.map { plan.rules[$0.rule].id }.suffix(2) == ["R", "OTHER"])
    #expect(plan.choices == [[0, 1], [0, 1]])
  }

  // MARK: Limits

  @Test func `A stack that multiplies out to more than can be judged is counted, not built`() throws
  {
    // 4^20 stacks.
    let stack = Array(repeating: "*", count: 20).joined(separator: " over ")
    let (plan, diagnostics) = try plan(
      """
      {"foreground": "text", "background": "\(stack)", "usage": "text"},
      {"foreground": "text", "background": "tint over any", "usage": "text"}
      """)
    #expect(
      diagnostics.map(\.description) == [
        "policy.json:3:1: error: the pairings add up to 1099511627776 here, 1 foregrounds on "
          + "1099511627776 backgrounds in this one; at most 200000 can be judged at once: name fewer, or split the policy"
      ])
    #expect(plan.pairings.count == 1)
  }

  @Test func `A background has at most 64 layers`() throws {
    for (count, fits) in [(64, true), (65, false)] {
      let stack = Array(repeating: "tint", count: count).joined(separator: " over ")
      let (_, diagnostics) = try plan(
        "{\"foreground\": \"text\", \"background\": \"\(stack)\", \"usage\": \"text\"}")
      #expect(diagnostics.isEmpty == fits)
    }
  }

  /// Each is held against the first only: this is over in a moment, and was not.
  @Test func `A pairing may be repeated 20,000 times, and each time is an error`() throws {
    let (plan, diagnostics) = try plan(
      Array(repeating: Self.plain, count: 20_000).joined(separator: ",\n"))
    #expect(diagnostics.count == 19_999)
    #expect(diagnostics.last?.message.contains("first in line 3;") == true)
    #expect(plan.pairings.count == 2)
  }

  // MARK: Twice the same

  @Test(arguments: [
    // The same in all contexts, in a list, and written in two ways.
    ["\(plain)", "\(plain)"],
    ["{\"foreground\": [\"text\", \"text\"], \"background\": \"page\", \"usage\": \"text\"}"],
    ["{\"foreground\": \"text\", \"background\": [\"page\", \"page\"], \"usage\": \"text\"}"],
    // With another minimum or reason, it is still judged twice.
    [
      plain,
      "{\"foreground\": \"text\", \"background\": \"page\", \"usage\": \"text\", \"minimum\": 7}",
    ],
    // In contexts that overlap.
    [plain, when("{\"theme\": \"b\"}")],
    [when("{\"theme\": \"a\"}"), when("{\"scheme\": \"dark\"}")],
    [when("{\"theme\": [\"a\", \"b\"]}"), when("{\"theme\": \"b\"}")],
  ])
  func `A pairing that would be judged twice is an error with both lines`(
    _ pairings: [String]
  ) throws {
    let (_, diagnostics) = try plan(pairings.joined(separator: ",\n"))
    #expect(
      diagnostics.map(\.description) == [
        "policy.json:\(pairings.count + 2):1: error: the rule 'R' has 'text' on 'page' twice, "
          + "first in line 3; remove one"
      ])
  }

  @Test(arguments: [
    [when("{\"theme\": \"a\"}"), when("{\"theme\": \"b\"}")],
    [
      when("{\"theme\": \"b\", \"scheme\": \"dark\"}"),
      when("{\"theme\": \"b\", \"scheme\": \"light\"}"),
    ],
    [plain, "{\"foreground\": \"text\", \"background\": \"page\", \"usage\": \"ui-component\"}"],
    [plain, "{\"foreground\": \"text\", \"background\": \"page\", \"typeStyles\": \"caption\"}"],
    [plain, "{\"foreground\": \"text\", \"background\": \"tint over page\", \"usage\": \"text\"}"],
    [
      "{\"foreground\": \"text\", \"background\": \"tint over page\", \"usage\": \"text\"}",
      "{\"foreground\": \"text\", \"background\": \"tint over any\", \"usage\": \"text\"}",
    ],
    [plain, "{\"foreground\": \"muted\", \"background\": \"page\", \"usage\": \"text\"}"],
  ])
  func `Pairings that are told apart by contexts, usage or layers stand side by side`(
    _ pairings: [String]
  ) throws {
    let (plan, diagnostics) = try plan(pairings.joined(separator: ",\n"))
    #expect(diagnostics.isEmpty)
    #expect(plan.pairings.count == 3)
  }

  private static func when(_ condition: String) -> String {
    "{\"foreground\": \"text\", \"background\": \"page\", \"usage\": \"text\", \"when\": \(condition)}"
  }

  // MARK: Unknown names

  @Test(
    arguments: [
      (
        "{\"foreground\": \"tex\", \"background\": \"page\", \"usage\": \"text\"}", 16,
        "the token 'tex' does not exist; did you mean 'text'?"
      ),
      (
        "{\"foreground\": \"text\", \"background\": \"tint over pgae\", \"usage\": \"text\"}", 38,
        "the token 'pgae' does not exist; did you mean 'page'?"
      ),
      (
        "{\"foreground\": \"text\", \"background\": \"page\", \"typeStyles\": [\"captoin\"]}", 61,
        "the token 'captoin' does not exist; did you mean 'caption'?"
      ),
      (
        "{\"foreground\": \"Text\", \"background\": \"page\", \"usage\": \"text\"}", 16,
        "the token 'Text' does not exist; did you mean 'text'?"
      ),
      (
        when("{\"theem\": \"a\"}"), 81,
        "the tokens have no axis 'theem'; did you mean 'theme'?"
      ),
      (when("{\"scheme\": \"drak\"}"), 82, "there is no scheme 'drak'; did you mean 'dark'?"),
      (when("{\"theme\": [\"a\", \"xyz\"]}"), 81, "there is no theme 'xyz'; expected one of a, b"),
      (
        "{\"foreground\": \"text\", \"background\": \"page\", \"usage\": \"text\", "
          + "\"claims\": [{\"ratio\": 21, \"when\": {\"them\": \"a\"}}]}", 0,
        "the tokens have no axis 'them'; did you mean 'theme'?"
      ),
    ] as [(String, Int, String)])
  func `A name that nothing bears is an error at its place, with the nearest one`(
    pairing: String, column: Int, message: String
  ) throws {
    let (_, diagnostics) = try plan(pairing)
    #expect(diagnostics.map(\.message) == [message])
    let start = try #require(diagnostics.first?.span?.start)
    #expect(start.line == 3)
    if column > 0 { #expect(start.column == column) }
  }

  @Test func `One name that nothing bears does not hide the others`() throws {
    let (_, diagnostics) = try plan(
      """
      {"foreground": ["x1", "text"], "background": ["x2 over x3", "page"], "usage": "text",
       "when": {"x4": "a", "theme": "x5"}}
      """)
    #expect(diagnostics.count == 5)
    for name in ["x1", "x2", "x3", "x4", "x5"] {
      #expect(diagnostics.contains { $0.message.contains("'\(name)'") })
    }
  }

  @Test func `A filter hides no mistake of a rule that it leaves out`() throws {
    let (_, diagnostics) = try plan(
      "{\"foreground\": \"nope\", \"background\": \"page\", \"usage\": \"text\"}",
      options: AuditOptions(rules: ["OTHER"]))
    #expect(diagnostics.map(\.message) == ["the token 'nope' does not exist"])
  }

  // MARK: Filters

  @Test func `Filters keep the rules, contexts and tokens that they name`() throws {
    let options = AuditOptions(
      rules: ["R"], tokens: ["tint"], contexts: ["theme": ["b"], "scheme": ["dark", "dark"]])
    let (plan, diagnostics) = try plan(
      """
      {"foreground": ["text", "muted"], "background": ["page", "tint over page"], "usage": "text"}
      """, options: options)
    #expect(diagnostics.isEmpty)
    #expect(plan.rules.map(\.id) == ["R"])
    #expect(plan.pairings.map(\.foregroundName) == ["text", "muted"])
    #expect(plan.pairings.map(\.backgroundNames) == [["tint", "page"], ["tint", "page"]])
    #expect(plan.choices == [[1], [1]])
  }

  @Test func `A filter's contexts are walked in the order of the axis`() throws {
    let (plan, _) = try plan(
      Self.plain, options: AuditOptions(contexts: ["scheme": ["dark", "light"]]))
    #expect(plan.choices == [[0, 1], [0, 1]])
  }

  @Test(arguments: [
    (AuditOptions(rules: ["XYZ"]), "there is no rule 'XYZ'; expected one of R, OTHER"),
    (AuditOptions(rules: ["R", "OTER"]), "there is no rule 'OTER'; did you mean 'OTHER'?"),
    (AuditOptions(tokens: ["tex"]), "the token 'tex' does not exist; did you mean 'text'?"),
    (
      AuditOptions(tokens: ["text", "tint"]),
      "no pairing names the token 'tint'"
    ),
    (
      AuditOptions(rules: ["OTHER"], tokens: ["text"]),
      "no pairing names the token 'text'"
    ),
    (
      AuditOptions(contexts: ["theme": ["a", "xyz"]]),
      "there is no theme 'xyz'; expected one of a, b"
    ),
    (
      AuditOptions(contexts: ["density": ["x"]]),
      "the tokens have no axis 'density'; expected one of theme, scheme"
    ),
    (
      AuditOptions(rules: ["OTHER"], contexts: ["theme": ["b"]]),
      "nothing would be audited: no pairing is judged in the chosen contexts; choose others"
    ),
    (
      AuditOptions(contexts: ["theme": []]),
      "nothing would be audited: no pairing is judged in the chosen contexts; choose others"
    ),
  ])
  func `A filter by which nothing or less would be judged is an error`(
    options: AuditOptions, message: String
  ) throws {
    let (_, diagnostics) = try plan(Self.plain, options: options)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  // MARK: Permutations

  @Test(arguments: [
    (20, "there are 1048576 permutations of axis0 × axis1 × "),
    (64, "there are too many permutations of axis0 × axis1 × "),
  ])
  func `More permutations than can be walked are an error at once`(
    axes: Int, message: String
  ) throws {
    var tokens = try SampleTokens(["text": "#000", "page": "#FFF"])
    for index in 0..<axes { tokens.vary("axis\(index)", "x", "y") }
    let audit = try SampleAudit(Self.plain, tokens: tokens)
    #expect(audit.report == nil)
    #expect(audit.errors.count == 1)
    #expect(audit.errors[0].contains(message))
    let options = AuditOptions(
      contexts: Dictionary(uniqueKeysWithValues: (0..<axes).map { ("axis\($0)", ["y"]) }))
    #expect(try SampleAudit(Self.plain, tokens: tokens, options: options).outcomes == [.pass])
  }
}
