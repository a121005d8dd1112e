import AuditEngine
import SourceText
import Testing

/// An audit of a policy over sample tokens: the report, where there is one, and what was said.
struct SampleAudit {
  let report: AuditReport?
  let diagnostics: [Diagnostic]

  /// The evaluations; none where nothing was audited.
  var evaluations: [Evaluation] { report?.evaluations ?? [] }
  var outcomes: [Outcome] { evaluations.map(\.outcome) }
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map(\.description) }

  init(
    policy: Policy, tokens: SampleTokens, options: AuditOptions = AuditOptions()
  ) {
    var diagnostics = DiagnosticList()
    let catalog = tokens.catalog(&diagnostics)
    let audit = Audit(
      policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    report = audit?.run(
      tool: ToolIdentity(name: "tool", version: "1.2.3"), diagnostics: &diagnostics)
    self.diagnostics = diagnostics.all
  }

  /// Audits the pairings of one rule `R`, given as JSON objects.
  init(
    _ pairings: String, tokens: SampleTokens, options: AuditOptions = AuditOptions(),
    pixelUnit: PixelUnit = .css
  ) throws {
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "pixelUnit": "\(pixelUnit.rawValue)", "rules": [
      {"id": "R", "pairings": [
      \(pairings)
      ]}]}
      """)
    self.init(policy: policy, tokens: tokens, options: options)
  }
}

extension Policy {
  /// Reads a policy that has no mistakes.
  static func sample(_ text: String) throws -> Policy {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "policy.json", text: text)
    let policy = Policy(reading: file, diagnostics: &diagnostics)
    #expect(diagnostics.all.map(\.description) == [])
    return try #require(policy)
  }
}
