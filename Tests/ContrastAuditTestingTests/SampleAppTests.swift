// The README shows this file as it is: what an app's own test looks like.

import ContrastAuditTesting
import Testing

@Test func contrast() throws {
  let audit = try ContrastTest.audit("Design/contrast-audit.json")
  #expect(audit.failures.isEmpty)
}
