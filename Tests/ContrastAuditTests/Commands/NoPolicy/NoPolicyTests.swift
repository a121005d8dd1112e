import Reporters
import Testing

@testable import contrast_audit

/// A folder with something of an app and without a policy is never audited by the catalog of another app.
@Suite struct NoPolicyTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func run(_ words: String...) -> ToolRun { ToolRun(words, in: workspace) }

  private static let start =
    "contrast-audit: error: NO POLICY: there is no contrast-audit.json here"

  @Test(arguments: [
    "theme.css", "theme.pcss", "a.scss", "a.sass", "a.less", "a.styl", "colors.tsx", "colors.ts",
    "app.js", "App.vue", "App.svelte", "App.astro", "index.html", "Package.swift", "Theme.kt",
    "theme.dart", "res/values/colors.xml", "Main.storyboard", "app.tokens", "app.tokens.json",
    "figma.json", "package.json", "pubspec.yaml", "build.gradle", "build.gradle.kts", "Podfile",
    "Info.plist", "Colors.m", "Theme.java", "main.go", "app.py", "night.theme", "Theme.xaml",
    "App.xcodeproj/x", "Assets.xcassets/x", "node_modules/x", "Pods/x", ".build/x",
    "dist/app.css", ".storybook/preview.ts", "one/two/three/four/theme.css",
  ])
  func `One file of an app is enough, read or not, here or below`(path: String) throws {
    try workspace.write(" ", to: path)
    let run = run()
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines[0].hasPrefix(Self.start))
    let top = path.split(separator: "/")[0]
    #expect(run.errorLines[0].contains("this folder has an app: "), "\(run.errors)")
    #expect(run.errorLines[0].contains("'\(top)"), "\(run.errors)")
  }

  @Test(arguments: [
    "README.md", "LICENSE", "notes.txt", "picture.png", ".gitignore", ".git/config",
    "sub/README.md", "report.json", "contrast.xml",
  ])
  func `The catalog is audited where nothing is of an app`(path: String) throws {
    try workspace.write("", to: path)
    let run = run("-q")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("FAIL  VaultMail"))
    #expect(run.errors.contains("using the built-in VaultMail catalog, which is not your app"))
  }

  @Test(arguments: ReportFormat.allCases)
  func `A report of the tool is nothing of an app`(format: ReportFormat) throws {
    let endings: [ReportFormat: String] = [
      .junit: "xml", .checkstyle: "xml", .html: "html", .openacr: "yaml", .json: "json",
      .sarif: "json", .gitlab: "json", .sonarqube: "json", .rdjson: "json",
    ]
    // One with findings, one without, one of an audit that could not be done.
    for (name, words) in [
      ("a", []), ("b", ["--rule", "FR-BT-04"]), ("c", ["--policy", "none.json"]),
    ] {
      let path = "\(name).\(endings[format] ?? "txt")"
      _ = ToolRun(words + ["-q", "--output", "\(format.rawValue)=\(path)"], in: workspace)
    }
    #expect(try workspace.names().count == 3)
    #expect(run("-q").status == 1, "\(run("-q").errors)")
  }

  @Test func `Other files that the tool writes are nothing of an app`() throws {
    #expect(run("--baseline", "known.json", "--write-baseline").status == 0)
    #expect(run("desk").status == 0)
    let accent = run("accent", "2596BE", "--format", "html")
    try workspace.write(accent.output, to: "accent.html")
    #expect(run("-q").status == 1, "\(run("-q").errors)")
    try workspace.write("<!DOCTYPE html><p style='color: #777'>", to: "index.html")
    #expect(run("-q").status == 2)
  }

  @Test(arguments: [
    [], ["audit"], ["fix"], ["fix", "--write"], ["explain", "accent"], ["list", "tokens"],
    ["list", "themes", "--names"], ["desk"], ["accent", "2596BE"], ["watch"], ["diff", "HEAD"],
    ["check", "textPrimary", "surface"], ["check", "brand", "surface"], ["--no-built-in"],
    ["--theme", "midnight"], ["--format", "junit"], ["--undeclared-pairs", "."],
  ])
  func `Every command that would take the catalog says that there is no policy`(
    words: [String]
  ) throws {
    try workspace.write(".a { color: #777 }", to: "theme.css")
    let run = ToolRun(words, in: workspace)
    #expect(run.status == 2)
    guard words.first != "diff" else { return }
    #expect(run.errorLines[0].hasPrefix(Self.start), "\(run.errors)")
    #expect(!run.output.contains("VaultMail"))
    #expect(try workspace.names() == ["theme.css"])
  }

  @Test(arguments: [
    "fix", "explain accent", "list tokens", "desk", "accent 2596BE", "check accent surface",
  ])
  func `Every command takes the catalog where it is named`(words: String) throws {
    try workspace.write(".a { color: #777 }", to: "theme.css")
    let run = ToolRun(
      words.split(separator: " ").map(String.init) + ["--built-in"], in: workspace)
    #expect(run.status != 2, "\(run.errors)")
    #expect(run.errors.isEmpty)
  }

  @Test func `A color that is misspelled is no token of an app`() throws {
    try workspace.write(".a { color: #777 }", to: "theme.css")
    #expect(
      run("check", "secondaryLable", "white").errors.contains("did you mean 'secondaryLabel'"))
  }

  @Test func `No report file is written, and none is written over`() throws {
    try workspace.write("$ink: #000", to: "a.scss")
    try workspace.write("old", to: "old.xml")
    let run = run("--output", "junit=old.xml", "--output", "json=new.json", "--format", "json")
    #expect(run.status == 2)
    #expect(try workspace.names() == ["a.scss", "old.xml"])
    #expect(try workspace.read("old.xml") == "old")
    // What is printed says it.
    #expect(run.output.contains(#""verdict": "error""#))
    #expect(run.output.contains("NO POLICY: there is no contrast-audit.json here or above"))
  }

  @Test(arguments: ["json", "junit", "sarif", "github", "markdown", "html", "checkstyle", "azure"])
  func `A report that is printed says that there is no policy`(format: String) throws {
    try workspace.write("$ink: #000", to: "a.scss")
    let run = run("--format", format)
    #expect(run.status == 2)
    #expect(run.output.contains("NO POLICY"), "\(run.output)")
    #expect(run.errorLines[0].contains("an app: SCSS ('a.scss')"), "\(run.errors)")
    #expect(run.errors.contains("'a.scss' is not read: SCSS is not evaluated: build it, and name"))
  }

  @Test func `A gate that refuses the catalog reports that nothing was audited`() throws {
    let empty = run("--no-built-in", "--output", "junit=a.xml")
    #expect(empty.status == 2)
    #expect(empty.errorLines.count == 1)
    #expect(empty.errors.hasPrefix(Self.start))
    #expect(try workspace.read("a.xml").contains("errors=\"1\""))
  }

  @Test func `What a first policy would come to is said, and nothing is written`() throws {
    // #777 has 4.47 on white and fails, black has 21.
    try workspace.write(
      ":root { --text: #000; --text-muted: #777; --background: #fff }", to: "theme.css")
    let run = run()
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "note: a draft of 2 pairings: 1 of 2 fails; 'contrast-audit init' writes a first policy"),
      "\(run.errors)")
    #expect(try workspace.names() == ["theme.css"])
    #expect(self.run("init").status == 0)
    #expect(self.run("-q").output == "FAIL  WCAG AA: 1 of 2 fails\n")
  }

  @Test func `No draft of megabytes is waited for`() throws {
    let rule = ":root { --page: #fff; --ink: #777 }\n"
    try workspace.write(
      String(repeating: rule, count: (4 << 20) / rule.utf8.count + 1), to: "a.css")
    let run = run("-q")
    #expect(run.status == 2)
    #expect(
      run.errorLines.last?.contains("no draft is tried where an app has more than 4 MiB") == true)
    try workspace.write(rule, to: "a.css")
    #expect(self.run("-q").errors.contains("a draft of 1 pairing: 1 of 1 fails"))
  }

  @Test func `A folder with too much to look at is taken for one with an app`() throws {
    for number in 0...SeenApp.entryLimit { try workspace.makeFolder("a/\(number)") }
    let run = run("-q")
    #expect(run.status == 2)
    #expect(run.errorLines.last?.contains("no draft is tried where more than 2000 files") == true)
    #expect(
      run.errors.contains("more than \(SeenApp.entryLimit) files and folders; the others"))
  }
}
