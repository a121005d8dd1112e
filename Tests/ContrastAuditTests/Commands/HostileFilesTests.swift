import Foundation
import SystemLoading
import TestSupport
import Testing

/// Files that are not what their names say, at every place that reads one: refused within a second, and
/// nothing of them is printed.
@Suite(.timeLimit(.minutes(1))) struct HostileFilesTests {
  /// A place that reads a file.
  enum Place: String, CaseIterable {
    case policyFound, policyNamed, policyOfFolder, baselineOfPolicy, baselineNamed, source,
      sourceNamed, report, reportSecond, changes, batch, code, codePairs, codeOfDraft
  }

  /// What stands there instead.
  enum Thing: String, CaseIterable {
    case endless = "/dev/zero"
    case input = "/dev/stdin"
    case variables = "/proc/self/environ"
    case secret = "../secret"
    case pipe = "../pipe"
    case sparse = "../sparse"
    case large = "../large"
  }

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(to: workspace, in: "app")
    try workspace.write("hidden word of a secret\n", to: "secret")
    try #require(mkfifo(workspace.absolute("pipe"), 0o600) == 0)
    try workspace.write("", to: "sparse")
    try #require(truncate(workspace.absolute("sparse"), 1 << 40) == 0)
    try workspace.write(String(repeating: " ", count: 2001), to: "large")
  }

  /// Puts a link in a place, and runs what reads it; every file may have 2,000 bytes.
  private func run(_ place: Place, _ thing: Thing) throws -> ToolRun {
    func link(_ name: String) throws {
      try? FileManager.default.removeItem(atPath: workspace.absolute("app/\(name)"))
      try workspace.makeLink("app/\(name)", to: thing.rawValue)
    }
    var words: [String]
    switch place {
    case .policyFound: (words, _) = ([], try link("contrast-audit.json"))
    case .policyNamed:
      (words, _) = (["--policy", "contrast-audit.json"], try link("contrast-audit.json"))
    case .policyOfFolder: (words, _) = (["."], try link("contrast-audit.json"))
    case .baselineOfPolicy:
      let policy = SmallSystem.policy().replacing(
        "\"tokens\"", with: "\"baseline\": \"known.json\", \"tokens\"")
      try workspace.write(policy, to: "app/contrast-audit.json")
      (words, _) = ([], try link("known.json"))
    case .baselineNamed: (words, _) = (["--baseline", "known.json"], try link("known.json"))
    case .source: (words, _) = ([], try link("app.tokens.json"))
    case .sourceNamed: (words, _) = (["other.tokens.json"], try link("other.tokens.json"))
    case .report: (words, _) = (["diff", "./old.json", "."], try link("old.json"))
    case .reportSecond: (words, _) = (["diff", ".", "./new.json"], try link("new.json"))
    case .changes: (words, _) = (["fix", "--from", "changes.json"], try link("changes.json"))
    case .batch: (words, _) = (["check", "--batch", "pairs.txt"], try link("pairs.txt"))
    case .code: (words, _) = (["discover", "a.css"], try link("a.css"))
    case .codePairs: (words, _) = (["--undeclared-pairs", "a.css"], try link("a.css"))
    case .codeOfDraft:
      (words, _) = (
        ["init", "app.tokens.json", "--force", "--from-code", "a.css"], try link("a.css")
      )
    }
    return ToolRun(words, in: workspace, workingIn: "app", limit: { _ in 2000 })
  }

  @Test(arguments: Place.allCases, Thing.allCases)
  func `Nothing but a regular file of its size is read`(place: Place, thing: Thing) throws {
    #if !os(Linux)
      if thing == .variables { return }
    #endif
    let run = try run(place, thing)
    let ofCode = [.code, .codePairs, .codeOfDraft].contains(place)
    // A style sheet of words that are none has nothing to quote, and the user may name any file.
    guard !(ofCode && thing == .secret) else {
      #expect(!(run.output + run.errors).contains("hidden"))
      return
    }
    #expect(run.status == 2)
    #expect(!run.errorLines.isEmpty)
    for word in ["hidden", "secret\n", "PATH="] {
      #expect(!run.errors.contains(word))
      #expect(!run.output.contains(word))
    }
  }

  @Test func `A draft does not read links that a repository holds`() throws {
    let sandbox = try GitSandbox()
    for (name, target) in [
      ("tokens.json", "/dev/zero"), ("theme.css", "/dev/zero"), ("colors.ts", "/dev/zero"),
      ("package.json", "/dev/zero"), ("index.html", "/dev/zero"), ("Theme.swift", "/dev/zero"),
      ("themes/night-color-theme.json", "/dev/zero"), ("res/values/colors.xml", "/dev/zero"),
    ] {
      try sandbox.workspace.makeFolder(FilePath.folder(of: "./\(name)"))
      try sandbox.workspace.makeLink(name, to: target)
    }
    try sandbox.workspace.write(SmallSystem.tokens, to: "app.tokens.json")
    try sandbox.commit()
    let run = ToolRun(["init"], in: sandbox.workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("app.tokens.json"))
    #expect(!run.output.contains("theme.css"))
  }

  @Test func `A file of a revision has a limit too`() throws {
    let sandbox = try GitSandbox()
    try SmallSystem.write(to: sandbox.workspace)
    try sandbox.workspace.write(
      SmallSystem.tokens + String(repeating: " ", count: 2000), to: "app.tokens.json")
    try sandbox.commit()
    let run = ToolRun(["diff", "main", "main"], in: sandbox.workspace, limit: { _ in 2000 })
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "'main:app.tokens.json' is larger than 2000 bytes, the limit of a token source"))
  }

  @Test func `A report is not written through the link of a baseline`() throws {
    let policy = SmallSystem.policy().replacing(
      "\"tokens\"", with: "\"baseline\": \"known.json\", \"tokens\"")
    try workspace.write(policy, to: "app/contrast-audit.json")
    try workspace.makeLink("app/known.json", to: "../secret")
    let run = ToolRun(["--write-baseline"], in: workspace, workingIn: "app")
    #expect(run.status == 2)
    #expect(try workspace.read("secret") == "hidden word of a secret\n")
  }

  @Test func `The limits are those that the page on security states`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: ".github/SECURITY.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }
    for use in FileUse.allCases {
      let row = try #require(rows.first { $0.contains(use.rawValue) }, "\(use)")
      #expect(row.contains("| \(FileUse.text(use.limit)) |"), "\(use)")
    }
    #expect(rows.contains { $0.contains("names in a folder") && $0.contains("200,000") })
    #expect(FileUse.nameLimit == 200_000)
  }
}
