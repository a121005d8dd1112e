import TestSupport
import Testing

/// Patterns in the pairings of a policy.
@Suite struct PatternPairingTests {
  private static let tokens = ##"""
    {
      "text": {
        "primary": {"$type": "color", "$value": "#000000"},
        "muted": {"$type": "color", "$value": "#333333"},
        "on": {"accent": {"$type": "color", "$value": "#111111"}},
        "size": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}
      },
      "surface": {
        "base": {"$type": "color", "$value": "#FFFFFF"},
        "raised": {"$type": "color", "$value": "#EEEEEE"}
      },
      "veil": {"$type": "color", "$value": "#FFFFFF80"}
    }
    """##

  /// Audits pairings, each a foreground and a background as JSON.
  private func audit(_ pairings: [(String, String)]) throws -> SystemRun {
    let members = pairings.map {
      #"{"foreground": \#($0.0), "background": \#($0.1), "usage": "text"}"#
    }
    return try SystemRun(
      policy: """
        {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
          \(members.joined(separator: ",\n  "))
        ]}]}
        """, files: ["a.tokens.json": Self.tokens])
  }

  private func pairs(_ run: SystemRun) throws -> Set<String> {
    let results = try JSONReport(run.output).results
    let names = results.map {
      "\($0.text("foreground"))/\($0.background.joined(separator: " over "))"
    }
    #expect(Set(names).count == names.count)
    return Set(names)
  }

  @Test(arguments: [
    // The size of text is no color, and a deeper group needs two stars.
    (
      #""text.*""#, #""surface.*""#,
      [
        "text.primary/surface.base", "text.primary/surface.raised", "text.muted/surface.base",
        "text.muted/surface.raised",
      ]
    ),
    (
      #""text.**""#, #""surface.base""#,
      ["text.primary/surface.base", "text.muted/surface.base", "text.on.accent/surface.base"]
    ),
    (#""**.accent""#, #""surface.?????d""#, ["text.on.accent/surface.raised"]),
    (
      #""text.muted""#, #""veil over surface.*""#,
      ["text.muted/veil over surface.base", "text.muted/veil over surface.raised"]
    ),
    (
      #""text.muted""#, #""veil over sur*.bas? over any""#,
      ["text.muted/veil over surface.base over any"]
    ),
    (
      #"["text.m*", "text.p*"]"#, #""surface.base""#,
      ["text.muted/surface.base", "text.primary/surface.base"]
    ),
  ])
  func `A pattern stands for every color token that fits it`(
    foreground: String, background: String, expected: [String]
  ) throws {
    let run = try audit([(foreground, background)])
    #expect(run.errors.isEmpty)
    #expect(try pairs(run) == Set(expected))
  }

  /// Five names on each other: twenty, and not twenty-five.
  @Test func `A token that both patterns fit is not paired with itself`() throws {
    let run = try audit([(#"["text.**", "surface.*"]"#, #"["text.**", "surface.*"]"#)])
    let found = try pairs(run)
    #expect(found.count == 20)
    #expect(!found.contains("text.muted/text.muted"))
    #expect(found.contains("text.muted/text.primary"))
    #expect(found.contains("text.primary/text.muted"))
  }

  @Test(arguments: [
    #"["text.*", "text.**"]"#, #"["text.muted", "text.**"]"#, #"["text.**", "text.muted"]"#,
  ])
  func `What a pattern and another name of one declaration share is judged once`(
    foreground: String
  ) throws {
    let run = try audit([(foreground, #""surface.base""#)])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      try pairs(run) == [
        "text.primary/surface.base", "text.muted/surface.base", "text.on.accent/surface.base",
      ])
  }

  @Test func `What patterns of two declarations share is an error with both lines`() throws {
    let run = try audit([(#""text.*""#, #""surface.base""#), (#""text.m*""#, #""surface.*""#)])
    #expect(run.status == 2)
    #expect(
      run.errors
        == "contrast-audit.json:3:3: error: the rule 'R' has 'text.muted' on 'surface.base' twice, "
        + "first in line 2; remove one\n")
  }

  @Test(arguments: [
    (
      #""txt.*""#, #""surface.base""#,
      "no color token matches 'txt.*'", true
    ),
    (
      #""text.siz?""#, #""surface.base""#,
      "no color token matches 'text.siz?'", true
    ),
    (
      #""text.muted""#, #""surface.**.x""#,
      "no color token matches 'surface.**.x'", true
    ),
    (
      #"{"best": ["text.muted", "no*"]}"#, #""surface.base""#,
      "no color token matches 'no*'", true
    ),
    (
      #""text.m*""#, #""text.mute?""#,
      "the patterns pair 'text.muted' only with itself; name another background", false
    ),
  ])
  func `A pattern that nothing fits is an error, whatever else is judged`(
    foreground: String, background: String, message: String, isListed: Bool
  ) throws {
    let run = try audit([(#""text.primary""#, #""surface.raised""#), (foreground, background)])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit.json:3:"))
    #expect(run.errors.hasSuffix("error: \(message)\n"))
    // The tool says how tokens are listed.
    #expect(run.diagnostics.first?.nextStep == (isListed ? .listTokens : nil))
  }
}
