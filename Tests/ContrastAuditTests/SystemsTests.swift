import Testing

/// The systems of the seeds, audited from the sources that their documents show. The ratios are those
/// of the documents' review, by WCAG's formula.
@Suite struct SystemsTests {
  private func report(_ system: String, _ words: String...) throws -> JSONReport {
    let policy = Fixture.url("\(system)/contrast-audit.json").path(percentEncoded: false)
    let run = ToolRun([policy, "--format", "json"] + words, in: try Workspace())
    try #require(run.errors == "")
    return try JSONReport(run.output)
  }

  private func result(
    _ report: JSONReport, _ foreground: String, on background: String, _ usage: String
  ) throws -> JSONReport.Result {
    try #require(
      report.results.first {
        $0.text("foreground") == foreground && $0.background == [background]
          && $0.text("usage") == usage
      })
  }

  @Test func ekoIsReadFromItsSwiftAndItsTextSizeDecides() throws {
    let report = try report("Eko")
    let secondary = try result(report, "AppColors.onSecondary", on: "AppColors.secondary", "text")
    #expect(abs((secondary.number("ratio") ?? 0) - 2.3794125993455637) < 1e-9)
    #expect(secondary.outcome == "fail")
    let small = try result(report, "AppColors.onError", on: "AppColors.error", "text")
    let large = try result(report, "AppColors.onError", on: "AppColors.error", "large-text")
    #expect(abs((small.number("ratio") ?? 0) - 3.763127680148142) < 1e-9)
    #expect(small.outcome == "fail")
    #expect(large.outcome == "pass")
  }

  /// The comment says #78519F, which is shade600; the value is shade700.
  @Test func ekosCommentThatHasDriftedIsFound() throws {
    let structural = try #require(try report("Eko")["structural"] as? [[String: Any]])
    let failed = structural.filter { $0["outcome"] as? String == "fail" }
    #expect(
      failed.map { $0["message"] as? String } == [
        "'AppColors.primary' is documented as #78519F, and is #5E3D7D"
      ])
  }

  /// White is 4.43 on purple and gray900 4.00; every other colour has one that passes.
  @Test func onPurpleAloneNoInitialsPass() throws {
    let results = try report("TinyWins", "--rule", "TW-INITIALS").results
    #expect(Set(results.map { $0.context["child"] }).count == 8)
    for result in results {
      let isPurple = result.context["child"] == "purple"
      #expect(result.outcome == (isPurple ? "fail" : "pass"))
      guard isPurple else { continue }
      #expect(abs((result.number("ratio") ?? 0) - 4.4330909062553) < 1e-9)
      #expect(result.text("chosen") == "Primitives.Neutral.white")
    }
  }

  @Test func tinyWinsKeepsItsStructuralRules() throws {
    let structural = try #require(try report("TinyWins")["structural"] as? [[String: Any]])
    #expect(structural.count == 13)
    #expect(structural.allSatisfy { $0["outcome"] as? String == "pass" })
  }

  @Test func aTranslucentBubbleOverAPictureIsARange() throws {
    let report = try report("SimpleX", "--theme", "SIMPLEX")
    let open = report.results.filter { $0.members["ratioRange"] != nil }
    #expect(!open.isEmpty)
    #expect(open.allSatisfy { $0.context["chat"] == "ocean" })
    #expect(open.contains { $0.outcome == "indeterminate" && $0.number("ratio") == nil })
  }

  /// A catalogue's #3DAED4 and the code's #3DAED3, in dark alone.
  @Test func aCatalogueAndCodeThatDisagreeAreDrifting() throws {
    let structural = try #require(try report("DriftingApp")["structural"] as? [[String: Any]])
    #expect(structural.map { $0["outcome"] as? String } == ["fail"])
    let message = structural.first?["message"] as? String ?? ""
    #expect(
      message.hasPrefix("'Brand.Accent' is #3DAED4 and 'Theme.accent' is #3DAED3 in scheme dark"))
  }
}
