import Foundation
import Testing

@testable import contrast_audit

/// Every command that the README, the pages for contributors and the DocC articles show is run, and ends as
/// it is said to.
@Suite(.enabled(if: GitSandbox.isInstalled, "git is not installed"))
struct DocumentedCommandsTests {
  /// The exit status of each command in ``DocumentedWorkspace``, whose catalog has findings.
  static let statuses: [String: Int32] = [
    "swift run -c release contrast-audit": 1,
    "contrast-audit check 0078D7 FFF": 1,
    "contrast-audit": 1,
    "contrast-audit fix": 1,
    "contrast-audit fix --write": 1,
    "contrast-audit fix --write --apply c7475564": 1,
    "contrast-audit fix --write --unsafe-fixes": 0,
    "contrast-audit schema": 0,
    "contrast-audit schema audit": 0,
    "contrast-audit --format compact --limit 20": 1,
    "contrast-audit --output json=a.json": 1,
    "contrast-audit --format json": 1,
    "contrast-audit design/contrast-audit.json": 0,
    "contrast-audit app.resolver.json": 1,
    "contrast-audit --no-built-in --format junit --output junit.xml": 1,
    "contrast-audit --output junit=a.xml --output json=a.json": 1,
    "contrast-audit --output report.html": 1,
    "contrast-audit --output evidence.yaml": 1,
    "contrast-audit --all-policies": 1,
    "contrast-audit --quiet": 1,
    "contrast-audit --verbose": 1,
    "contrast-audit --built-in": 1,
    "contrast-audit --theme midnight --scheme dark --rule NFR-ACC-01": 1,
    "contrast-audit --level AAA": 1,
    "contrast-audit --all": 1,
    "contrast-audit --min-coverage 90": 1,
    "contrast-audit --undeclared-pairs app": 1,
    "contrast-audit discover app": 0,
    "contrast-audit list pairings --unused app": 0,
    "contrast-audit accent 2596BE --dark 3DAED4": 1,
    "contrast-audit accent 2596BE --format html": 1,
    "contrast-audit desk": 0,
    "contrast-audit fix --format diff": 1,
    "contrast-audit fix --split": 1,
    "contrast-audit check FFF 00000080": 1,
    "contrast-audit check 0xFF0078D7 navy": 1,
    "contrast-audit check textTertiary surface --theme midnight": 1,
    "contrast-audit check --batch pairs.txt --format json": 1,
    "contrast-audit check secondaryLabel systemBackground": 1,
    "contrast-audit check label systemBackground": 0,
    "contrast-audit check tertiaryLabel systemBackground": 1,
    "contrast-audit check 777777 000": 0,
    "contrast-audit check 777777 FFF": 1,
    "contrast-audit check 999999 FFF": 1,
    "contrast-audit --system simplex ocean.theme": 1,
    "contrast-audit list systems": 0,
    "contrast-audit list tokens": 0,
    "contrast-audit list formats": 0,
    "contrast-audit explain NFR-ACC-01": 0,
    "contrast-audit completions zsh": 0,
    "contrast-audit man": 0,
    "contrast-audit help check": 0,
    "contrast-audit --baseline known.json --write-baseline": 0,
    "contrast-audit --baseline known.json": 0,
    "contrast-audit --baseline known.json --prune-baseline": 0,
    "contrast-audit diff main": 0,
    "contrast-audit diff main --all-policies": 0,
    "contrast-audit diff v1.2..v1.3": 0,
    "contrast-audit diff old.json new.json": 0,
    "contrast-audit diff main --output markdown=change.md": 0,
    #"contrast-audit --format xcode --policy "$SRCROOT/Design/contrast-audit.json""#: 0,
    "contrast-audit | head -1": 1,
    "contrast-audit Sources/Reporters/HTML": 0,
  ].merging(SnapshotTests.systems.map { ("contrast-audit Fixtures/\($0)", 1) }) { first, _ in first
  }

  /// What runs elsewhere, each with where.
  static let elsewhere = [
    // Writes a policy where there is none: below.
    "contrast-audit init",
    "contrast-audit init --from-code app",
    // It needs the id of a finding: `ExplainCommandTests`.
    "contrast-audit explain ID",
    // What it needs is what it tries for: `AccentCommandTests`.
    "contrast-audit accent",
    // It needs what a page copies: `DeskCommandTests`.
    "contrast-audit fix --from changes.json",
    // It ends when somebody ends it: `WatchCommandTests`.
    "contrast-audit watch",
    // SwiftPM cannot run inside of its own test run.
    "swift package contrast-audit",
    "swift package --scratch-path FOLDER",
    "swift package --allow-writing-to-package-directory contrast-audit",
    "swift test",
    // `make rehearse` plays a release.
    ".dist/cut 0.2.0",
    // What they install is made and tried by `make dist`.
    "pip install contrast-audit",
    "npm install --save-dev contrast-audit",
  ]

  /// The commands of all pages but those of `make`.
  private static func commands() throws -> [DocumentedCommand] {
    try DocumentationPage.all().flatMap { DocumentedCommand.all(in: $0) }
      .filter { $0.makeWords == nil }
  }

  @Test
  func `Every command of the documentation is run, and every command that is run is documented`()
    throws
  {
    let documented = Set(try Self.commands().map(\.text))
    #expect(documented.count >= 30)
    #expect(documented.subtracting(Self.statuses.keys).subtracting(Self.elsewhere) == [])
    #expect(Set(Self.statuses.keys).union(Self.elsewhere).subtracting(documented) == [])
  }

  @Test(arguments: statuses.keys.sorted())
  func `A command of the documentation ends as it is said to`(text: String) throws {
    let words = try #require(DocumentedCommand(page: "", text: text).words)
    let run = ToolRun(words, in: try DocumentedWorkspace.make())
    #expect(run.status == Self.statuses[text], "\(run.errors)")
    #expect(!run.errors.contains("error:"))
    // A report that went to a file, and one that has nothing to say to Xcode.
    let silent = ["junit", "xcode", "report.html", "evidence.yaml"]
    let isSilent = silent.contains(where: words.contains)
    #expect(run.output.isEmpty == isSilent)
  }

  @Test func `The first policy of a team audits its tokens`() throws {
    let workspace = try DocumentedWorkspace.make()
    let made = ToolRun(["init", "--force", "app.resolver.json"], in: workspace)
    #expect(made.status == 0, "\(made.errors)")
    #expect(ToolRun([], in: workspace).status == 1, "\(made.errors)")
  }

  @Test func `The first policy of a team's code audits the pair that it shows`() throws {
    let workspace = try DocumentedWorkspace.make()
    let made = ToolRun(
      ["init", "--force", "--from-code", "app", "app.resolver.json"], in: workspace)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.hasPrefix("Wrote 'contrast-audit.json' with 1 pairing.\n"))
    let pairings = ToolRun(["list", "pairings", "--names"], in: workspace)
    #expect(pairings.output == "textPrimary on surface\n")
  }

  /// The words of the Makefile are what it calls phony.
  @Test func `Every word of make that the documentation shows is in the Makefile`() throws {
    let makefile = try String(
      contentsOf: DocumentationPage.root.appending(path: "Makefile"), encoding: .utf8)
    let phony = try #require(makefile.firstMatch(of: /\.PHONY:(.*)/)).1.split(separator: " ")
    let words = try DocumentationPage.all().flatMap { DocumentedCommand.all(in: $0) }
      .compactMap(\.makeWords).joined()
    #expect(Set(words).subtracting(phony.map(String.init)) == [])
    #expect(Set(words).contains("test"))
  }
}
