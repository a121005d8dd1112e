import AuditEngine
import TestSupport
import Testing

/// `{"best": […]}`: the better of several foregrounds on each background. By WCAG's formula in
/// Python, white on #2563EB is 5.169 and black 4.063; black on #FFD60A is 14.875.
@Suite struct ChosenForegroundTests {
  private static let tokens = ##"""
    {
      "$type": "color",
      "black": {"$value": "#000000"}, "white": {"$value": "#FFFFFF"},
      "blue": {"$value": "#2563EB"}, "yellow": {"$value": "#FFD60A"}, "grey": {"$value": "#777777"}
    }
    """##

  private func audit(
    _ foreground: String, background: String = #"["blue", "yellow"]"#,
    options: AuditOptions = AuditOptions()
  ) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
          {"foreground": \(foreground), "background": \(background), "usage": "text"}]}]}
        """, files: ["a.tokens.json": Self.tokens], options)
  }

  @Test(arguments: [#"{"best": ["black", "white"]}"#, #"{"best": ["white", "black"]}"#])
  func `The better foreground is chosen on each background, whatever the order`(
    foreground: String
  ) throws {
    let run = try audit(foreground)
    #expect(run.status == 0)
    let results = try JSONReport(run.output).results
    #expect(results.map(\.background) == [["blue"], ["yellow"]])
    #expect(results.map { $0.text("chosen") } == ["white", "black"])
    #expect(abs((results[0].number("ratio") ?? 0) - 5.168555560022562) < 1e-9)
    #expect(abs((results[1].number("ratio") ?? 0) - 14.875009846765208) < 1e-9)
    let colors = results[0].members["colors"] as? [String: String]
    #expect(colors == ["foreground": "#FFFFFF", "background": "#2563EB"])
    let location = results[0].members["location"] as? [String: Any]
    #expect(location?["column"] as? Int == 55)
  }

  @Test func `The name tells all candidates, and coverage reaches them`() throws {
    let run = try audit(#"{"best": ["black", "white"]}"#, background: #""blue""#)
    let report = try JSONReport(run.output)
    #expect(report.results.map { $0.text("foreground") } == ["best of black, white"])
    let coverage = try #require(report["coverage"] as? [String: Any])
    #expect(coverage["unreached"] as? [String] == ["yellow", "grey"])
  }

  @Test func `Where the best is not good enough, it is the one that fails`() throws {
    let run = try audit(#"{"best": ["black", "blue"]}"#, background: #""grey""#)
    // Black on #777777 is 4.689, blue 1.154.
    #expect(run.status == 0)
    let worse = try audit(#"{"best": ["white", "blue"]}"#, background: #""grey""#)
    #expect(worse.status == 1)
    #expect(
      try worse.text().contains("4.47 of 4.5  best of white, blue on grey  #FFFFFF on #777777"))
  }

  @Test func `A chosen foreground may stand beside others, and hold patterns`() throws {
    let run = try audit(#"["black", {"best": ["w*", "grey"]}]"#, background: #""yellow""#)
    let names = try JSONReport(run.output).results.map { $0.text("foreground") }
    #expect(names == ["black", "best of white, grey"])
  }

  @Test func `A filter finds each candidate`() throws {
    let run = try audit(
      #"["black", {"best": ["white", "grey"]}]"#, options: AuditOptions(tokens: ["white"]))
    let names = try JSONReport(run.output).results.map { $0.text("foreground") }
    #expect(names == ["best of white, grey", "best of white, grey"])
  }

  @Test(arguments: [
    (#"{"best": []}"#, "best is an empty list"),
    (#"{}"#, "the chosen foreground has neither best nor choose"),
    (#"{"bets": ["black"]}"#, "a chosen foreground has no key 'bets'; did you mean 'best'?"),
    (#"{"best": [3]}"#, "best is a number"),
    (#"{"best": ["blakc"]}"#, "the token 'blakc' does not exist"),
    (#"[]"#, "foreground is an empty list"),
  ])
  func `A choice of nothing is an error with its place`(foreground: String, message: String) throws
  {
    let run = try audit(foreground)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("contrast-audit.json:2:"))
    #expect(run.errors.contains("error: \(message)"))
  }
}
