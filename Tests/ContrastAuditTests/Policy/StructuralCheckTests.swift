import TestSupport
import Testing

/// Demands on tokens that are no ratios, from the policy to the reports.
@Suite struct StructuralCheckTests {
  /// `brand` and `danger` keep their color along `scheme`, `page` does not; `danger` keeps it along
  /// neither axis, for `loud` is another.
  private static let resolver = ##"""
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{
        "$type": "color",
        "brand": {"$value": "#2563EB"}, "link": {"$value": "{brand}"}, "cta": {"$value": "{link}"},
        "part": {"$value": {"colorSpace": "srgb", "components": [
          {"$ref": "#/danger/$value/components/0"}, 0, 0]}},
        "ink": {"$value": "#000000"},
        "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
        "web": {"ink": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}},
        "ios": {"ink": {"$value": "#000"}, "page": {"$value": "#FFFFFE"}},
        "mac": {"ink": {"$value": "#000000"}}
      }]}},
      "resolutionOrder": [
        {"$ref": "#/sets/base"},
        {"type": "modifier", "name": "volume", "default": "calm", "contexts": {
          "calm": [{"danger": {"$type": "color", "$value":
            {"colorSpace": "srgb", "components": [0.5, 0, 0]}}}],
          "loud": [{"danger": {"$type": "color", "$value":
            {"colorSpace": "srgb", "components": [1, 0, 0]}}}]
        }},
        {"type": "modifier", "name": "scheme", "default": "light", "contexts": {
          "light": [{"page": {"$type": "color", "$value": "#FFFFFF"}}],
          "dark": [{"page": {"$type": "color", "$value": "#F0F0F0"}}]
        }}
      ]
    }
    """##

  /// A rule `CHECK` beside one with pairings of text and components.
  private func audit(
    _ check: String, severity: String = "error", text: String = "ink",
    options: [String] = ["--format=json"]
  ) throws -> ToolRun {
    try ToolRun(
      policy: """
        {"tokens": ["a.resolver.json"], "rules": [
          {"id": "CHECK", "severity": "\(severity)", \(check)},
          {"id": "PAIRS", "severity": "note", "pairings": [
            {"foreground": "\(text)", "background": "page", "usage": "text"},
            {"foreground": "brand", "background": "page", "usage": "ui-component"}]}]}
        """, files: ["a.resolver.json": Self.resolver], options)
  }

  private func structural(_ run: ToolRun) throws -> [[String: Any]] {
    try #require(try JSONReport(run.output)["structural"] as? [[String: Any]])
  }

  private func messages(_ run: ToolRun) throws -> [String] {
    try structural(run).map {
      "\($0["outcome"] as? String ?? "") \($0["message"] as? String ?? "")"
    }
  }

  // MARK: Each demand

  @Test(arguments: [
    (
      #""invariant": {"tokens": "brand", "along": ["scheme", "volume"]}"#,
      ["pass 'brand' keeps its value along scheme and volume"]
    ),
    (
      #""invariant": {"tokens": "page", "along": "scheme"}"#,
      [
        "fail 'page' varies along scheme: #FFFFFF in volume calm, scheme light, #F0F0F0 in volume calm, scheme dark"
      ]
    ),
    // What varies along another axis is let be.
    (
      #""invariant": {"tokens": ["page", "danger"], "along": "volume"}"#,
      [
        "pass 'page' keeps its value along volume",
        "fail 'danger' varies along volume: #800000 in volume calm, scheme light, #FF0000 in volume loud, scheme light",
      ]
    ),
    // A token of any type, and every token that a pattern fits.
    (
      #""invariant": {"tokens": ["gap", "web.*"], "along": "scheme"}"#,
      [
        "pass 'gap' keeps its value along scheme", "pass 'web.ink' keeps its value along scheme",
        "pass 'web.page' keeps its value along scheme",
      ]
    ),
    // Each difference with its contexts, and no axis along which it does not vary.
    (
      #""agree": {"tokens": ["part", "danger"]}"#,
      [
        "pass 'part' and 'danger' agree"
      ]
    ),
    (
      #""agree": {"tokens": ["brand", "danger"]}"#,
      [
        "fail 'brand' is #2563EB (a.resolver.json:5) and 'danger' is #800000 (a.resolver.json:18) in "
          + "volume calm; 'brand' is #2563EB (a.resolver.json:5) and 'danger' is #FF0000 "
          + "(a.resolver.json:20) in volume loud"
      ]
    ),
    // A part of another token's value varies with it.
    (
      #""invariant": {"tokens": "part", "along": "volume"}"#,
      [
        "fail 'part' varies along volume: #800000 in volume calm, scheme light, #FF0000 in volume loud, scheme light"
      ]
    ),
    (
      #""agree": {"tokens": ["ink", "web.ink", "ios.ink"]}"#,
      ["pass 'ink' and 'web.ink' and 'ios.ink' agree"]
    ),
    (
      #""agree": {"tokens": ["web.page", "page"]}"#,
      [
        "fail 'web.page' is #FFFFFF (a.resolver.json:10) and 'page' is #F0F0F0 (a.resolver.json:24) "
          + "in scheme dark"
      ]
    ),
    (
      #""agree": {"prefixes": ["web.", "ios."]}"#,
      [
        "pass 'web.ink' and 'ios.ink' agree",
        "fail 'web.page' is #FFFFFF (a.resolver.json:10) and 'ios.page' is #FFFFFE "
          + "(a.resolver.json:11)",
      ]
    ),
  ])
  func `A demand is judged for each token over all permutations`(
    check: String, expected: [String]
  ) throws {
    let run = try audit(check)
    #expect(run.errors.isEmpty)
    #expect(try messages(run) == expected)
    #expect(run.status == (expected.contains { $0.hasPrefix("fail") } ? 1 : 0))
  }

  /// Clipped to sRGB the two reds are the same, and half a step of 8 bits nobody sees.
  @Test(arguments: [
    (
      "color(display-p3 1 0 0)", "#FF0000",
      "fail 'a' is color(srgb 1.0931 -0.2267 -0.1501) (a.css:1) and 'b' is #FF0000 (a.css:1)"
    ),
    ("color(display-p3 1 0 0)", "color(display-p3 1 0 0)", "pass 'a' and 'b' agree"),
    ("color(srgb 0.501 0 -0.0001)", "#800000", "pass 'a' and 'b' agree"),
    ("rgb(0 0 0 / 50%)", "#00000080", "pass 'a' and 'b' agree"),
    (
      "rgb(0 0 0 / 51%)", "#00000080",
      "fail 'a' is #00000082 (a.css:1) and 'b' is #00000080 (a.css:1)"
    ),
  ])
  func `Colors agree that nobody can tell apart, outside sRGB too`(
    first: String, second: String, message: String
  ) throws {
    let run = try ToolRun(
      policy: ##"{"tokens": ["a.css"], "rules": [{"id": "R", "agree": {"tokens": ["a", "b"]}}]}"##,
      files: ["a.css": ":root { --a: \(first); --b: \(second) }"])
    #expect(run.errors.isEmpty)
    #expect(try messages(run) == [message])
  }

  @Test(arguments: [
    ("0x5E3D7D) // #78519F", "fail 'T.a' is documented as #78519F, but is #5E3D7D"),
    ("0x5E3D7D) // #5e3d7d, deep purple", "pass 'T.a' is #5E3D7D, as documented"),
    ("\"#805E3D7D\") // #805E3D7D", "pass 'T.a' is #5E3D7D80, as documented"),
    ("\"#805E3D7D\") // #5E3D7D", "fail 'T.a' is documented as #5E3D7D, but is #5E3D7D80"),
  ])
  func `A value that is documented beside a color is compared with it`(
    code: String, message: String
  ) throws {
    let run = try ToolRun(
      policy: ##"{"tokens": ["a.swift"], "rules": [{"id": "R", "documented": {}}]}"##,
      files: ["a.swift": "enum T {\n  static let a = Color(hex: \(code)\n}\n"])
    #expect(run.errors.isEmpty)
    #expect(try messages(run) == [message])
    #expect(run.status == (message.hasPrefix("fail") ? 1 : 0))
  }

  /// Two values that nobody knows are not the same.
  @Test(arguments: [
    #""agree": {"tokens": ["unread", "missing"]}"#, #""agree": {"tokens": ["missing", "lost"]}"#,
    #""agree": {"tokens": ["unread", "unknown"]}"#,
    #""invariant": {"tokens": "missing", "along": "scheme"}"#,
    #""invariant": {"tokens": "unread", "along": "scheme"}"#,
  ])
  func `What cannot be read or resolved meets no demand`(check: String) throws {
    let run = try ToolRun(
      policy: "{\"tokens\": [\"a.css\"], \"rules\": [{\"id\": \"R\", \(check)}]}",
      files: [
        "a.css": """
        :root { --unread: alpha(from red / 50%); --unknown: alpha(from red / 50%); --page: #FFF;
          --missing: rgb(var(--nowhere)); --lost: rgb(var(--nowhere)) }
        .dark { --page: #000 }
        """
      ])
    #expect(run.status == 1)
    let own = try structural(run).filter { $0["rule"] as? String == "R" }
    #expect(own.map { $0["outcome"] as? String } == ["fail"])
  }

  @Test func `A name that a prefix lacks is a warning, and the others are compared`() throws {
    let run = try audit(#""agree": {"prefixes": ["web.", "mac."]}"#)
    #expect(run.status == 0)
    #expect(try messages(run) == ["pass 'web.ink' and 'mac.ink' agree"])
    let diagnostics = try JSONReport(run.output).diagnostics
    #expect(diagnostics.map { $0["severity"] as? String } == ["warning"])
    #expect(
      diagnostics.map { $0["message"] as? String } == ["there is no 'mac.page' to compare"])
  }

  @Test(arguments: [
    ("ink", "brand", "pass 'brand' is never the color of text"),
    ("brand", "brand", "fail 'brand' is the color of text on page"),
    ("cta", "brand", "fail 'brand' is the color of text on page, by cta → link → brand"),
    ("part", "danger", "fail 'danger' is the color of text on page, by part → danger"),
    // An alias is another name of the color, and not the other way round.
    ("link", "cta", "pass 'cta' is never the color of text"),
  ])
  func `A color that is never to be text is found through any number of aliases`(
    text: String, token: String, message: String
  ) throws {
    let run = try audit("\"neverText\": {\"tokens\": \"\(token)\"}", text: text)
    #expect(run.errors.isEmpty)
    #expect(try messages(run) == [message])
  }

  /// Which rule pairs the text is no matter: the demand is on all of them.
  @Test(arguments: [[], ["--rule=CHECK"], ["--rule=CHECK", "--rule=PAIRS"]])
  func `A filter by rule leaves no text unseen`(options: [String]) throws {
    let run = try audit(
      #""neverText": {"tokens": "brand"}"#, text: "cta", options: options + ["--format=json"])
    #expect(run.status == 1)
    #expect(try structural(run).map { $0["outcome"] as? String } == ["fail"])
  }

  // MARK: Reports

  private let failing = #""agree": {"prefixes": ["web.", "ios."]}"#

  @Test func `The text report tells what is not met, where, and how many`() throws {
    let run = try audit(failing, options: ["--details"])
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
        Tokens  1 of 2 fail
          fail  'web.page' is #FFFFFF (a.resolver.json:10) and 'ios.page' is #FFFFFE \
        (a.resolver.json:11)  CHECK  a.resolver.json:11

        """))
    #expect(run.output.contains("\nFAIL  WCAG AA: 8 evaluations in 4 volume × scheme"))
    #expect(run.output.hasSuffix(", 1 of 2 token checks failed, 3 of 12 colors judged\n"))
  }

  @Test func `The JSON report holds every demand with rule, token and place`() throws {
    let results = try structural(audit(failing, severity: "warning"))
    #expect(results.map { $0["rule"] as? String } == ["CHECK", "CHECK"])
    #expect(results.map { $0["severity"] as? String } == ["warning", "warning"])
    #expect(
      results.map { $0["token"] as? String } == ["web.ink, ios.ink", "web.page, ios.page"])
    let location = try #require(results.last?["location"] as? [String: Any])
    #expect(location["file"] as? String == "a.resolver.json")
    #expect(location["line"] as? Int == 11)
  }

  @Test func `The JUnit report has a suite of them`() throws {
    let root = try XMLTree.parse(audit(failing, options: ["--format=junit"]).output)
    #expect(root["tests"] == "10")
    #expect(root["failures"] == "1")
    let suite = try #require(root.children.last)
    #expect(suite["name"] == "tokens")
    #expect(suite["tests"] == "2")
    #expect(suite["failures"] == "1")
    let cases = suite.children(named: "testcase")
    #expect(
      cases.map { $0["name"] } == [
        "CHECK: web.ink, ios.ink", "CHECK: web.page, ios.page",
      ])
    #expect(
      cases.map { $0.children.map(\.name) } == [["system-out"], ["failure", "system-out"]])
    #expect(cases.allSatisfy { $0["group"] == "CHECK" })
    let failure = try #require(cases.last?.children.first)
    #expect(failure.name == "failure")
    #expect(
      failure["message"].hasPrefix(
        "CHECK: 'web.page' is #FFFFFF (a.resolver.json:10) and 'ios.page' is #FFFFFE "
          + "(a.resolver.json:11)"))
  }

  @Test(arguments: [
    ("error", [], 1, "FAIL"), ("warning", [], 0, "WARN"), ("note", [], 0, "WARN"),
    ("warning", ["--fail-on=warning"], 1, "FAIL"), ("note", ["--fail-on=warning"], 0, "WARN"),
    ("error", ["--fail-on=never"], 0, "FAIL"),
  ])
  func `A demand weighs as much as its rule`(
    severity: String, options: [String], status: Int32, verdict: String
  ) throws {
    let run = try audit(failing, severity: severity, options: options)
    #expect(run.status == status)
    #expect(run.output.hasPrefix("\(verdict)  WCAG AA"))
  }

  // MARK: Filters

  @Test func `A rule that is left out is not judged, nor is any where tokens are chosen`() throws {
    for options in [["--rule=PAIRS"], ["--token=ink"]] {
      let run = try audit(failing, options: options + ["--format=json"])
      #expect(run.status == 0)
      #expect(try structural(run).isEmpty)
    }
  }

  @Test func `A rule of demands alone is judged by itself`() throws {
    let run = try audit(failing, options: ["--rule=CHECK", "--format=json"])
    #expect(run.status == 1)
    #expect(try JSONReport(run.output).results.isEmpty)
    #expect(try structural(run).count == 2)
    let junit = try audit(failing, options: ["--rule=CHECK", "--format=junit"])
    #expect(try XMLTree.parse(junit.output).children.map { $0["name"] } == ["tokens"])
  }

  @Test func `A demand is judged in the contexts that are walked`() throws {
    let check = #""agree": {"tokens": ["web.page", "page"]}"#
    #expect(try audit(check, options: ["--scheme=dark"]).status == 1)
    #expect(try audit(check, options: ["--scheme=light"]).status == 0)
  }

  // MARK: Mistakes

  @Test(arguments: [
    (#""invariant": {"tokens": "brand"}"#, "the check 'invariant' has no along"),
    (#""invariant": {"along": "scheme"}"#, "the check 'invariant' has no tokens"),
    (
      #""invariant": {"tokens": "brand", "along": "shceme"}"#,
      "the tokens have no axis"
    ),
    (#""invariant": {"tokens": [], "along": "scheme"}"#, "tokens is an empty list"),
    (#""invariant": {"tokens": "brnad", "along": "scheme"}"#, "the token 'brnad' does not exist"),
    (#""invariant": {"tokens": "b?", "along": "scheme"}"#, "no token matches 'b?'"),
    (#""invariant": {"tokens": "brand", "on": "scheme"}"#, "the check 'invariant' has no key 'on'"),
    (#""neverText": {}"#, "the check 'neverText' has no tokens"),
    (#""neverText": "brand""#, "the check 'neverText' is a string"),
    (#""neverText": {"tokens": "no*"}"#, "no token matches 'no*'"),
    (#""agree": {}"#, "the check 'agree' has no tokens"),
    (#""agree": {"tokens": "ink"}"#, "nothing to compare: only one token"),
    (#""agree": {"prefixes": ["web."]}"#, "nothing to compare: expected two prefixes"),
    (#""agree": {"prefixes": ["web.", "tv."]}"#, "no color token begins with 'tv.'"),
    (#""agree": {"prefixes": ["web.i", "ios.p"]}"#, "no name exists under every prefix"),
    (#""documented": {}"#, "none of these tokens has a documented value"),
    (#""title": "nothing""#, "the rule has no pairings"),
  ])
  func `A demand on nothing is an error with its place`(check: String, message: String) throws {
    let run = try audit(check)
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errors.contains("contrast-audit.json:2:"))
    #expect(run.errors.contains("error: \(message)"))
  }
}
