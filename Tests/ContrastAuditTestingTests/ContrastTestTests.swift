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

  /// `#999999` on white is 2.85, on black 7.37.
  @Test func `Policies that a policy names are audited with it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "contrast-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, ink: String, _ more: String) throws {
      try Data(
        """
        {"tokens": ["\(ink).css"], \(more) "rules": [{"id": "R", "pairings": [
          {"foreground": "ink", "background": "page", "usage": "text"}]}]}
        """.utf8
      ).write(to: folder.appending(path: name))
      try Data(":root { --ink: #\(ink); --page: #FFFFFF }".utf8).write(
        to: folder.appending(path: "\(ink).css"))
    }
    try write("contrast-audit.json", ink: "000000", #""policies": ["b.json"],"#)
    try write("b.json", ink: "999999", "")
    let file = folder.appending(path: "Tests.swift").path(percentEncoded: false)
    let audit = try ContrastTest.audit(from: file)
    #expect(audit.result.judged == 1)
    #expect(audit.furtherResults.map(\.judged) == [1])
    #expect(audit.failures.count == 1)
    #expect("\(audit.failures)".contains("999999.css:1"))
    #expect(try ContrastTest.audit(failOn: .note, from: file).failures.count == 1)
    try Data("{}".utf8).write(to: folder.appending(path: "b.json"))
    #expect(throws: ContrastAuditError.self) { try ContrastTest.audit(from: file) }
  }

  @Test(arguments: ["nowhere.json", "Fixtures", "Sources/contrast-audit.json"])
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
