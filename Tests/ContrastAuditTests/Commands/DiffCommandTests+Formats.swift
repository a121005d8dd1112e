import Foundation
import TestSupport
import Testing

/// What reviewers read: on white, `#777777` is 4.478 and black 21. Grey fails before and after, and stands
/// in no report.
extension DiffCommandTests {
  private var annotation: String {
    "::error file=design/parts/app.tokens.json,line=3,title=TEXT%3A Newly failing::"
      + "TEXT: ink on page (text), day: newly failing, 4.47 of 4.5, was 21.00, #777777 on #FFFFFF, "
      + "was #000000 on #FFFFFF, "
      + "pass → fail\n"
  }

  @Test func `Annotations and the job summary have what a change breaks alone`() throws {
    try write(ink: "#777777")
    let run = ToolRun(
      ["diff", "main", "--format", "github"], in: workspace, workingIn: "design",
      variables: ["GITHUB_STEP_SUMMARY": "../summary.md"])
    #expect(run.status == 1)
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix(annotation + "::notice title=contrast-audit::WORSE  main ("))
    #expect(run.output.hasSuffix(") → the working tree: 1 newly failing, 3 unchanged\n"))
    let summary = try workspace.read("summary.md")
    #expect(summary.hasPrefix("## contrast-audit: WORSE\n\n`main` ("))
    let row =
      "| 4.47 | 21.00 | 4.5 | `TEXT: ink on page (text), day` | `#777777` on `#FFFFFF` "
      + "| `#000000` on `#FFFFFF` | `design/parts/app.tokens.json:3` |\n"
    #expect(
      summary.hasSuffix(
        """

        ### Newly failing: 1

        | Contrast | Before | Needs | Finding | Colors | Colors before | Place |
        | ---: | ---: | ---: | --- | --- | --- | --- |

        """ + row))
    #expect(!summary.contains("grey"))
    #expect(self.run("main", "--format", "markdown").output == summary)
  }

  /// The files of a revision have paths from the root of the repository.
  @Test func `A revision's annotations name the files without the revision`() throws {
    try write(ink: "#777777")
    try sandbox.commit("second")
    #expect(run("main~1", "main", "--format", "github").output.hasPrefix(annotation))
  }

  @Test func `A pairing that breaks in two themes is annotated once`() throws {
    let themes =
      ##""day": [], "dusk": [], "night": [{"ink": {"$type": "color", "$value": "#111111"}}]"##
    try write(themes: themes)
    try sandbox.commit("second")
    try write(ink: "#777777", themes: themes)
    let output = run("main", "--format", "github").output
    #expect(output.ranges(of: "::error ").count == 1)
    #expect(output.contains(", pass → fail; also in 1 other: dusk\n"))
  }

  private static let sentence =
    "TEXT: ink on page (text), day: newly failing, 4.47 of 4.5, was 21.00, #777777 on #FFFFFF, was "
    + "#000000 on #FFFFFF, pass → fail"
  private static let path = "design/parts/app.tokens.json"

  /// Each format that lists issues, with the issue in it as its consumers read it.
  @Test(arguments: [
    (
      "checkstyle",
      "<file name=\"\(path)\">\n    <error line=\"3\" column=\"1\" severity=\"error\" message=\"\(sentence)\" source=\"contrast-audit.TEXT\"/>"
    ),
    (
      "sonarqube",
      "{\"ruleId\": \"TEXT\", \"primaryLocation\": {\"message\": \"\(sentence)\", \"filePath\": \"\(path)\", \"textRange\": {\"startLine\": 3}}}"
    ),
    (
      "rdjson",
      "{\"message\": \"\(sentence)\", \"location\": {\"path\": \"\(path)\", \"range\": {\"start\": {\"line\": 3}}}, \"severity\": \"ERROR\", \"code\": {\"value\": \"TEXT\"}}"
    ),
    (
      "teamcity",
      "##teamcity[inspection typeId='TEXT' message='\(sentence)' file='\(path)' line='3' SEVERITY='ERROR']"
    ),
    (
      "azure",
      "##vso[task.logissue type=error;sourcepath=\(path);linenumber=3;code=TEXT;]\(sentence)\n"
    ),
    ("compact", "  error  \(path):3  \(sentence)\n"),
  ]) func `A format that lists issues has what a change breaks alone`(
    format: String, issue: String
  ) throws {
    try write(ink: "#777777")
    let run = run("main", "--format", format)
    #expect(run.status == 1)
    #expect(run.output.contains(issue), "\(run.output)")
    #expect(!run.output.contains("grey"), "\(run.output)")
    // A report of an earlier run would be taken for one of this.
    let failed = self.run("nowhere", "--format", format)
    #expect(failed.status == 2)
    #expect(failed.output.contains("nowhere"), "\(failed.output)")
  }

  @Test func `A case of JUnit has its file where that is asked for`() throws {
    try write(ink: "#777777")
    let run = run("main", "--format", "junit", "--junit-file-attributes")
    #expect(run.output.contains(" file=\"\(Self.path)\" line=\"3\" time="), "\(run.output)")
    #expect(!self.run("main", "--format", "junit").output.contains(" file="))
  }

  @Test func `A compact comparison is as long as was asked for`() throws {
    try write(ink: "#777777")
    try workspace.write(
      workspace.read("design/contrast-audit.json").replacing("\"error\"", with: "\"warning\""),
      to: "design/contrast-audit.json")
    let run = run("main", "--format", "compact", "--limit", "1")
    #expect(
      run.output.contains("more; --limit 0 shows all") || run.output.count { $0 == "\n" } == 2)
  }

  @Test func `Files for GitLab, code scanning and browsers have it too`() throws {
    try write(ink: "#777777")
    let run = run(
      "main", "--output", "gitlab=../a.json", "--output", "sarif=../b.sarif", "--output",
      "junit=../c.xml", "--output", "html=../d.html")
    #expect(run.status == 1)
    // The text is printed as well.
    #expect(run.output.hasPrefix("Newly failing  1\n"))
    let message =
      "TEXT: ink on page (text), day: newly failing, 4.47 of 4.5, was 21.00, #777777 on #FFFFFF, was "
      + "#000000 on #FFFFFF, pass → fail"

    let issues = try #require(
      JSONSerialization.jsonObject(with: Data(workspace.read("a.json").utf8)) as? [[String: Any]])
    #expect(issues.count == 1)
    #expect(issues.first?["description"] as? String == message)
    #expect(issues.first?["severity"] as? String == "major")
    let location = issues.first?["location"] as? [String: Any]
    #expect(location?["path"] as? String == "design/parts/app.tokens.json")
    #expect((location?["lines"] as? [String: Int])?["begin"] == 3)

    let sarif = try JSONReport(workspace.read("b.sarif"))
    let scan = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let results = try #require(scan["results"] as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results.first?["ruleId"] as? String == "TEXT")
    #expect((results.first?["message"] as? [String: String])?["text"] == message)
    let invocation = try #require((scan["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["exitCode"] as? Int == 1)
    #expect(invocation["executionSuccessful"] as? Bool == true)

    let junit = try workspace.read("c.xml")
    #expect(junit.contains(#"<testsuite name="diff" tests="2" failures="1" errors="0" "#))
    #expect(junit.contains(#"name="TEXT: ink on page (text), day" time="0">"#))
    #expect(junit.contains("\nat: design/parts/app.tokens.json:3</failure>"))
    #expect(!junit.contains("grey"))

    let page = try workspace.read("d.html")
    #expect(page.contains("color:#777777;background:#FFFFFF"))
    #expect(page.contains("color:#000000;background:#FFFFFF"))
    #expect(page.contains("<h2>Newly failing <i>1</i></h2>"))
    #expect(!page.contains("grey"))
  }

  /// What passes again is in the summary, and no annotation, issue or result.
  @Test func `What is fixed is no finding of any format`() throws {
    try write(grey: "#767676")
    #expect(run("main", "--format", "gitlab").output == "[]\n")
    #expect(run("main", "--format", "sarif").output.contains("\"results\": []"))
    #expect(
      run("main", "--format", "github").output.hasPrefix("::notice title=contrast-audit::NO WORSE"))
    #expect(run("main", "--format", "markdown").output.contains("### Newly passing: 2\n"))
    let junit = run("main", "--format", "junit").output
    #expect(junit.contains(#"tests="3" failures="0" errors="0" "#))
  }

  @Test func `A weaker policy is a finding of every format at the policy, unless it is accepted`()
    throws
  {
    try write(foregrounds: #""ink""#)
    let github = run("main", "--format", "github")
    #expect(github.status == 1)
    #expect(
      github.output.contains("::error file=design/contrast-audit.json,line=1,title=TEXT%3A No "))
    #expect(github.output.contains("was at main:design/parts/app.tokens.json:4"))
    #expect(run("main", "--format", "gitlab").output.contains("\"design/contrast-audit.json\""))
    let accepted = run("main", "--format", "github", "--accept-policy-changes")
    #expect(accepted.status == 0)
    #expect(!accepted.output.contains("::error"))
    let junit = run("main", "--format", "junit", "--accept-policy-changes").output
    #expect(junit.contains("failures=\"0\""))
  }

  @Test func `What does not fail the gate is no failure in JUnit`() throws {
    try write(ink: "#777777")
    let junit = run("main", "--format", "junit", "--fail-on", "never").output
    // As in an audit, where the gate never fails, errors are failures still.
    #expect(junit.contains("failures=\"1\""))
  }

  @Test func `A comparison that could not be done says so in every file`() throws {
    let formats = ["markdown", "github", "gitlab", "sarif", "junit", "html", "json", "text"]
    for format in formats { try workspace.write("an older report", to: "old.\(format)") }
    let words = formats.flatMap { ["--output", "\($0)=../old.\($0)"] }
    let run = ToolRun(
      ["diff", "nothing", "--format", "github"] + words, in: workspace, workingIn: "design",
      variables: ["GITHUB_STEP_SUMMARY": "../summary.md"])
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("::error title=contrast-audit could not compare::"))
    for format in formats {
      let text = try workspace.read("old.\(format)")
      #expect(text.contains("neither a file nor a revision"), "\(format)")
    }
    #expect(try workspace.read("old.junit").contains(#"errors="2""#))
    #expect(try workspace.read("old.sarif").contains(#""executionSuccessful": false"#))
    #expect(try workspace.read("summary.md").hasPrefix("## contrast-audit: ERROR\n"))
  }

  @Test func `No report replaces what is compared`() throws {
    let before = try workspace.read("design/parts/app.tokens.json")
    let run = run("main", "--output", "json=parts/app.tokens.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("which this audit reads, and it is not replaced"))
    #expect(try workspace.read("design/parts/app.tokens.json") == before)
    #expect(self.run("main", "--output", "xcode=x").errors.contains("there is no format 'xcode'"))
    #expect(self.run("main", "--no-built-in").status == 0)
  }

  /// A report is a file that anybody may have written.
  @Test func `A color of a report that is none paints nothing`() throws {
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    let hostile = report.replacing(
      ##""foreground": "#000000""##, with: ##""foreground": "red;background:url(//x)\"><b>""##)
    #expect(hostile != report)
    try workspace.write(hostile, to: "old.json")
    try write(ink: "#777777")
    let page = run("../old.json", ".", "--format", "html").output
    #expect(page.contains("<h2>Newly failing <i>1</i></h2>"))
    #expect(!page.contains("style=\"color:red"))
    #expect(!page.contains("<b>\""))
    #expect(page.contains("color:#777777;background:#FFFFFF"))
  }
}
