import AuditEngine
import TestSupport
import Testing

/// Token sources of a policy that say more than their path.
@Suite struct TokenSourceTests {
  private static let base = ##"""
    {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#767676"}}
    """##

  private static func color(_ name: String, _ hex: String) -> String {
    ##"{"\##(name)": {"$type": "color", "$value": "\##(hex)"}}"##
  }

  private func audit(
    _ sources: String, files: [String: String] = [:], background: String = "page"
  ) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": [
          \(sources)
        ], "rules": [{"id": "R", "pairings": [
          {"foreground": "ink", "background": "\(background)", "usage": "text"}]}]}
        """,
      files: files.merging(["base.tokens.json": Self.base]) { mine, _ in mine })
  }

  // MARK: Layers

  private static let layers = """
    "base.tokens.json",
    {"path": "brand/acme.json", "layer": "brand"},
    {"path": "brand/b.json", "layer": "brand", "name": "bolt"},
    {"path": "loud.json", "layer": "contrast", "name": "loud"}
    """
  private static let layerFiles = [
    "brand/acme.json": color("ink", "#777777"), "brand/b.json": color("page", "#000000"),
    "loud.json": color("ink", "#FFFFFF"),
  ]

  /// Each override by itself, none at all, and all together: 3 × 2.
  @Test func `Every combination of layers is walked, and that without them`() throws {
    let run = try audit(Self.layers, files: Self.layerFiles)
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
    let results = try JSONReport(run.output).results
    #expect(
      results.map { "\($0.context["brand"] ?? "") \($0.context["contrast"] ?? "")" } == [
        "none none", "none loud", "acme none", "acme loud", "bolt none", "bolt loud",
      ])
    // By WCAG's formula: #767676, white and #777777 on white; #767676 and white on black.
    let expected = [4.542224959605253, 1, 4.478089453577214, 1, 4.6232848849972035, 21]
    for (result, ratio) in zip(results, expected) {
      #expect(abs((result.number("ratio") ?? 0) - ratio) < 1e-9, "\(result.context)")
    }
  }

  @Test func `The report names the layer that gave each color`() throws {
    let results = try JSONReport(audit(Self.layers, files: Self.layerFiles).output).results
    let layers = results.map { result -> String in
      let layers = result.members["layers"] as? [String: Any]
      let under = (layers?["background"] as? [String])?.joined(separator: ", ")
      return "\(layers?["foreground"] as? String ?? "?") on \(under ?? "?")"
    }
    #expect(
      layers == [
        "base.tokens.json on base.tokens.json", "contrast loud on base.tokens.json",
        "brand acme on base.tokens.json", "contrast loud on base.tokens.json",
        "base.tokens.json on brand bolt", "contrast loud on brand bolt",
      ])
  }

  @Test func `A layer of several files is one`() throws {
    let sources = """
      "base.tokens.json",
      {"path": "a.json", "layer": "brand", "name": "acme"},
      {"path": "b.json", "layer": "brand", "name": "acme"}
      """
    let files = ["a.json": Self.color("ink", "#FFFFFF"), "b.json": Self.color("page", "#000000")]
    let results = try JSONReport(audit(sources, files: files).output).results
    #expect(results.map { $0.context["brand"] } == ["none", "acme"])
    #expect(abs((results.last?.number("ratio") ?? 0) - 21) < 1e-9)
  }

  @Test func `Contexts of layers are excluded like any other`() throws {
    let run = try SystemRun(
      policy: """
        {"tokens": [\(Self.layers)], "exclude": {"brand": ["none", "acme"]},
         "optional": {"contrast": "loud"}, "rules": [{"id": "R", "pairings": [
           {"foreground": "ink", "background": "page", "usage": "text"}]}]}
        """, files: Self.layerFiles.merging(["base.tokens.json": Self.base]) { $1 })
    #expect(run.status == 0)
    #expect(try JSONReport(run.output).results.map(\.context) == [["brand": "bolt"]])
  }

  // MARK: Hexadecimal colors

  /// Half black over white is 127 a channel; 80 of red and no opacity leaves white.
  @Test(arguments: [
    ("", "#FFFFFF"), (#", "hexAlpha": "last""#, "#FFFFFF"), (#", "hexAlpha": "first""#, "#7F7F7F"),
  ])
  func `A source says where its colors have their opacity`(more: String, background: String) throws
  {
    let run = try audit(
      #""base.tokens.json", {"path": "veil.json"\#(more)}"#,
      files: ["veil.json": Self.color("veil", "#80000000")], background: "veil over page")
    #expect(run.errors.isEmpty)
    let colors = try JSONReport(run.output).results.first?.members["colors"] as? [String: String]
    #expect(colors?["background"] == background)
  }

  // MARK: Formats

  @Test func `A source says its format where its name does not`() throws {
    let theme = "base: LIGHT\ncolors:\n  title: \"#ff767676\"\n"
    let files = ["mine.yaml": theme]
    let policy = """
      {"tokens": ["base.tokens.json", {"path": "mine.yaml", "format": "simplex"}],
       "exclude": {"theme": ["DARK", "SIMPLEX", "BLACK"]},
       "rules": [{"id": "R", "pairings": [
         {"foreground": "title", "background": "page", "usage": "text"}]}]}
      """
    let run = try SystemRun(
      policy: policy, files: files.merging(["base.tokens.json": Self.base]) { $1 })
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(try JSONReport(run.output).results.map(\.context) == [["theme": "LIGHT"]])
  }

  @Test(arguments: [
    (
      #"{"path": "base.tokens.json", "format": "dtgc"}"#, 12,
      "there is no format 'dtgc'; did you mean 'dtcg'?"
    ),
    (#"{"path": "base.tokens.json", "hexAlpha": "middle"}"#, 46, "hexAlpha is 'middle'"),
    (
      #"{"path": "base.tokens.json", "name": "a"}"#, 42, "a token source has a name only in a layer"
    ),
    (#"{"format": "dtcg"}"#, 3, "the token source has no path"),
    (
      #"{"path": "base.tokens.json", "lyaer": "a"}"#, 34,
      "a token source has no key 'lyaer'; did you mean 'layer'?"
    ),
    (#"{"path": "missing.json", "layer": "a"}"#, 12, "there is no file 'missing.json'"),
    (#"{"path": 3}"#, 12, "path is a number"),
    (
      #"{"path": "base.tokens.json", "layer": "a", "name": "none"}"#, 56,
      "'none' means that the layer is absent"
    ),
    ("3", 3, "an element of tokens is a number"),
  ])
  func `A source that says the impossible is an error with its place`(
    source: String, column: Int, message: String
  ) throws {
    let run = try audit(source)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error: \(message)"))
    #expect(run.errors.hasPrefix("contrast-audit.json:2:"))
  }
}
