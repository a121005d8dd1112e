import SourceText
import TestSupport
import Testing

@testable import contrast_audit

/// Reports that somebody takes for evidence say what was read and what was left out.
@Suite struct EvidenceReportsTests {
  private static let formats = ["acr", "openacr", "apple-label"]

  private static let tokens =
    ##"{"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}"##
  private static let policy = """
    {"tokens": ["a.json"], "rules": [
      {"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]},
      {"id": "O", "optional": true, "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}
    ]}
    """

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(Self.policy, to: "contrast-audit.json")
    try workspace.write(Self.tokens, to: "a.json")
    return workspace
  }

  /// `sha256sum` of the same bytes.
  @Test(arguments: formats)
  func `Every file that was read has its digest`(format: String) throws {
    let workspace = try workspace()
    try workspace.write(#"{"schemaVersion": 1, "findings": []}"#, to: "known.json")
    let run = ToolRun(["--format", format, "--baseline", "known.json"], in: workspace)
    #expect(run.status == 0)
    let digest = "d2b6a9a7d2bf2ae101c2620295c86c221f0a087a4ede40670feb26d8ec182375"
    #expect(run.output.contains("Read: `a.json`, SHA-256 \(digest)"))
    #expect(run.output.contains("Read: `contrast-audit.json`, SHA-256 "))
    #expect(run.output.contains("Read: `known.json`, SHA-256 "))
    #expect(run.output.split(separator: "Read: ").count == 4)
  }

  @Test(arguments: formats)
  func `Without the optional rule it is incomplete, and with it not`(format: String) throws {
    let workspace = try workspace()
    let part = ToolRun(["--format", format], in: workspace)
    #expect(part.output.contains("INCOMPLETE"))
    #expect(part.output.contains("Rules that were not judged: `O`."))
    let whole = ToolRun(["--format", format, "--all"], in: workspace)
    #expect(!whole.output.contains("INCOMPLETE") && !whole.output.contains("not judged: `O`"))
  }

  @Test(arguments: formats)
  func `An audit that failed leaves no evidence`(format: String) throws {
    let workspace = try workspace()
    try workspace.write(Self.tokens.replacing("ink", with: "Ink"), to: "a.json")
    let run = ToolRun(["--format", format, "--output", "x"], in: workspace)
    #expect(run.status == 2)
    let text = try workspace.read("x")
    #expect(text.contains("ERROR"))
    #expect(text.contains("there is no evidence"))
    #expect(!text.contains("passed") && !text.contains("1.4.3"))
  }

  @Test(arguments: formats)
  func `A policy of several that could not be audited is named`(format: String) throws {
    let workspace = try Workspace()
    for (name, ink) in [("a", "ink"), ("b", "Ink")] {
      try workspace.write(Self.policy, to: "\(name)/contrast-audit.json")
      try workspace.write(Self.tokens.replacing("ink", with: ink), to: "\(name)/a.json")
    }
    let run = ToolRun(["--format", format, "a", "b"], in: workspace)
    #expect(run.status == 2)
    #expect(run.output.contains("INCOMPLETE"))
    #expect(run.output.contains("The audit could not be done, so there is no evidence"))
    #expect(run.output.contains("Policy `b`"))
    // The files of the one that was audited.
    #expect(run.output.contains("Read: `a/a.json`, SHA-256 "))
    #expect(!run.output.contains("Read: `b/"))
  }

  @Test func `A file that ends in yaml is a draft`() throws {
    let workspace = try workspace()
    #expect(ToolRun(["--output", "a.yaml", "--output", "openacr=b"], in: workspace).status == 0)
    #expect(try workspace.read("a.yaml") == workspace.read("b"))
    #expect(try workspace.read("b").contains("\ncatalog: \"2.5-edition-wcag-2.2-508-eu-en\"\n"))
  }
}
