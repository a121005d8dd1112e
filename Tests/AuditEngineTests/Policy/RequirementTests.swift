import AuditEngine
import Testing

@Suite struct RequirementTests {
  @Test(arguments: [(4.5, "4.5"), (3, "3"), (7, "7"), (21, "21"), (4.25, "4.25"), (1, "1")])
  func `A minimum is written without a needless zero`(minimum: Double, text: String) {
    #expect(Requirement(minimum: minimum, criterion: "1.4.3").minimumText == text)
    #expect(Requirement.text(minimum) == text)
  }
}
