import AuditEngine
import Foundation
import SourceText
import Testing

/// What the documentation shows besides commands: policies, Swift and links.
@Suite struct DocumentedExamplesTests {
  /// A block of JSON is a whole policy or what stands in one: keys of it, of a rule, or a pairing; or a
  /// token with pairings of its own.
  private static func readings(_ text: String) -> [String] {
    let rest = #""tokens": ["app.tokens.json"]"#
    guard !text.hasPrefix("{") else {
      return [text, "{\(rest), \"rules\": [{\"id\": \"A\", \"pairings\": [\(text)]}]}"]
    }
    return [
      "{\(text)}", "{\(rest), \(text)}", "{\(rest), \"rules\": [{\"id\": \"A\", \(text)}]}",
    ]
  }

  /// The blocks of a language but for the files of a ``DocumentedSession``, which are audited there.
  private static func examples(
    _ language: String, of page: DocumentationPage
  ) -> [DocumentationPage.Block] {
    page.blocks.filter { $0.language == language && !(page.hasSession && $0.name != nil) }
  }

  @Test func `Every policy that the documentation shows is read without a word`() throws {
    var count = 0
    for page in try DocumentationPage.all() {
      for block in Self.examples("json", of: page) where !block.text.contains("$value") {
        count += 1
        let complaints = Self.readings(block.text).map { text in
          var diagnostics = DiagnosticList()
          _ = Policy(reading: SourceFile(path: page.path, text: text), diagnostics: &diagnostics)
          return diagnostics.all.map(\.description)
        }
        #expect(complaints.contains([]), "\(page):\(block.line): \(complaints)")
      }
    }
    #expect(count >= 10)
  }

  @Test func `Every token that the documentation shows is audited by the pairings it carries`()
    throws
  {
    for page in try DocumentationPage.all() {
      for block in Self.examples("json", of: page) where block.text.contains("$value") {
        let page = ##""page": {"$type": "color", "$value": "#FFFFFF"}"##
        let run = try ToolRun(
          policy: nil, files: ["app.tokens.json": "{\(page), \(block.text)}"],
          ["app.tokens.json", "--format=json"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try JSONReport(run.output).summary["evaluations"] == 1)
      }
    }
  }

  /// Swift that is shown stands in a file of the tests, where it is compiled and run.
  @Test func `All Swift that the documentation shows is compiled`() throws {
    let tests = DocumentationPage.root.appending(path: "Tests")
    let files =
      FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    let sources = try files.filter { $0.contains("Sample") && $0.hasSuffix(".swift") }.map {
      Self.lines(try String(contentsOf: tests.appending(path: $0), encoding: .utf8))
    }
    var count = 0
    for page in try DocumentationPage.all() {
      for block in Self.examples("swift", of: page) {
        count += 1
        let lines = Self.lines(block.text)
        #expect(sources.contains { $0.contains(lines) }, "\(page):\(block.line)")
      }
    }
    #expect(count > 0)
  }

  /// The lines that say something, without indentation.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test func `Every file of the repository that the documentation names is there`() throws {
    var count = 0
    for page in try DocumentationPage.all() {
      for path in page.spans where path.contains(#/^(Sources|Tests|Fixtures|\.[a-z]+)\/\S+$/#) {
        count += 1
        let target = DocumentationPage.root.appending(path: path).path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(path)")
      }
    }
    #expect(count >= 40)
  }

  @Test func `Every link to a file of the repository leads to one`() throws {
    for page in try DocumentationPage.all() {
      let folder = DocumentationPage.root.appending(path: page.path).deletingLastPathComponent()
      for link in page.links where !link.contains("://") && !link.hasPrefix("doc:") {
        let path = link.split(separator: "#").first.map(String.init) ?? ""
        let target = folder.appending(path: path).path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(link)")
      }
    }
  }
}
