import AuditEngine
import Testing

@testable import Reporters

@Suite struct HTMLUseTests {
  @Test(arguments: [
    ("textInverse", "accent", "text", "button"), ("text-on-primary", "primary", "text", "button"),
    ("onError", "error", "text", "button"), ("onSurface", "surface", "text", "text"),
    ("accent", "page", "text", "link"), ("textPrimary", "page", "text", "text"),
    ("ink", "accentMuted", "text", "chip"), ("ink", "surfaceSelected", "large-text", "row"),
    ("border", "page", "ui-component", "field"), ("unreadDot", "page", "ui-component", "dot"),
    ("brand.accent", "page", "ui-component", "toggle"), ("star", "page", "ui-component", "icon"),
  ])
  func `A pairing is drawn as its names suggest`(
    foreground: String, background: String, usage: String, use: String
  ) throws {
    var sample = try SampleReport([:])
    try sample.add(KeyValuePairs(dictionaryLiteral: (foreground, "#000"), (background, "#FFF")))
    try sample.rule(SampleReport.pairing(foreground, on: background, usage: usage))
    let report = try sample.audit()
    let drawn = HTMLUse(report.pairings[0], as: report.evaluations[0].usage)
    #expect(drawn.rawValue == use)
  }
}
