import Foundation
import Testing

@testable import contrast_audit

/// The architecture page names what there is, and its example comes out as it says.
@Suite struct ArchitecturePageTests {
  private let page: DocumentationPage

  init() throws {
    page = try DocumentationPage(".github/ARCHITECTURE.md")
  }

  // MARK: Modules and folders

  @Test func `The modules are those of the manifest, in its order and with its arrows`() throws {
    let targets = try Self.targets()
    let rows = try rows(under: "| Module |")
    // The last target is for other packages, and stands below the table.
    #expect(rows.count == targets.count - 1)
    var above: [String] = []
    for (row, target) in zip(rows, targets) {
      let name = try Self.linkText(row[0])
      #expect(name == target.name)
      var imports: [String] = []
      if row[1] == "all of the above" {
        imports = above
      } else if row[1] != "–" {
        imports = row[1].split(separator: ", ").map(String.init)
      }
      #expect(Set(imports) == Set(target.dependencies), "\(name)")
      #expect(Set(imports).isSubset(of: above), "\(name)")
      above.append(name)
    }
  }

  @Test func `It begins with the folders of Sources`() throws {
    let listed = try #require(page.blocks.first).text.split(whereSeparator: \.isWhitespace)
    let folders = try Self.folders(in: "Sources")
    #expect(Set(listed.map(String.init)) == Set(folders))
  }

  @Test func `The folders of AuditEngine are in its table, in the order of its own page`() throws {
    let names = try rows(under: "| Folder |").map { try Self.linkText($0[0]) }
    let folders = try Self.folders(in: "Sources/AuditEngine")
    #expect(names.sorted() == folders)
    // `.ci/rooms` holds the folders to that order.
    let own = try DocumentationPage("Sources/AuditEngine/AuditEngine.docc/AuditEngine.md")
    // `Repair/Problem` and its neighbors are one row here.
    let order = own.text.matches(of: /(?m)^\d+\. `([^`\/]+)/).map { String($0.1) }
    #expect(
      names == order.indices.filter { $0 == 0 || order[$0] != order[$0 - 1] }.map { order[$0] })
  }

  @Test func `Each type is declared in the file that its link leads to`() throws {
    let folder = DocumentationPage.root.appending(path: ".github")
    let links = page.text.matches(of: /\[`([A-Z]\w+)`\]\(([^)#]+\.swift)\)/)
    #expect(links.count >= 40)
    for link in links {
      let text = try String(contentsOf: folder.appending(path: String(link.2)), encoding: .utf8)
      let declaration = try Regex("(?:struct|class|enum|protocol) \(link.1)\\b")
      #expect(text.contains(declaration), "\(link.1)")
    }
  }

  // MARK: The example

  @Test func `The color that it follows is reported as it says`() throws {
    let report = try run(["--details"])
    #expect(report.status == 1)
    let finding = try #require(page.blocks.first { $0.text.contains(" of 4.5 ") }).text
    #expect(report.output.contains("\(finding)\n"))
    let json = try run(["--format", "json"]).output
    for ratio in ["4.478", "4.689"] {
      #expect(page.text.contains("\(ratio)…"))
      #expect(json.contains("\"ratio\": \(ratio)"))
    }
    let change = "rgb(118 118 118)"
    #expect(page.spans.contains(change))
    #expect(try run(["fix", "--format", "diff"]).output.contains("+  --grey: \(change);\n"))
  }

  /// A run over the style sheet and the policy that the page shows.
  private func run(_ words: [String]) throws -> ToolRun {
    let sheet = try #require(page.blocks.first { $0.language == "css" }).text
    let policy = try #require(page.blocks.first { $0.language == "json" }).text
    return try ToolRun(policy: policy, files: ["theme.css": sheet + "\n"], words)
  }

  // MARK: Reading

  /// The cells of each row below the heading of a table.
  private func rows(under heading: String) throws -> [[String]] {
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(heading) })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// `ColorMath` of `[ColorMath](../Sources/ColorMath)`.
  private static func linkText(_ cell: String) throws -> String {
    String(try #require(cell.firstMatch(of: /\[([^\]]+)\]/)).1)
  }

  /// The targets of the manifest before those of the tests, each with what it depends on.
  private static func targets() throws -> [(name: String, dependencies: [String])] {
    let manifest = try String(
      contentsOf: DocumentationPage.root.appending(path: "Package.swift"), encoding: .utf8)
    let code = try #require(manifest.split(separator: "// MARK: Tests").first)
    return try code.split(separator: /\.(?:executableTarget|target)\(/).dropFirst().map { target in
      let name = try #require(target.firstMatch(of: /name: "([^"]+)"/)).1
      let list = target.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      return (String(name), list.matches(of: /"([^"]+)"/).map { String($0.1) })
    }
  }

  /// The folders in a folder of the repository, those of DocC left out.
  private static func folders(in path: String) throws -> [String] {
    let folder = DocumentationPage.root.appending(path: path)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return names.filter { name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: folder.appending(path: name).path(percentEncoded: false), isDirectory: &isFolder)
      return isThere && isFolder.boolValue && !name.hasSuffix(".docc")
    }.sorted()
  }
}
