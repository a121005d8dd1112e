import ContrastAudit
import ContrastAuditTesting
import Foundation
import Testing

/// Audits of the systems under `Fixtures/`, and of what is not there.
@Suite struct ContrastTestTests {
  @Test func `What passes has no failures`() throws {
    let audit = try ContrastTest.audit("Sources/Reporters/HTML")
    #expect(audit.failures.isEmpty)
    #expect(audit.result.judged == 46)
  }

  @Test func `Each failing pairing is named once`() throws {
    let audit = try ContrastTest.audit("Fixtures/Eko/contrast-audit.json")
    // As many evaluations fail in Fixtures/Eko/report.txt; a token check that is missed is a warning.
    #expect(audit.failures.count == 24)
    #expect(try ContrastTest.audit("Fixtures/Eko", failOn: .warning).failures.count == 25)
    let text = "\(audit.failures)"
    #expect(text.hasPrefix("24 findings in 85 evaluations at WCAG AA\n"))
    #expect(text.split(separator: "\n").count == 25)
    for failure in audit.failures { #expect(text.contains(failure.message)) }
  }

  @Test func `An expectation that fails has one message, with each failing pairing`() throws {
    let audit = try ContrastTest.audit("Fixtures/Eko")
    withKnownIssue {
      #expect(audit.failures.isEmpty)
    } matching: { issue in
      audit.failures.allSatisfy { issue.description.contains($0.description) }
    }
  }

  @Test func `A pairing that fails in several permutations says where it is worst`() throws {
    let audit = try ContrastTest.audit("Sources/BuiltInCatalog/VaultMail")
    // 343 failures of at most 65 pairings in 12 permutations.
    #expect(audit.failures.reduce(0) { $0 + $1.permutations } == 343)
    #expect(audit.failures.count <= 65)
    #expect(audit.failures.allSatisfy { $0.location != nil })
    let dark = try ContrastTest.audit(
      "Sources/BuiltInCatalog/VaultMail", themes: ["midnight"], schemes: ["dark"])
    #expect(dark.failures.count == 20)
  }

  @Test(arguments: ["nowhere.json", "Fixtures", "contrast-audit.json"])
  func `A policy that is not there is an error`(policy: String) {
    #expect(throws: ContrastAuditError.self) { try ContrastTest.audit(policy) }
  }

  @Test func `What keeps an audit from being done is an error with each reason`() {
    #expect {
      try ContrastTest.audit("Fixtures/Eko", rules: ["NOPE"])
    } throws: { error in "\(error)".contains("NOPE") }
    #expect(throws: ContrastAuditError.self) {
      try ContrastTest.audit("Fixtures/Eko", themes: ["nope"])
    }
    #expect(throws: ContrastAuditError.self) {
      try ContrastTest.audit("Fixtures/Eko", minCoverage: 101)
    }
  }
}
