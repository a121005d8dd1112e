import AuditEngine
import ColorMath
import DesignTokens
import Testing

@Suite struct EvaluationTests {
  @Test(arguments: [
    // #010101 at 0x89 on white is 4.5076 exactly and 4.4781 once rounded to 8 bits.
    ("#01010189", "", Outcome.fail, true), ("#01010189", ", \"minimum\": 4.6", .fail, false),
    ("#010101", "", .pass, false), ("#777777", "", .fail, false),
  ])
  func `An evaluation is borderline where the two renderings disagree about its requirement`(
    foreground: String, tail: String, outcome: Outcome, isBorderline: Bool
  ) throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"text\"\(tail)}",
      tokens: try SampleTokens(["f": foreground, "b": "#FFFFFF"]))
    let evaluation = try #require(audit.evaluations.first)
    #expect(evaluation.outcome == outcome)
    #expect(evaluation.isBorderline == isBorderline)
  }

  @Test func `What is exempt or open is never borderline`() throws {
    let audit = try SampleAudit(
      """
      {"foreground": "f", "background": "b", "usage": "inactive"},
      {"foreground": "f", "background": "f over any", "usage": "text"}
      """, tokens: try SampleTokens(["f": "#01010189", "b": "#FFFFFF"]))
    #expect(audit.evaluations.map(\.isBorderline) == [false, false])
  }

  @Test(arguments: [(1.0, false), (1.0000001, false), (1.1, true), (-0.1, true)])
  func `A color whose components leave 0 to 1 is outside sRGB`(
    red: Double, isOutside: Bool
  ) throws {
    var tokens = try SampleTokens(["page": "#FFF"])
    let color = SRGBColor(red: red, green: 0, blue: 0)
    tokens.addValue("wide", type: .color, .color(ColorLiteral(color)))
    let audit = try SampleAudit(
      """
      {"foreground": "wide", "background": "page", "usage": "text"},
      {"foreground": "page", "background": "wide", "usage": "text"}
      """, tokens: tokens)
    #expect(audit.evaluations.map(\.isOutsideSRGB) == [isOutside, isOutside])
  }
}
