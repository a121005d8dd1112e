import SourceText
import Testing

@testable import contrast_audit

/// A failure of a thousand lines is read by nobody, and its reason is the last thing that a terminal shows.
struct FailureReasonsTests {
  private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    FailureReasons(diagnostics).shown.map(\.description)
  }

  @Test func `A few are printed as they were found`() {
    let few = [Diagnostic(.error, "a"), Diagnostic(.warning, "b"), Diagnostic(.error, "a")]
    #expect(lines(few) == ["error: a", "warning: b", "error: a"])
  }

  @Test func `Errors come after the first of many warnings`() {
    let many = [Diagnostic(.error, "the reason")] + (1...50).map { Diagnostic(.warning, "\($0)") }
    #expect(
      lines(many) == [
        "warning: 1", "warning: 2", "warning: 3", "warning: 47 more warnings were left out",
        "error: the reason",
      ])
  }

  @Test func `What is said of many places is said of the first`() {
    let many =
      (1...50).map { _ in Diagnostic(.error, "no 'photo'") } + [Diagnostic(.error, "no 'ink'")]
    #expect(
      lines(many) == [
        "error: no 'photo'", "error: no 'photo'", "error: no 'photo' (and in 47 more places)",
        "error: no 'ink'",
      ])
  }

  @Test func `Thousands of errors are counted`() {
    let found = lines((1...1_000).map { Diagnostic(.error, "\($0)") })
    #expect(found.count == 201)
    #expect(found.last == "error: 800 more errors were left out")
  }
}
