import Foundation
import Testing

/// Comparisons of revisions, folders and reports.
///
/// On white, `#777777` is 4.478, `#787878` 4.415, `#767676` 4.542 and `#000000` 21.
@Suite(.enabled(if: GitSandbox.isInstalled, "git is not installed"))
struct DiffCommandTests {
  let sandbox: GitSandbox
  var workspace: Workspace { sandbox.workspace }

  init() throws {
    sandbox = try GitSandbox()
    try write()
    try sandbox.commit("first")
  }

  func write(
    ink: String = "#000000", grey: String = "#777777", dark: String = "#FFFFFF",
    foregrounds: String = #""ink", "grey""#, usage: String = "text", folder: String = "design",
    themes: String = ##""day": [], "night": [{"ink": {"$type": "color", "$value": "#111111"}}]"##,
    more: String = ""
  ) throws {
    try workspace.write(
      ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "parts/app.tokens.json"}]}},
       "modifiers": {"theme": {"contexts": {\##(themes)}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """##, to: "\(folder)/app.resolver.json")
    try workspace.write(
      """
      {"$type": "color",
      "page": {"$value": "#FFFFFF"},
      "ink": {"$value": "\(ink)"},
      "grey": {"$value": "\(grey)"}\(more)}
      """, to: "\(folder)/parts/app.tokens.json")
    try workspace.write(
      """
      {"tokens": ["app.resolver.json"], "rules": [{"id": "TEXT", "pairings": [
        {"foreground": [\(foregrounds)], "background": "page", "usage": "\(usage)"}]}]}
      """, to: "\(folder)/contrast-audit.json")
  }

  func run(_ words: String..., folder: String = "design") -> ToolRun {
    ToolRun(["diff"] + words, in: workspace, workingIn: folder)
  }

  /// `kind foreground usage theme` of each change.
  func changes(_ run: ToolRun) throws -> [String] {
    let root = try JSONReport(run.output)
    return (root["changes"] as? [[String: Any]] ?? []).map { change in
      let theme = (change["context"] as? [String: String])?["theme"] ?? ""
      return [change["change"], change["foreground"], change["usage"], theme]
        .map { $0 as? String ?? "" }.joined(separator: " ")
    }
  }

  @Test func `Two commits differ by exactly the pairing that was broken`() throws {
    try write(ink: "#777777")
    try sandbox.commit("second")
    let run = run("main~1", "main", "--format", "json")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    // The night has an ink of its own, and grey failed before.
    #expect(try changes(run) == ["newly-failing ink text day"])
    let text = self.run("main~1..main")
    #expect(text.status == 1)
    #expect(
      text.output.contains(
        "Newly failing  1\n  4.47 of 4.5, was 21.00 of 4.5  TEXT: ink on page (text), day")
        == false)
    #expect(
      text.output.contains(
        "Newly failing  1\n  4.47 of 4.5, was 21.00  TEXT: ink on page (text), day  #777777 on #FFFFFF, was #000000 on #FFFFFF  pass → fail  main:design/parts/app.tokens.json:3\n"
      ))
    #expect(text.output.contains("WORSE  main~1 ("))
    #expect(self.run("main", "main~1").status == 0)
    #expect(
      try changes(self.run("main", "main~1", "--format", "json")) == ["newly-passing ink text day"])
  }

  @Test func `One revision is compared with the files as they lie here`() throws {
    #expect(run("main").status == 0)
    #expect(run("main").output.hasPrefix("SAME  main ("))
    #expect(run("main").output.contains("→ the working tree: 4 unchanged"))
    try write(grey: "#787878")
    let worse = run("HEAD")
    #expect(worse.status == 1)
    #expect(
      worse.output.contains("Worse while failing  2\n  4.41 of 4.5, was 4.47  TEXT: grey on page"))
    #expect(run("HEAD", "--fail-on", "never").status == 0)
    try write(grey: "#767676")
    #expect(run("HEAD").status == 0)
    #expect(
      try changes(run("HEAD", "--format", "json")).allSatisfy { $0.hasPrefix("newly-passing") })
    // From the root of the repository too, and from a folder below the policy.
    #expect(run("HEAD", "--policy", "design/contrast-audit.json", folder: ".").status == 0)
    #expect(run("HEAD", "--policy", "design", folder: ".").status == 0)
    try workspace.makeFolder("design/deep")
    let json = run("HEAD", "--format", "json")
    #expect(try changes(run("HEAD", "--format", "json", folder: "design/deep")) == changes(json))
  }

  @Test func `What passes with less contrast is no finding`() throws {
    try write(ink: "#222222")
    let run = run("HEAD", "--format", "json")
    #expect(run.status == 0)
    #expect(try changes(run) == ["less-contrast ink text day"])
    try sandbox.commit("second")
    let back = self.run("main..main~1", "--format", "json")
    #expect(back.status == 0)
    #expect(try changes(back) == ["more-contrast ink text day"])
  }

  @Test func `A new token that fails is a finding, and one that passes is none`() throws {
    try write(foregrounds: #""ink", "grey", "pale""#, more: ##", "pale": {"$value": "#EEEEEE"}"##)
    #expect(run("HEAD").status == 1)
    #expect(run("HEAD").output.contains("Added and failing  2\n"))
    #expect(run("HEAD").output.contains("tokens that appeared: pale\n"))
    try write(foregrounds: #""ink", "grey", "pale""#, more: ##", "pale": {"$value": "#333333"}"##)
    #expect(run("HEAD").status == 0)
    #expect(run("HEAD").output.contains("2 added"))
  }

  @Test func `To judge a pairing no more is a finding while its tokens are there`() throws {
    try write(foregrounds: #""ink""#)
    let run = run("HEAD", "--format", "json")
    #expect(run.status == 1)
    #expect(try changes(run) == ["dropped grey text day", "dropped grey text night"])
    #expect(self.run("HEAD").output.contains("though its tokens and contexts still exist  2\n"))
  }

  @Test func `To ask for less is a finding`() throws {
    try write(usage: "large-text")
    let run = run("HEAD", "--format", "json")
    #expect(run.status == 1)
    #expect(try changes(run).filter { $0.hasPrefix("dropped") }.count == 4)
    #expect(try changes(run).filter { $0.hasPrefix("added") }.count == 4)
    // Exempt is not judged at all.
    try workspace.write(
      """
      {"tokens": ["app.resolver.json"], "rules": [{"id": "TEXT", "pairings": [
        {"foreground": ["ink", "grey"], "background": "page", "usage": "decoration"},
        {"foreground": "ink", "background": "page", "usage": "ui-component"}]}]}
      """, to: "design/contrast-audit.json")
    let exempt = self.run("HEAD", "--format", "json")
    #expect(exempt.status == 1)
    #expect(try changes(exempt).filter { $0.hasPrefix("dropped") }.count == 4)
    #expect(try changes(exempt).filter { $0.hasPrefix("added") }.count == 2)
    // A report says the same of it.
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    try workspace.write(report, to: "design/new.json")
    #expect(try changes(self.run("HEAD", "new.json", "--format", "json")) == changes(exempt))
  }

  @Test(arguments: [
    (["--theme", "night"], ["newly-failing grey text night"]),
    (["--theme", "day"], ["newly-failing ink text day", "newly-failing grey text day"]),
    (["--theme", "day", "--token", "ink"], ["newly-failing ink text day"]),
    (["--rule", "TEXT", "--token", "page", "--theme", "night"], ["newly-failing grey text night"]),
  ])
  func `A filter compares a part`(filter: [String], expected: [String]) throws {
    try write(grey: "#767676")
    try sandbox.commit("second")
    try write(ink: "#777777", grey: "#787878")
    let whole = run("HEAD", "--format", "json")
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    try workspace.write(report, to: "design/new.json")
    for operands in [["HEAD"], ["HEAD", "new.json"]] {
      let part = ToolRun(
        ["diff"] + operands + filter + ["--format", "json"], in: workspace, workingIn: "design")
      #expect(part.status == 1)
      #expect(try Set(changes(part)) == Set(expected))
    }
    #expect(try changes(whole).count == 3)
    // What a filter leaves out is not told of, and does not count.
    try write(ink: "#777777", grey: "#767676")
    #expect(run("HEAD", "--theme", "night").status == 0)
    #expect(run("HEAD", "--theme", "day").status == 1)
  }

  @Test(arguments: [
    (["--theme", "nihgt"], "neither side has a theme 'nihgt'; did you mean 'night'?"),
    (["--scheme", "light"], "neither side has a scheme 'light'"),
    (["--rule", "TXT"], "neither side has a rule 'TXT'; did you mean 'TEXT'?"),
    (["--token", "gray"], "neither side has a token 'gray'; did you mean 'grey'?"),
    (["--token", "spare"], "nothing would be compared"),
  ])
  func `A filter that fits nothing is an error`(filter: [String], message: String) throws {
    try write(more: ##", "spare": {"$value": "#000000"}"##)
    let run = ToolRun(["diff", "HEAD"] + filter, in: workspace, workingIn: "design")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `A theme that is gone can be asked for`() throws {
    try write(themes: #""day": [], "dusk": []"#)
    let run = run("HEAD", "--theme", "night", "--format", "json")
    #expect(run.status == 0)
    #expect(try changes(run) == ["removed grey text night", "removed ink text night"])
  }

  @Test func `A theme that went takes its pairings with it`() throws {
    try write(themes: #""day": [], "dusk": []"#)
    let run = run("HEAD")
    #expect(run.output.contains("contexts that appeared: theme dusk\n"))
    #expect(run.output.contains("contexts that vanished: theme night\n"))
    #expect(run.output.contains("Removed with a token or context  2\n"))
    // Grey fails in the new theme.
    #expect(run.status == 1)
    #expect(
      try changes(self.run("HEAD", "--format", "json")) == [
        "added-failing grey text dusk", "removed grey text night", "removed ink text night",
        "added ink text dusk",
      ])
  }

  @Test func `Reports, folders and revisions can be compared with each other`() throws {
    let report = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
    try workspace.write(report, to: "design/old.json")
    #expect(run("old.json").output.contains("SAME  old.json → the working tree: 4 unchanged"))
    try write(ink: "#777777", folder: "other")
    let run = run("old.json", "../other", "--format", "json")
    #expect(run.status == 1)
    #expect(try changes(run) == ["newly-failing ink text day"])
    #expect(self.run("main", "old.json").status == 0)
    #expect(self.run("../other/contrast-audit.json", "main").status == 0)
  }

  @Test(arguments: [
    (["mian"], "there is neither a file nor a revision 'mian'"),
    (["main", "mian"], "there is neither a file nor a revision 'mian'"),
    (["main..mian"], "there is neither a file nor a revision 'mian'"),
    (["--", "--all"], "there is neither a file nor a revision '--all'"),
    (["--", "--output=x"], "there is neither a file nor a revision '--output=x'"),
    (["main..main", "main"], "there is neither a file nor a revision 'main..main'"),
    (["main...main"], "common ancestor"), ([], "'diff' needs something to compare with"),
    (["main:design"], "there is neither a file nor a revision 'main:design'"),
    (["a", "b", "c"], "takes at most 2"), (["main^{/x"], "neither a file nor a revision"),
    (["main", "--format", "xcode"], "--format cannot be 'xcode'"),
    (["deep"], "'deep' is a file here and a revision"),
    (["main", "--policy", "../../contrast-audit.json"], "outside the repository"),
    (["empty"], "there is no file 'design/contrast-audit.json' in 'empty'"),
    (["broken"], "broken:design/parts/app.tokens.json:1:2: error:"),
    (["bad.json"], "bad.json:1:1: error: the report has no results"),
    (["old.json"], "old.json:1:19: error: the report has the schemaVersion 2; expected 1"),
  ])
  func `What cannot be compared is exit status 2`(words: [String], message: String) throws {
    try sandbox.git("branch", "deep")
    try workspace.makeFolder("design/deep")
    try sandbox.git("checkout", "--quiet", "--orphan", "empty")
    try sandbox.git("rm", "-r", "--quiet", "--cached", ".")
    try sandbox.git(
      "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false", "commit",
      "--quiet", "--allow-empty", "--message", "empty")
    try sandbox.git("checkout", "--quiet", "--force", "-b", "broken", "main")
    try workspace.write("{x", to: "design/parts/app.tokens.json")
    try sandbox.commit("broken")
    try sandbox.git("checkout", "--quiet", "main")
    try workspace.write(
      #"{"schemaVersion": 1, "level": "AA", "results": []}"#, to: "design/bad.json")
    try workspace.write(#"{"schemaVersion": 2, "results": []}"#, to: "design/old.json")
    let run = ToolRun(["diff"] + words, in: workspace, workingIn: "design")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: workspace.absolute("design/x")))
  }

  @Test func `A link in a revision is not followed`() throws {
    try FileManager.default.removeItem(atPath: workspace.absolute("design/parts/app.tokens.json"))
    try workspace.makeLink("design/parts/app.tokens.json", to: "/etc/hostname")
    try sandbox.commit("link")
    let run = run("HEAD", "HEAD~1")
    #expect(run.status == 2)
    #expect(run.errors.contains("is a link or a special file in 'HEAD'"))
  }

  /// On `#FFFFFF`, `#777777` is 4.478.
  @Test func `A link to a folder beside it is followed in a revision as on disk`() throws {
    try workspace.write(
      ##"<resources><color name="ink">#000000</color><color name="page">#FFFFFF</color></resources>"##,
      to: "app/res/values/c.xml")
    try workspace.write(
      ##"<resources><color name="ink">#777777</color></resources>"##,
      to: "app/res/values-v31/c.xml")
    try workspace.makeLink("app/res/values-night", to: "values-v31/")
    try workspace.write(
      """
      {"tokens": ["res"], "rules": [{"id": "TEXT", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """, to: "app/contrast-audit.json")
    try sandbox.commit("link")
    let same = run("HEAD", folder: "app")
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output.hasPrefix("SAME"), "\(same.output)")
    // By night, and on newer devices by day.
    try workspace.write(
      ##"<resources><color name="ink">#888888</color></resources>"##,
      to: "app/res/values-v31/c.xml")
    #expect(try changes(run("HEAD", "--format", "json", folder: "app")).count == 3)
  }

  @Test func `A link to a folder around it is not followed in a revision`() throws {
    try workspace.write(
      ##"{"$type": "color", "ink": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}}"##,
      to: "app/t/a.tokens.json")
    try workspace.makeLink("app/t/loop", to: ".")
    try workspace.write(
      """
      {"tokens": ["t"], "rules": [{"id": "TEXT", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """, to: "app/contrast-audit.json")
    try sandbox.commit("loop")
    try FileManager.default.removeItem(atPath: workspace.absolute("app/t/loop"))
    let run = run("HEAD", folder: "app")
    #expect(run.status == 2)
    #expect(run.errors.contains("is a link or a special file"), "\(run.errors)")
  }

  @Test func `Another repository in a revision is not followed`() throws {
    try sandbox.git(
      "update-index", "--add", "--cacheinfo",
      "160000,\(String(repeating: "1", count: 40)),design/parts/app.tokens.json")
    try sandbox.git(
      "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false", "commit",
      "--quiet", "--message", "module")
    let run = run("HEAD~1", "HEAD")
    #expect(run.status == 2)
    #expect(run.errors.contains("is a link or a special file in 'HEAD'"))
  }

  @Test func `A name may hold a line break`() throws {
    try write(ink: "#777777")
    try FileManager.default.moveItem(
      atPath: workspace.absolute("design/parts/app.tokens.json"),
      toPath: workspace.absolute("design/parts/a\nb \t.tokens.json"))
    try workspace.write(
      try workspace.read("design/app.resolver.json").replacing(
        "parts/app.tokens.json", with: #"parts/a\nb \t.tokens.json"#),
      to: "design/app.resolver.json")
    try sandbox.commit("name")
    #expect(
      try changes(run("HEAD~1", "HEAD", "--format", "json")) == ["newly-failing ink text day"])
  }

  @Test func `Outside a repository only files can be compared`() throws {
    let elsewhere = try Workspace()
    try SmallSystem.write(to: elsewhere)
    let run = ToolRun(["diff", "main"], in: elsewhere)
    #expect(run.status == 2)
    #expect(run.errors.contains("no git repository here"))
    #expect(ToolRun(["diff", "contrast-audit.json"], in: elsewhere).status == 0)
    let empty = try Workspace()
    try empty.makeFolder("a")
    #expect(ToolRun(["diff", "./a"], in: empty).status == 2)
  }
}
