import AuditEngine
import SourceText
import Testing

@testable import Reporters

@Suite struct OpenACRReporterTests {
  private func parse(_ text: String) throws -> YAMLValue {
    var diagnostics = DiagnosticList()
    let value = YAMLDocument.parse(
      SourceFile(path: "report.yaml", text: text), diagnostics: &diagnostics)
    #expect(diagnostics.all.map(\.description) == [])
    return try #require(value)
  }

  /// Names of keys by GSA's schema; chapter, component and catalog by its catalog.
  @Test func `A draft has the rows of its level, each left open`() throws {
    let text = try OpenACRReporter().text(SampleReport.mixed())
    let draft = try parse(text)
    #expect(draft["title"]?.text == "App Accessibility Conformance Report (draft)")
    #expect(draft["product"]?["name"]?.text == "App")
    #expect(draft["author"]?["email"]?.text == "")
    #expect(draft["catalog"]?.text == "2.5-edition-wcag-2.2-508-eu-en")
    let chapters = try #require(draft["chapters"])
    #expect(chapters.members.map(\.key) == ["success_criteria_level_aa"])
    let criteria = try #require(chapters["success_criteria_level_aa"]?["criteria"]).elements
    #expect(criteria.map { $0["num"]?.text } == ["1.4.3", "1.4.11"])
    for criterion in criteria {
      let components = try #require(criterion["components"]).elements
      #expect(components.map { $0["name"]?.text } == ["software"])
      #expect(components.map { $0["adherence"]?["level"]?.text } == [""])
    }
    let notes = criteria[0]["components"]?.elements[0]["adherence"]?["notes"]?.text
    #expect(notes?.hasPrefix("10 evaluations of 5 pairings in 2 contexts: 2 passed, 6") == true)
  }

  @Test func `Level AAA has its chapter`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let draft = try parse(
      OpenACRReporter().text(sample.audit(options: AuditOptions(level: .aaa))))
    let chapters = try #require(draft["chapters"])
    func numbers(_ chapter: String) -> [String?] {
      chapters[chapter]?["criteria"]?.elements.map { $0["num"]?.text } ?? []
    }
    #expect(numbers("success_criteria_level_aa") == ["1.4.11"])
    #expect(numbers("success_criteria_level_aaa") == ["1.4.6"])
  }

  @Test func `An audit that could not be done has no rows and says so first`() throws {
    let text = try OpenACRReporter().text(RunReport.sample)
    let draft = try parse(text)
    #expect(draft["title"]?.text?.hasSuffix("(draft, ERROR)") == true)
    #expect(draft["notes"]?.text?.hasPrefix("ERROR: the audit could not be done") == true)
    #expect(
      draft["evaluation_methods_used"]?.text?.contains("`100%, no [color] {0}`") == true)
    #expect(
      draft["chapters"]?["success_criteria_level_aa"]?.members.map(\.key) == ["notes"])
    #expect(!text.contains("criteria:"))
  }

  @Test func `A part is called incomplete`() throws {
    let draft = try parse(
      OpenACRReporter().text(RunReport.incomplete(SampleReport.mixed())))
    #expect(draft["title"]?.text?.hasSuffix("(draft, INCOMPLETE)") == true)
    #expect(draft["notes"]?.text?.hasPrefix("INCOMPLETE: ") == true)
  }

  /// By the escapes of YAML 1.2.2, 5.7.
  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\tb", #""a\u0009b""#),
    ("\u{2028}", #""\u2028""#), ("\u{FEFF}x", #""\uFEFFx""#), ("\u{E0041}", #""\U000E0041""#),
    ("é😀", #""é😀""#), ("- a: #b", #""- a: #b""#), ("a\nb", "\"a\\n\\\n  b\""),
    ("a\n  b\n", "\"a\\n\\\n  \\  b\\n\\\n  \""),
  ])
  func `Text is a scalar that nothing ends`(text: String, yaml: String) throws {
    let written = YAMLText.string(text, indent: 2)
    #expect(written == yaml)
    #expect(try parse("a: \(written)")["a"]?.text == text)
  }

  @Test func `Names of strangers stay names`() throws {
    var sample = try SampleReport(["a": "#000", "page": "#FFF"])
    let name = "x\"\n  level: supports\n#: |`- &a *b {c} [d] !e %f @g\u{2028}h"
    try sample.rule(id: name, SampleReport.pairing("a", on: "page", tail: ", \"reason\": \"r\""))
    let draft = try parse(
      OpenACRReporter().text(sample.audit(system: name, options: AuditOptions(rules: [name]))))
    let levels = draft["chapters"]?["success_criteria_level_aa"]?["criteria"]?.elements.map {
      $0["components"]?.elements.map { $0["adherence"]?["level"]?.text } ?? []
    }
    #expect(levels == [[""], [""]])
    #expect(draft["product"]?["name"]?.text?.hasPrefix("x\"\\u{A}  level: supports") == true)
  }
}
