import AuditEngine
import Testing

@Suite struct AuditSummaryTests {
  @Test func `All but the exempt are evaluations`() {
    var summary = AuditSummary()
    #expect(summary.evaluations == 0)
    for outcome in Outcome.allCases { summary.count(outcome) }
    summary.count(.exempt)
    summary.count(.fail)
    #expect(summary[.exempt] == 2)
    #expect(summary[.fail] == 2)
    for outcome in [Outcome.pass, .indeterminate, .waived, .known] {
      #expect(summary[outcome] == 1)
    }
    #expect(summary.evaluations == 6)
  }
}
