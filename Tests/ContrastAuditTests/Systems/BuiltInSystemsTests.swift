import BuiltInCatalog
import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// The systems that ship, as data.
@Suite struct BuiltInSystemsTests {
  private static let folder = DocumentationPage.root.appending(path: "Sources/BuiltInCatalog")

  @Test func `What is embedded are the files of the folders, each once`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.contains(".") }.sorted()
    #expect(BuiltInSystem.all.map(\.folder).sorted() == folders)
    for system in BuiltInSystem.all {
      let path = Self.folder.appending(path: system.folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: path.path)
      #expect(system.files.map(\.name).sorted() == names.sorted())
      #expect(system.files[0].name.hasSuffix("contrast-audit.json"))
      for file in system.files {
        #expect(try Data(contentsOf: path.appending(path: file.name)) == Data(file.bytes))
      }
    }
    let names = BuiltInSystem.all.flatMap(\.files).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `Each system is listed, and audited by its name`() throws {
    #expect(try ToolRun("list", "systems", "--names").output == "VaultMail\nSimpleX\nMaterial\n")
    let lines = try ToolRun("list", "systems").output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["VaultMail", "SimpleX", "Material"])
    for system in BuiltInSystem.all {
      let run = try ToolRun("--system", system.name)
      #expect(run.status == (system.name == "Material" ? 0 : 1), "\(run.errors)")
      #expect(run.errors == "")
    }
    #expect(
      try ToolRun("--system", "vaultmail", "--format=json").output
        == ToolRun("--format=json").output)
  }

  /// The base that is embedded is that of the fixture, which is audited with two layers over it.
  @Test func `SimpleX's base, presets and pairings are those of its fixture`() throws {
    let system = try #require(BuiltInSystem.all.first { $0.name == "SimpleX" })
    #expect(system.files.count == 6)
    for file in system.files.dropFirst() {
      #expect(
        try Fixture.text("SimpleX/\(file.name)") == String(decoding: file.bytes, as: UTF8.self))
    }
    // Other people's themes may let the window through, which the fixture's do not.
    func pairings(_ options: [String]) throws -> Set<String> {
      let report = try JSONReport(ToolRun(options + ["--format=json"], in: Workspace()).output)
      return Set(report.results.map { "\($0.text("foreground")) on \($0.background[0])" })
    }
    let fixture = Fixture.url("SimpleX/contrast-audit.json").path(percentEncoded: false)
    #expect(try pairings(["--system=simplex"]) == pairings(["--policy", fixture]))
  }

  // MARK: Material

  /// Python, from WCAG's formula and the public tokens: the least contrast of text in each scheme and
  /// contrast, where it is, and that of the outline.
  @Test(arguments: [
    ("light", "standard", "primary", "surfaceContainerHigh", 5.258364390209873, 4.327984436347155),
    (
      "light", "medium", "onPrimaryContainer", "primaryContainer", 6.441234821149803,
      8.882296523796827
    ),
    ("light", "high", "inversePrimary", "inverseSurface", 7.73028779309667, 12.496890504207423),
    ("dark", "standard", "inversePrimary", "inverseSurface", 4.970025841190806, 5.869702991784251),
    ("dark", "medium", "onErrorContainer", "errorContainer", 6.495794575855675, 8.087055928861853),
    ("dark", "high", "onSurface", "surfaceVariant", 9.343944404293659, 16.373126428541156),
  ])
  func `Material's baseline passes, with the numbers of another implementation`(
    scheme: String, contrast: String, foreground: String, background: String, least: Double,
    outline: Double
  ) throws {
    let report = try JSONReport(
      ToolRun("--system", "material", "--all", "--format=json").output)
    let results = report.judged.filter { $0.context == ["scheme": scheme, "contrast": contrast] }
    #expect(results.count == 45)
    #expect(results.allSatisfy { $0.outcome == "pass" })
    let text = results.filter { $0.text("usage") == "text" }
    let worst = try #require(
      text.min { ($0.number("ratio") ?? 0) < ($1.number("ratio") ?? 0) })
    #expect(worst.text("foreground") == foreground)
    #expect(worst.background == [background])
    #expect(abs((worst.number("ratio") ?? 0) - least) < 1e-9)
    let border = try #require(results.first { $0.text("foreground") == "outline" })
    #expect(abs((border.number("ratio") ?? 0) - outline) < 1e-9)
  }

  @Test func `No role of Material is left out, and contrasts only on request`() throws {
    let report = try JSONReport(ToolRun("--system", "material", "--format=json").output)
    #expect(report.summary["evaluations"] == 90)
    #expect(report.summary["exempt"] == 8)
    #expect((report["coverage"] as? [String: Any])?["percent"] as? Int == 100)
  }

  /// An export with its own colors: those of the contrasts that it has are judged, and no others.
  @Test func `An export is judged in its own schemes and contrasts`() throws {
    func contexts(_ schemes: String) throws -> (Set<[String: String]>, [[String: Any]]) {
      let run = try ToolRun(
        policy: nil, files: ["m.json": "{\"schemes\": {\(schemes)}}"],
        ["--system=material", "m.json", "--format=json"])
      #expect(run.errors == "")
      let report = try JSONReport(run.output)
      return (Set(report.results.map(\.context)), report.diagnostics)
    }
    let roles = ##"{"primary": "#6750A4", "onPrimary": "#FFFFFF"}"##
    #expect(
      try contexts("\"light\": \(roles), \"dark\": \(roles)").0 == [
        ["scheme": "light"], ["scheme": "dark"],
      ])
    let high = try contexts("\"light\": \(roles), \"light-high-contrast\": \(roles)").0
    #expect(
      high == [
        ["scheme": "light", "contrast": "standard"], ["scheme": "light", "contrast": "high"],
      ])
    // Nothing is left of the base under a file that sets every role.
    let baseline = String(
      decoding: BuiltInSystem.all[2].files[1].bytes, as: UTF8.self)
    let whole = try ToolRun(
      policy: nil, files: ["m.json": baseline], ["--system=material", "m.json", "--format=json"])
    #expect(whole.status == 0)
    #expect(try JSONReport(whole.output).summary["evaluations"] == 270)
    #expect(try JSONReport(whole.output).diagnostics.isEmpty)
  }
}
