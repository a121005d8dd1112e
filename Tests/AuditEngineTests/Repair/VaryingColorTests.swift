import ColorMath
import DesignTokens
import SourceText
import Testing

@testable import AuditEngine

/// One place that is another color in each scheme, as a system's color is: nothing can be put in its place, and
/// what is asked of the others is asked on all that it is.
@Suite struct VaryingColorTests {
  /// By WCAG's formula #999999 is 2.849 on white and 7.37 on black, #555555 7.46 and 2.816; #767676 is 4.542 and
  /// 4.623, #757575 4.605 and 4.561.
  @Test func `Suggestions and previews stand on the color of their scheme`() throws {
    let file = SourceFile(path: "tokens.json", text: "\n\n\n")
    var builder = TokenCatalogBuilder()
    let scheme = builder.axis(named: "scheme", contexts: ["light", "dark"])
    func add(_ name: String, _ hex: String, line: Int, in context: Int? = nil) throws {
      var contents = LayerContents()
      contents.declarations = [
        TokenDeclaration(
          token: builder.id(for: name), type: .color,
          value: TokenValue(
            .color(ColorLiteral(try SRGBColor(hex: hex))),
            at: SourceSpan(file: file, range: line..<line + 1)))
      ]
      let conditions = context.map { [TokenLayer.Condition(axis: scheme, context: $0)] } ?? []
      builder.addLayer(named: "layer", conditions: conditions, contents: contents)
    }
    try add("pale", "#999999", line: 0)
    try add("deep", "#555555", line: 1)
    try add("page", "#FFFFFF", line: 2, in: 0)
    try add("page", "#000000", line: 2, in: 1)
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": ["pale", "deep"], "background": "page", "usage": "text"}]}]}
      """)
    for hasAlternatives in [false, true] {
      var options = AuditOptions()
      options.repair.suggestsAlternatives = hasAlternatives
      var diagnostics = DiagnosticList()
      let catalog = builder.build(diagnostics: &diagnostics)
      let report = try #require(
        Audit(policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics)?
          .run(tool: ToolIdentity(name: "tool", version: "1"), diagnostics: &diagnostics))
      let failing = report.evaluations.filter { $0.outcome == .fail }
      #expect(failing.map(\.background.hex) == ["#FFFFFF", "#000000"])
      for finding in failing {
        #expect(
          report.changes(for: finding).map(\.token) == [
            finding.background.hex == "#FFFFFF" ? "pale" : "deep"
          ])
        #expect(report.alternatives(for: finding).isEmpty == !hasAlternatives)
        let preview = try #require(report.preview(of: finding))
        #expect(preview.background == finding.background)
        #expect(preview.measurement.meets(4.5))
      }
    }
  }
}
