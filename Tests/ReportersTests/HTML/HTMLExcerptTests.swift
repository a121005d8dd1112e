import AuditEngine
import Testing

@testable import Reporters

@Suite struct HTMLExcerptTests {
  /// `ink` fails on the white page in two themes, and passes on the black one of the third.
  private static func report() throws -> AuditReport {
    var sample = try SampleReport(["ink": "#777777", "page": "#FFFFFF", "black": "#000000"])
    sample.vary("theme", ["one", "two", "three"])
    try sample.add(["page": "#000000"], in: "three")
    try sample.rule(
      SampleReport.pairing("ink", on: "page"), SampleReport.pairing("black", on: "ink"))
    return try sample.audit(suggests: true)
  }

  @Test func `What is alike in several permutations is one row, what fails first`() throws {
    let excerpt = try HTMLExcerpt(Self.report(), limits: HTMLLimits())
    #expect(excerpt.rows.map(\.kind) == [.fail, .pass, .pass])
    #expect(
      excerpt.rows.map(\.permutations).sorted { $0.count < $1.count } == [[2], [0, 1], [0, 1, 2]])
    #expect(excerpt.rows[0].permutations == [0, 1])
    #expect(excerpt.parts.map(\.findings) == [1, 1, 0])
    #expect(excerpt.parts.map(\.fixed) == [1, 1, 0])
    #expect(excerpt.parts.map(\.judged) == [2, 2, 2])
    #expect((excerpt.omittedFindings, excerpt.omittedOthers) == (0, 0))
  }

  @Test func `What does not fit is counted by evaluations, not by rows`() throws {
    var limits = HTMLLimits()
    limits.rows = 1
    limits.permutations = 1
    let excerpt = try HTMLExcerpt(Self.report(), limits: limits)
    #expect(excerpt.rows.map(\.kind) == [.fail])
    #expect((excerpt.omittedFindings, excerpt.omittedOthers) == (0, 4))
    #expect(excerpt.omittedPermutations == 2)
    limits.rows = 0
    #expect(try HTMLExcerpt(Self.report(), limits: limits).omittedFindings == 2)
  }
}
