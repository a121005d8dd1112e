import ColorMath
import DesignTokens
import SourceText
import Testing

@testable import AuditEngine

/// A plan has one budget, counted in steps. What an audit says beside its plan does not depend on it.
@Suite struct RepairEffortTests {
  private func report(spending effort: RepairEffort?) throws -> AuditReport {
    var diagnostics = DiagnosticList()
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": ["ink", "note"], "background": ["page", "card"], "usage": "text"}
      ]}]}
      """)
    let tokens = try SampleTokens(
      ["ink": "#777777", "note": "#999999", "page": "#FFFFFF", "card": "#EEEEEE"])
    var audit = try #require(
      Audit(
        policy: policy, catalog: tokens.catalog(&diagnostics), options: AuditOptions(),
        diagnostics: &diagnostics))
    if let effort { audit.effort = effort }
    let report = audit.run(
      tool: ToolIdentity(name: "tool", version: "1.2.3"), diagnostics: &diagnostics)
    return try #require(report)
  }

  @Test func `A plan whose search takes too many steps is none, and says so`() throws {
    let whole = try report(spending: nil)
    #expect(whole.plan.cut == nil)
    #expect(!whole.plan.changes.isEmpty)
    let cut = try report(spending: RepairEffort(60))
    #expect(cut.plan.cut == .search)
    #expect(cut.plan.changes.isEmpty && cut.plan.unmet.isEmpty)
    #expect(cut.hasPlan)
  }

  /// The inks are two, and fail on two pages each.
  @Test func `A plan for more colors than anybody reads is none, and says so`() throws {
    #expect(try report(spending: RepairEffort(colors: 2)).plan.cut == nil)
    let cut = try report(spending: RepairEffort(colors: 1))
    #expect(cut.plan.cut == .search)
    #expect(cut.plan.changes.isEmpty && cut.hasPlan)
  }

  @Test func `Wherever a search ends, there is all of the plan or nothing of it`() throws {
    let whole = try report(spending: nil)
    var ends: Set<Bool> = []
    for limit in stride(from: 0, through: 6000, by: 37) {
      let effort = RepairEffort(limit)
      let found = try report(spending: effort)
      ends.insert(effort.isSpent)
      #expect((found.plan.cut == .search) == effort.isSpent)
      #expect(
        found.plan.changes.map(\.proposal.text)
          == (effort.isSpent ? [] : whole.plan.changes.map(\.proposal.text)))
    }
    #expect(ends == [true, false])
  }

  @Test func `The verdict and the identities of findings are the same without a plan`() throws {
    let (whole, cut) = (try report(spending: nil), try report(spending: RepairEffort(0)))
    #expect(whole.evaluations.map(whole.fingerprint) == cut.evaluations.map(cut.fingerprint))
    #expect(whole.evaluations.map(\.outcome) == cut.evaluations.map(\.outcome))
    #expect(whole.hasFindings(atLeast: .error) == cut.hasFindings(atLeast: .error))
    #expect(whole.diagnostics.count == cut.diagnostics.count)
  }
}
