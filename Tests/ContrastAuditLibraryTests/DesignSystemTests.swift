import ContrastAudit
import TestSupport
import Testing

@Suite struct DesignSystemTests {
  private let small = [
    "contrast-audit.json": SmallSystem.policy, "app.tokens.json": SmallSystem.tokens,
  ]

  // MARK: Loading

  @Test func `A system says what was loaded`() throws {
    let system = try DesignSystem(files: small)
    #expect(system.name == "Small")
    #expect(system.rules == ["TEXT"])
    #expect(system.tokens == ["textMuted", "page"])
    #expect(system.axes == ["scheme"])
    #expect(system.contexts(of: "scheme") == ["light", "dark"])
    #expect(system.contexts(of: "theme").isEmpty)
    #expect(system.warnings.isEmpty)
  }

  @Test func `Paths in memory start from the policy's folder`() throws {
    let policy = SmallSystem.policy.replacing(
      "app.tokens.json", with: "../tokens/./app.tokens.json")
    let system = try DesignSystem(
      files: ["design/policy.json": policy, "tokens/app.tokens.json": SmallSystem.tokens],
      policy: "design/policy.json")
    let evaluation = try #require(try system.audit().evaluations.first)
    #expect(evaluation.foregroundLocation.path == "tokens/app.tokens.json")
  }

  @Test func `A folder in memory is read whole`() throws {
    let policy = SmallSystem.policy.replacing("app.tokens.json", with: "styles")
    let system = try DesignSystem(files: [
      "contrast-audit.json": policy, "styles/a.css": ":root { --textMuted: #999 }",
      "styles/b.css": ":root { --page: #FFF }",
    ])
    #expect(try system.audit().count(of: .fail) == 1)
  }

  @Test func `A policy on disk is found by its path, its folder, or from below`() throws {
    let folder = "Sources/Reporters/HTML"
    let systems = [
      try DesignSystem(policy: folder, in: Repository.path("")),
      try DesignSystem(policy: "contrast-audit.json", in: Repository.path(folder)),
      try DesignSystem(in: Repository.path(folder)),
      try DesignSystem(policy: Repository.path("\(folder)/contrast-audit.json")),
      try DesignSystem(
        policy: folder, tokens: ["\(folder)/palette.css"], in: Repository.path("")),
    ]
    for system in systems { #expect(try system.audit().judged == 46) }
  }

  @Test func `A policy that names further ones says so`() throws {
    let named = SmallSystem.policy.replacing(
      "\"rules\"", with: "\"policies\": [\"b.json\"], \"rules\"")
    let files = small.merging(["contrast-audit.json": named, "b.json": SmallSystem.policy]) { $1 }
    let system = try DesignSystem(files: files)
    #expect(system.furtherPolicies == ["b.json"])
    let text = "the policy names further ones, such as 'b.json', which are audited by themselves"
    #expect(try system.audit().diagnostics.map(\.message).contains(text))
    #expect(try DesignSystem(files: files, policy: "b.json").furtherPolicies.isEmpty)
    #expect(throws: ContrastAuditError.self) {
      try DesignSystem(files: ["contrast-audit.json": named, "app.tokens.json": SmallSystem.tokens])
    }
  }

  // MARK: What is wrong

  @Test func `What cannot be loaded is an error that names it`() {
    let missing = "no-such-folder"
    #expect {
      try DesignSystem(in: missing)
    } throws: { error in "\(error)" == "error: there is no folder '\(missing)'" }
    #expect {
      try DesignSystem(policy: "nope.json", in: Repository.path(""))
    } throws: { error in "\(error)".contains("nope.json") }
    #expect {
      try DesignSystem(files: ["contrast-audit.json": SmallSystem.policy])
    } throws: { error in "\(error)".contains("there is no file 'app.tokens.json'") }
    #expect {
      try DesignSystem(files: [:])
    } throws: { error in "\(error)" == "error: there is no file 'contrast-audit.json'" }
  }

  @Test func `An error says where, and has a report in formats for machines`() throws {
    let policy = SmallSystem.policy.replacing("textMuted", with: "textMute")
    let system = try DesignSystem(files: small.merging(["contrast-audit.json": policy]) { $1 })
    do {
      _ = try system.audit()
      Issue.record("a name without a token was not reported")
    } catch {
      let first = try #require(error.diagnostics.first)
      #expect(first.severity == .error)
      #expect(first.location?.path == "contrast-audit.json")
      #expect(first.location?.line == 3)
      #expect(first.message.contains("textMute"))
      #expect(error.description.hasPrefix("contrast-audit.json:3:"))
      for format in AuditFormat.allCases {
        #expect(error.rendered(as: format).contains("textMute"), "\(format)")
      }
    }
  }

  @Test func `Settings that name what is not there are errors`() throws {
    let system = try DesignSystem(files: small)
    let changes: [(inout AuditSettings) -> Void] = [
      { $0.themes = ["nope"] }, { $0.schemes = ["nope"] }, { $0.contexts = ["nope": ["a"]] },
      { $0.rules = ["nope"] }, { $0.tokens = ["nope"] }, { $0.minimumCoverage = 101 },
      { $0.minimumCoverage = .nan }, { $0.day = "tomorrow" }, { $0.day = "2026-02-30" },
    ]
    for (index, change) in changes.enumerated() {
      var settings = AuditSettings()
      change(&settings)
      #expect(throws: ContrastAuditError.self, "\(index)") { try system.audit(settings) }
    }
  }
}
