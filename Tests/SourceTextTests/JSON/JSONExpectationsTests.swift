import SourceText
import Testing

@Suite struct JSONExpectationsTests {
  private enum Level: String, CaseIterable { case low, high }

  @Test("What is as expected is returned without a word")
  func expected() throws {
    var diagnostics = DiagnosticList()
    let root = try #require(ParsedJSON(#"{"name":"x","size":1.5,"level":"high"}"#).root)
    #expect(root["name"]?.expectString("name", &diagnostics) == "x")
    #expect(root["size"]?.expectNumber("size", &diagnostics) == 1.5)
    #expect(root.expect(.object, "root", &diagnostics))
    let level: Level? = root["level"]?.expectChoice("level", &diagnostics)
    #expect(level == .high)
    root.expectKeys(among: ["level", "name", "size", "unused"], of: "a thing", &diagnostics)
    #expect(diagnostics.all.isEmpty)
  }

  @Test("What is of another kind is reported in its place")
  func unexpected() throws {
    var diagnostics = DiagnosticList()
    let root = try #require(ParsedJSON("{\n\"name\":1,\n\"size\":\"x\",\n\"big\":1e400}").root)
    #expect(root["name"]?.expectString("name", &diagnostics) == nil)
    #expect(root["size"]?.expectNumber("size", &diagnostics) == nil)
    #expect(root["big"]?.expectNumber("big", &diagnostics) == nil)
    #expect(root["name"]?.expect(.array, "name", &diagnostics) == false)
    #expect(
      diagnostics.all.map(\.description) == [
        "a.json:2:8: error: name is a number; expected a string",
        "a.json:3:8: error: size is a string; expected a finite number",
        "a.json:4:7: error: big is a number; expected a finite number",
        "a.json:2:8: error: name is a number; expected an array",
      ])
  }

  @Test("A choice that does not exist is reported with the nearest that does")
  func choice() throws {
    var diagnostics = DiagnosticList()
    let root = try #require(ParsedJSON(#"["hihg","none",1]"#).root)
    let levels: [Level?] = root.elements.map { $0.expectChoice("level", &diagnostics) }
    #expect(levels == [nil, nil, nil])
    #expect(
      diagnostics.all.map(\.description) == [
        "a.json:1:2: error: level is 'hihg'; did you mean 'high'?",
        "a.json:1:9: error: level is 'none'; expected one of low, high",
        "a.json:1:16: error: level is a number; expected a string",
      ])
  }

  @Test("Every key that is not known is reported where it stands")
  func keys() throws {
    var diagnostics = DiagnosticList()
    let root = try #require(ParsedJSON("{\"nmae\":1,\n\"name\":2,\n\"zzzzzz\":3}").root)
    root.expectKeys(among: ["name", "size"], of: "a thing", &diagnostics)
    #expect(
      diagnostics.all.map(\.description) == [
        "a.json:1:2: error: a thing has no key 'nmae'; did you mean 'name'?",
        "a.json:3:1: error: a thing has no key 'zzzzzz'; expected one of name, size",
      ])
  }
}
