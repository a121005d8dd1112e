import ContrastAudit
import Testing

@testable import contrast_audit

/// A policy in `.config` is that of the folder above.
@Suite struct SettingsFolderTests {
  private let workspace: Workspace
  private static let place = ".config/contrast-audit.json"

  init() throws { workspace = try Workspace() }

  private func run(_ words: String..., in folder: String = ".") -> ToolRun {
    ToolRun(words, in: workspace, workingIn: folder)
  }

  private func write(in folder: String, foreground: String = "grey") throws {
    try workspace.write(SmallSystem.policy(foreground: foreground), to: "\(folder)/\(Self.place)")
    try workspace.write(SmallSystem.tokens, to: "\(folder)/app.tokens.json")
  }

  private static let failure = "FAIL  WCAG AA: 1 of 1 fails, 2 of 4 colors judged\n"

  @Test func `It is found in the folder, below it and in .config, and its paths start above it`()
    throws
  {
    try write(in: ".")
    try workspace.makeFolder("a/b")
    for folder in [".", "a", "a/b", ".config"] {
      #expect(run("-q", in: folder).output == Self.failure, "\(folder)")
    }
    try write(in: "a", foreground: "ink")
    #expect(run("-q", in: "a/b").status == 0)
    #expect(run("-q", "a").status == 0)
    #expect(run("-q", "--policy", "a").status == 0)
    #expect(run("-q", "a/.config/contrast-audit.json").status == 0)
    #expect(run("-q", "--no-built-in").output == Self.failure)
  }

  @Test func `It reads nothing outside of the folder above`() throws {
    try workspace.write(SmallSystem.tokens, to: "app.tokens.json")
    try workspace.write(
      SmallSystem.policy(tokens: "\"../app.tokens.json\""), to: "app/\(Self.place)")
    #expect(run("app").errors.contains("lies outside the root folder"))
  }

  @Test func `Two policies of one folder are an error that names both`() throws {
    try write(in: "app")
    try SmallSystem.write(to: workspace, in: "app")
    try workspace.makeFolder("app/sub")
    for run in [
      run(in: "app"), run(in: "app/sub"), run("app"), run("--policy", "app"),
      run("fix", in: "app"), run("list", "tokens", in: "app/sub"), run("--all-policies"),
      run("watch", in: "app"), run("desk", in: "app"), run("init", in: "app"),
      run("init", "--force", in: "app"),
      run("init", "--force", "--policy", "contrast-audit.json", in: "app"),
    ] {
      #expect(run.status == 2)
      #expect(run.errors.contains("contrast-audit.json'"), "\(run.errors)")
      #expect(run.errors.contains(".config/contrast-audit.json'"), "\(run.errors)")
    }
    // One that is named is meant.
    #expect(run("-q", "app/contrast-audit.json").status == 0)
    #expect(throws: ContrastAuditError.self) {
      try DesignSystem(in: self.workspace.absolute("app"))
    }
  }

  @Test func `It is one of all policies, and may be named as a further one by its folder`() throws {
    try write(in: "app")
    let all = run("--all-policies", "-q")
    #expect(all.status == 1)
    #expect(all.output.contains("1 of 1 fails"))
    try SmallSystem.write(
      to: workspace,
      policy: SmallSystem.policy().replacing(
        "\"rules\"", with: "\"policies\": [\"app\"], \"rules\""))
    let output = run("-q").output
    #expect(output.contains("app: WCAG AA: 1 of 1 fails, 2 of 4 colors judged"), "\(output)")
  }

  @Test func `The findings keep their names where a policy moves there`() throws {
    func fingerprints() throws -> [String] {
      try JSONReport(run("--all-policies", "--format", "json").output).results
        .map { $0.text("fingerprint") }
    }
    try SmallSystem.write(to: workspace, in: "app", policy: SmallSystem.policy(foreground: "grey"))
    let before = try fingerprints()
    try FileSystemMove.move("app/contrast-audit.json", to: "app/\(Self.place)", in: workspace)
    #expect(try fingerprints() == before && !before.isEmpty)
  }

  @Test func `Its own baseline lies below the folder above`() throws {
    try write(in: ".")
    try workspace.write(
      SmallSystem.policy(foreground: "grey").replacing(
        "\"rules\"", with: "\"baseline\": \"known.json\", \"rules\""), to: Self.place)
    #expect(run("--write-baseline").status == 0)
    #expect(try workspace.names().contains("known.json"))
    #expect(run("-q").status == 0)
    #expect(try DesignSystem(in: workspace.path).audit().findings(from: .warning).isEmpty)
  }

  @Test func `It is what init overwrites, and what the library finds`() throws {
    try workspace.write(":root { --text: #000; --background: #fff }", to: "theme.css")
    #expect(run("init", "--policy", Self.place).errors.contains("there is no folder '.config'"))
    try workspace.makeFolder(".config")
    #expect(run("init", "--policy", Self.place).status == 0)
    #expect(try workspace.read(Self.place).contains("\"theme.css\""))
    #expect(run("init").errors.contains("'\(Self.place)' exists already"))
    #expect(run("init", "--force").status == 0)
    #expect(try !workspace.names().contains("contrast-audit.json"))
    #expect(run("-q").status == 0)
    #expect(try DesignSystem(in: workspace.path).audit().findings(from: .warning).isEmpty)
  }

  @Test(.enabled(if: GitSandbox.isInstalled)) func `diff finds it where a policy moved`() throws {
    let sandbox = try GitSandbox()
    let workspace = sandbox.workspace
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
    try sandbox.commit()
    try FileSystemMove.move("contrast-audit.json", to: Self.place, in: workspace)
    for words in [["diff", "main"], ["diff", "main", "--all-policies"]] {
      let run = ToolRun(words + ["-q"], in: workspace)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(run.output.hasPrefix("SAME  main (") && run.output.hasSuffix(": 1 unchanged\n"))
    }
    try workspace.write(SmallSystem.policy(foreground: "ink"), to: Self.place)
    try sandbox.commit()
    #expect(ToolRun(["diff", "main~1..main", "-q"], in: workspace).status != 2)
    // A repository whose past has both says which.
    try SmallSystem.write(to: workspace)
    try sandbox.commit()
    #expect(
      ToolRun(["diff", "main", ".", "--policy", "."], in: workspace).errors.contains(
        "there are two policies, 'contrast-audit.json' and '.config/contrast-audit.json'"))
  }
}
