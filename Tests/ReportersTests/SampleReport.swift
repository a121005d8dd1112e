import AuditEngine
import ColorMath
import DesignTokens
import Foundation
import SourceText
import Testing

/// An audit of tokens and a policy put together in memory.
struct SampleReport {
  private var builder = TokenCatalogBuilder()
  private let file: SourceFile
  private var count = 0
  private var rules: [String] = []

  /// Begins with tokens of `tokens.json`, the n-th of which stands in line n.
  init(_ colors: KeyValuePairs<String, String>, file path: String = "tokens.json") throws {
    file = SourceFile(path: path, text: String(repeating: "\n", count: 100))
    try add(colors)
  }

  mutating func vary(_ axis: String, _ contexts: [String]) {
    _ = builder.axis(named: axis, contexts: contexts)
  }

  /// Adds a layer, which applies in a context of the first axis where one is named.
  mutating func add(_ colors: KeyValuePairs<String, String>, in context: String? = nil) throws {
    let conditions = context.map { context in
      TokenLayer.Condition(
        axis: 0, context: builder.axes[0].contexts.firstIndex(of: context) ?? -1)
    }
    var declarations: [TokenDeclaration] = []
    for (name, hex) in colors {
      count += 1
      let span = SourceSpan(file: file, range: count - 1..<count)
      declarations.append(
        TokenDeclaration(
          token: builder.id(for: name), type: .color,
          value: TokenValue(.color(ColorLiteral(try SRGBColor(hex: hex))), at: span)))
    }
    var contents = LayerContents()
    contents.declarations = declarations
    builder.addLayer(
      named: "layer", conditions: conditions.map { [$0] } ?? [], contents: contents)
  }

  /// Adds a typography token.
  mutating func style(_ name: String, _ size: Double) {
    let span = SourceSpan(file: file, range: 0..<1)
    func member(_ name: String, _ content: TokenValue.Content) -> TokenValue.Member {
      .init(name: name, value: TokenValue(content, at: span))
    }
    let fontSize = TokenValue.Content.object([
      member("value", .number(size)), member("unit", .string("px")),
    ])
    let value = TokenValue.Content.object([
      member("fontSize", fontSize), member("fontWeight", .number(400)),
    ])
    var contents = LayerContents()
    contents.declarations = [
      TokenDeclaration(
        token: builder.id(for: name), type: .typography, value: TokenValue(value, at: span))
    ]
    builder.addLayer(named: "layer", conditions: [], contents: contents)
  }

  /// Adds a rule of pairings given as JSON objects; the policy's file has a rule a line.
  mutating func rule(
    id: String = "R", title: String = "Title", severity: String = "error", _ pairings: String...,
    checks: String = ""
  ) throws {
    rules.append(
      "{\"id\": \(try Self.json(id)), \"title\": \(try Self.json(title)), "
        + "\"severity\": \"\(severity)\", \"pairings\": [\(pairings.joined(separator: ", "))]"
        + "\(checks.isEmpty ? "" : ", \(checks)")}")
  }

  /// Adds a pairing by itself.
  static func pairing(
    _ foreground: String, on background: String, usage: String = "text", tail: String = ""
  ) throws -> String {
    "{\"foreground\": \(try json(foreground)), \"background\": \(try json(background)), "
      + "\"usage\": \"\(usage)\"\(tail)}"
  }

  /// A string as Foundation writes it in JSON.
  static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  /// Audits; a policy or token that is wrong fails the test.
  func audit(
    system: String? = nil, tool: ToolIdentity = ToolIdentity(name: "tool", version: "1.2.3"),
    options: AuditOptions = AuditOptions(), suggests: Bool = false
  ) throws -> AuditReport {
    var options = options
    options.repair.isPlanned = suggests
    let name = try system.map { "\"name\": \(try Self.json($0)), " } ?? ""
    let text = "{\(name)\"tokens\": [\"tokens.json\"], \"rules\": [\n"
    let source = SourceFile(
      path: "policy.json", text: "\(text)\(rules.joined(separator: ",\n"))]}")
    var diagnostics = DiagnosticList()
    let policy = Policy(reading: source, diagnostics: &diagnostics)
    var builder = builder
    let catalog = builder.build(diagnostics: &diagnostics)
    let report = try Audit(
      policy: #require(policy), catalog: catalog, options: options, diagnostics: &diagnostics)?
      .run(tool: tool, diagnostics: &diagnostics)
    #expect(diagnostics.all.filter { $0.severity == .error }.map(\.description) == [])
    return try #require(report)
  }
}
