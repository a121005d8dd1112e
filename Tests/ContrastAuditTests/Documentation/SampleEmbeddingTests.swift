// The DocC article on embedding shows what stands here.

import AuditEngine
import DesignTokens
import Reporters
import SourceText
import Testing
import TokenReaders

struct MemoryLoader: SourceLoader {
  let files: [String: String]

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    guard let text = files[reference] else {
      throw SourceLoadError("there is no file '\(reference)'")
    }
    return SourceFile(path: reference, text: text)
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    nil
  }
}

func audit(_ files: [String: String]) -> (report: AuditReport?, problems: [Diagnostic]) {
  var diagnostics = DiagnosticList()
  let file = SourceFile(path: "contrast-audit.json", text: files["contrast-audit.json"] ?? "")
  guard let policy = PolicyReader.read(file, diagnostics: &diagnostics) else {
    return (nil, diagnostics.all)
  }
  var builder = TokenCatalogBuilder()
  let reader = TokenSourceReader(loader: MemoryLoader(files: files))
  for source in policy.tokens {
    reader.read(
      source.path, from: file, format: source.format, hexNotation: source.hexNotation,
      override: source.override, at: source.span, into: &builder, diagnostics: &diagnostics)
  }
  let catalog = builder.build(diagnostics: &diagnostics)
  let report = Audit(policy: policy, catalog: catalog).run(
    tool: ToolIdentity(name: "my-tool", version: "1.0.0"), diagnostics: &diagnostics)
  return (report, diagnostics.all)
}

func printFailures(of report: AuditReport, print: (String) -> Void) {
  for evaluation in report.evaluations where evaluation.outcome == .fail {
    let pairing = report.pairings[evaluation.pairing]
    print("\(pairing.foregroundName) on \(pairing.backgroundText)")
  }
}

@Suite struct SampleEmbeddingTests {
  @Test func `Tokens in memory are audited`() throws {
    let policy = SmallSystem.policy(foreground: "grey")
    let files = ["contrast-audit.json": policy, "app.tokens.json": SmallSystem.tokens]
    let (report, problems) = audit(files)
    #expect(problems.isEmpty)
    var lines: [String] = []
    printFailures(of: try #require(report)) { lines.append($0) }
    #expect(lines == ["grey on page"])
  }

  @Test func `What is not there is a problem and no report`() {
    let (report, problems) = audit(["contrast-audit.json": SmallSystem.policy()])
    #expect(report == nil)
    #expect(problems.first?.message == "there is no file 'app.tokens.json'")
  }
}
