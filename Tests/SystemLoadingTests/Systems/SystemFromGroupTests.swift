import AuditEngine
import TestSupport
import Testing

/// An app's own tokens over a system that has them under the same names, but in no group.
@Suite struct SystemFromGroupTests {
  private func run(_ tokens: String) throws -> SystemRun {
    try SystemRun(
      policy: #"{"system": "VaultMail", "tokens": ["app.json"]}"#, files: ["app.json": tokens])
  }

  private func ratio(_ run: SystemRun) throws -> [String: Double] {
    try #require(run.status != 2, "\(run.errors)")
    let judged = try JSONReport(run.output).results.filter { $0.text("rule") == "FR-BT-04" }
    return Dictionary(judged.map { ($0.context["theme"] ?? "", $0.number("ratio") ?? 0) }) { $1 }
  }

  /// White on #767676 is 4.5423, on #0057B8 6.8367: WCAG's formula by hand.
  @Test func `A group's colors are those of the system that are called the same`() throws {
    let ratios = try ratio(
      run(
        """
        {"$type": "color", "ThemeColors": {
          "accent": {"$value": "#767676"}, "textInverse": {"$value": "#FFFFFF"}}}
        """))
    #expect(ratios.count == 6)
    #expect(ratios.values.allSatisfy { abs($0 - 4.542224959605253) < 1e-9 })
  }

  @Test func `Of several groups the one with most names counts`() throws {
    let ratios = try ratio(
      run(
        """
        {"$type": "color", "Palette": {
          "accent": {"$value": "#767676"}, "textInverse": {"$value": "#FFFFFF"}},
         "Card": {"accent": {"$value": "#000000"}}}
        """))
    #expect(ratios.values.allSatisfy { abs($0 - 4.542224959605253) < 1e-9 })
  }

  @Test func `What a source calls as the system does goes before its groups`() throws {
    let ratios = try ratio(
      run(
        """
        {"$type": "color", "accent": {"$value": "#767676"}, "textInverse": {"$value": "#FFFFFF"},
         "Card": {"accent": {"$value": "#000000"}, "border": {"$value": "#000000"}}}
        """))
    #expect(ratios.values.allSatisfy { abs($0 - 4.542224959605253) < 1e-9 })
  }

  @Test func `Two groups with one name each are an error, since nobody can tell which is meant`()
    throws
  {
    let run = try run(
      """
      {"$type": "color", "One": {"accent": {"$value": "#767676"}},
       "Two": {"accent": {"$value": "#FFFFFF"}}}
      """)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "'accent' may be 'One.accent' or 'Two.accent'; name the file or folder that has the app's colors"
      ))
  }
}
