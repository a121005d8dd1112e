import TestSupport
import Testing

/// Gradients as backgrounds. By WCAG's formula in Python, #767676 is 4.623 on black and 4.542 on
/// white, and 1 on itself, which lies between them.
@Suite struct GradientTests {
  private static func stops(_ stops: [(String, Double)]) -> String {
    let members = stops.map { ##"{"color": "\##($0.0)", "position": \##($0.1)}"## }
    return #"{"$type": "gradient", "$value": [\#(members.joined(separator: ", "))]}"#
  }

  private func audit(
    _ gradient: String, foreground: String = "grey", background: String = "fade"
  ) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
          {"foreground": "\(foreground)", "background": "\(background)", "usage": "text"}]}]}
        """,
      files: [
        "a.tokens.json": """
        {"grey": {"$type": "color", "$value": "#767676"},
         "white": {"$type": "color", "$value": "#FFFFFF"},
         "black": {"$type": "color", "$value": "#000000"},
         "veil": {"$type": "color", "$value": "#00000080"},
         "fade": \(gradient),
         "other": \(Self.stops([("#000000", 0), ("#111111", 1)]))}
        """
      ])
  }

  private func result(_ run: SystemRun) throws -> (outcome: String, range: [Double]) {
    let result = try #require(try JSONReport(run.output).results.first)
    return (result.outcome, try #require(result.members["ratioRange"] as? [Double]))
  }

  private static let blackToWhite = stops([("#000000", 0), ("#FFFFFF", 1)])

  @Test func `The worst place between two stops decides`() throws {
    let run = try audit(Self.blackToWhite)
    #expect(run.status == 1)
    let (outcome, range) = try result(run)
    #expect(outcome == "fail")
    #expect(abs(range[0] - 1) < 1e-6)
    #expect(abs(range[1] - 4.6232848849972035) < 1e-9)
    let colors = try JSONReport(run.output).results.first?.members["colors"] as? [String: String]
    #expect(colors?["background"] == "#767676")
  }

  @Test(arguments: [
    stops([("#000000", 0), ("#000000", 0.5), ("#FFFFFF", 0.5), ("#FFFFFF", 1)]),
    // In whatever order they are written.
    stops([("#000000", 0), ("#FFFFFF", 1), ("#000000", 0.5), ("#FFFFFF", 0.5)]),
    // Beyond the ends is at the ends.
    stops([("#000000", -1), ("#FFFFFF", 0)]), stops([("#000000", 7), ("#FFFFFF", 1)]),
  ])
  func `Where two stops stand at one place there is an edge, and nothing in between`(
    gradient: String
  ) throws {
    let run = try audit(gradient)
    #expect(run.status == 0)
    let (outcome, range) = try result(run)
    #expect(outcome == "pass")
    #expect(abs(range[0] - 4.542224959605253) < 1e-9)
    #expect(abs(range[1] - 4.6232848849972035) < 1e-9)
  }

  /// White on a veil over white is 4.004, over black 21: all of it is to be seen at once.
  @Test func `A gradient beneath a veil fails where its worst place does`() throws {
    let run = try audit(Self.blackToWhite, foreground: "white", background: "veil over fade")
    let (outcome, range) = try result(run)
    #expect(outcome == "fail")
    #expect(abs(range[0] - 4.0041069566148515) < 1e-9)
    #expect(abs(range[1] - 21) < 1e-9)
  }

  /// Half black over white is #7F7F7F, on which white is 4.004.
  @Test func `A translucent gradient lies over what is named beneath it`() throws {
    let clear = Self.stops([("#00000080", 0), ("#00000080", 1)])
    let run = try audit(clear, foreground: "white", background: "fade over white")
    let (outcome, range) = try result(run)
    #expect(outcome == "fail")
    #expect(abs(range[0] - 4.0041069566148515) < 1e-9)
    #expect(abs(range[1] - 4.0041069566148515) < 1e-9)
  }

  @Test(arguments: [
    (
      GradientTests.blackToWhite, "grey", "fade over other",
      "two gradients on each other cannot be judged"
    ),
    (
      GradientTests.stops([("#00000080", 0), ("#000000", 1)]), "grey", "fade",
      "'fade' is translucent and the policy does not say what lies beneath it"
    ),
    // Either end lets through.
    (
      GradientTests.stops([("#000000", 0), ("#00000080", 1)]), "grey", "fade",
      "'fade' is translucent and the policy does not say what lies beneath it"
    ),
    (GradientTests.blackToWhite, "fade", "white", "'fade' is a gradient, not a color"),
    (#"{"$type": "gradient", "$value": []}"#, "grey", "fade", "is not a gradient"),
    (GradientTests.stops([("nope", 0), ("#000000", 1)]), "grey", "fade", "'nope' is not a colo"),
  ])
  func `A gradient that cannot be judged is an error`(
    gradient: String, foreground: String, background: String, message: String
  ) throws {
    let run = try audit(gradient, foreground: foreground, background: background)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }
}
