import Foundation
import Testing

/// A policy in `design` that names one of the same demands in `design/widgets`: four checks each.
extension DiffCommandTests {
  private static let named = #"{"policies": ["widgets"], "tokens""#

  private func writeBoth() throws {
    try write(folder: "design/widgets")
    try name()
    try sandbox.commit("both")
  }

  private func name() throws {
    let policy = try workspace.read("design/contrast-audit.json")
    try workspace.write(
      policy.replacing("{\"tokens\"", with: Self.named), to: "design/contrast-audit.json")
  }

  private func policies(_ run: ToolRun) throws -> [String?] {
    let comparisons = try JSONReport(run.output)["comparisons"] as? [[String: Any]] ?? []
    return comparisons.map { $0["policy"] as? String }
  }

  @Test func `A policy and those that it names are each compared with themselves`() throws {
    try writeBoth()
    #expect(run("main").status == 0)
    try write(ink: "#777777", folder: "design/widgets")
    let here = run("main")
    #expect(here.status == 1)
    #expect(here.output.contains("SAME  design: 4 unchanged"))
    #expect(
      here.output.hasPrefix(
        "design/widgets\nNewly failing  1\n  4.47 of 4.5, was 21.00  TEXT: ink"))
    #expect(try policies(run("main", "--format", "json")) == ["design", "design/widgets"])
    #expect(run("main", folder: "design/parts").status == 1)
    try sandbox.commit("worse")
    #expect(run("main~1", "main").status == 1)
    #expect(
      run("main~1", "main", "--format", "gitlab").output
        == run("main~1", "--format", "gitlab").output
    )
    #expect(run("main~1", "--all-policies", folder: ".").status == 1)
  }

  @Test func `One that is named no longer is a weaker policy, whether it is there or not`() throws {
    try writeBoth()
    try write()
    let delisted = run("main")
    #expect(delisted.status == 1)
    #expect(delisted.output.contains("'widgets' is no longer named"))
    #expect(delisted.output.contains("the policy is gone: 4 checks are no"))
    // All policies are found by their names, and the plain audit misses one.
    let all = run("main", "--all-policies", folder: ".")
    #expect(all.status == 1)
    #expect(all.output.contains("'widgets' is no longer named"))
    #expect(!all.output.contains("the policy is gone"))
    #expect(run("main", "--accept-policy-changes").status == 0)
    try FileManager.default.removeItem(atPath: workspace.absolute("design/widgets"))
    let removed = run("main")
    #expect(removed.status == 1)
    #expect(removed.output.contains("the policy is gone: 4 checks are no"))
    #expect(!removed.output.contains("no longer named"))
  }

  @Test func `All policies are those that others name, too`() throws {
    try writeBoth()
    try workspace.write(
      try workspace.read("design/contrast-audit.json").replacing("widgets", with: "b.json"),
      to: "design/contrast-audit.json")
    let policy = #"""
      {"tokens": ["app.resolver.json"], "rules": [{"id": "TEXT", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text", "minimum": 7}]}]}
      """#
    try workspace.write(policy, to: "design/b.json")
    try sandbox.commit("b")
    try workspace.write(policy.replacing("7", with: "4.5"), to: "design/b.json")
    let run = run("main", "--all-policies", folder: ".")
    #expect(run.status == 1)
    #expect(run.output.contains("design/b.json\nWeaker policy  1\n"))
    #expect(self.run("main").output.contains("needs 4.5 for ink on page, was 7"))
  }

  @Test func `One that is named now is judged whole`() throws {
    try write(folder: "design/widgets")
    try sandbox.commit("two")
    try name()
    // Grey fails in both themes.
    let run = run("main")
    #expect(run.status == 1)
    #expect(run.output.contains("design/widgets\nAdded and failing  2\n"))
    try write(foregrounds: "\"ink\"", folder: "design/widgets")
    #expect(self.run("main").status == 0)
  }

  @Test func `A report of one policy knows nothing of the further ones`() throws {
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design")
    try workspace.write(report.output, to: "design/before.json")
    #expect(run("before.json").status == 0)
    try write(folder: "design/widgets")
    try name()
    #expect(run("before.json").output.contains("design/widgets\nAdded and failing  2\n"))
  }

  @Test func `Reports of several policies are compared with each other and with files`() throws {
    try writeBoth()
    func report(_ name: String, _ words: [String] = []) throws {
      let run = ToolRun(words + ["--format", "json"], in: workspace, workingIn: "design")
      try workspace.write(run.output, to: "design/\(name)")
    }
    try report("before.json")
    try write(ink: "#777777", folder: "design/widgets")
    try report("after.json")
    let worse = "design/widgets\nNewly failing  1\n  4.47 of 4.5, was 21.00  TEXT: ink"
    #expect(run("before.json").status == 1)
    #expect(run("before.json").output.hasPrefix(worse))
    let both = run("before.json", "after.json")
    #expect(both.status == 1)
    #expect(both.output.contains("Newly failing  1\n"))
    #expect(run("after.json").status == 0)
    try report("other.json", ["widgets", "contrast-audit.json"])
    let other = run("before.json", "other.json")
    #expect(other.status == 2)
    #expect(
      other.errors.contains(
        "the reports begin with different policies, 'design' and 'design/widgets'"))
  }

  @Test func `Folders are compared with what their policies name`() throws {
    try writeBoth()
    try FileManager.default.copyItem(
      atPath: workspace.absolute("design"), toPath: workspace.absolute("old"))
    #expect(run("./old", "./design", folder: ".").status == 0)
    try write(ink: "#777777", folder: "design/widgets")
    let run = run("./old", "./design", folder: ".")
    #expect(run.status == 1)
    #expect(run.output.contains("design/widgets\nNewly failing  1\n"), "\(run)")
  }

  @Test func `A list with a mistake fails the comparison`() throws {
    try writeBoth()
    try workspace.write(
      try workspace.read("design/contrast-audit.json").replacing("widgets", with: "gone"),
      to: "design/contrast-audit.json")
    let run = run("main")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("contrast-audit.json:1:15: error: there is no file 'gone'"), "\(run)")
  }
}
