import AuditEngine
import Testing

@Suite struct UsageTests {
  /// WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for components, nothing for what they except.
  @Test(arguments: [
    (Usage.text, Level.aa, 4.5, "1.4.3"), (.text, .aaa, 7, "1.4.6"),
    (.largeText, .aa, 3, "1.4.3"), (.largeText, .aaa, 4.5, "1.4.6"),
    (.uiComponent, .aa, 3, "1.4.11"), (.uiComponent, .aaa, 3, "1.4.11"),
  ])
  func `A usage requires what WCAG asks at the level`(
    usage: Usage, level: Level, minimum: Double, criterion: String
  ) {
    #expect(usage.requirement(at: level) == Requirement(minimum: minimum, criterion: criterion))
    #expect(usage.exemption == nil)
  }

  @Test(arguments: [
    (Usage.decoration, "decoration"), (.inactive, "inactive"), (.logotype, "logotype"),
  ])
  func `What WCAG excepts is required at no level, with a reason`(usage: Usage, reason: String) {
    for level in Level.allCases { #expect(usage.requirement(at: level) == nil) }
    #expect(usage.exemption?.contains(reason) == true)
  }

  @Test func `Usages and levels are written as policies and users write them`() {
    #expect(
      Usage.allCases.map(\.rawValue)
        == ["text", "large-text", "ui-component", "decoration", "inactive", "logotype"])
    #expect(Level.allCases.map(\.rawValue) == ["AA", "AAA"])
  }
}
