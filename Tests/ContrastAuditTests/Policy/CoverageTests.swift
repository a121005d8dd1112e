import Testing

/// How much of the color tokens the pairings reach.
@Suite struct CoverageTests {
  /// Six colors, of which `ink` on `page` reaches three: `ink` is an alias of `black`.
  private static let tokens = ##"""
    {
      "$type": "color",
      "black": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}, "ink": {"$value": "{black}"},
      "grey": {"$value": "#777777"}, "veil": {"$value": "#FFFFFF80"}, "rest": {"$value": "{grey}"},
      "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}
    }
    """##

  private func audit(
    background: String = "page", more: String = "", _ options: [String]
  ) throws -> ToolRun {
    try ToolRun(
      policy: """
        {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
          {"foreground": "ink", "background": "\(background)", "usage": "text"}\(more)]}]}
        """, files: ["a.tokens.json": Self.tokens], options)
  }

  @Test func `A pairing reaches its tokens and what they are aliases of`() throws {
    let report = try JSONReport(audit(["--format=json"]).output)
    let coverage = try #require(report["coverage"] as? [String: Any])
    #expect(coverage["percent"] as? Double == 50)
    #expect(coverage["colorTokens"] as? Int == 6)
    #expect(coverage["unreached"] as? [String] == ["grey", "veil", "rest"])
    #expect(coverage["unwalked"] as? [String] == [])
    let text = try audit(["--details"]).output
    #expect(
      text.contains("coverage: 50 % of 6 color tokens; no pairing reaches grey, veil, rest\n"))
  }

  /// 4 of 6 is 66.67 %, which is not called 67.
  @Test
  func `What no pairing reaches is named by the use that the policy states, the first that fits`()
    throws
  {
    let run = try ToolRun(
      policy: ##"""
        {"tokens": ["app.tokens.json"],
         "uses": {"glow": "the glow of an avatar", "g*": "a gray that no role refers to", "ink": "text"},
         "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
        """##,
      files: [
        "app.tokens.json": ##"""
        {"ink": {"$type": "color", "$value": "#000000"}, "page": {"$type": "color", "$value": "#FFFFFF"},
         "glow": {"$type": "color", "$value": "#EEEEEE"}, "gray": {"$type": "color", "$value": "#777777"},
         "rest": {"$type": "color", "$value": "#888888"},
         "own": {"$type": "color", "$description": "as its file says", "$value": "#999999"}}
        """##
      ], ["--details"])
    #expect(
      run.output.hasPrefix(
        """
        coverage: 33 % of 6 color tokens; no pairing reaches these, by their use:
        - the glow of an avatar: glow
        - a gray that no role refers to: gray
        - as its file says: own
        - no use stated: rest

        """))
  }

  @Test func `The share is cut down, never rounded up`() throws {
    let run = try audit(background: "veil over page", ["--details"])
    #expect(
      run.output.contains("coverage: 66 % of 6 color tokens; no pairing reaches grey, rest\n"))
  }

  @Test func `An exempt pairing reaches its tokens, and full coverage is not worth a word`() throws
  {
    let more = #", {"foreground": "rest", "background": "veil over page", "usage": "decoration"}"#
    let run = try audit(more: more, ["--details"])
    #expect(run.status == 0)
    #expect(
      run.output
        == "R met (1 of 1)\n\nPASS  WCAG AA: 1 evaluation: 1 passed, 0 failed, 1 exempt, 3 of 6 colors judged\n"
    )
  }

  @Test(arguments: [
    ("0", 0), ("49.9", 0), ("50", 0), ("50.0", 0), ("50.000001", 1), ("51", 1), ("100", 1),
  ])
  func `Less coverage than is asked for is a finding`(percent: String, status: Int32) throws {
    let run = try audit(["--min-coverage", percent])
    #expect(run.status == status)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.contains("error: pairings reach 3 of 6 color tokens, less than the ")
        == (status == 1))
  }

  @Test func `Less coverage than is asked for stands in the JSON report and can be let off`() throws
  {
    let run = try audit(["--min-coverage=80", "--format=json", "--fail-on=never"])
    #expect(run.status == 0)
    let diagnostics = try JSONReport(run.output).diagnostics
    #expect(diagnostics.map { $0["severity"] as? String } == ["error"])
    #expect(
      diagnostics.map { $0["message"] as? String } == [
        "pairings reach 3 of 6 color tokens, less than the 80 % required"
      ])
  }

  @Test(arguments: ["-1", "100.1", "x", "nan", "inf", "50%", ""])
  func `What is no percentage is exit status 2`(percent: String) throws {
    let run = try audit(["--min-coverage=\(percent)"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("contrast-audit: error: --min-coverage "))
  }

  @Test func `Where there are no colors all of them are reached`() throws {
    let run = try ToolRun(
      policy: """
        {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "agree": {"tokens": ["gap", "edge"]}}]}
        """,
      files: [
        "a.tokens.json": """
        {"$type": "dimension", "gap": {"$value": {"value": 4, "unit": "px"}},
         "edge": {"$value": {"value": 4, "unit": "px"}}}
        """
      ], ["--min-coverage=100", "--format=json"])
    #expect(run.status == 0)
    let coverage = try #require(try JSONReport(run.output)["coverage"] as? [String: Any])
    #expect(coverage["percent"] as? Double == 100)
    #expect(coverage["colorTokens"] as? Int == 0)
  }

  @Test func `A pairing reaches nothing in contexts that are not walked`() throws {
    let policy = TwoAxes.policy(
      #""exclude": {"scheme": "dark"}"#,
      pairing:
        #", "when": {"scheme": "dark"}}, {"foreground": "ink", "background": "page", "usage": "text""#
    )
    let run = try ToolRun(policy: policy, files: TwoAxes.files)
    let coverage = try #require(try JSONReport(run.output)["coverage"] as? [String: Any])
    #expect(coverage["unreached"] as? [String] == ["note"])
    #expect(coverage["unwalked"] as? [String] == ["scheme dark"])
  }

  /// 2 of 5 colors: text and page, without the blue and the two of the button.
  @Test func `A color without a type counts, in whichever file stands what it refers to`() throws {
    let run = try ToolRun(
      policy: """
        {"tokens": ["brand.json", "button.json"], "rules": [{"id": "R", "pairings": [
          {"foreground": "text", "background": "page", "usage": "text"}]}]}
        """,
      files: [
        "brand.json": ##"""
        {"text": {"value": "#000000"}, "page": {"value": "#ffffff"}, "blue": {"value": "#7799cc"}}
        """##,
        "button.json": ##"""
        {"button": {"background": {"value": "{blue}"}, "color": {"value": "{page}"}}}
        """##,
      ], ["--min-coverage=41", "--format=json"])
    #expect(run.status == 1)
    let coverage = try #require(try JSONReport(run.output)["coverage"] as? [String: Any])
    #expect(coverage["percent"] as? Double == 40)
    #expect(
      coverage["unreached"] as? [String] == ["blue", "button.background", "button.color"])
  }

  /// Two tokens, and red in code.
  static let code = [
    (
      "a.swift",
      """
      let ink = Color(red: 0, green: 0, blue: 0)
      let page = Color(red: 1, green: 1, blue: 1)
      struct V { func f() -> some View { Text("a").tint(Color(red: 1, green: 0, blue: 0)) } }
      """
    ),
    (
      "a.kt",
      """
      import androidx.compose.ui.graphics.Color
      val ink = Color(0xFF000000)
      val page = Color(0xFFFFFFFF)
      fun f() { Box(Color(0xFFFF0000)) }
      """
    ),
    (
      "a.dart",
      """
      import 'package:flutter/material.dart';
      const ink = Color(0xFF000000);
      const page = Color(0xFFFFFFFF);
      void f() { g(Color(0xFFFF0000)); }
      """
    ),
    (
      "a.ts",
      """
      export const ink = '#000000', page = '#ffffff'
      export function f() { return '#ff0000' }
      """
    ),
  ]

  @Test(arguments: code)
  func `A color that code writes and no token has is not reached`(file: String, code: String) throws
  {
    let policy = """
      {"tokens": ["\(file)"], "rules": [{"id": "R", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """
    let run = try ToolRun(
      policy: policy, files: [file: code], ["--min-coverage=67", "--format=json"])
    #expect(run.status == 1)
    let report = try JSONReport(run.output)
    let coverage = try #require(report["coverage"] as? [String: Any])
    #expect(coverage["colorTokens"] as? Int == 2)
    #expect(coverage["colorsInNoToken"] as? Int == 1)
    #expect(
      report.diagnostics.contains {
        $0["message"] as? String
          == "pairings reach 2 of 3 colors, 1 of them in no token, less than the 67 % required"
      })
    #expect(try ToolRun(policy: policy, files: [file: code], ["--min-coverage=66"]).status == 0)
  }
}
