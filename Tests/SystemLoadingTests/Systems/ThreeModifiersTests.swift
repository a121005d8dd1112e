import TestSupport
import Testing

/// A resolver with three modifiers over five files, written as the resolver report's own examples are.
/// The ratios are computed in Python by WCAG's formula.
@Suite struct ThreeModifiersTests {
  private let report: JSONReport

  init() throws {
    let run = try SystemRun(fixture: "ThreeModifiers")
    try #require(run.errors == "")
    report = try JSONReport(run.output)
  }

  @Test func everyPermutationIsWalked() {
    #expect(Set(report.results.map { $0.context }).count == 2 * 2 * 2)
    #expect(report.summary["evaluations"] == 24)
  }

  /// 3.4322 in dark with the trial link, 5.1686 in light: nobody sees it who looks at the default.
  @Test func aFailureInDarkAloneBehindAModifierIsFound() {
    let links = report.results.filter { $0.text("foreground") == "link" && $0.outcome == "fail" }
    #expect(
      Set(links.map(\.context)) == [
        ["theme": "dark", "size": "small", "beta": "true"],
        ["theme": "dark", "size": "large", "beta": "true"],
      ])
    for link in links {
      #expect(abs((link.number("ratio") ?? 0) - 3.4322388137386364) < 1e-9)
    }
  }

  /// 18 px semibold is 13.5 pt and not large; 24 px is 18 pt. 3.6694 lies between 3 and 4.5.
  @Test func theSizeOfTextFollowsItsOwnModifier() {
    let dark = report.results.filter {
      $0.text("foreground") == "heading" && $0.context["theme"] == "dark"
    }
    #expect(dark.count == 4)
    for heading in dark {
      let isLarge = heading.context["size"] == "large"
      #expect(heading.text("usage") == (isLarge ? "large-text" : "text"))
      #expect(heading.number("required") == (isLarge ? 3 : 4.5))
      #expect(heading.outcome == (isLarge ? "pass" : "fail"))
      #expect(abs((heading.number("ratio") ?? 0) - 3.6694080875738484) < 1e-9)
    }
  }
}
