import Foundation
import Testing

@testable import contrast_audit

/// System colors by name. Ratios by WCAG's formula in Python's float64, over the values of the Human
/// Interface Guidelines.
@Suite struct CheckSystemColorsTests {
  @Test(arguments: [
    ("secondaryLabel", "systemBackground", 3.4381996219180686, 6.363811421058434),
    ("tertiaryLabel", "systemBackground", 1.7322818042319106, 2.2503198855143904),
    ("secondaryLabel", "secondarySystemBackground", 3.29532062997701, 5.950194077463722),
    ("systemBlue", "systemBackground", 4.016975780478911, 5.757411621432786),
    ("label", "systemBackground", 21, 21),
  ])
  func `A name is measured in light and in dark`(
    foreground: String, background: String, light: Double, dark: Double
  ) throws {
    let run = try ToolRun("check", foreground, background, "--format", "json")
    let checks = try #require(JSONReport(run.output)["checks"] as? [[String: Any]])
    try #require(checks.count == 2)
    for (result, (scheme, ratio)) in zip(checks, [("light", light), ("dark", dark)]) {
      #expect(result["scheme"] as? String == scheme)
      #expect(abs((result["ratio"] as? Double ?? 0) - ratio) < 1e-9)
      #expect(
        result["names"] as? NSDictionary == [
          "foreground": foreground, "background": [background],
        ])
    }
    #expect(run.status == (min(light, dark) >= 4.5 ? 0 : 1))
  }

  @Test func `Each scheme has its own verdict and its own suggestion`() throws {
    let run = try ToolRun("check", "secondaryLabel", "systemBackground")
    #expect(run.status == 1)
    #expect(run.output.contains("\nlight  FAIL  3.43:1 misses AA, 4.5:1 for text (WCAG 1.4.3)"))
    #expect(run.output.contains("\ndark   PASS  6.36:1 meets AA"))
    #expect(run.output.contains("secondaryLabel #3C3C4399 on systemBackground #FFFFFF"))
    #expect(run.output.contains("secondaryLabel #EBEBF599 on systemBackground #000000"))
    #expect(run.output.matches(of: /nearest foreground that passes/).count == 1)
    #expect(run.output.contains("with Increase Contrast"))
  }

  @Test func `Names stand beside hexadecimal digits, and over other backgrounds`() throws {
    let run = try ToolRun("check", "FFF", "secondaryLabel", "systemBackground", "--format=json")
    let checks = try #require(JSONReport(run.output)["checks"] as? [[String: Any]])
    let first = try #require(checks.first)
    #expect((first["names"] as? [String: Any])?["foreground"] is NSNull)
    #expect(abs((first["ratio"] as? Double ?? 0) - 3.4381996219180686) < 1e-9)
    // With nothing known beneath it a translucent background is a range, as everywhere.
    let open = try ToolRun("check", "label", "secondarySystemFill")
    #expect(open.output.contains("DEPENDS") || open.output.contains(" to "))
  }

  /// `bad` and `facade` are digits.
  @Test func `Digits are digits, and a word that is neither has the nearest name`() throws {
    #expect(try ToolRun("check", "bad", "facade", "--format=json").output.contains("#BBAADD"))
    let run = try ToolRun("check", "secondaryLable", "systemBackground")
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean 'secondaryLabel'?"))
    #expect(!(try ToolRun("check", "xyz", "FFF")).errors.contains("did you mean"))
  }

  @Test func `A line of a batch that has a name is two pairs`() throws {
    let run = try ToolRun(
      "check", "--batch", "-", input: "000 FFF\nsecondaryLabel systemBackground\n")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("PASS  21.00:1"))
    #expect(lines[1].hasPrefix("light  FAIL  3.43:1"))
    #expect(lines[2].hasPrefix("dark   PASS  6.36:1"))
    let wrong = try ToolRun("check", "--batch", "-", input: "000 FFF\nlabel systemBackgrund\n")
    #expect(wrong.errors.contains("<stdin>:2:7: error:"))
    #expect(wrong.errors.contains("did you mean 'systemBackground'?"))
  }
}
