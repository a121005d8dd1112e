import Foundation
import TestSupport
import Testing

/// A repository with two equal apps, `web` and `phone`.
extension DiffCommandTests {
  private func writeApps() throws {
    for app in ["web", "phone"] { try write(folder: "apps/\(app)") }
    try FileManager.default.removeItem(atPath: workspace.absolute("design"))
    try sandbox.commit("apps")
  }

  private func compare(_ words: String..., folder: String = ".") -> ToolRun {
    ToolRun(["diff", "--all-policies"] + words, in: workspace, workingIn: folder)
  }

  @Test func `All policies are compared in one run, each named`() throws {
    try writeApps()
    #expect(compare("main").status == 0)
    #expect(compare("main").output.hasPrefix("SAME  apps/phone: 4 unchanged\nSAME  apps/web: 4 "))
    try write(ink: "#777777", folder: "apps/web")
    let run = compare("main")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.hasPrefix("apps/web\nNewly failing  1\n  4.47 of 4.5, was 21.00  TEXT: ink"))
    #expect(
      run.output.contains(
        "SAME  apps/phone: 4 unchanged\nWORSE  apps/web: 1 newly failing, 3 unchanged\nWORSE  main ("
      ))
    #expect(run.output.hasSuffix(": 2 policies, 1 newly failing, 7 unchanged\n"))
    // Only what is here and below.
    #expect(compare("main", folder: "apps/phone").status == 0)
    #expect(compare("main", "--rule", "TEXT", "--fail-on", "never").status == 0)
  }

  @Test func `The same finding of two apps stays two in every format`() throws {
    try writeApps()
    for app in ["web", "phone"] { try write(ink: "#777777", folder: "apps/\(app)") }
    let gitlab = compare("main", "--format", "gitlab").output
    let issues = try #require(
      JSONSerialization.jsonObject(with: Data(gitlab.utf8)) as? [[String: Any]])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    #expect(issues.count == 2)
    let sarif = compare("main", "--format", "sarif").output
    #expect(sarif.ranges(of: "\"contrastAudit/v1\"").count == 2)
    #expect(compare("main", "--format", "github").output.ranges(of: "::error ").count == 2)
    let junit = compare("main", "--format", "junit").output
    #expect(junit.contains("<testsuite name=\"diff: apps/phone\""))
    #expect(
      junit.contains("<testcase classname=\"diff: apps/web\" name=\"TEXT: ink on page (text)"))
    #expect(junit.contains(" failures=\"2\" errors=\"0\" time=\"0\">\n  <testsuite "))
    let markdown = compare("main", "--format", "markdown").output
    #expect(markdown.contains("\n## `apps/web`: WORSE\n"))
    let html = compare("main", "--format", "html").output
    #expect(html.contains("apps/phone"))
    #expect(html.ranges(of: "<p>WORSE: 1 newly failing, 3 unchanged</p>").count == 2)
    let json = try JSONReport(compare("main", "--format", "json").output)
    let comparisons = json["comparisons"] as? [[String: Any]] ?? []
    #expect(comparisons.map { $0["policy"] as? String } == ["apps/phone", "apps/web"])
    // What identifies a finding is the same for a revision and for the files here.
    try sandbox.commit("worse")
    #expect(compare("main~1", "main", "--format", "gitlab").output == gitlab)
    #expect(
      run("main~1", "main", "--format", "gitlab", folder: "apps/web").output.contains(
        issues[1]["fingerprint"] as? String ?? "none"))
  }

  @Test func `A policy that is gone is a finding, and a new one is judged`() throws {
    try writeApps()
    try FileManager.default.removeItem(atPath: workspace.absolute("apps/web"))
    try write(folder: "apps/desk")
    let run = compare("main")
    #expect(run.status == 1)
    #expect(
      run.output.contains("apps/web\nWeaker policy  1\n  the policy is gone: 4 checks are no "))
    // Grey fails in both themes.
    #expect(run.output.contains("apps/desk\nAdded and failing  2\n"))
    #expect(compare("main", "--accept-policy-changes").status == 1)
    try write(foregrounds: #""ink""#, folder: "apps/desk")
    #expect(compare("main").status == 1)
    #expect(compare("main", "--accept-policy-changes").status == 0)
    let github = compare("main", "--format", "github").output
    #expect(
      github.contains("::error file=apps/web/contrast-audit.json,line=1,title=contrast-audit"))
    try FileManager.default.removeItem(atPath: workspace.absolute("apps"))
    #expect(compare("main").status == 1)
    try sandbox.commit("none")
    #expect(compare("main~1", "main", "--format", "github").output.contains("apps/phone: weaker"))
  }

  @Test func `One policy that cannot be judged fails the whole comparison`() throws {
    try writeApps()
    try workspace.write("{}", to: "apps/web/parts/app.tokens.json")
    let run = compare("main", "--format", "github")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("::error "))
    #expect(!run.output.contains("WORSE"))
    #expect(run.errors.contains("apps/web/"))
  }
}
