import Foundation
import TestSupport
import Testing

/// What `schema report` prints fits what `--format json` writes.
@Suite struct ReportSchemaTests {
  private let schema: SchemaCheck

  init() throws {
    schema = try SchemaCheck(ToolRun("schema", "report").output)
  }

  private func keys(_ value: Any?) -> Set<String> { Set((value as? [String: Any] ?? [:]).keys) }

  /// The elements of a list, all of them.
  private func elements(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  @Test(arguments: SnapshotTests.systems)
  func `Every key of a report is in the schema`(system: String) throws {
    let run = try ToolRun("--format", "json", Fixture.url(system).path(percentEncoded: false))
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(try schema.errors(in: run.output) == [])
    let own = schema.properties().union(schema.properties("$defs", "audit"))
    #expect(keys(report).subtracting(own) == [])
    for (list, definition) in [("results", "result"), ("rules", "rule"), ("plan", "change")] {
      let known = schema.properties("$defs", definition)
        .union(definition == "rule" ? schema.properties("$defs", "counts") : [])
      for element in elements(report[list]) {
        #expect(keys(element).subtracting(known) == [], "\(list)")
      }
    }
    for element in elements(report["results"]) {
      let required = ["rule", "context", "ratio", "required", "outcome", "location"]
      #expect(keys(element).isSuperset(of: required))
    }
  }
}
