import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct PlainJSONReaderTests {
  private func read(_ text: String, path: String = "a.json") -> ReadSource {
    ReadSource(text, path: path, PlainJSONReader())
  }

  @Test func `Texts that are colors are tokens, named by the way to them`() throws {
    let read = read(
      ##"{"ink": {"light": "#222", "dark": "rgb(238 238 238)"}, "none": "transparent", "list": ["#111111"], "link": "{ink.light}"}"##
    )
    #expect(read.messages == [])
    #expect(read.names == ["ink.dark", "ink.light", "link", "list.0", "none"])
    #expect(try read.hex("ink.light") == "#222222")
    #expect(try read.hex("ink.dark") == "#EEEEEE")
    #expect(try read.hex("link") == "#222222")
    #expect(try read.hex("none") == "#00000000")
    #expect(try read.hex("list.0") == "#111111")
  }

  @Test func `What is no color is counted and said`() throws {
    let read = read("// theme\n{name: 'Sea', gap: 4, ink: '#222'}")
    #expect(
      read.messages == [
        "a.json:2:8: warning: 'name' is no color, and 1 more value is not; they are not read"
      ])
    #expect(try read.hex("ink") == "#222222")
  }

  @Test(arguments: ["#12345", "rgb(1 2)", "currentColor"])
  func `A color that cannot be read fails where it is used`(_ text: String) {
    let read = read("{\"ink\": \"\(text)\", \"page\": \"#FFF\"}")
    #expect(read.diagnostics.errorCount == 0)
    #expect(read.messages.count == 1)
    #expect(throws: (any Error).self) { try read.hex("ink") }
  }

  @Test func `A name may have a full stop, but one value`() throws {
    #expect(try read(##"{"ink.dark": "#000000"}"##).hex("ink.dark") == "#000000")
    #expect(
      read(##"{"ink": {"dark": "#000000"}, "ink.dark": "#FFFFFF"}"##).messages == [
        "a.json:1:42: warning: 'ink.dark' has a second value here; expected one"
      ])
  }

  @Test func `No file is read so unless the policy says it`() {
    let source = MemoryLoader(files: [:]).source("a.json", text: ##"{"ink": "#222222"}"##)
    #expect(TokenFormat.of(source) == .dtcg)
  }

  @Test func `What a color is called is no color`() throws {
    let read = read(##"{"pink": {"name": "Pink", "hex": "#F5C2E7"}, "name": "white"}"##)
    #expect(read.names == ["name", "pink.hex"])
    #expect(read.messages.count == 1)
  }
}
