import TestSupport
import Testing

/// Demands between colors, from the policy to the reports.
///
/// Ratios by hand from WCAG's formula: black on white 21, #777777 on white 4.478, #767676 on white
/// 4.542, #949494 on white 3.033, #959595 on white 2.995; half-transparent black over white is #7F7F7F,
/// 4.004 on white, and twice so 10.489.
@Suite struct ColorDemandTests {
  private static let resolver = ##"""
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{
        "$type": "color",
        "white": {"$value": "#FFFFFF"}, "black": {"$value": "#000000"}, "snow": {"$value": "#FFFFFF"},
        "dim": {"$value": "#777777"}, "dark": {"$value": "#767676"},
        "part": {
          "a": {"$value": "#FFFFFF"}, "b": {"$value": "#949494"}, "c": {"$value": "#FEFEFE"}
        },
        "veil": {"$value": "#00000080"}, "haze": {"$value": "#FFFFFF80"},
        "red": {"$value": "#FF0000"}, "green": {"$value": "#00A000"},
        "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}
      }]}},
      "resolutionOrder": [
        {"$ref": "#/sets/base"},
        {"type": "modifier", "name": "scheme", "default": "light", "contexts": {
          "light": [{"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#767676"}}],
          "dark": [{"$type": "color", "page": {"$value": "#000000"}, "ink": {"$value": "#777777"}}]
        }},
        {"type": "modifier", "name": "contrast", "default": "standard", "contexts": {
          "standard": [], "increased": [{"$type": "color", "ink": {"$value": "#959595"}}]
        }}
      ]
    }
    """##

  private func audit(_ check: String, _ words: [String] = ["--format=json"]) throws -> ToolRun {
    try ToolRun(
      policy: """
        {"tokens": ["a.resolver.json"], "rules": [
          {"id": "R", \(check)}]}
        """, files: ["a.resolver.json": Self.resolver], words)
  }

  private func checks(_ run: ToolRun) throws -> [[String: Any]] {
    try #require(try JSONReport(run.output)["structural"] as? [[String: Any]])
  }

  // MARK: Each demand

  /// In all four permutations alike, so that one says it.
  @Test(arguments: [
    (#""apart": {"tokens": ["black", "white"], "minimum": 21}"#, ["pass 21.00 of 21"]),
    (#""apart": {"tokens": ["white", "dark"], "minimum": 4.5}"#, ["pass 4.54 of 4.5"]),
    (#""apart": {"tokens": ["white", "dim"], "minimum": 4.5}"#, ["fail 4.47 of 4.5"]),
    // Symmetric.
    (#""apart": {"tokens": ["dim", "white"], "minimum": 4.5}"#, ["fail 4.47 of 4.5"]),
    (#""apart": {"tokens": ["snow", "white"], "minimum": 1.1}"#, ["fail 1.00 of 1.1"]),
    // The criteria state 3:1; a minimum can only be higher.
    (
      #""apart": {"tokens": "part.*", "criterion": "1.4.11"}"#,
      ["pass 3.03 of 3", "fail 1.00 of 3", "pass 3.00 of 3"]
    ),
    (
      #""apart": {"tokens": "part.*", "criterion": "1.4.11", "neighbors": true}"#,
      ["pass 3.03 of 3", "pass 3.00 of 3"]
    ),
    (
      #""apart": {"groups": [["white", "black"], ["snow", "dim"]], "criterion": "1.4.1"}"#,
      ["pass 21.00 of 3", "pass 4.47 of 3"]
    ),
    (
      #""apart": {"tokens": ["white", "dim"], "criterion": "2.4.13", "minimum": 4.6}"#,
      ["fail 4.47 of 4.6"]
    ),
    (
      #""apart": {"tokens": ["white", "veil"], "minimum": 3, "background": "snow"}"#,
      ["pass 4.00 of 3"]
    ),
    (
      #""apart": {"tokens": ["white", "veil"], "minimum": 3, "background": ["snow", "black"]}"#,
      ["pass 4.00 of 3", "pass 21.00 of 3"]
    ),
    (
      #""apart": {"tokens": ["white", "veil"], "minimum": 3, "background": "veil over snow"}"#,
      ["pass 10.48 of 3"]
    ),
    (#""step": {"from": "white", "to": "dim", "least": 4.4}"#, ["pass 4.47 of 4.4"]),
    (#""step": {"from": "dim", "to": "white", "least": 4.5}"#, ["fail 4.47 of 4.5"]),
    (
      #""step": {"from": "white", "to": "veil", "least": 4.01, "background": "snow"}"#,
      ["fail 4.00 of 4.01"]
    ),
  ])
  func `Contrast between two colors is judged in every permutation`(
    check: String, expected: [String]
  ) throws {
    let run = try audit(check)
    #expect(run.errors.isEmpty)
    let found = try checks(run).map { check in
      let message = check["message"] as? String ?? ""
      let words = message.split(separator: " have ").last?.split(separator: " in ").first ?? ""
      return "\(check["outcome"] as? String ?? "") \(words)"
    }
    #expect(found == Array(repeating: expected, count: 4).flatMap(\.self))
    #expect(run.status == (expected.contains { $0.hasPrefix("fail") } ? 1 : 0))
  }

  @Test func `A list of demands is judged one after another`() throws {
    let steps =
      #""step": [{"from": "dim", "to": "dark", "least": 1.01}, {"from": "dim", "to": "dark", "least": 1.02}]"#
    let found = try checks(audit(steps)).compactMap { $0["outcome"] as? String }
    #expect(found == ["pass", "pass", "pass", "pass", "fail", "fail", "fail", "fail"])
  }

  @Test func `A finding names both colors, the background, the context and the criterion`() throws {
    let check =
      #""apart": {"tokens": ["page", "haze"], "criterion": "1.4.11", "background": "page"}"#
    let results = try checks(audit(check)).filter { $0["outcome"] as? String == "fail" }
    #expect(
      results.map { $0["message"] as? String } == [
        "'page' #FFFFFF and 'haze' #FFFFFF on page have 1.00 of 3 in scheme light, contrast standard (WCAG 1.4.11)",
        "'page' #FFFFFF and 'haze' #FFFFFF on page have 1.00 of 3 in scheme light, contrast increased (WCAG 1.4.11)",
      ])
    let first = try #require(results.first)
    #expect(first["token"] as? String == "page and haze on page, scheme light, contrast standard")
    #expect(first["tokens"] as? [String] == ["page", "haze"])
    #expect(first["context"] as? [String: String] == ["scheme": "light", "contrast": "standard"])
    #expect(first["measured"] as? Double == 1)
    #expect(first["required"] as? Double == 3)
    #expect(first["criterion"] as? String == "1.4.11")
  }

  @Test(arguments: [
    (#""order": {"tokens": ["black", "dark", "dim"], "background": "white"}"#, "pass pass"),
    (#""order": {"tokens": ["black", "dim", "dark"], "background": "white"}"#, "pass fail"),
    // Equal is no more.
    (#""order": {"tokens": ["white", "snow"], "background": "black"}"#, "pass"),
    // On black the lighter one has more.
    (#""order": {"tokens": ["dark", "dim"], "background": "black"}"#, "fail"),
    // Translucent black over white is lighter than #767676.
    (#""order": {"tokens": ["dark", "veil"], "background": "white"}"#, "pass"),
    (#""order": {"tokens": ["veil", "dark"], "background": "white"}"#, "fail"),
    (#""order": {"tokens": ["dark", "dim"], "background": ["white", "black"]}"#, "pass fail"),
  ])
  func `An order of contrast is judged from each color to the next`(
    check: String, outcomes: String
  ) throws {
    let found = try checks(audit(check)).compactMap { $0["outcome"] as? String }
    #expect(
      found == Array(repeating: outcomes.split(separator: " "), count: 4).joined().map(String.init))
  }

  @Test func `A finding of an order names both ratios with the digits that tell them apart`() throws
  {
    let check = #""order": {"tokens": ["dim", "dark"], "background": "white"}"#
    let message = try checks(audit(check)).first?["message"] as? String
    #expect(
      message
        == "'dark' has 4.54 on white, more than the 4.47 of 'dim' before it in scheme light, contrast standard"
    )
  }

  /// In light #767676 has 4.54 and #959595 2.99; in dark #777777 has 4.68 and #959595 7.01.
  @Test(arguments: [
    (
      #""to": "increased""#, [],
      [
        "fail 'ink' on 'page' has 2.99 in scheme light, contrast increased, less than the 4.54 in contrast standard",
        "pass 'ink' on 'page' has 7.01 in scheme dark, contrast increased, no less than the 4.68 in contrast standard",
      ]
    ),
    (
      #""to": "standard""#, [],
      [
        "pass 'ink' on 'page' has 4.54 in scheme light, contrast standard, no less than the 2.99 in contrast increased",
        "fail 'ink' on 'page' has 4.68 in scheme dark, contrast standard, less than the 7.01 in contrast increased",
      ]
    ),
    (
      #""to": "increased""#, ["--scheme=dark"],
      [
        "pass 'ink' on 'page' has 7.01 in scheme dark, contrast increased, no less than the 4.68 in contrast standard"
      ]
    ),
  ])
  func `Contrast is compared along an axis`(
    to: String, words: [String], expected: [String]
  ) throws {
    let pairing = #"{"foreground": "ink", "background": "page", "usage": "ui-component"}"#
    // In its own rule, and in one of its own for all pairings.
    for check in [
      #""severity": "note", "pairings": [\#(pairing)], "notWorse": {"along": "contrast", \#(to)}"#,
      #""pairings": [\#(pairing)]}, {"id": "S", "notWorse": {"along": "contrast", \#(to)}"#,
    ] {
      let run = try audit(check, ["--format=json"] + words)
      #expect(run.errors.isEmpty)
      let found = try checks(run).map {
        "\($0["outcome"] as? String ?? "") \($0["message"] as? String ?? "")"
      }
      #expect(found == expected)
    }
  }

  /// Else a run of one scheme would pass by comparing nothing.
  @Test(arguments: [[], ["--scheme=dark"], ["--scheme=light"]])
  func `A filter along the axis leaves out no comparison`(words: [String]) throws {
    let check =
      #""pairings": [{"foreground": "ink", "background": "page", "usage": "ui-component"}], "notWorse": {"along": "scheme", "to": "light"}"#
    let found = try checks(audit(check, ["--format=json"] + words))
    #expect(
      found.compactMap { $0["message"] as? String } == [
        "'ink' on 'page' has 4.54 in contrast standard, scheme light, less than the 4.68 in scheme dark",
        "'ink' on 'page' has 2.99 in contrast increased, scheme light, less than the 7.01 in scheme dark",
      ])
    #expect(found.allSatisfy { $0["outcome"] as? String == "fail" })
  }

  /// The differences as coloraide has them: 0.390279 and 73.2247 for normal vision, 0.044805 and 6.0218
  /// for missing M cones.
  @Test(arguments: [
    (#""difference": "ok", "least": 0.39"#, "pass fail fail pass"),
    (#""difference": "ok", "least": 0.1"#, "pass pass fail pass"),
    (#""difference": "ok", "least": 0.0448"#, "pass pass pass pass"),
    (#""difference": "ciede2000", "least": 6.03"#, "pass pass fail pass"),
    (#""difference": "ciede2000", "least": 6.02"#, "pass pass pass pass"),
    (#""difference": "ok", "least": 0.1, "vision": ["deutan"]"#, "fail"),
    (
      #""difference": "ok", "least": 0.1, "vision": ["deutan", "deutan"], "severity": 0.55"#, "pass"
    ),
    (#""difference": "ok", "least": 0.3903, "vision": ["normal"], "severity": 0.55"#, "fail"),
  ])
  func `Colors are told apart by every kind of vision`(keys: String, outcomes: String) throws {
    let check = #""distinguishable": {"tokens": ["red", "green"], \#(keys)}"#
    let found = try checks(audit(check)).compactMap { $0["outcome"] as? String }
    #expect(
      found == Array(repeating: outcomes.split(separator: " "), count: 4).joined().map(String.init))
  }

  @Test func `What color vision is too weak for is named`() throws {
    let check =
      #""distinguishable": {"tokens": ["red", "green"], "vision": ["deutan"], "difference": "ok", "least": 0.1}"#
    let first = try #require(try checks(audit(check)).first)
    #expect(
      first["message"] as? String
        == "'red' #FF0000 and 'green' #00A000 differ by 0.0448 of 0.1 in ΔEOK for deutan vision in scheme light, contrast standard"
    )
    #expect(
      first["token"] as? String
        == "red and green, deutan vision, ΔEOK, scheme light, contrast standard")
  }

  /// The red of Display P3 is (1.0931, -0.2267, -0.1501) in sRGB by CSS Color 4, so that an sRGB display
  /// shows #FF0000 for it.
  @Test func `Colors that an sRGB display shows alike are not told apart`() throws {
    let run = try ToolRun(
      policy: """
        {"tokens": ["a.css"], "rules": [{"id": "R", "distinguishable": {
          "tokens": ["wide", "red"], "vision": ["normal"], "difference": "ok", "least": 0.02}}]}
        """,
      files: ["a.css": ":root { --wide: color(display-p3 1 0 0); --red: #FF0000 }"],
      ["--format=json"])
    let found = try checks(run).map { $0["outcome"] as? String }
    #expect(found == ["fail"])
  }

  // MARK: Explained

  @Test(arguments: [
    (
      #""apart": {"tokens": "part.*", "criterion": "1.4.11", "neighbors": true}"#,
      "part.*: each and the next at least 3:1 apart (WCAG 1.4.11)"
    ),
    (
      #""apart": {"groups": [["white", "black"], ["dim", "snow"]], "criterion": "1.4.1", "background": ["page", "veil over page"]}"#,
      "white, black; dim, snow on page, veil over page: every two at least 3:1 apart (WCAG 1.4.1 by technique G183)"
    ),
    (
      #""apart": {"tokens": ["white", "black"], "criterion": "2.4.13", "minimum": 4.5}"#,
      "white, black: every two at least 4.5:1 apart (WCAG 2.4.13, AAA)"
    ),
    // WCAG requires no contrast between states.
    (
      #""step": {"from": "white", "to": "black", "least": 1.2}"#,
      "white to black: at least 1.2:1 between the two\n"
    ),
    (
      #""order": {"tokens": ["black", "dim"], "background": "white"}"#,
      "black, dim: each no more contrast on white than the one before"
    ),
    (
      #""distinguishable": {"tokens": ["red", "green"], "severity": 0.6, "vision": ["normal", "protan"], "difference": "ok", "least": 0.05}"#,
      "red, green: every two differ by at least 0.05 in ΔEOK, for normal, protan 0.6 vision"
    ),
    (
      #""pairings": [{"foreground": "ink", "background": "page", "usage": "text"}], "notWorse": {"along": "contrast", "to": "increased"}"#,
      "each pairing: at least as much contrast in the contrast 'increased' as in the others"
    ),
  ])
  func `Explain says what a rule demands between colors`(check: String, text: String) throws {
    let run = try ToolRun(
      policy: #"{"tokens": ["a.resolver.json"], "rules": [{"id": "R", \#(check)}]}"#,
      files: ["a.resolver.json": Self.resolver], ["explain", "R"])
    #expect(run.status == 0)
    #expect((run.output + "\n").contains("Token checks:\n  \(text)"))
  }

  // MARK: Mistakes

  @Test(arguments: [
    (#""apart": {"tokens": "part.*"}"#, "has neither a minimum nor a criterion"),
    (#""apart": {"minimum": 3}"#, "has neither tokens nor groups"),
    (
      #""apart": {"tokens": "part.*", "groups": [["white"]], "minimum": 3}"#,
      "both tokens and groups"
    ),
    (#""apart": {"tokens": "part.*", "minimum": 1}"#, "minimum is 1; expected more than 1"),
    (
      #""apart": {"tokens": "part.*", "minimum": 2, "criterion": "1.4.11"}"#,
      "below the 3 that WCAG 1.4.11"
    ),
    (#""apart": {"tokens": "part.*", "criterion": "1.4.3"}"#, "criterion is '1.4.3'"),
    (#""apart": {"tokens": "red", "minimum": 3}"#, "nothing to compare: only 'red'"),
    (
      #""apart": {"tokens": ["red", "red", "re?"], "minimum": 3}"#, "nothing to compare: only 'red'"
    ),
    (
      #""apart": {"groups": [["red", "green"], ["page"]], "minimum": 3}"#,
      "nothing to compare: only 'page'"
    ),
    (#""apart": {"groups": [], "minimum": 3}"#, "groups is an empty list"),
    (#""apart": {"tokens": "nothing.*", "minimum": 3}"#, "no color token matches 'nothing.*'"),
    (
      #""apart": {"tokens": ["whit", "black"], "minimum": 3}"#,
      "the token 'whit' does not exist; did you mean 'white'?"
    ),
    (#""apart": {"tokens": ["gap", "black"], "minimum": 3}"#, "gap"),
    (
      #""apart": {"tokens": ["white", "veil"], "minimum": 3}"#,
      "'veil' is translucent in scheme light, contrast standard, so"
    ),
    (
      #""apart": {"tokens": ["white", "veil"], "minimum": 3, "background": "haze"}"#,
      "the background 'haze' is translucent"
    ),
    (
      #""apart": {"tokens": ["white", "veil"], "minimum": 3, "background": "veil over any"}"#,
      "is translucent"
    ),
    (
      #""apart": {"tokens": ["white", "black"], "minimum": 3, "background": "pag"}"#,
      "the token 'pag' does not exist"
    ),
    (#""apart": []"#, "apart is an empty list"),
    (#""apart": ["white", "black"]"#, "the check 'apart' is a string"),
    (#""order": {"tokens": ["white", "black"]}"#, "the check 'order' has no background"),
    (#""order": {"tokens": "white", "background": "page"}"#, "nothing to compare: only 'white'"),
    (
      #""order": {"tokens": ["white", "black"], "background": "veil"}"#,
      "the background 'veil' is translucent"
    ),
    (#""step": {"from": "white", "to": "black"}"#, "the check 'step' has no least"),
    (#""step": {"from": "white", "to": "black", "least": 1}"#, "least is 1; expected more than 1"),
    (#""step": {"from": "white", "to": "white", "least": 2}"#, "from and to are both 'white'"),
    (#""step": {"from": "part.*", "to": "white", "least": 2}"#, "from is the pattern 'part.*'"),
    (#""step": {"from": "white", "to": "veil", "least": 2}"#, "'veil' is translucent"),
    (
      #""notWorse": {"along": "contrats", "to": "increased"}"#,
      "no axis 'contrats'; did you mean 'contrast'?"
    ),
    (
      #""notWorse": {"along": "contrast", "to": "incresed"}"#,
      "no contrast 'incresed'; did you mean 'increased'?"
    ),
    (
      #""notWorse": {"along": "contrast", "to": "increased"}"#,
      "nothing to compare: no pairing that WCAG"
    ),
    (
      #""pairings": [{"foreground": "ink", "background": "page", "usage": "decoration"}], "notWorse": {"along": "contrast", "to": "increased"}}, {"id": "S", "apart": {"tokens": ["black", "white"], "minimum": 3}"#,
      "nothing to compare: no pairing that WCAG"
    ),
    (
      #""pairings": [{"foreground": "ink", "background": "page", "usage": "ui-component", "when": {"contrast": "standard"}}, {"foreground": "ink", "background": "black", "usage": "ui-component", "when": {"contrast": "increased"}}], "notWorse": {"along": "contrast", "to": "increased"}"#,
      "nothing to compare: no pairing that WCAG"
    ),
    (
      #""distinguishable": {"tokens": "part.*", "difference": "ok"}"#,
      "the check 'distinguishable' has no least"
    ),
    (
      #""distinguishable": {"tokens": "part.*", "least": 0.1}"#,
      "the check 'distinguishable' has no difference"
    ),
    (
      #""distinguishable": {"tokens": "part.*", "difference": "ok", "least": 0}"#,
      "least is 0; expected more than 0"
    ),
    (
      #""distinguishable": {"tokens": "part.*", "difference": "ok", "least": 2}"#,
      "more than the 1 between black and white in ΔEOK"
    ),
    (
      #""distinguishable": {"tokens": "part.*", "difference": "ok", "least": 0.1, "severity": 0}"#,
      "severity is 0; expected more than 0"
    ),
    (
      #""distinguishable": {"tokens": "part.*", "difference": "ok", "least": 0.1, "vision": []}"#,
      "vision is an empty list"
    ),
    (
      #""distinguishable": {"tokens": "part.*", "difference": "ok", "least": 0.1, "vision": ["deuteran"]}"#,
      "'deuteran'"
    ),
    (
      #""distinguishable": {"tokens": "red", "difference": "ok", "least": 0.1}"#,
      "nothing to compare: only 'red'"
    ),
    (
      #""distinguishable": {"tokens": ["red", "veil"], "difference": "ok", "least": 0.1}"#,
      "'veil' is translucent"
    ),
  ])
  func `A demand between no colors is an error`(check: String, message: String) throws {
    let run = try audit(check)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!run.output.contains("\"results\""))
  }

  @Test func `Ten thousand colors are too many pairs, and few enough neighbors`() throws {
    let tokens = (0..<10_000).map {
      ##""c\##($0)": {"$value": "#\##($0 % 2 == 0 ? "000000" : "FFFFFF")"}"##
    }
    let file = #"{"$type": "color", \#(tokens.joined(separator: ",\n"))}"#
    func audit(_ keys: String) throws -> ToolRun {
      try ToolRun(
        policy:
          #"{"tokens": ["a.json"], "rules": [{"id": "R", "apart": {"tokens": "*", "minimum": 3\#(keys)}}]}"#,
        files: ["a.json": file], ["--format=json"])
    }
    let all = try audit("")
    #expect(all.status == 2)
    #expect(
      all.errors.contains(
        "contrast-audit.json:1:66: error: 10000 tokens are 49995000 pairs; at most 200000 can be compared at once: name fewer tokens"
      ))
    let neighbors = try audit(#", "neighbors": true"#)
    #expect(neighbors.status == 0)
    #expect(try checks(neighbors).count == 9_999)
  }

  // MARK: Recipes

  /// Technique C40: of two colors with 9:1 one has 3:1 on anything, for the root of 9 is 3. #000000 and
  /// #A5A5A5 have 8.5 and miss that between them; #ABABAB has 9.1.
  @Test(arguments: [("#ABABAB", 0), ("#A5A5A5", 1)])
  func `A ring of two colors shows on each gray if they have nine to one`(
    outer: String, status: Int32
  ) throws {
    let grays = (0..<256).map { value in
      let digits = (value < 16 ? "0" : "") + String(value, radix: 16)
      return ##""g\##(value)": {"$value": "#\##(digits)\##(digits)\##(digits)"}"##
    }
    let run = try ToolRun(
      policy: #"""
        {"tokens": ["a.json"], "rules": [{"id": "RING",
          "pairings": [{"foreground": {"best": ["inner", "outer"]}, "background": "g*", "usage": "ui-component"}],
          "apart": {"tokens": ["inner", "outer"], "minimum": 9}}]}
        """#,
      files: [
        "a.json": ##"""
        {"$type": "color", "inner": {"$value": "#000000"}, "outer": {"$value": "\##(outer)"},
         \##(grays.joined(separator: ",\n"))}
        """##
      ], ["--format=json"])
    #expect(run.status == status)
    let report = try JSONReport(run.output)
    #expect(report.summary["evaluations"] == 256)
    #expect((report.summary["failed"] == 0) == (status == 0))
    #expect(
      try checks(run).compactMap { $0["outcome"] as? String } == [status == 0 ? "pass" : "fail"])
  }

  // MARK: Accepted findings

  private static let failing = #""apart": {"tokens": ["page", "ink"], "minimum": 4.6}"#

  /// Light fails with 4.54, and with increased contrast with 2.99; dark passes.
  @Test func `A waiver covers a rule in its contexts, and no other`() throws {
    func outcomes(_ waiver: String) throws -> (ToolRun, [String]) {
      let run = try audit(
        #"\#(Self.failing)}], "waivers": [{"rule": "R", "reason": "APP-1"\#(waiver)"#)
      // The policy ends with what the rule ends with.
      return (run, try checks(run).compactMap { $0["outcome"] as? String })
    }
    #expect(try outcomes("").1 == ["waived", "waived", "pass", "pass"])
    let (run, found) = try outcomes(#", "when": {"contrast": "increased"}"#)
    #expect(found == ["fail", "waived", "pass", "pass"])
    #expect(run.status == 1)
    let unused = try outcomes(#", "when": {"scheme": "dark"}"#).0
    #expect(unused.output.contains("unused waiver"))
  }
}
