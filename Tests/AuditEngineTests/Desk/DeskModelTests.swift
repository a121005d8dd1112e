import ColorMath
import DesignTokens
import SourceText
import Testing

@testable import AuditEngine

/// What a page gets to compute with. Line n of `tokens.json` has the n-th token.
@Suite struct DeskModelTests {
  private func model(
    _ pairings: String, _ tokens: SampleTokens, more: String = "", today: String? = nil
  ) throws -> DeskModel {
    let policy = try Policy.sample(
      #"{"tokens": ["tokens.json"], \#(more) "rules": [{"id": "R", "pairings": [\#(pairings)]}]}"#)
    var diagnostics = DiagnosticList()
    let catalog = tokens.catalog(&diagnostics)
    var options = AuditOptions()
    options.repair.isPlanned = false
    options.today = today.flatMap { CalendarDate($0) }
    let prepared = try #require(
      PreparedAudit(policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics))
    let report = Audit(prepared).run(
      tool: ToolIdentity(name: "tool", version: "1"), diagnostics: &diagnostics)
    return try DeskModel(prepared, #require(report, "\(diagnostics.all)"))
  }

  private static func pairing(_ foreground: String, _ background: String = "page") -> String {
    #"{"foreground": "\#(foreground)", "background": "\#(background)", "usage": "text"}"#
  }

  private func texts(_ model: DeskModel) -> [String] {
    model.places.all.map { "\($0.token):\($0.variable.span.line)" }
  }

  @Test func `A color has its place, and aliases and opacities lead to it`() throws {
    var tokens = try SampleTokens(["page": "#FFFFFF", "ink": "#102030"])
    tokens.alias("text", to: "ink")
    tokens.addValue("half", type: .number, .number(0.5))
    tokens.addColor("faded", componentsOf: "ink", opacity: "half")
    let model = try model("\(Self.pairing("text")), \(Self.pairing("faded"))", tokens)
    #expect(texts(model).sorted() == ["half:4", "ink:2", "page:1"])
    let number = Dictionary(
      uniqueKeysWithValues: model.places.all.enumerated().map { ($1.token, $0) })
    let (ink, half) = (try #require(number["ink"]), try #require(number["half"]))
    #expect(model.places.all[half].variable.kind == .opacity)
    #expect(model.places.all[half].variable.color.alpha == 0.5)
    let formulas = model.units.map { model.paints[$0.foregrounds[0]] }
    guard case .color(.variable(ink)) = formulas[0] else {
      return #expect(Bool(false), "\(formulas[0])")
    }
    guard case .color(.translucent(.variable(ink), opacity: .variable(half))) = formulas[1] else {
      return #expect(Bool(false), "\(formulas[1])")
    }
    #expect(model.units.map(\.minimum) == [4.5, 4.5])
    #expect(model.unitOfEvaluation == [0, 1])
    #expect(model.places.all.allSatisfy { $0.obstacle == nil })
  }

  /// The ink of both themes is one place; the page has one in each scheme.
  @Test func `What depends on the same places is one unit in all contexts`() throws {
    var tokens = try SampleTokens(["ink": "#102030"])
    tokens.vary("scheme", "light", "dark")
    tokens.vary("theme", "one", "two")
    try tokens.add(["page": "#FFFFFF"], in: ["scheme": "light"])
    try tokens.add(["page": "#808080"], in: ["scheme": "dark"])
    let model = try model(Self.pairing("ink"), tokens)
    #expect(model.report.evaluations.count == 4)
    #expect(model.units.count == 2)
    #expect(model.unitOfEvaluation == [0, 0, 1, 1])
    let contexts = model.places.all.map { "\($0.token) \($0.contexts)" }.sorted()
    #expect(contexts == [#"ink []"#, #"page ["dark"]"#, #"page ["light"]"#])
  }

  @Test func `A color that no pairing uses has a place, and one that is kept is fixed`() throws {
    let tokens = try SampleTokens(["page": "#FFFFFF", "ink": "#000000", "spare": "#123456"])
    let model = try model(Self.pairing("ink"), tokens, more: #""keep": ["page"],"#)
    #expect(texts(model).sorted() == ["ink:2", "page:1", "spare:3"])
    #expect(model.places.all.filter { $0.obstacle == .kept }.map(\.token) == ["page"])
    // Its paint does not move.
    let ground = try #require(model.grounds.first?.layers.first)
    guard case .color(.literal(.white)) = model.paints[ground] else {
      return #expect(Bool(false), "\(model.paints[ground])")
    }
  }

  /// A gradient is no formula: what it is made of stays as it is.
  @Test func `The colors of a gradient are fixed`() throws {
    var tokens = try SampleTokens(["ink": "#000000", "sky": "#FFFFFF"])
    let span = SourceSpan(file: SourceFile(path: "g", text: "\n\n"), range: 0..<1)
    func stop(_ content: TokenValue.Content, at position: Double) -> TokenValue {
      TokenValue(
        .object([
          .init(name: "color", value: TokenValue(content, at: span)),
          .init(name: "position", value: TokenValue(.number(position), at: span)),
        ]), at: span)
    }
    var diagnostics = DiagnosticList()
    let sky = try #require(tokens.catalog(&diagnostics).token(named: "sky"))
    tokens.addValue(
      "page", type: .gradient,
      .array([
        stop(.reference(TokenReference(target: sky)), at: 0),
        stop(.color(ColorLiteral(try SRGBColor(hex: "#EEEEEE"))), at: 1),
      ]))
    let model = try model(Self.pairing("ink"), tokens)
    let obstacles = model.places.all.filter { $0.obstacle != nil }
    #expect(obstacles.map(\.token) == ["sky"])
    #expect(obstacles.first?.obstacle == .gradient)
    #expect(model.places.all.count == 2)
  }

  /// A pinned waiver accepts what rounds to its ratio: 2.84 from 2.835.
  @Test func `A waiver says from which ratio it accepts a failure`() throws {
    let tokens = try SampleTokens(["page": "#FFFFFF", "pale": "#999999", "grey": "#AAAAAA"])
    let waivers = #"""
      "waivers": [
        {"foreground": "pale", "ratio": 2.84, "reason": "later"},
        {"foreground": "grey", "expires": "2026-01-31", "reason": "soon"}],
      """#
    let pairings = "\(Self.pairing("pale")), \(Self.pairing("grey"))"
    let early = try model(pairings, tokens, more: waivers, today: "2026-01-31")
    let floors = early.waivedFrom
    #expect(abs((floors[0] ?? 0) - 2.835) < 1e-9)
    #expect(floors[1] == 0)
  }
}
