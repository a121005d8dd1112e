import Foundation
import TestSupport
import Testing

/// `explain --format json`: what the text says, for programs.
@Suite struct ExplanationJSONTests {
  private func object(_ words: String...) throws -> [String: Any] {
    let run = ToolRun(["explain", "--format", "json"] + words, in: try Workspace())
    #expect(run.status == 0)
    #expect(run.errorLines.allSatisfy { $0.contains(": note: ") })
    let data = Data(run.output.utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    return object
  }

  /// Values and places of the catalog's own files.
  @Test func `A token has its values, the steps to them, and its pairings`() throws {
    let token = try object("accent")
    #expect(token["kind"] as? String == "token")
    #expect(token["type"] as? String == "color")
    let values = token["values"] as? [[String: Any]] ?? []
    #expect(values.count == 12)
    #expect(values[0]["contexts"] as? [String] == ["default", "light"])
    #expect(values[0]["value"] as? String == "#1B7A9E")
    let steps = token["steps"] as? [[String: Any]] ?? []
    #expect(steps.map { $0["token"] as? String } == ["accent", "brand.light.accent"])
    #expect(steps.map { $0["depth"] as? Int } == [0, 1])
    let place = steps[1]["location"] as? [String: Any]
    #expect(place?["file"] as? String == "VaultMail/vaultmail.resolver.json")
    #expect((token["givesValueTo"] as? [String])?.first == "surfaceSelected")
    let pairings = token["pairings"] as? [[String: Any]] ?? []
    #expect(pairings[0]["rule"] as? String == "FR-BT-04")
    #expect(pairings[0]["background"] as? [String] == ["accent"])
    #expect(pairings[0]["evaluations"] as? Int == 6)
    #expect(pairings[0]["failed"] as? Int == 0)
    #expect(pairings[0]["worst"] == nil)
  }

  /// Black on white is 21, and so is what the JSON report says of it.
  @Test func `A finding has its colors, its ratio and what would pass`() throws {
    let report = try JSONReport(ToolRun("--format", "json").output)
    let worst = try #require(report.results.first { $0.text("outcome") == "fail" })
    let finding = try object(worst.text("fingerprint"))
    #expect(finding["kind"] as? String == "finding")
    #expect(finding["fingerprint"] as? String == worst.text("fingerprint"))
    #expect(finding["foreground"] as? String == worst.text("foreground"))
    #expect(finding["background"] as? [String] == worst.background)
    #expect(finding["outcome"] as? String == "fail")
    #expect(finding["ratio"] as? Double == worst.number("ratio"))
    #expect(finding["required"] as? Double == worst.number("required"))
    let layers = finding["layers"] as? [[String: Any]] ?? []
    #expect(layers.count == 1 + worst.background.count)
    #expect(layers.first?["role"] as? String == "foreground")
    #expect((finding["wouldPass"] as? String)?.contains("luminance of a gray") == true)
  }

  @Test func `A rule, a requirement of an axis and a group have theirs`() throws {
    let rule = try object("FR-BT-04")
    #expect(rule["kind"] as? String == "rule")
    #expect(rule["severity"] as? String == "error")
    #expect((rule["pairings"] as? [Any])?.count == 1)
    let axis = try object("NFR-ACC-04")
    #expect(axis["kind"] as? String == "requirement")
    #expect(axis["axis"] as? String == "contrast")
    let contexts = axis["contexts"] as? [[String: Any]] ?? []
    #expect(contexts.map { $0["name"] as? String } == ["standard", "increased"])
    #expect(contexts.map { $0["isOptional"] as? Bool } == [false, true])
    #expect(contexts[0]["evaluations"] as? Int == 780)
    #expect(contexts[0]["failed"] as? Int == 343)
    #expect(
      axis["changingTokens"] as? [String] == [
        "textSecondary", "textTertiary", "categoryUncategorized",
      ])
    let group = try object("brand.light")
    #expect(group["kind"] as? String == "group")
    #expect(group["tokenCount"] as? Int == (group["tokens"] as? [Any])?.count)
  }

  @Test func `What cannot be explained is an error`() throws {
    let run = try ToolRun("explain", "--format", "json", "nothing.of.it")
    #expect(run.status == 2)
    #expect(try JSONReport(run.output)["verdict"] as? String == "error")
    #expect(try ToolRun("explain", "--format", "junit", "accent").status == 2)
  }
}
