import Foundation
import TestSupport
import Testing

/// Every command writes one document as JSON, which fits its schema, whatever happens.
@Suite struct DocumentSchemaTests {
  private static let built = ["--built-in"]

  /// The commands with arguments for what there is to say, and for what there is not.
  static let runs: [(schema: String, words: [String], status: Int32)] = [
    ("check", ["check", "777", "fff"], 1), ("check", ["check", "000", "fff"], 0),
    ("check", ["check", "label", "systemBackground"], 0),
    ("check", ["check", "starred", "surface"] + built, 1),
    ("check", ["check", "nothing", "fff"], 2), ("check", ["check", "fff"], 2),
    ("accent", ["accent", "2596BE"] + built, 1), ("accent", ["accent", "no color"] + built, 2),
    ("fix", ["fix"] + built, 1), ("fix", ["fix", "--token", "none"] + built, 2),
    ("explain", ["explain", "accent"] + built, 0),
    ("explain", ["explain", "FR-BT-04"] + built, 0),
    ("explain", ["explain", "nothing"] + built, 2),
    ("list", ["list", "themes"] + built, 0), ("list", ["list", "schemes"] + built, 0),
    ("list", ["list", "tokens"] + built, 0), ("list", ["list", "pairings"] + built, 0),
    ("list", ["list", "rules"] + built, 0), ("list", ["list", "formats"], 0),
    ("list", ["list", "systems"], 0), ("list", ["list", "cats"], 2),
    ("audit", ["audit"] + built, 1), ("audit", ["audit", "none.json"], 2),
    ("audit", ["audit", "--scheme"], 2), ("diff", ["diff", "nothing"], 2),
    ("discover", ["discover", "none"], 2), ("discover", ["discover", "app"], 0),
    ("audit", ["audit", "--dark"], 2),
  ]

  @Test(arguments: runs)
  func `One document that fits`(schema: String, words: [String], status: Int32) throws {
    let workspace = try Workspace()
    try workspace.write(
      "<p style=\"color: var(--ink); background: var(--page)\">a</p>", to: "app/a.html")
    let run = ToolRun(words + ["--format", "json"], in: workspace)
    #expect(run.status == status, "\(run.errors)")
    let check = try SchemaCheck(ToolRun("schema", schema).output)
    #expect(try check.errors(in: run.output) == [], "\(run.output)")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    #expect((document["tool"] as? [String: Any])?["name"] as? String == "contrast-audit")
    #expect((document["verdict"] as? String == "error") == (status == 2))
    let known = check.properties()
    let own = schema == "audit" ? known.union(check.properties("$defs", "audit")) : known
    if schema != "explain" { #expect(Set(document.keys).subtracting(own) == []) }
  }

  @Test func `A comparison has a verdict`() throws {
    let workspace = try Workspace()
    let policy = """
      {"tokens": ["t.tokens.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """
    func write(_ ink: String, to folder: String) throws {
      try workspace.write(policy, to: "\(folder)/contrast-audit.json")
      try workspace.write(
        ##"{"$type": "color", "ink": {"$value": "\##(ink)"}, "page": {"$value": "#ffffff"}}"##,
        to: "\(folder)/t.tokens.json")
    }
    try write("#000000", to: "old")
    try write("#999999", to: "new")
    let check = try SchemaCheck(ToolRun("schema", "diff").output)
    for (words, verdict) in [
      (["old", "new"], "fail"), (["new", "old"], "pass"), (["old", "old"], "pass"),
    ] {
      let run = ToolRun(["diff"] + words + ["--format", "json"], in: workspace)
      #expect(try check.errors(in: run.output) == [], "\(run.output)\(run.errors)")
      #expect(run.output.contains("\"verdict\": \"\(verdict)\""), "\(words)")
    }
  }

  @Test func `Each schema is JSON, and has what all have`() throws {
    for name in ["audit", "diff", "check", "fix", "explain", "discover", "accent", "list"] {
      let schema = try SchemaCheck(ToolRun("schema", name).output)
      #expect(schema.definitions.isSuperset(of: ["tool", "verdict", "diagnostics"]), "\(name)")
    }
  }
}
