import TestSupport
import Testing

/// Modes that design tools write into token files.
@Suite struct ModeTests {
  private func run(_ files: [String: String], tokens: String? = nil) throws -> SystemRun {
    let list = tokens ?? files.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return try SystemRun(
      policy: """
        {"tokens": [\(list)], "rules": [{"id": "R", "pairings": [
          {"foreground": "ink", "background": "page", "usage": "text"}]}]}
        """, files: files)
  }

  private func outcomes(_ run: SystemRun) throws -> [String] {
    #expect(run.errors == "")
    return try JSONReport(run.output).results.map { $0.text("outcome") }
  }

  private static func file(_ mode: String, ink: String) -> String {
    ##"""
    {"ink": {"$type": "color", "$value": "\##(ink)"}, "page": {"$type": "color", "$value": "#FFFFFF"},
     "$extensions": {"com.figma.modeName": "\##(mode)"}}
    """##
  }

  @Test(arguments: [("Light", "Dark"), ("Desktop", "Mobile")])
  func `Files of two modes are both judged`(first: String, second: String) throws {
    let run = try run([
      "a.tokens.json": Self.file(first, ink: "#000000"),
      "b.tokens.json": Self.file(second, ink: "#FFFFFF"),
    ])
    #expect(try outcomes(run) == ["pass", "fail"])
  }

  @Test func `A collection of one mode holds in all modes of others`() throws {
    let run = try run([
      "a.tokens.json": Self.file("Light", ink: "{black}"),
      "b.tokens.json": Self.file("Dark", ink: "{white}"),
      "c.tokens.json": ##"""
      {"black": {"$type": "color", "$value": "#000000"}, "white": {"$type": "color", "$value": "#FFFFFF"},
       "$extensions": {"com.figma.modeName": "Mode 1"}}
      """##,
    ])
    #expect(try outcomes(run) == ["pass", "fail"])
  }

  @Test func `Two files of the same mode are a conflict`() throws {
    let run = try run([
      "a.tokens.json": Self.file("Light", ink: "#000000"),
      "b.tokens.json": Self.file("Light", ink: "#FFFFFF"),
    ])
    #expect(run.status == 2)
  }

  @Test func `What the policy says goes before the mode`() throws {
    let run = try run(
      [
        "a.tokens.json": Self.file("Mode 1", ink: "#000000"),
        "b.tokens.json": Self.file("Mode 2", ink: "#FFFFFF"),
      ],
      tokens: #""a.tokens.json", {"path": "b.tokens.json", "when": {"scheme": "dark"}}"#)
    #expect(try outcomes(run) == ["pass", "fail"])
  }

  @Test(arguments: [
    ##""mode": {"Light": "#000000", "Dark": "#FFFFFF"}"##,
    ##""modes": {"light": "#000000", "dark": {"$value": "#FFFFFF"}}"##,
    ##""com.figma": {"modes": {"Light": "#000000", "Dark": "{page}"}}"##,
    ##""com.figma.mode.Light": "#000000", "com.figma.mode.Dark": "#FFFFFF""##,
    ##""mode": {"Dark": "#FFFFFF"}"##,
    ##""modes": {"Night": "#FFFFFF"}"##,
  ])
  func `The values of a token in modes are judged`(extensions: String) throws {
    let run = try run([
      "a.tokens.json": ##"""
      {"ink": {"$type": "color", "$value": "#000000", "$extensions": {\##(extensions)}},
       "page": {"$type": "color", "$value": "#FFFFFF"}}
      """##
    ])
    #expect(try outcomes(run) == ["pass", "fail"])
  }

  @Test(arguments: [
    ##""mode": "Dark""##, ##""modes": [{"name": "Dark", "value": "#FFFFFF"}]"##,
    ##""com.figma": {"valuesByMode": {"1:0": "#FFFFFF"}}"##, ##""com.figma.modes": ["#FFFFFF"]"##,
    ##""mode": {"Dark": "#FFF", "": "#000"}"##,
  ])
  func `Modes in another form are an error`(extensions: String) throws {
    for token in [true, false] {
      let own = token ? ##", "$extensions": {\##(extensions)}"## : ""
      let group = token ? "" : ##", "$extensions": {\##(extensions)}"##
      let run = try run([
        "a.tokens.json": ##"""
        {"ink": {"$type": "color", "$value": "#000000"\##(own)},
         "page": {"$type": "color", "$value": "#FFFFFF"}\##(group)}
        """##
      ])
      #expect(run.status == 2)
      #expect(run.errors.contains("a.tokens.json:"))
    }
  }
}
