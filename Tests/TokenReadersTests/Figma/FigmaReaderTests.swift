import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct FigmaReaderTests {
  private func read(_ variables: String, _ collections: String = Self.collections) -> ReadSource {
    ReadSource(
      """
      {"status": 200, "meta": {"variables": {\(variables)}, "variableCollections": {\(collections)}}}
      """, path: "a.json", FigmaReader())
  }

  private static let collections = #"""
    "C1": {"name": "Base", "modes": [{"modeId": "1:0", "name": "Mode 1"}], "defaultModeId": "1:0"},
    "C2": {"name": "Theme", "modes": [{"modeId": "2:0", "name": "Light"}, {"modeId": "2:1", "name": "Dark"}]}
    """#

  private static func color(_ id: String, _ name: String, _ collection: String, _ values: String)
    -> String
  {
    #""\#(id)": {"id": "\#(id)", "name": "\#(name)", "resolvedType": "COLOR", "variableCollectionId": "\#(collection)", "valuesByMode": {\#(values)}}"#
  }

  private static let white = color(
    "V1", "gray/0", "C1", #""1:0": {"r": 1, "g": 1, "b": 1, "a": 1}"#)
  private static let black = color(
    "V2", "gray/900", "C1", #""1:0": {"r": 0.2, "g": 0.4, "b": 0, "a": 0.5}"#)
  private static let page = color(
    "V3", "page", "C2",
    #""2:0": {"type": "VARIABLE_ALIAS", "id": "V1"}, "2:1": {"type": "VARIABLE_ALIAS", "id": "V2"}"#
  )

  @Test func `Collections are axes, modes contexts, and aliases go by their ids`() throws {
    let number =
      #""V9": {"name": "gap", "resolvedType": "FLOAT", "variableCollectionId": "C1", "valuesByMode": {"1:0": 4}}"#
    let read = read([Self.white, Self.black, Self.page, number].joined(separator: ","))
    #expect(read.messages == [])
    #expect(read.catalog.axes.map(\.name) == ["scheme"])
    #expect(read.catalog.axes.map(\.contexts) == [["light", "dark"]])
    #expect(read.names == ["gray.0", "gray.900", "page"])
    #expect(try read.hexes("page") == ["#FFFFFF", "#33660080"])
  }

  @Test func `Two variables of one name are told apart by their collections`() throws {
    let other = Self.color(
      "V4", "gray/0", "C2",
      #""2:0": {"r": 0, "g": 0, "b": 0}, "2:1": {"type": "VARIABLE_ALIAS", "id": "V1"}"#)
    let read = read(Self.white + "," + other)
    #expect(read.messages == [])
    #expect(read.names == ["Base.gray.0", "Theme.gray.0"])
    #expect(try read.hexes("Theme.gray.0") == ["#000000", "#FFFFFF"])
  }

  @Test(
    arguments: [
      (#"{"type": "VARIABLE_ALIAS", "id": "V7"}"#, "it is the variable 'V7'"),
      (#"{"r": 2, "g": 0, "b": 0}"#, "it is neither an alias nor a color"),
      (#"{"r": 1, "g": 0}"#, "it is neither"), (#"{"type": "EXPRESSION"}"#, "it is neither"),
      (#"{"r": 1, "g": 0, "b": 0, "a": "x"}"#, "it is neither"), (#""#, ""),
    ])
  func `A color that cannot be read fails where it is used`(_ value: String, _ reason: String)
    throws
  {
    guard !value.isEmpty else { return }
    let read = read(Self.white + "," + Self.color("V5", "ink", "C1", "\"1:0\": \(value)"))
    #expect(read.diagnostics.errorCount == 0)
    #expect(read.messages.first?.contains(reason) == true)
    #expect(throws: (any Error).self) { try read.hex("ink") }
    #expect(try read.hex("gray.0") == "#FFFFFF")
  }

  @Test(
    arguments: [
      (FigmaReaderTests.color("V5", "ink", "C1", ""), "'ink' has no value in the mode 'Mode 1'"),
      (
        FigmaReaderTests.color("V5", "ink", "C9", ""),
        "the variable 'ink' is in no collection of the file"
      ),
      (FigmaReaderTests.color("V5", "", "C1", ""), "a variable has no name that a token can have"),
      (
        FigmaReaderTests.white + ","
          + FigmaReaderTests.color("V5", "gray/0", "C1", #""1:0": {"r": 0, "g": 0, "b": 0}"#),
        "two variables of 'Base' are called 'gray.0'"
      ),
    ])
  func `A variable without a value or name is an error`(_ variables: String, _ message: String) {
    let read = read(variables)
    #expect(read.diagnostics.errorCount == 1)
    #expect(read.messages.first?.contains("error: " + message) == true)
  }

  @Test(
    arguments: [
      (#""C1": {"name": "A", "modes": []}"#, "the collection 'A' has no modes"),
      (#""C1": {"name": "A", "isExtension": true}"#, "the collection 'A' extends another"),
      (
        #""C1": {"name": "A", "modes": [{"modeId": "1", "name": "x"}, {"modeId": "2", "name": "x"}]}"#,
        "the collection 'A' has two modes called 'x'"
      ),
      (#""C1": {"name": "A", "modes": [{"modeId": "1"}]}"#, "a mode has no modeId and name"),
    ])
  func `A collection without modes of its own is an error`(_ collection: String, _ message: String)
  {
    #expect(read("", collection).messages.contains { $0.contains("error: " + message) })
  }

  @Test func `The format is told by its keys`() {
    let text = #"{"meta": {"variables": {}, "variableCollections": {}}}"#
    let source = MemoryLoader(files: [:]).source("a.json", text: text)
    #expect(TokenFormat.of(source) == .figma)
  }
}
