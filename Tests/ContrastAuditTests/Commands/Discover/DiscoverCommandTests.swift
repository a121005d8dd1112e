import Foundation
import TestSupport
import Testing

@testable import contrast_audit

@Suite struct DiscoverCommandTests {
  private static let policy = #"""
    {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [
      {"foreground": "ink", "background": "page", "usage": "text"},
      {"foreground": "dim", "background": "page", "usage": "inactive", "reason": "off"}]}]}
    """#
  private static let sheet = ":root { --page: #FFF; --ink: #000; --dim: #EEE; --color-muted: #777 }"
  private static let code = """
    .a { color: var(--ink); background: var(--page) }
    .a .b:disabled { color: var(--dim) }
    .a .c { color: var(--color-muted) }
    .a .d { color: var(--other) }
    .a .e { color: #123456 }
    .a .f { color: rgb(var(--ink) / 50%) }
    .g { color: var(--ink) }
    """

  private func run(_ words: [String], policy: String? = policy) throws -> ToolRun {
    try ToolRun(
      policy: policy, files: ["a.css": Self.sheet, "app/b.css": Self.code, "app/c.scss": "$a: 1"],
      words)
  }

  @Test func `Each pair says what the policy makes of it, and where it is`() throws {
    let run = try run(["discover", "app"])
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines.prefix(6) == [
        "--ink on --page text judged app/b.css:1:13",
        "--dim on --page text :disabled exempt app/b.css:2:25",
        "--color-muted on --page text undeclared app/b.css:3:16",
        "--other on --page text no token app/b.css:4:16",
        "#123456 on --page text measured app/b.css:5:16",
        "--ink at 50% on --page text too faint, 3.94:1 app/b.css:6:16",
      ])
    #expect(
      lines.contains("6 pairs in 6 places of 1 file; 1 not judged by the policy, 1 too faint."))
    #expect(lines.contains("Not followed, no background in this file: 1"))
    #expect(lines.contains("app/b.css:7:13 --ink"))
    #expect(lines.contains("Files not read: 1 SCSS."))
  }

  @Test func `Without a policy the names are those of the code`() throws {
    let run = try run(["discover", "app"], policy: nil)
    #expect(run.status == 0)
    #expect(run.output.contains("6 pairs in 6 places of 1 file."))
    #expect(!run.output.contains("judged"))
  }

  @Test func `JSON has all pairs, places and what could not be followed`() throws {
    let run = try run(["discover", "--format", "json", "app"])
    #expect(run.status == 0)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["files"] as? Int == 1)
    let pairs = try #require(json["pairs"] as? [[String: Any]])
    #expect(
      pairs.map { $0["policy"] as? String } == [
        "judged", "exempt", "undeclared", "no token", "measured", "too faint",
      ])
    #expect(pairs.last?["required"] as? Double == 4.5)
    let last = try #require(pairs.last?["foreground"] as? [String: Any])
    #expect(last["name"] as? String == "ink")
    #expect(last["token"] as? String == "ink")
    #expect(last["opacity"] as? Double == 0.5)
    let places = try #require(pairs[0]["places"] as? [[String: Any]])
    #expect(places[0]["path"] as? String == "app/b.css")
    #expect(places[0]["line"] as? Int == 1)
    let unfollowed = try #require(json["unfollowed"] as? [[String: Any]])
    #expect(unfollowed.map { $0["reason"] as? String } == ["no background in this file"])
  }

  @Test func `Classes of Tailwind and members of Swift find their tokens`() throws {
    let run = try ToolRun(
      policy: #"""
        {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [
          {"foreground": "color-ink", "background": "color-page", "usage": "text"}]}]}
        """#,
      files: [
        "a.css": ":root { --color-page: #FFF; --color-ink: #000 }",
        "app/a.html": #"<p class="text-ink bg-page">x</p>"#,
        "app/A.swift": """
        struct A: View { var body: some View {
          Text("a").foregroundStyle(Color("Color/Ink")).background(Theme.colorPage) } }
        """,
      ], ["--undeclared-pairs", "app"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 of 2 pairs in 2 files of code are judged"))
  }

  @Test func `Files in Swift know the colors that the others declare`() throws {
    let view = """
      struct A: View { var body: some View {
        Text("a").foregroundStyle(Color.primary).background(Color.page) } }
      """
    let own = "extension Color { static let primary = Color(\"Ink\") }"
    for (files, noted) in [
      (["app/A.swift": view], false), (["app/A.swift": view, "app/B.swift": own], true),
    ] {
      let run = try ToolRun(
        policy: Self.policy, files: files.merging(["a.css": Self.sheet]) { first, _ in first },
        ["discover", "app"])
      let line = run.output.split(separator: "\n").first { $0.contains("primary on page") }
      #expect(line?.contains("no token") == noted, "\(run.output)\(run.errors)")
    }
  }

  @Test func `Pairings that no code shows are listed`() throws {
    let run = try run(["list", "pairings", "--names", "--unused", "app/only.css"])
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no file 'app/only.css'"))
    let used = try self.run(["list", "pairings", "--unused", "app"])
    #expect(used.status == 0, "\(used.errors)")
    #expect(used.output == "")
    let workspace = try Workspace()
    try workspace.write(Self.policy, to: "contrast-audit.json")
    try workspace.write(Self.sheet, to: "a.css")
    try workspace.write(".a { color: var(--ink); background: var(--page) }", to: "app/b.css")
    let some = ToolRun(["list", "pairings", "--names", "--unused", "app"], in: workspace)
    #expect(some.output == "dim on page\n")
    let other = ToolRun(["list", "tokens", "--unused", "app"], in: workspace)
    #expect(other.status == 2)
    #expect(other.errors.contains("--unused is for 'list pairings'"))
  }

  @Test func `What git ignores is not read`() throws {
    guard GitSandbox.isInstalled else { return }
    let sandbox = try GitSandbox()
    try sandbox.workspace.write("ignored/\n", to: ".gitignore")
    try sandbox.workspace.write(Self.code, to: "ignored/a.css")
    try sandbox.workspace.write(".a { color: red; background: var(--page) }", to: "app/b.css")
    try sandbox.commit()
    let run = ToolRun(["discover", "."], in: sandbox.workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("1 pair in 1 place of 1 file."))
  }

  @Test(arguments: [("note", [], 0), ("warning", [], 0), ("warning", ["--fail-on=warning"], 1)])
  func `The policy says how much an undeclared pair weighs`(
    severity: String, options: [String], status: Int32
  ) throws {
    let workspace = try Workspace()
    try workspace.write(
      Self.policy.replacing(
        "{\"tokens\"", with: "{\"undeclaredPairs\": \"\(severity)\", \"tokens\""),
      to: "contrast-audit.json")
    try workspace.write(Self.sheet, to: "a.css")
    try workspace.write(".a { color: var(--dim); background: var(--ink) }", to: "app/b.css")
    let run = ToolRun(["--undeclared-pairs", "app"] + options, in: workspace)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.contains("\(severity): dim on ink, used as text here, is judged by no"))
  }

  @Test func `Without a requirement, or one color behind, nothing is measured`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.policy, to: "contrast-audit.json")
    try workspace.write(Self.sheet, to: "a.css")
    try workspace.write(
      """
      .a { color: var(--ink); background: var(--page) }
      .a:disabled { color: #EEE }
      @media print { .a { color: #DDD } }
      .b { color: #EEE; background: rgb(var(--page) / 50%); border: 1px solid #FEFEFE }
      """, to: "app/b.css")
    try workspace.write(
      #"struct B: View { var body: some View { Text("b").foregroundStyle(Color.white).background(Theme.page) } }"#,
      to: "app/B.swift")
    let run = ToolRun(["--undeclared-pairs", "app"], in: workspace)
    #expect(run.status == 1, "\(run.output)")
    #expect(run.output.contains("5 with a color that is no token"), "\(run.output)")
    // Those of what is disabled or printed need none, nor do borders.
    #expect(run.output.contains("2 texts and icons in the code not followed"), "\(run.output)")
    #expect(run.output.contains("'B.body: Color.white' is not judged"), "\(run.output)")
    #expect(run.output.contains("'b.css: #EEE' is not judged"), "\(run.output)")
  }

  @Test func `Tokens where no pair is looked for are counted, and values given to them`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.policy, to: "contrast-audit.json")
    try workspace.write(Self.sheet, to: "app/a.css")
    try workspace.write(
      Self.policy.replacingOccurrences(of: "a.css", with: "app/a.css"), to: "contrast-audit.json")
    try workspace.write(
      """
      .a { color: var(--ink); color: var(--dim); background: var(--page); caret-color: var(--ink) }
      .b { --ink: #FEFEFE; --other: var(--dim) } /* --no-token */
      """, to: "app/b.css")
    try workspace.write("module.exports = { a: 'text-ink' }", to: "app/d.cjs")
    try workspace.write("<p class='text-dim'>", to: "app/e.php")
    try workspace.write(
      #"""
      const shown = { color: "var(--ink)" }, tone = "hover:text-ink", style = { "--page": x }
      export const A = () => <p className="text-ink bg-page" style={shown}>x</p>
      """#, to: "app/c.tsx")
    let run = ToolRun(["discover", "app"], in: workspace)
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let first = try #require(lines.firstIndex { $0.contains("where no pair is looked for") })
    #expect(
      lines[first...].prefix(10) == [
        "Not followed, where no pair is looked for: 5", "app/b.css:1:86 --ink",
        "app/b.css:2:35 --dim", "app/c.tsx:1:29 --ink", "app/c.tsx:1:54 ink",
        "app/d.cjs:1:24 ink",
        "Not followed, a token's name given a value: 2", "app/b.css:2:6 --ink",
        "app/c.tsx:1:76 --page", "Files not read: 1 PHP.",
      ], "\(run.output)")
  }

  @Test func `What cannot be followed is counted in the gate`() throws {
    let run = try run(["--undeclared-pairs", "app"])
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "1 of 6 pairs in 1 file of code are judged, 1 measured as written, 1 exempt by the policy or by WCAG, "
          + "1 with a name that is no token of the policy"))
    #expect(run.output.contains("1 use of colors could not be followed: 1 no background"))
    #expect(run.output.contains("files of code not read: 1 SCSS"))
  }
}
