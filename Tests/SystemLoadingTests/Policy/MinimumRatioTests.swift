import AuditEngine
import TestSupport
import Testing

/// What is required in some contexts only: levels and minimums.
@Suite struct MinimumRatioTests {
  /// `contrast scheme: required criterion outcome`, in the order of the report.
  private func requirements(_ run: SystemRun) throws -> [String] {
    try JSONReport(run.output).results.map { result in
      let context = "\(result.context["contrast"] ?? "") \(result.context["scheme"] ?? "")"
      let required = result.number("required").map { "\($0)" } ?? ""
      return "\(context): \(required) \(result.text("criterion")) \(result.outcome)"
    }
  }

  /// The table of the theming skill: AA 4.5 and 3, AAA 7 and 4.5; components ask 3 at both (1.4.11).
  /// On white, by WCAG's formula in Python: #595959 is 7.005, #5A5A5A 6.899, #767676 4.542, #777777
  /// 4.478, #949494 3.033, #959595 2.995.
  @Test(arguments: [
    (Level.aa, "text", "#767676", "#777777", 4.5, "1.4.3"),
    (.aa, "large-text", "#949494", "#959595", 3, "1.4.3"),
    (.aa, "ui-component", "#949494", "#959595", 3, "1.4.11"),
    (.aaa, "text", "#595959", "#5A5A5A", 7, "1.4.6"),
    (.aaa, "large-text", "#767676", "#777777", 4.5, "1.4.6"),
    (.aaa, "ui-component", "#949494", "#959595", 3, "1.4.11"),
  ])
  func `The level asks what the table says, and not a shade less`(
    level: Level, usage: String, passing: String, failing: String, required: Double,
    criterion: String
  ) throws {
    let policy = """
      {"tokens": ["a.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": ["passing", "failing"], "background": "page", "usage": "\(usage)"}]}]}
      """
    let tokens = """
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "passing": {"$value": "\(passing)"},
       "failing": {"$value": "\(failing)"}}
      """
    let run = try SystemRun(
      policy: policy, files: ["a.json": tokens], AuditOptions(level: level))
    #expect(run.status == 1)
    let report = try JSONReport(run.output)
    #expect(report.level == level.rawValue)
    #expect(report.results.map(\.outcome) == ["pass", "fail"])
    #expect(report.results.map { $0.number("required") } == [required, required])
    #expect(report.results.map { $0.text("criterion") } == [criterion, criterion])
  }

  /// What large means: 18 pt, or 14 pt at weight 700.
  @Test(arguments: [
    (18, 400, 3), (17.9, 400, 4.5), (14, 700, 3), (14, 600, 4.5), (13.9, 700, 4.5), (17, 600, 4.5),
  ])
  func `The size of the text decides what the level asks`(
    size: Double, weight: Int, required: Double
  ) throws {
    let policy = """
      {"tokens": ["a.json"], "pixelUnit": "point", "rules": [{"id": "R", "pairings": [
        {"foreground": "ink", "background": "page", "typeStyles": "style"}]}]}
      """
    let tokens = """
      {"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": "#000"},
       "style": {"$type": "typography", "$value": {
         "fontFamily": "Inter", "fontSize": {"value": \(size), "unit": "px"},
         "fontWeight": \(weight), "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}}
      """
    for (level, required) in [(Level.aa, required), (.aaa, required == 3 ? 4.5 : 7)] {
      let run = try SystemRun(
        policy: policy, files: ["a.json": tokens], AuditOptions(level: level))
      #expect(try JSONReport(run.output).results.map { $0.number("required") } == [required])
    }
  }

  @Test func `A level of some contexts holds in those alone`() throws {
    let policy = TwoAxes.policy(#""levels": [{"level": "AAA", "when": {"contrast": "high"}}]"#)
    let run = try SystemRun(policy: policy, files: TwoAxes.files)
    #expect(run.status == 1)
    #expect(
      try requirements(run) == [
        "standard light: 4.5 1.4.3 pass", "standard dark: 4.5 1.4.3 pass",
        "high light: 7.0 1.4.6 pass", "high dark: 7.0 1.4.6 fail",
      ])
    #expect(try JSONReport(run.output).level == "AA")
  }

  @Test func `A level needs all its contexts, and the strictest that holds decides`() throws {
    let policy = TwoAxes.policy(
      """
      "levels": [
        {"level": "AAA", "when": {"contrast": "high", "scheme": ["light"]}},
        {"level": "AA", "when": {"contrast": "high"}}
      ]
      """)
    #expect(
      try requirements(SystemRun(policy: policy, files: TwoAxes.files)) == [
        "standard light: 4.5 1.4.3 pass", "standard dark: 4.5 1.4.3 pass",
        "high light: 7.0 1.4.6 pass", "high dark: 4.5 1.4.3 fail",
      ])
  }

  /// The level of a context raises the policy's and the user's, and lowers neither.
  @Test func `A level of some contexts lowers none`() throws {
    let policy = TwoAxes.policy(#""levels": [{"level": "AA", "when": {"contrast": "high"}}]"#)
    let run = try SystemRun(
      policy: policy, files: TwoAxes.files, AuditOptions(level: .aaa))
    #expect(
      try requirements(run) == [
        "standard light: 7.0 1.4.6 fail", "standard dark: 7.0 1.4.6 fail",
        "high light: 7.0 1.4.6 pass", "high dark: 7.0 1.4.6 fail",
      ])
  }

  /// 4.542 of 4.54 and 4.623 of 4.6 pass; 7.005 of 7.01 does not.
  @Test func `A list of minimums asks each in its contexts`() throws {
    let minimum = """
      , "minimum": [
        {"ratio": 4.54, "when": {"scheme": "light"}},
        {"ratio": 4.6, "when": {"scheme": "dark"}},
        {"ratio": 7.01, "when": {"scheme": "light", "contrast": "high"}}
      ]
      """
    #expect(
      try requirements(SystemRun(policy: TwoAxes.policy(pairing: minimum), files: TwoAxes.files))
        == [
          "standard light: 4.54 1.4.3 pass", "standard dark: 4.6 1.4.3 pass",
          "high light: 7.01 1.4.3 fail", "high dark: 4.6 1.4.3 fail",
        ])
  }

  @Test func `A minimum without contexts holds everywhere`() throws {
    let policy = TwoAxes.policy(foreground: "ink", pairing: #", "minimum": [{"ratio": 5.9}]"#)
    let run = try SystemRun(policy: policy, files: TwoAxes.files)
    #expect(run.status == 0)
    #expect(
      try JSONReport(run.output).results.map { $0.number("required") } == [5.9, 5.9, 5.9, 5.9])
  }

  @Test(arguments: [
    (#""levels": [{"level": "AAA"}]"#, "", "the level for some contexts has no when"),
    (
      #""levels": [{"when": {"scheme": "dark"}}]"#, "",
      "the level for some contexts has no level"
    ),
    (#""levels": [{"level": "A", "when": {"scheme": "dark"}}]"#, "", "level is 'A'"),
    (#""levels": [{"level": "AA", "when": {"scheme": "x"}}]"#, "", "there is no scheme 'x'"),
    ("", #", "minimum": [{"ratio": 3}]"#, "minimum is 3, below the 4.5 that WCAG 1.4.3 requires"),
    ("", #", "minimum": []"#, "minimum is an empty list"),
    (
      "", #", "minimum": [{"when": {"scheme": "dark"}}]"#,
      "the ratio for some contexts has no ratio"
    ),
    ("", #", "minimum": [{"ratio": 7, "in": 1}]"#, "a ratio for some contexts has no key 'in'"),
    ("", #", "minimum": [{"ratio": 7, "when": {"x": "y"}}]"#, "the tokens have no axis"),
    ("", #", "minimum": [{"ratio": 22}]"#, "ratio is 22; expected 1 to 21"),
  ])
  func `A level or minimum that says nothing is an error with its place`(
    more: String, pairing: String, message: String
  ) throws {
    let run = try SystemRun(policy: TwoAxes.policy(more, pairing: pairing), files: TwoAxes.files)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("contrast-audit.json:\(more.isEmpty ? 5 : 3):"))
    #expect(run.errors.contains("error: \(message)"))
  }
}
