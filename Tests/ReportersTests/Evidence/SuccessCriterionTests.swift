import AuditEngine
import Testing

@testable import Reporters

@Suite struct SuccessCriterionTests {
  /// Names and levels as WCAG 2.2 has them.
  @Test func `Criteria are named as in WCAG`() {
    #expect(
      SuccessCriterion.allCases.map(\.name) == [
        "1.4.1 Use of Color (Level A)", "1.4.3 Contrast (Minimum) (Level AA)",
        "1.4.6 Contrast (Enhanced) (Level AAA)", "1.4.11 Non-text Contrast (Level AA)",
        "2.4.13 Focus Appearance (Level AAA)",
      ])
  }

  /// Without a row for it an evaluation would be lost.
  @Test func `Every criterion that a usage is judged by has a row`() {
    for level in Level.allCases {
      for usage in Usage.allCases {
        guard let requirement = usage.requirement(at: level) else { continue }
        #expect(SuccessCriterion(rawValue: requirement.criterion) != nil)
      }
    }
  }
}
