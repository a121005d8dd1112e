import AuditEngine
import ColorMath
import Foundation
import TestSupport
import Testing

/// The systems of the seeds, audited from the sources that their documents show. The ratios are those
/// of the documents' review, by WCAG's formula.
@Suite struct SystemsTests {
  private func report(
    _ system: String, _ options: AuditOptions = AuditOptions()
  ) throws -> JSONReport {
    let run = try SystemRun(fixture: system, options)
    try #require(run.status != 2, "\(run.errors)")
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
    let buttons = report.results.filter {
      $0.text("rule") == "EKO-BUTTONS" && $0.text("foreground") == "AppColors.onError"
        && $0.outcome != "exempt"
    }
    #expect(buttons.allSatisfy { abs(($0.number("ratio") ?? 0) - 3.763127680148142) < 1e-9 })
    // 14, 16 and 18 pt semibold.
    #expect(
      buttons.compactMap { ($0.members["typeStyles"] as? [String])?.first } == [
        "Typography.labelMedium", "Typography.labelLarge", "Typography.headlineSmall",
      ])
    #expect(buttons.map { $0.number("required") } == [4.5, 4.5, 3])
    #expect(buttons.map(\.outcome) == ["fail", "fail", "pass"])
  }

  /// The comment says #78519F, which is shade600; the value is shade700.
  @Test func ekosCommentThatHasDriftedIsFound() throws {
    let structural = try #require(try report("Eko")["structural"] as? [[String: Any]])
    let failed = structural.filter { $0["outcome"] as? String == "fail" }
    #expect(
      failed.map { $0["message"] as? String } == [
        "'AppColors.primary' is documented as #78519F, but is #5E3D7D"
      ])
  }

  /// Every use that the guide states, each with the ratio of another implementation.
  @Test func ekoIsJudgedInEveryUseThatItsGuideStates() throws {
    let judged = try report("Eko").judged
    let rows = try rows("Eko/expected.tsv")
    #expect(rows.count == 85)
    #expect(judged.count == rows.count)
    for (result, row) in zip(judged, rows) {
      let style = (result.members["typeStyles"] as? [String])?.first
      let use = style ?? result.text("usage")
      #expect(
        [result.text("rule"), result.text("foreground"), result.background.joined(), use]
          == Array(row[0..<4]))
      #expect(abs((result.number("ratio") ?? 0) - (Double(row[4]) ?? -1)) < 1e-9, "\(row)")
      #expect(result.number("required") == Double(row[5]), "\(row)")
      #expect(result.outcome == row[6], "\(row)")
    }
    // The label of the guide's own that breaks its own rule.
    let label = judged.filter { $0.text("foreground") == "Palette.Purple.shade500" }
    #expect(label.map(\.outcome) == ["fail", "fail"])
  }

  /// The rows of a table of fixtures, without its comment and its heading.
  private func rows(_ name: String) throws -> [[String]] {
    try Fixture.text(name).split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Button, initials, ring and badge in every appearance, pack and child, each with the ratio of another
  /// implementation. The opacities come from the Swift sources.
  @Test func tinyWinsIsJudgedAsItsCodeComposesIt() throws {
    let results = try report("TinyWins").judged
    let rows = try rows("TinyWins/expected.tsv")
    #expect(rows.count == 78)
    for row in rows {
      let found = results.filter { result in
        let foreground = result.text("foreground")
        let chosen = result.text("chosen").split(separator: ".").last.map(String.init)
        return result.text("rule") == row[0] && result.context["scheme"] == row[1]
          && (row[2] == "*" || result.context["pack"] == row[2])
          && (row[3] == "*" || result.context["child"] == row[3])
          && (foreground == row[4] || chosen == row[4])
          && result.background.joined(separator: " over ") == row[5]
      }
      #expect(found.count == (row[2] == "*" ? 5 : 8), "\(row)")
      for result in found {
        #expect(abs((result.number("ratio") ?? 0) - (Double(row[6]) ?? -1)) < 1e-9, "\(row)")
        #expect(result.number("required") == Double(row[7]), "\(row)")
      }
    }
    let exempt = try report("TinyWins").results.filter { $0.outcome == "exempt" }
    #expect(
      Set(exempt.map { $0.text("foreground") }) == [
        "DesignTokens.button.primaryTextDisabled", "AvatarTokens.glowEffect",
      ])
  }

  /// A pack that has a green of its own, and one that has a background of its own.
  @Test(arguments: [
    ("positive", "TW-SEMANTIC"), ("SemanticTokenResolver.bgApp", "TW-PACK"),
  ])
  func aPackThatChangesMoreThanAccentsIsFound(token: String, rule: String) throws {
    var files: [String: String] = [:]
    for name in [
      "Primitives.swift", "SemanticTokens.swift", "ComponentTokens.swift", "DesignTokens.swift",
    ] {
      files[name] = try Fixture.text("TinyWins/\(name)")
    }
    let parts = token.split(separator: ".")
    let own =
      parts.reversed().reduce(##"{ "$type": "color", "$value": "#00AA00" }"##) { value, part in
        "{ \"\(part)\": \(value) }"
      }.dropFirst().dropLast()
    let resolver = try Fixture.text("TinyWins/tinywins.resolver.json")
      .replacing(#""ocean": [{ "#, with: #""ocean": [{ \#(own), "#)
    let policy = try Fixture.text("TinyWins/contrast-audit.json").replacing(
      "\"tinywins.resolver.json\"",
      with: #"{ "path": "tinywins.resolver.json", "overrides": true }"#)
    // Where nothing varies, nothing fails.
    for (text, expected) in [
      (try Fixture.text("TinyWins/tinywins.resolver.json"), []), (resolver, [rule]),
    ] {
      files["tinywins.resolver.json"] = text
      let run = try SystemRun(policy: policy, files: files, AuditOptions(rules: [rule]))
      let structural = try #require(try JSONReport(run.output)["structural"] as? [[String: Any]])
      let failed = structural.filter { $0["outcome"] as? String == "fail" }
      #expect(failed.map { $0["rule"] as? String } == expected)
    }
  }

  /// White is 4.43 on purple and less on the others but yellow: by luminance 0.5 only yellow has gray900.
  @Test func onYellowAloneInitialsPass() throws {
    let results = try report("TinyWins", AuditOptions(rules: ["TW-INITIALS"])).results
    #expect(Set(results.map { $0.context["child"] }).count == 8)
    for result in results {
      let child = result.context["child"]
      #expect(result.outcome == (child == "yellow" ? "pass" : "fail"))
      guard child == "purple" else { continue }
      #expect(abs((result.number("ratio") ?? 0) - 4.4330909062553) < 1e-9)
      #expect(result.text("chosen") == "Primitives.Neutral.white")
      #expect(
        result.members["colors"] as? [String: String] == [
          "foreground": "#FFFFFF", "background": "#9E52E0",
        ])
    }
    // The candidate that was not chosen.
    let other = ContrastRatio(
      try SRGBColor(hex: "#111827"), try SRGBColor(hex: "#9E52E0"))
    #expect(abs(other.value - 4.0017) < 1e-3)
  }

  @Test func tinyWinsKeepsItsStructuralRules() throws {
    let structural = try #require(try report("TinyWins")["structural"] as? [[String: Any]])
    let checks = structural.filter { $0["rule"] as? String != "unread-color" }
    #expect(checks.count == 26)
    #expect(checks.allSatisfy { $0["outcome"] as? String == "pass" })
    // The document leaves out what `themePack` is.
    let unread = structural.filter { $0["rule"] as? String == "unread-color" }
    #expect(
      unread.map { $0["token"] as? String } == ["SemanticTokenResolver.accentPrimary"])
  }

  @Test func aTranslucentBubbleOverAPictureIsARange() throws {
    let report = try report("SimpleX", AuditOptions(contexts: ["theme": ["SIMPLEX"]]))
    let open = report.results.filter { $0.members["ratioRange"] != nil }
    #expect(!open.isEmpty)
    #expect(open.allSatisfy { $0.context["chat"] == "ocean" })
    // White on #133C4D at 0xB3 over white and black; gray on #1B2B38 at 0xCC.
    for (foreground, bubble, ends) in [
      ("onSurface", "sentMessage", [4.8301977294594955, 14.958845463485954]),
      ("secondary", "receivedMessage", [2.140150016966251, 4.5296641476824]),
    ] {
      let found = try #require(
        open.first { $0.text("foreground") == foreground && $0.background.first == bubble })
      let range = try #require(found.members["ratioRange"] as? [Double])
      #expect(zip(range, ends).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(
        found.members["layers"] as? NSDictionary == [
          "foreground": "theme SIMPLEX",
          "background": ["chat ocean", "chat ocean", "theme SIMPLEX"],
        ])
    }
    #expect(open.contains { $0.outcome == "indeterminate" && $0.number("ratio") == nil })
  }

  /// The app's four bases, each with and without the app's and the chat's theme. Ratios by WCAG's
  /// formula over oklch by coloraide.
  @Test func simpleXIsAuditedOnItsFourBases() throws {
    let report = try report("SimpleX")
    let bases = ["LIGHT", "DARK", "SIMPLEX", "BLACK"]
    #expect(Set(report.results.compactMap { $0.context["theme"] }) == Set(bases))
    let primaries = bases.map { base in
      report.results.first {
        $0.context == ["theme": base, "app": "none", "chat": "none"]
          && $0.text("foreground") == "primary" && $0.background == ["background"]
      }?.number("ratio") ?? 0
    }
    let expected = [3.5201447456958013, 5.965663777228878, 13.360037626907612, 4.522898610545427]
    #expect(zip(primaries, expected).allSatisfy { abs($0 - $1) < 1e-3 })
    #expect(report.summary["evaluations"] == 14 * 4 * 2 * 2)
  }

  /// The six presets on the four bases, each with the bubbles that go with it, in the app's colors by Python.
  @Test func simpleXsPresetsAreAudited() throws {
    var options = AuditOptions()
    options.includesOptional = true
    let report = try report("SimpleX", options)
    let presets = report.results.filter {
      $0.context["app"] == "none" && $0.context["chat"] == "none"
        && $0.text("foreground") == "onSurface" && $0.background.first == "sentMessage"
    }
    #expect(presets.count == 7 * 4)
    for (preset, base, ratio) in [
      ("cats", "LIGHT", 20.149127791178024), ("flowers", "DARK", 13.052498424673338),
      ("hearts", "SIMPLEX", 14.36691638335618),
      ("kids", "BLACK", 10.058970155397294), ("school", "SIMPLEX", 11.361618805730137),
      ("travel", "BLACK", 12.652355295846721),
    ] {
      let found = presets.first {
        $0.context["preset"] == preset && $0.context["theme"] == base
      }
      #expect(abs((found?.number("ratio") ?? 0) - ratio) < 1e-3, "\(preset) on \(base)")
    }
  }

  /// A catalog's #3DAED4 and the code's #3DAED3, in dark alone.
  @Test func aCatalogueAndCodeThatDisagreeAreDrifting() throws {
    let structural = try #require(try report("DriftingApp")["structural"] as? [[String: Any]])
    #expect(structural.map { $0["outcome"] as? String } == ["fail"])
    let message = structural.first?["message"] as? String ?? ""
    // Both values, both places, and the scheme alone: contrast makes no difference.
    let parts = message.split(separator: " ").map { $0.split(separator: "/").last ?? "" }
    #expect(
      parts.joined(separator: " ")
        == "'Brand.Accent' is #3DAED4 Contents.json:23) and 'Theme.accent' is #3DAED3 Theme.swift:5) "
        + "in scheme dark")
    #expect(message.contains("DriftingApp/Assets.xcassets/Brand/Accent.colorset/Contents.json:23)"))
  }
}
