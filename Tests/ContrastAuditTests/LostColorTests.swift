import AuditEngine
import DesignTokens
import Foundation
import SourceText
import SystemLoading
import TestSupport
import Testing

/// A color of a pairing that is taken out of the sources' reach, in each system of the fixtures: made
/// unreadable, called otherwise, put under a condition, its file deleted. The run ends with exit status 2,
/// or with a finding that names it.
@Suite struct LostColorTests {
  enum Way: String, CaseIterable {
    case unreadable, renamed, conditional, deleted
  }

  static let systems = [
    "SimpleX", "StyleSheets", "TinyWins", "SwiftThemes", "StyleDictionary", "Eko", "Lantern",
    "TokensStudio", "SimpleXLayers", "VSCode", "Android", "Tailwind", "ThreeModifiers", "Figma",
    "Harbor", "Meridian", "TypeScript", "DriftingApp",
  ]

  /// Where a platform gives a color that a theme has not: an editor, Flutter.
  private static let haveDefaults: Set = ["VSCode", "Harbor"]

  /// How many tokens of a system are tried.
  private static let count = 4

  @Test(arguments: systems)
  func `A color that is lost is missed`(system: String) throws {
    let folder = Fixture.url(system)
    let all = try Self.declarations(in: folder)
    try #require(!all.isEmpty)
    let policy = try Fixture.text("\(system)/contrast-audit.json")
    let step = max(1, all.count / Self.count)
    var tried = 0
    for index in stride(from: 0, to: all.count, by: step) {
      for way in Way.allCases {
        // What a pattern finds is found under another name too.
        if way == .renamed,
          Self.haveDefaults.contains(system) || !policy.contains("\"\(all[index].name)\"")
        {
          continue
        }
        let workspace = try Workspace()
        let copy = URL(filePath: workspace.absolute("a"))
        try FileManager.default.copyItem(at: folder, to: copy)
        guard try Self.lose(all[index], way, in: copy) else { continue }
        tried += 1
        let run = ToolRun(["--details"], in: workspace, workingIn: "a")
        #expect(
          run.status == 2 || run.status == 1 && Self.isNamed(all[index].name, in: run.output),
          "\(way.rawValue) \(all[index].name): \(run.status)\n\(run.output.suffix(2000))")
      }
    }
    #expect(tried >= 4, "\(tried)")
  }

  /// Whether a finding says that a color is not read.
  private static func isNamed(_ name: String, in output: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.contains("'\(name)' is not read") || line.contains("'\(name)…")
    } || output.contains("INCOMPLETE") && output.contains(name)
  }

  private struct Declaration {
    let name: String
    let places: [SourceSpan]
  }

  /// The declarations of the tokens in pairings, by their names.
  private static func declarations(in folder: URL) throws -> [Declaration] {
    var diagnostics = DiagnosticList()
    let files = FileSystem(workingDirectory: folder.path(percentEncoded: false))
    let system = try AuditedSystem.load(SystemRequest(), from: files, diagnostics: &diagnostics)
    let report = try JSONReport(ToolRun(["--format", "json"], in: try copy(of: folder)).output)
    let judged = report.results.reduce(into: Set<String>()) { names, result in
      names.formUnion([result.text("foreground")] + result.background)
    }
    let catalog = system.catalog
    let places = Dictionary(grouping: catalog.declarations, by: \.token)
    return catalog.colorTokens.compactMap { token -> Declaration? in
      let name = catalog.name(of: token)
      guard judged.contains(name) else { return nil }
      let spans = (places[token] ?? []).map(\.value.span)
      return spans.isEmpty ? nil : Declaration(name: name, places: spans)
    }
  }

  private static func copy(of folder: URL) throws -> Workspace {
    let workspace = try Workspace()
    for item in try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    {
      try FileManager.default.copyItem(
        at: folder.appending(path: item), to: URL(filePath: workspace.absolute(item)))
    }
    return workspace
  }

  // MARK: The ways

  /// Loses a color; false where its source has no such way.
  private static func lose(_ color: Declaration, _ way: Way, in folder: URL) throws -> Bool {
    let byFile = Dictionary(grouping: color.places, by: \.file.path)
    for (path, places) in byFile {
      let url = folder.appending(path: path)
      if way == .deleted {
        guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
          return false
        }
        try FileManager.default.removeItem(at: url)
        continue
      }
      var bytes = Array(try Data(contentsOf: url))
      for place in Set(places).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        guard change(&bytes, at: place.range, of: color.name, way, path) else { return false }
      }
      try Data(bytes).write(to: url)
    }
    return true
  }

  private static func change(
    _ bytes: inout [UInt8], at range: Range<Int>, of name: String, _ way: Way, _ path: String
  ) -> Bool {
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    let value = String(decoding: bytes[range], as: UTF8.self)
    let start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    switch way {
    case .unreadable:
      let lost =
        switch ending {
        case "json": "\"???\""
        case "css": "var(--no-such-name)"
        case "xml": "???"
        default: "nobodyKnows()"
        }
      bytes.replaceSubrange(range, with: Array(lost.utf8))
    case .renamed:
      let last = name.split(whereSeparator: { ".-/ ".contains($0) }).last.map(String.init) ?? name
      let before = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
      guard last.count > 2, before.ranges(of: last).count == 1 else { return false }
      let renamed = before.replacing(last, with: "\(last)Q")
      bytes.replaceSubrange(start..<range.lowerBound, with: Array(renamed.utf8))
    case .conditional:
      let isWhole = line.contains(value) && !line.contains("{") && !line.contains("}")
      let wrapped: String
      switch ending {
      case "css" where isWhole && line.hasSuffix(";"):
        wrapped = "@media (min-width: 7px) {\n\(line)\n}"
      default: return false
      }
      bytes.replaceSubrange(start..<end, with: Array(wrapped.utf8))
    case .deleted: return false
    }
    return true
  }
}
