import TestSupport
import Testing

/// One token, two values: the one that loses would be judged by nobody. Ratios are of black and white, 21,
/// and of a color on itself, 1.
@Suite struct SourceConflictTests {
  private static let light = ":root { --ink: #000; --page: #fff }"
  private static let dark = ":root { --ink: #fff; --page: #fff }"

  private func run(
    _ tokens: String, _ files: [String: String] = ["light.css": light, "dark.css": dark]
  ) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": [\(tokens)], "rules": [{"id": "R", "pairings": [
          {"foreground": "ink", "background": "page", "usage": "text"}]}]}
        """, files: files)
  }

  private func expectConflict(_ run: SystemRun, _ sourceLocation: SourceLocation = #_sourceLocation)
  {
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(run.errors.contains("'ink' is "), sourceLocation: sourceLocation)
    #expect(run.errors.contains("\"overrides\": true"), sourceLocation: sourceLocation)
  }

  @Test func `Two sources that disagree are an error that names both places, in either order`()
    throws
  {
    let run = try run(#""light.css", "dark.css""#)
    expectConflict(run)
    #expect(
      run.errors.contains(
        "dark.css:1:16: error: 'ink' is #000000 at light.css:1 and #FFFFFF here;"))
    expectConflict(try self.run(#""dark.css", "light.css""#))
  }

  @Test func `Of several tokens the first is named, and the others are counted`() throws {
    let run = try run(
      #""light.css", "dark.css""#,
      [
        "light.css": ":root { --ink: #000; --page: #fff; --a: #111 }",
        "dark.css": ":root { --ink: #fff; --page: #000; --a: #222 }",
      ])
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(", and 2 more tokens differ;"))
  }

  @Test func `Of sources that the user names as well`() throws {
    let white = ##"{"ink": {"$type": "color", "$value": "#FFFFFF"}}"##
    let black = ##"""
      {"ink": {"$type": "color", "$value": "#000000"}, "page": {"$type": "color",
       "$value": "#FFFFFF", "$extensions": {"contrast-audit": {"pairings": [
         {"foreground": "ink", "usage": "text"}]}}}}
      """##
    expectConflict(
      try SystemRun(
        policy: nil, files: ["a.tokens.json": white, "b.tokens.json": black],
        sources: ["a.tokens.json", "b.tokens.json"]))
  }

  @Test(arguments: [
    // The same color in another notation, and the same alias.
    [
      "a.css": ":root { --ink: #000000; --page: var(--paper); --paper: #fff }",
      "b.css": ":root { --ink: rgb(0 0 0); --page: var(--paper) }",
    ],
    // The same in every scheme, though a layer of one differs from a layer of the other.
    [
      "a.css":
        ":root { --ink: #000; --page: #fff } @media (prefers-color-scheme: dark) { :root { --ink: #111 } }",
      "b.css":
        ":root { --ink: #000; --page: #fff } @media (prefers-color-scheme: dark) { :root { --ink: #111 } }",
    ],
  ])
  func `Equal values are no conflict`(files: [String: String]) throws {
    let run = try run(#""a.css", "b.css""#, files)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `A value for dark that a later source paints over everywhere is a conflict`() throws {
    expectConflict(
      try run(
        #""a.css", "b.css""#,
        [
          "a.css":
            ":root { --ink: #000; --page: #fff } @media (prefers-color-scheme: dark) { :root { --ink: #fff } }",
          "b.css": ":root { --ink: #000 }",
        ]))
  }

  // MARK: The ways out

  @Test func `A context makes both be judged`() throws {
    for when in [
      #"{"path": "light.css", "when": {"scheme": "light"}}, {"path": "dark.css", "when": {"scheme": "dark"}}"#,
      #""light.css", {"path": "dark.css", "when": {"scheme": "dark"}}"#,
    ] {
      let run = try run(when)
      #expect(run.status == 1)
      #expect(run.errors == "")
      let results = try JSONReport(run.output).results
      #expect(results.map { $0.text("outcome") } == ["pass", "fail"])
    }
  }

  @Test func `A source that holds in dark may not stand before one that holds everywhere`() throws {
    expectConflict(try run(#"{"path": "dark.css", "when": {"scheme": "dark"}}, "light.css""#))
  }

  @Test func `A context works for every format`() throws {
    let tokens = ##"""
      {"ink": {"$type": "color", "$value": "#FFFFFF"}}
      """##
    let swift = #"""
      import SwiftUI
      enum Dark { static let ink = Color(red: 1, green: 1, blue: 1) }
      """#
    let json = try run(
      #""light.css", {"path": "dark.json", "when": {"scheme": "dark"}}"#,
      ["light.css": Self.light, "dark.json": tokens])
    #expect(json.status == 1)
    #expect(try JSONReport(json.output).results.map { $0.text("outcome") } == ["pass", "fail"])
    let code = try run(
      #""light.css", {"path": "Dark.swift", "when": {"scheme": "dark"}}"#,
      ["light.css": Self.light, "Dark.swift": swift])
    #expect(code.errors == "")
    #expect(code.status == 0)
  }

  @Test func `One that is meant to replace the other says so`() throws {
    let run = try run(#""light.css", {"path": "dark.css", "overrides": true}"#)
    // The page of both is white, and so is the ink that is left.
    #expect(run.status == 2)
    #expect(run.errors.contains("every value of 'light.css' is overridden by 'dark.css'"))
    let partly = try self.run(
      #""light.css", {"path": "dark.css", "overrides": true}"#,
      ["light.css": Self.light, "dark.css": ":root { --ink: #fff }"])
    #expect(partly.status == 1)
  }

  @Test func `A layer may be absent, and is no conflict`() throws {
    #expect(try run(#""light.css", {"path": "dark.css", "layer": "night"}"#).status == 1)
  }

  // MARK: Contexts that hide something

  @Test(arguments: [
    (
      #"{"path": "a.css", "when": {"mode": "compact"}}"#,
      "mode has no context but 'compact'"
    ),
    (
      #"{"path": "b.css", "when": {"scheme": "dark"}}"#, "'b.css' already varies along scheme"
    ),
    (
      #"{"path": "a.css", "when": {"scheme": "Dark"}}, {"path": "c.css", "when": {"scheme": "dark"}}"#,
      "'Dark' and 'dark' would be different contexts of scheme"
    ),
    (#"{"path": "a.css", "when": {}}"#, "when names no axis"),
    (
      #"{"path": "a.css", "when": {"scheme": ["dark"]}}"#,
      "'scheme' is an array; expected a string"
    ),
  ])
  func `A context that would hide values is an error`(source: String, message: String) throws {
    let run = try run(
      source,
      [
        "a.css": Self.light, "c.css": ":root { --other: #fff }",
        "b.css":
          ":root { --ink: #000; --page: #fff } @media (prefers-color-scheme: dark) { :root { --ink: #111 } }",
      ])
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }

  /// 300 sources that agree, and 60 contexts of each of two sources.
  @Test(.timeLimit(.minutes(1))) func `Many sources and contexts are compared in good time`() throws
  {
    let names = (0..<300).map { "s\($0).css" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.light) })
    let run = try run(names.map { "\"\($0)\"" }.joined(separator: ", "), files)
    #expect(run.status == 0)
    let themes = (0..<60).map { "[data-theme=t\($0)] { --ink: #0000\(10 + $0) }" }.joined()
    let two = try self.run(
      #""a.css", "b.css""#, ["a.css": Self.light + themes, "b.css": Self.light + themes])
    #expect(two.errors == "")
  }
}
