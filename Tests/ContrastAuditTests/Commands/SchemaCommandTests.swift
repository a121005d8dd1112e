import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import SourceText

@Suite struct SchemaCommandTests {
  private let text: String
  private let schema: SchemaCheck

  init() throws {
    text = try ToolRun("schema").output
    schema = try SchemaCheck(text)
  }

  @Test func `The schema is JSON, of the draft that it names`() throws {
    #expect(text.contains(#""$schema": "https://json-schema.org/draft/2020-12/schema""#))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func `The schema knows every key, and no others`() {
    #expect(
      schema.properties() == [
        "$schema", "name", "system", "tokens", "conditions", "layers", "pixelUnit", "level",
        "levels",
        "exclude", "optional", "axes", "uses", "backdrops", "accent", "indeterminate",
        "undeclaredPairs", "checks", "keep", "leftOut", "code",
        "policies", "rules", "waivers", "baseline",
      ])
    #expect(
      schema.properties("$defs", "token-source") == [
        "path", "format", "hexAlpha", "channels", "when", "overrides", "layer", "name", "schemes",
        "themes", "uiTheme", "defaults",
      ])
    #expect(
      schema.properties("$defs", "rule") == [
        "id", "title", "source", "description", "severity", "optional", "claims", "pairings",
        "invariant", "neverText", "documented", "agree", "apart", "order", "step", "notWorse",
        "distinguishable",
      ])
    #expect(
      schema.properties("$defs", "waiver") == [
        "rule", "foreground", "background", "when", "reason", "owner", "expires", "ratio",
      ])
    #expect(
      schema.properties("$defs", "pairing") == [
        "foreground", "background", "usage", "typeStyles", "minimum", "when", "claims", "source",
        "reason", "required",
      ])
  }

  /// Every policy of the repository, found by its name.
  private static let policies: [String] = {
    let root = Fixture.folder.deletingLastPathComponent()
    let folders = [Fixture.folder, root.appending(path: "Sources/BuiltInCatalog")]
    return folders.flatMap { folder in
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
        .compactMap { $0 as? URL }
        .filter { $0.lastPathComponent == "contrast-audit.json" }
        // Among those are policies that are wrong on purpose.
        .filter { !$0.path(percentEncoded: false).contains("/WaysToGoGreen/") }
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
  }()

  @Test func `Every policy of the repository fits the schema`() throws {
    #expect(Self.policies.count >= 2)
    for policy in Self.policies { #expect(try schema.errors(in: policy) == []) }
  }

  @Test func `The whole policies of the pages fit the schema`() throws {
    let blocks = try DocumentationPage.all().flatMap(\.blocks).filter { block in
      block.language == "json" && block.text.hasPrefix("{") && block.text.contains("\"rules\"")
    }
    #expect(blocks.count >= 5)
    for block in blocks { #expect(try schema.errors(in: block.text) == []) }
  }

  @Test func `A drafted policy fits the schema`() throws {
    let workspace = try Workspace()
    try workspace.write(
      ##"{"text": {"$type": "color", "$value": "#000"}, "page": {"$type": "color", "$value": "#FFF"}}"##,
      to: "tokens.json")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(try schema.errors(in: workspace.read("contrast-audit.json")) == [])
  }

  /// What the reader refuses, the schema refuses, and the other way round.
  @Test(arguments: [
    (true, #""indeterminate": "warning""#, #""usage": "text""#),
    (
      true, #""level": "AAA", "levels": [{"level": "AAA", "when": {"s": "a"}}]"#,
      #""usage": "text""#
    ),
    (true, #""pixelUnit": "point""#, #""typeStyles": ["a", "b"]"#),
    (true, #""backdrops": {"b": {"luminance": [0, 1]}}"#, #""usage": "text""#),
    (
      true, #""exclude": {"s": ["a"]}"#,
      #""usage": "text", "minimum": [{"ratio": 7, "when": {"s": "a"}}]"#
    ),
    (true, #""name": "x""#, #""usage": "decoration", "reason": "x""#),
    (true, #""waivers": []"#, #""usage": "text""#),
    (
      true,
      #""waivers": [{"rule": ["R"], "foreground": "a", "background": "c", "when": {"s": "x"}, "reason": "x", "owner": "o", "expires": "2026-12-31", "ratio": 3}]"#,
      #""usage": "text""#
    ),
    (false, #""waivers": [{"rule": "R"}]"#, #""usage": "text""#),
    (false, #""waivers": [{"reason": "x"}]"#, #""usage": "text""#),
    (false, #""waivers": [{"rule": "R", "reason": "x", "ratio": 0}]"#, #""usage": "text""#),
    (false, #""waivers": [{"rule": "R", "reason": "x", "until": "2026"}]"#, #""usage": "text""#),
    (false, #""nmae": "x""#, #""usage": "text""#),
    (false, #""name": 3"#, #""usage": "text""#),
    (false, #""indeterminate": "fatal""#, #""usage": "text""#),
    (false, #""level": "A""#, #""usage": "text""#),
    (false, #""levels": [{"level": "AA"}]"#, #""usage": "text""#),
    (false, #""pixelUnit": "pt""#, #""usage": "text""#),
    (false, #""backdrops": {"b": {}}"#, #""usage": "text""#),
    (false, #""backdrops": {"b": {"luminance": [0, 2]}}"#, #""usage": "text""#),
    (false, #""exclude": {}"#, #""usage": "text""#),
    (false, #""optional": {"s": []}"#, #""usage": "text""#),
    (false, #""name": "x""#, #""usage": "texts""#),
    (false, #""name": "x""#, #""reason": "neither a usage nor type styles""#),
    (false, #""name": "x""#, #""usage": "text", "typeStyles": "a""#),
    (false, #""name": "x""#, #""usage": "text", "minimum": 22"#),
    (false, #""name": "x""#, #""usage": "text", "claims": "4.5""#),
    (false, #""name": "x""#, #""usage": "text", "rule": "R""#),
  ])
  func `The schema and the reader are of one mind`(isFit: Bool, more: String, pairing: String)
    throws
  {
    let policy = """
      {"tokens": ["a.json", {"path": "b.json", "layer": "l"}], \(more), "rules": [{"id": "R",
       "pairings": [{"foreground": ["a", {"best": ["b"]}], "background": "c", \(pairing)}]}]}
      """
    #expect(try schema.errors(in: policy).isEmpty == isFit)
    #expect(isRead(policy) == isFit)
  }

  @Test(arguments: Usage.allCases)
  func `The schema knows every usage`(usage: Usage) throws {
    let policy = """
      {"tokens": ["a.json"], "rules": [{"id": "R", "pairings": [
       {"foreground": "a", "background": "b", "usage": "\(usage.rawValue)"}]}]}
      """
    #expect(try schema.errors(in: policy) == [])
  }

  @Test(arguments: [
    (true, #""invariant": {"tokens": "a", "along": ["s"]}"#),
    (true, #""neverText": {"tokens": ["a"]}"#),
    (true, #""documented": {}"#), (true, #""agree": {"prefixes": ["a.", "b."]}"#),
    (true, #""apart": {"tokens": "a.*", "minimum": 3, "neighbors": true}"#),
    (
      true,
      #""apart": [{"groups": [["a", "b"], ["c.*"]], "criterion": "2.4.13", "background": "p"}]"#
    ),
    (true, #""order": {"tokens": ["a", "b"], "background": ["p", "q over p"]}"#),
    (true, #""step": {"from": "a", "to": "b", "least": 1.2}"#),
    (true, #""notWorse": {"along": "a", "to": "b"}"#),
    (
      true,
      #""distinguishable": {"tokens": "a.*", "vision": ["protan"], "severity": 0.5, "difference": "ok", "least": 0.1}"#
    ),
    (true, #""agree": [{"prefixes": ["a.", "b."]}, {"tokens": ["c", "d"]}]"#),
    (false, #""apart": ["a", "b"]"#), (false, #""apart": []"#),
    (false, #""apart": {"minimum": 3}"#),
    (false, #""apart": {"tokens": "a.*", "criterion": "1.4.3"}"#),
    (false, #""apart": {"tokens": "a.*", "minimum": 22}"#),
    (false, #""apart": {"groups": ["a", "b"], "minimum": 3}"#),
    (false, #""order": {"tokens": ["a", "b"]}"#), (false, #""step": {"from": "a", "to": "b"}"#),
    (false, #""notWorse": {"along": "a"}"#), (false, #""notWorse": {"along": ["a"], "to": "b"}"#),
    (false, #""distinguishable": {"tokens": "a.*", "difference": "oklab", "least": 0.1}"#),
    (false, #""distinguishable": {"tokens": "a.*", "difference": "ok", "least": 101}"#),
    (false, #""distinguishable": {"tokens": "a.*", "difference": "ok"}"#),
    (true, #""optional": true, "neverText": {"tokens": ["a"]}"#),
    (false, #""optional": "yes", "neverText": {"tokens": ["a"]}"#),
    (false, #""invariant": {"tokens": "a"}"#), (false, #""neverText": {}"#),
    (false, #""agree": {"prefix": ["a.", "b."]}"#), (false, #""title": "nothing""#),
    (false, #""pairings": []"#), (false, #""severity": "fatal", "documented": {}"#),
  ])
  func `The schema and the reader are of one mind on rules`(isFit: Bool, rule: String) throws {
    let policy = #"{"tokens": ["a.json"], "rules": [{"id": "R", \#(rule)}]}"#
    #expect(try schema.errors(in: policy).isEmpty == isFit)
    #expect(isRead(policy) == isFit)
  }

  /// Each object by its name in the schema, its members, and the policy that has it at `?`.
  private static let objects: [(name: String, members: [String: String], policy: String)] = [
    ("", ["tokens": #"["a"]"#], "?"),
    ("token-source", ["path": #""a""#, "layer": #""l""#], #"{"tokens": [?]}"#),
    (
      "group-of-schemes", ["dark": #""B""#],
      #"{"tokens": [{"path": "a", "schemes": {"A": ?}}]}"#
    ),
    (
      "level-for-some-contexts", ["level": #""AA""#, "when": #"{"a": "b"}"#],
      #"{"tokens": ["a"], "levels": [?]}"#
    ),
    ("axis", ["id": #""I""#], #"{"tokens": ["a"], "axes": {"x": ?}}"#),
    ("backdrop", [:], #"{"tokens": ["a"], "backdrops": {"b": ?}}"#),
    ("checks", [:], #"{"tokens": ["a"], "checks": ?}"#),
    ("accent", ["token": #""t""#], #"{"tokens": ["a"], "accent": ?}"#),
    ("waiver", ["reason": #""x""#, "rule": #""R""#], #"{"tokens": ["a"], "waivers": [?]}"#),
    ("rule", ["id": #""R""#, "documented": "{}"], #"{"tokens": ["a"], "rules": [?]}"#),
    ("invariant", ["tokens": #""t""#, "along": #""a""#], rule(#""invariant": ?"#)),
    ("neverText", ["tokens": #""t""#], rule(#""neverText": ?"#)),
    ("documented", [:], rule(#""documented": ?"#)),
    ("agree", ["tokens": #"["t", "u"]"#], rule(#""agree": ?"#)),
    ("apart", ["tokens": #"["t", "u"]"#, "minimum": "3"], rule(#""apart": ?"#)),
    ("order", ["tokens": #"["t", "u"]"#, "background": #""p""#], rule(#""order": ?"#)),
    ("step", ["from": #""t""#, "to": #""u""#, "least": "2"], rule(#""step": ?"#)),
    ("notWorse", ["along": #""a""#, "to": #""b""#], rule(#""notWorse": ?"#)),
    (
      "distinguishable", ["tokens": #""t.*""#, "difference": #""ok""#, "least": "0.5"],
      rule(#""distinguishable": ?"#)
    ),
    (
      "claim", ["foreground": ##""#000""##, "background": ##""#FFF""##, "ratio": "21"],
      rule(#""documented": {}, "claims": [?]"#)
    ),
    (
      "pairing", ["foreground": #""f""#, "background": #""b""#, "usage": #""text""#],
      rule(#""pairings": [?]"#)
    ),
    ("chosen-foreground", [:], pairing(foreground: "?")),
    (
      "choice",
      ["by": #""luminance""#, "threshold": "0.5", "dark": #""d""#, "light": #""l""#],
      pairing(foreground: #"{"choose": ?}"#)
    ),
    (
      "ratio-for-some-contexts", ["ratio": "7"],
      pairing(foreground: #""f", "minimum": [?]"#)
    ),
  ]

  private static func rule(_ members: String) -> String {
    #"{"tokens": ["a"], "rules": [{"id": "R", \#(members)}]}"#
  }

  private static func pairing(foreground: String) -> String {
    rule(#""pairings": [{"background": "b", "usage": "text", "foreground": \#(foreground)}]"#)
  }

  /// A value that is taken in silence and means nothing would leave something unjudged.
  @Test(arguments: objects)
  func `No key takes a value that the schema refuses`(
    name: String, members: [String: String], policy: String
  ) throws {
    let keys = name.isEmpty ? schema.properties() : schema.properties("$defs", name)
    #expect(!keys.isEmpty)
    for key in keys {
      var refused = 0
      for value in ["null", "true", "7", "-1", #""x""#, "[]", "[7]", "[[]]", "{}", #"{"x": 7}"#] {
        let all = members.merging([key: value]) { $1 }.map { #""\#($0)": \#($1)"# }
        let text = policy.replacing("?", with: "{\(all.joined(separator: ", "))}")
        guard try !schema.errors(in: text).isEmpty else { continue }
        refused += 1
        #expect(!isRead(text), "\(text)")
      }
      #expect(refused >= 5, "\(key)")
    }
  }

  /// Every object of the schema is among them, but for forms that others stand in for.
  @Test func `Each object of the schema is tried with wrong values`() {
    let forms: Set = ["contexts", "names", "ratio", "ratios", "foreground"]
    #expect(Set(Self.objects.map(\.name)).union(forms) == schema.definitions.union([""]))
  }

  private func isRead(_ policy: String) -> Bool {
    var diagnostics = DiagnosticList()
    _ = Policy(
      reading: SourceFile(path: "contrast-audit.json", text: policy), diagnostics: &diagnostics)
    return !diagnostics.hasErrors
  }
}
